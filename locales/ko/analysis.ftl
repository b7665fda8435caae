### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = 보드에서 말을 움직이거나 게임을 여세요.
analysis-drop = 여기에 게임을 놓으세요

## Opening

analysis-open = 열기
analysis-open-text = 기보, 수 목록, 국면 또는 링크
analysis-open-file = 파일 선택
analysis-new = 새 보드
analysis-recent = 최근 분석
analysis-delete-study = 이 분석 삭제
# A file with several games. $game: the number of the one that is shown
analysis-game-of = 게임 { $game }/{ $games }
analysis-which-notation = 이 수들은 여러 표기법으로 읽을 수 있어요. 어느 것인가요?
dialect-fencepost = 줄을 아래에서 셈, 남쪽이 먼저
dialect-glendenning = 줄을 위에서 셈, 남쪽이 먼저
dialect-qtp = 줄을 아래에서 셈, 북쪽이 먼저

## Why something cannot be opened

# $why: a whole sentence
analysis-at = { $line }행 { $column }열: { $why }
analysis-too-large = 1MB보다 커요. 더 작은 파일을 여세요.
analysis-too-long = 2만 수가 넘어요. 더 짧은 게임을 여세요.
analysis-not-a-record = 이 글에는 게임, 수 목록, 국면이 없어요.
analysis-unreadable = 읽을 수 없어요.
analysis-link-damaged = 링크가 잘렸거나 손상됐어요. 첫 글자부터 마지막 글자까지 다시 복사하세요.
analysis-link-newer = 더 새로운 버전의 Fencepost에서 만든 링크예요. 페이지를 새로 고친 뒤 다시 해 보세요.
analysis-game-running = 아직 진행 중인 게임이에요. 끝나면 분석할 수 있어요.

## Sharing

analysis-too-long-link = 분석이 너무 길어서 링크로 만들 수 없어요. 파일로 저장하세요. 이 브라우저에도 남아 있어요.

## The tree

analysis-comment = 설명
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = 표시
mark-good = 좋은 수
mark-mistake = 실수
mark-brilliant = 멋진 수
mark-blunder = 큰 실수
mark-interesting = 흥미로운 수
mark-dubious = 의심스러운 수
analysis-variations = 변화도: { $count }
analysis-fold = 변화도 접기
analysis-unfold = 변화도 보기
analysis-promote = 변화도 위로 옮기기
analysis-make-main = 주 변화로 만들기
analysis-delete = 여기부터 삭제
analysis-undo = 실행 취소
analysis-keys-variations = 이전 또는 다음 변화도

## The engine

engine = 엔진
engine-absent = 이 브라우저에서는 엔진을 불러올 수 없어요.
engine-depth = 깊이 { $depth }
# Millions of positions in a second
engine-speed = { $count }M/초
engine-lines = 후보: { $count }
engine-fewer = 후보 줄이기
engine-more = 후보 늘리기
# Proven; $plies: moves of both players together
engine-win-in = { $plies }수 만에 승리
engine-loss-in = { $plies }수 만에 패배
engine-chances = 이길 확률
per-cent = { $number }%

## The path to the goal

# Of a player: it is their turn
path-to-move = 둘 차례
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = 가장 좋은 장애물 { $fence }: { $name } +{ $steps }
