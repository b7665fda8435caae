### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.

puzzles-title = 퍼즐
puzzle-of-the-day = 오늘의 퍼즐
puzzle-question = { $name }, 아직 이길 수 있을까요?
puzzle-question-many = { $name }, 어떻게 둬야 할까요?
puzzle-to-move = { $name } 차례
puzzle-find = 단 하나의 좋은 수를 찾아보세요
puzzle-loading = 퍼즐을 불러오는 중…
puzzle-failed-to-load = 퍼즐을 불러오지 못했어요. 인터넷에 연결한 뒤 다시 시도하세요.
puzzle-retry = 다시 시도
puzzle-number = 퍼즐 { $number }

## Solving

puzzle-wrong = 그 수가 아니에요.
puzzle-wrong-answer = 상대의 응수: { $move }
puzzle-right = 정답이에요!
puzzle-right-too = { $move } 수로도 이겨요.
puzzle-play-on = 이어서 둬 보세요. 어떻게 이기는지 보여 주세요.
puzzle-slipped = { $move } 수로는 기회를 놓쳐요. 다른 수를 찾아보세요.
puzzle-clear = 풀었어요. { $name } 쪽이 이기는 국면이에요.
puzzle-clear-many = 풀었어요. { $name } 쪽이 가장 유리해요.
puzzle-hint = 힌트
puzzle-hint-next = 다음 힌트
puzzle-hint-number = 힌트 { $number }/3.
puzzle-hint-step = 말을 움직이세요.
puzzle-hint-fence = 장애물을 놓으세요.
puzzle-hint-cost = { $name }의 길이 { $steps }칸 길어져요.
puzzle-hint-guard = 내 길을 지키는 수예요.
puzzle-hint-path = 두고 나면 { $steps }칸 남아요.
puzzle-hint-place = { $square } 근처를 보세요.
puzzle-show = 정답 보기
puzzle-solution = 정답: { $move }
puzzle-analyse = 분석
puzzle-again = 다시 풀기
puzzle-next = 다음 퍼즐

## Beside the board

puzzle-grade = 난이도
puzzle-grade-of = { $grade }/5
puzzle-streak = { $days }일
puzzle-streak-label = 연속 일수
puzzle-week = 이번 주
puzzle-more = 다른 퍼즐
puzzle-left = { $all }개 중 { $left }개 남음
puzzle-all-done = 모두 풀었어요. 다시 풀어도 돼요.
puzzle-mark-solved = 풀었음
puzzle-mark-failed = 못 풀었음
puzzle-mark-today = 오늘

## Themes

theme-all = 전체
theme-trap = 함정
theme-race = 경주
theme-jump = 뛰어넘기
theme-wasted-fence = 헛된 장애물
theme-defence = 방어
theme-endgame = 종반
theme-many = 3인과 4인
puzzle-themes = 이 퍼즐의 주제

## The program that finds puzzles

puzzles-not-right = { $file }: 다음 줄에서는 그 수가 단 하나의 좋은 수가 아니에요: { $lines }
puzzles-invalid = 올바른 퍼즐이 아니에요: { $detail }.
