### The game report on the analysis board: a look through a whole game, and trying its mistakes again.

study-views = 보기
view-moves = 수순
view-explorer = 탐색기
view-report = 보고서

## Making the report

report-make = 게임 분석
report-intro = 엔진이 모든 수를 살펴보고 승부가 갈린 곳을 보여 줘요. 1분쯤 걸려요.
report-empty = 먼저 게임을 두거나 여세요.
report-progress = 게임을 분석하는 중: { $percent }%
report-stop = 멈춤
report-again = 다시 분석
report-changed = 보고서를 만든 뒤에 게임이 바뀌었어요.

## The report

report-accuracy = 정확도
report-blunders = 큰 실수 { $count }개
report-mistakes = 실수 { $count }개
report-dubious = 의심스러운 수 { $count }개
report-clean = 실수 없음
report-chances = 이길 확률
report-steps = 남은 칸
report-fences = 남은 장애물
report-at = { $number }수째 { $move }: { $chances }
report-at-start = 시작: { $chances }
report-points = 승부처
report-no-points = 아무도 큰 실수를 하지 않았어요.
report-drop = { $before } → { $after }%
report-table = 모든 수를 표로 보기
report-column-move = 수
report-column-best = 최선
report-column-before = 전
report-column-after = 후
report-column-mark = 표시

## Trying again

report-try = { $name }의 실수 { $count }개 다시 풀기
try-title = { $name }: 더 좋은 수 찾기
try-count = { $number }/{ $count }
try-played = 여기서는 { $move } 수를 뒀어요.
try-thinking = { $move } 수를 살펴보는 중…
try-good = { $move }: 좋은 수예요.
try-best = { $move }: 가장 좋은 수예요.
try-bad = { $move } 수는 아니에요. { $why }
try-hint = 힌트
try-hint-pawn = 말을 움직이세요.
try-hint-fence = 장애물을 놓으세요.
try-hint-near = { $place } 근처에 장애물을 놓으세요.
try-show = 수 보기
try-shown = 가장 좋은 수: { $best }
try-next = 다음
try-end = 보고서로 돌아가기
