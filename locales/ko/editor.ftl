### The position editor, at /editor. `$name` is the colour of a player.

editor-title = 국면 편집기
editor-board = 국면 편집기 보드
editor-tools = 도구
editor-mirror = 좌우 반전
editor-clear = 장애물 없애기
editor-turn = 회전
editor-undo = 실행 취소
editor-empty = 비우기
editor-start = 처음 배치
editor-in-hand = 남은 장애물
editor-turn-hint = 말을 누르면 그 말의 차례가 돼요
editor-moves-next = 다음 차례
editor-set-turn = { $name } 차례로 하기
editor-more = { $name }: 장애물 하나 더
editor-fewer = { $name }: 장애물 하나 빼기
editor-take-off = { $name }: 보드에서 빼기
editor-put-back = { $name }: 보드에 다시 놓기
editor-ready = 시작할 수 있어요
editor-faults = 고칠 것: { $count }
editor-fix = 고치기
editor-position = 국면 텍스트
editor-position-wrong = 올바른 국면이 아니에요.
editor-play = 여기서부터 두기
editor-analyse = 분석
