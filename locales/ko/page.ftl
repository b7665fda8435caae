### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = 건너가거나, 길을 막거나.
# For search engines and for previews of links
app-description = 말을 반대편으로 옮기거나 장애물로 상대의 길을 막아 보세요. 브라우저에서 2~4명이 사람이나 컴퓨터와 함께 즐길 수 있어요. 계정은 필요 없어요.
# The picture in previews of links
app-preview = 말과 장애물이 놓인 보드.
needs-script = 게임을 하려면 JavaScript가 필요한데 꺼져 있어요. 규칙은 그대로 읽을 수 있어요.
back-to-start = 처음 화면으로
close = 닫기

## The bar at the top

settings = 설정
look = 테마
look-wood = 나무
look-light = 밝게
look-dark = 어둡게
language = 언어
sound = 소리
confirm-fences = 장애물을 놓기 전에 확인
confirm-touch = 터치 화면에서
confirm-always = 항상
confirm-never = 안 함
notify = 내 차례 알림
notify-hint = 다른 창을 보고 있을 때도 알려 드려요.
show-on-board = 보드에 표시
overlay-legal = 내 말이 갈 수 있는 칸
overlay-ways = 가장 짧은 길
overlay-lengths = 길의 길이
overlay-last = 마지막 수
overlay-coordinates = 좌표

## Start

start-title = Fencepost 시작하기
start-resume = 이어서 하기
start-resume-what = { $players }명, { $moves }수 진행
start-computer = 컴퓨터와 대결
start-computer-hint = 인터넷이 없어도 돼요.
start-invite = 친구 초대
start-invite-hint = 링크를 보내거나 QR 코드를 보여 주세요. 계정은 필요 없어요.
start-pass = 한 화면에서 함께
start-pass-hint = 이 화면으로 2~4명이 번갈아 해요.
start-open = 열린 게임
start-open-none = 지금은 기다리는 사람이 없어요. 게임을 열면 다른 사람이 여기에서 볼 수 있어요.
start-open-offline = 서버에 연결되지 않았어요. 컴퓨터와 대결하거나 한 화면에서 함께 할 수는 있어요.
start-watch = 관전
start-watch-none = 지금은 공개 게임이 없어요.
start-rules = 규칙 읽기
start-rules-hint = 그림과 함께 2분이면 돼요.
start-now = 시작
start-create = 링크 만들기
start-level = { $level }단계
level-label = 실력
level-1 = 왕초보
level-2 = 첫걸음
level-3 = 쉬움
level-4 = 가볍게
level-5 = 탄탄함
level-6 = 능숙함
level-7 = 강함
level-8 = 매우 강함
level-9 = 고수
level-10 = 최강
players-label = 인원
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = 시계
clock-none = 시계 없음
clock-minutes = { $minutes }분
clock-increment = { $minutes }분 + { $seconds }초
clock-delay = { $minutes }분, { $seconds }초 지연
clock-per-move = 한 수 { $seconds }초
clock-hourglass = 모래시계 { $minutes }분
clock-own = 직접 설정
clock-kind = 시계 종류
clock-kind-increment = 각자 시간 + 수마다 추가
clock-kind-delay = 각자 시간 + 수마다 지연
clock-kind-per-move = 한 수당 시간
clock-kind-hourglass = 모래시계
clock-own-minutes = 1인당 시간(분)
clock-own-seconds = 한 수당 시간(초)
first-label = 누가 먼저
first-lot = 추첨
first-me = 나
first-other = 상대
first-another = 다른 사람
seats-label = 다른 자리
seat-person = 사람
seat-computer = 컴퓨터
listed-label = 열린 게임에 표시
your-name = 내 이름
your-name-hint = 안 써도 돼요.
join = 참가
watch = 관전
game-of = { $players }명
game-watch-move = { $number }수째

## Waiting for others

invite-title = 플레이어를 기다리는 중
invite-hint = 이 링크를 열면 누구나 자리에 앉을 수 있어요. 같은 링크로 관전도 할 수 있어요.
invite-link = 게임 링크
invite-copy = 복사
invite-copied = 복사됨
invite-share = 공유
invite-qr = 링크의 QR 코드
invite-seats = 빈자리 { $open }개
invite-cancel = 취소하기
join-title = 게임에 초대받았어요
join-hint = { $name } 님이 기다리고 있어요.
join-hint-somebody = 누군가 기다리고 있어요.
join-sit = 앉아서 시작

## A game

you = 나
engine-name = 컴퓨터({ $level }단계)
engine-full = 컴퓨터(최강)
open-seat = 빈자리
guest = 게스트
player-out = 탈락
player-away = 자리 비움
player-thinking = 생각 중…
fences-left = 남은 장애물: { $count }
way-length = 도착선까지: { $count }칸
your-turn = 내 차례
turn-of = { $name }의 차례
not-started = 아직 빈자리가 있어요
first-move-wait = { $name }: 첫 수까지 { $seconds }초 남았어요. 시간이 지나면 게임이 중단돼요.
first-move-wait-you = 첫 수까지 { $seconds }초 남았어요. 시간이 지나면 게임이 중단돼요.
left-for-good = { $name }: 자리를 비운 지 꽤 됐어요.
take-over = 컴퓨터가 이어서 두기
give-time-to = { $name }에게 15초 주기
place-fence = { $move } 놓기
drop-fence = 놓지 않기
take-fence-hint = 장애물을 보드로 끌어다 놓거나 홈을 누르세요.
moves = 수순
no-moves-yet = 아직 둔 수가 없어요
move-first = 처음으로
move-back = 한 수 뒤로
move-on = 한 수 앞으로
move-last = 마지막 수로
looking-back = 지난 국면을 보고 있어요.
back-to-game = 게임으로 돌아가기
flip = 뒤집기
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
premove-set = 둘 수 있으면 다음에 { $move } 수를 둬요.
phrases = 한마디
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
game-broken-off = 중단됨
won-by = { $name } 승리

## The connection

link-lost = 연결이 끊겼어요. 다시 연결하는 중…
link-joining = 연결하는 중…
link-missing = 그런 게임이 없어요.
local-missing = 이 브라우저에 그 게임이 더는 남아 있지 않아요.
page-missing = 이 주소에는 페이지가 없어요.
trouble-offline = 서버가 응답하지 않아요.
trouble-seat = 방금 다른 사람이 그 자리에 앉았어요.
trouble-too-many = 요청이 너무 많아요. 잠시 후 다시 시도하세요.
trouble-too-many-wait = 요청이 너무 많아요. { $seconds }초 후에 다시 시도하세요.
trouble-offered = 마지막 수 이후에 이미 제안했어요.
trouble-too-long = 게임이 너무 길어져서 할 수 없어요. 수를 두거나 기권할 수는 있어요.
trouble-other = 처리하지 못했어요.
turn-title = 내 차례 – Fencepost
turn-notice = 내 차례예요.

## The board, by keyboard and for screen readers

board-label = 보드. 화살표 키로 커서를 움직이고, h와 v로 장애물 방향을 고르고, p로 칸으로 돌아가고, Enter로 둬요.
move-input = 수 입력
move-input-go = 두기
move-input-hint = 예: e3, e3h
keys = 단축키
keys-arrows = 보드에서: 커서 움직이기. 그 밖에서: 수순 넘겨 보기
keys-home-end = 첫 수와 마지막 수
keys-h = 커서를 가로 장애물로
keys-v = 커서를 세로 장애물로
keys-p = 칸으로 돌아가기
keys-enter = 두기
keys-escape = 장애물 놓지 않기
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
say-passed = { $name }: 둘 수 있는 수가 없어 차례를 넘김.
say-out = { $name }: 탈락.
