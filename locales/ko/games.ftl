### The games of this device, at /games.

games-title = 내 게임
games-hint = 이 브라우저에만 저장돼요.
games-import = 기보 불러오기
games-none = 아직 게임이 없어요
games-none-hint = 이 기기에서 한 게임은 모두 여기에 남아요. 게임을 하거나 기보(.qgn)를 불러오세요.
games-none-play = 바로 시작
games-running = 진행 중
games-finished = 끝난 게임
# $moves: how many were played
games-moves = { $moves }수
games-won = 이겼어요
games-lost = 졌어요
games-draw = 무승부
# $name: a player or a seat
games-winner = { $name } 승리
games-rename = 이름 바꾸기
games-export = 내보내기
games-delete = 삭제
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = { $game } 분석
games-rename-which = { $game } 이름 바꾸기
games-export-which = { $game } 내보내기
games-delete-which = { $game } 삭제
games-name = 게임 이름
games-save = 저장
games-cancel = 취소
games-deleted = “{ $game }” 게임을 삭제했어요.
games-undo = 실행 취소
games-imported = “{ $game }” 게임을 불러왔어요.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = 파일이 1MB보다 커요.
import-not-a-record = 이 파일은 기보가 아니에요.
import-bad-tag = “{ $text }”은(는) 이 기보에서 쓸 수 없어요.
import-bad-move = “{ $text }”은(는) 올바른 수가 아니에요.
import-unclosed = 이 기보에 시작이나 끝이 없는 설명 또는 변화도가 있어요.
import-after-result = “{ $text }”이(가) 결과 뒤에 있어요. 결과 뒤에는 아무것도 올 수 없어요.
import-too-long = 이 게임은 너무 길어요.
# $number: the number of the move, counted one by one
import-illegal-move = { $number }번째 수 { $text }은(는) 둘 수 없는 수예요.
import-bad-result = 결과 { $text }이(가) 게임과 맞지 않아요.
import-no-rules = 수를 확인할 규칙을 불러오지 못했어요. 다시 시도하세요.
import-unreadable = 이 파일은 읽을 수 없어요.
