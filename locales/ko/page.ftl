### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = 건너가거나, 길을 막거나.
# For search engines and for previews of links
app-description = 말을 반대편으로 옮기고 장애물로 상대의 길을 막아 보세요. 브라우저에서 2~4명이 사람이나 컴퓨터와 함께 즐길 수 있어요. 계정은 필요 없어요.
# The picture in previews of links
app-preview = 말과 장애물이 놓인 보드.
needs-script = 게임을 하려면 JavaScript가 필요해요. 규칙은 그대로 읽을 수 있어요.
back-to-start = 홈
close = 닫기

## The bar at the top

places = 메뉴
place-play = 게임
place-games = 내 게임
place-learn = 배우기
place-puzzles = 퍼즐
place-analysis = 분석
place-rules = 규칙
place-editor = 편집
place-clock = 시계
place-tournaments = 대회
storage-refused = 이 브라우저에 게임을 저장할 공간이 없거나 저장이 허용되지 않아요. 계속할 수 있지만 페이지를 닫으면 게임이 사라져요.
settings = 설정
look = 테마
look-system = 시스템
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
notify-hint = 다른 창을 보고 있을 때도요.
show-on-board = 보드에 표시
overlay-legal = 내 말이 갈 수 있는 칸
overlay-ways = 가장 짧은 길
overlay-lengths = 길의 길이
overlay-last = 마지막 수
overlay-coordinates = 좌표

## Start

clock-none = 시계 없음
clock-minutes = { $minutes }분
clock-increment = { $minutes }분 + { $seconds }초
clock-delay = { $minutes }분, { $seconds }초 지연
clock-per-move = 한 수 { $seconds }초
clock-hourglass = 모래시계 { $minutes }분
clock-game = 게임 전체 { $minutes }분
seat-computer = 컴퓨터
your-name = 내 이름
your-name-hint = 선택 사항
game-of = { $players }명

## A game

you = 나
engine-name = 컴퓨터({ $level }단계)
engine-full = 컴퓨터(최강)
open-seat = 빈자리
guest = 게스트

## The connection

page-missing = 페이지를 찾을 수 없어요.
trouble-offline = 서버가 응답하지 않아요.
trouble-seat = 방금 다른 사람이 그 자리에 앉았어요.
trouble-too-many = 요청이 너무 많아요. 잠시 후 다시 시도하세요.
trouble-too-many-wait = 요청이 너무 많아요. { $seconds }초 후에 다시 시도하세요.
trouble-offered = 마지막 수 이후에 이미 제안했어요.
trouble-too-long = 게임이 너무 길어서 할 수 없어요. 수를 두거나 기권할 수는 있어요.
trouble-other = 문제가 생겼어요.
turn-notice = 내 차례예요.
