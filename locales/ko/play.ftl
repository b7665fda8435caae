### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = 플레이어를 기다리는 중
invite-hint = 이 링크가 있으면 누구나 참가하거나 관전할 수 있어요.
invite-link = 게임 링크
invite-copy = 복사
invite-copied = 복사됨
invite-share = 공유
invite-qr = 링크의 QR 코드
invite-seats = 빈자리 { $open }개
invite-cancel = 게임 취소
join-title = 게임에 초대받았어요
join-hint = { $name } 님이 기다리고 있어요.
join-hint-somebody = 누군가 기다리고 있어요.
join-sit = 참가해서 시작

## A game

player-out = 탈락
player-away = 자리 비움
player-thinking = 생각 중…
fences-left = 남은 장애물: { $count }
way-length = 도착선까지: { $count }칸
your-turn = 내 차례
turn-of = { $name } 차례
not-started = 플레이어를 기다리는 중
first-move-wait = { $name }: 첫 수까지 { $seconds }초 남았어요. 시간이 지나면 게임이 취소돼요.
first-move-wait-you = 첫 수까지 { $seconds }초 남았어요. 시간이 지나면 게임이 취소돼요.
left-for-good = { $name }: 자리를 비운 지 꽤 됐어요.
take-over = 컴퓨터에게 맡기기
give-time-to = { $name }에게 15초 주기
place-fence = { $move } 놓기
drop-fence = 취소
take-fence-hint = 장애물을 보드로 끌어다 놓거나 칸 사이를 누르세요.
moves = 수순
no-moves-yet = 아직 둔 수가 없어요
move-first = 첫 수
move-back = 한 수 뒤로
move-on = 한 수 앞으로
move-last = 마지막 수
looking-back = 지난 국면을 보고 있어요.
back-to-game = 게임으로 돌아가기
flip = 보드 뒤집기
actions = 동작
takeback = 무르기
draw = 무승부
resign = 기권
resign-sure = 정말 기권할까요?
draw-sure = 모두 무승부에 동의하나요?
yes = 예
no = 아니요
rematch = 한 판 더
play-back = 다시 보기
share = 공유
copy-record = 기보 복사
download-record = 기보 저장
new-game = 새 게임
give-time = 15초 주기
more = 더 보기
accept = 수락
decline = 거절
withdraw = 철회
offers-draw = { $name }: 무승부를 제안했어요.
offers-takeback = { $name }: { $move } 수를 무르고 싶어 해요.
offers-rematch = { $name }: 한 판 더 하고 싶어 해요.
offered-draw = 무승부를 제안했어요.
offered-takeback = { $move } 수를 물러 달라고 했어요.
offered-rematch = 한 판 더 하자고 했어요.
next-game = 다음 게임으로
premove-set = 미리 두기: { $move }, 둘 수 있으면
phrases = 빠른 채팅
phrase-hello = 안녕하세요!
phrase-good-luck = 행운을 빌어요!
phrase-good-game = 좋은 게임이었어요!
phrase-well-played = 잘 두셨어요!
phrase-thanks = 고마워요!
phrase-oops = 이런!
phrase-one-moment = 잠시만요.
phrase-hurry = 두실 차례예요!
phrase-sorry = 미안해요!
phrase-bye = 또 만나요!
says = { $name }: { $text }
you-won = 이겼어요
you-lost = 졌어요
game-drawn = 무승부
game-broken-off = 취소됨
won-by = { $name } 승리

## The connection

link-lost = 연결이 끊겼어요. 다시 연결하는 중…
link-joining = 연결하는 중…
link-missing = 게임을 찾을 수 없어요.
local-missing = 이 게임은 이제 이 브라우저에 저장되어 있지 않아요.
turn-title = 내 차례 – Fencepost

## The board, by keyboard and for screen readers

board-label = 보드. 화살표 키로 커서를 움직이고, h와 v로 가로나 세로 장애물을 고르고, p로 칸으로 돌아가고, Enter로 둬요.
move-input = 수 입력
move-input-go = 두기
move-input-hint = 예: e3, e3h
keys = 단축키
keys-arrows = 보드에서: 커서 움직이기. 그 밖에서: 수순 넘겨 보기
keys-home-end = 첫 수와 마지막 수
keys-h = 가로 장애물
keys-v = 세로 장애물
keys-p = 칸으로 돌아가기
keys-enter = 두기
keys-escape = 장애물 취소
keys-f = 보드 뒤집기
keys-m = 소리 켜고 끄기
keys-question = 이 목록
say-square = { $square }, 빈칸
say-square-pawn = { $square }, { $name }의 말
say-square-goes = { $square }, 내 말이 갈 수 있는 칸
say-fence-across = { $fence }, 가로, 아래 칸: { $from }, { $to }
say-fence-upright = { $fence }, 세로, 왼쪽 칸: { $from }, { $to }
say-fence-placed = { $fence }, 장애물 있음
say-fence-blocked = { $fence }, 장애물을 놓을 수 없음
say-moved = { $name }: { $move } 칸으로 이동.
say-fenced = { $name }: { $move } 장애물 놓음.
say-passed = { $name }: 차례를 넘겨야 해요.
say-out = { $name }: 탈락.
say-moved-you = { $move } 칸으로 이동했어요.
say-fenced-you = { $move } 장애물을 놓았어요.
say-passed-you = 차례를 넘겨야 해요.
say-out-you = 탈락했어요.
say-square-pawn-you = { $square }, 내 말
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } 장애물을 놓으면 내 말이 갇혀요. 다음 칸에서 나올 수 없게 돼요: { $squares }.
move-input-open = 글자로 수 입력
# $text: what was typed
move-input-wrong = “{ $text }”은(는) 수가 아니에요. 이동은 e3, 장애물은 e3h처럼 입력하세요.
keys-slash = 수 입력

## How a game ended, said to one of the players

ending-goal-you = 도착선에 닿았어요.
ending-resign-you = 상대가 기권했어요.
ending-time-you = 상대의 시간이 다 됐어요.
ending-last-player-you = 마지막까지 남았어요.
ending-resign-lost = 기권했어요.
ending-time-lost = 시간이 다 됐어요.
review = 복기
# $level: a number
next-level = { $level }단계에 도전
result-moves = { $count ->
   *[other] 수
  }
# A caption under the number, whatever it is
result-fences = 놓은 장애물
result-steps = 도착선까지 남은 칸

## What happens beside the moves, in one short line

news-draw-declined = { $name }: 무승부를 거절했어요.
news-draw-declined-you = 무승부를 거절했어요.
news-takeback-declined = { $name }: 무르기를 허락하지 않았어요.
news-takeback-declined-you = 무르기를 허락하지 않았어요.
news-rematch-declined = { $name }: 한 판 더 하지 않겠대요.
news-rematch-declined-you = 한 판 더 하자는 제안을 거절했어요.
news-withdrawn = { $name }: 제안을 철회했어요.
news-withdrawn-you = 제안을 철회했어요.
news-takeback = 마지막 수를 물렀어요.
news-takeover = { $name } 대신 컴퓨터가 둬요.
news-time = { $name }: { $seconds }초를 더 받았어요.
news-time-you = { $seconds }초를 더 받았어요.
# On the card of who got them
time-gift = +{ $seconds }초
premove-dropped = { $move } 수는 이제 둘 수 없어요.
# $text: the phrase
phrase-sent = 보냄: { $text }

## Help during a game

hint = 힌트
hint-thinking = 생각 중…
hints-used = 힌트: { $count }
rules-panel = 규칙
rules-panel-loading = 규칙을 불러오는 중…
rules-panel-missing = 지금은 규칙을 불러올 수 없어요. 인터넷 연결이 필요해요.
