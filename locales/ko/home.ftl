### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Fencepost 시작하기
start-resume = 게임 이어 하기
start-resume-what = { $players }명, { $moves }수 진행
start-computer = 컴퓨터와 대결
start-computer-hint = 오프라인에서도 돼요.
start-invite = 초대하기
start-invite-hint = 링크를 보내거나 QR 코드를 보여 주세요. 계정은 필요 없어요.
start-pass = 한 화면에서 함께
start-pass-hint = 한 기기에서 2~4명이 함께 해요.
start-open = 열린 게임
start-open-none = 지금은 기다리는 사람이 없어요. 게임을 시작하면 다른 사람이 여기에서 볼 수 있어요.
start-open-offline = 서버에 연결할 수 없어요. 컴퓨터와 대결하거나 한 화면에서 함께 할 수는 있어요.
start-watch = 관전
start-watch-none = 지금은 공개 게임이 없어요.
start-rules = 규칙 읽기
start-rules-hint = 그림과 함께 2분이면 읽어요.
start-now = 시작
start-create = 링크 만들기
start-level = { $level }단계
level-label = 난이도
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
clock-own = 사용자 지정
clock-kind = 시계 종류
clock-kind-increment = 각자 시간 + 수마다 추가
clock-kind-delay = 각자 시간 + 수마다 지연
clock-kind-per-move = 한 수당 시간
clock-kind-hourglass = 모래시계
clock-own-minutes = 1인당 시간(분)
clock-own-seconds = 한 수당 시간(초)
first-label = 먼저 두는 사람
first-lot = 무작위
first-me = 나
first-other = 상대
first-another = 다른 사람
seats-label = 다른 자리
seat-person = 사람
listed-label = 열린 게임에 표시
join = 참가
watch = 관전
game-watch-move = { $number }수째

## The first look

home-what = 2~4명이 즐기는 장애물 경주.
home-play = 바로 시작
home-play-hint = 무료, 가입 없음
home-learn = 규칙 배우기
home-tutorial = 하면서 배우기
home-tutorial-hint = 쉬운 열다섯 단계
home-puzzle = 오늘의 퍼즐
# The board on the start page, for screen readers
home-board = 보드. 화살표 키로 칸을, h와 v로 장애물을 골라요. Enter로 두면 게임이 시작돼요.
home-tip-title = 내 차례예요.
home-tip = 말을 옮기거나 장애물을 놓으면 게임이 시작돼요.
home-tip-fence = 장애물을 한 번 더 누르면 놓여요.
home-beginning = 게임을 시작해요…

## The form

mode-label = 상대
mode-computer = 컴퓨터
mode-invite = 친구
mode-pass = 이 화면
more-options = 추가 설정
summary-first-lot = 먼저 두는 사람 무작위
summary-first-me = 내가 먼저
summary-first-other = 상대가 먼저
summary-fences = 장애물 { $fences }개씩
clock-kind-game = 게임 전체 시간
clock-own-game = 전체 시간(분)
board-width = 열
board-height = 행
fences-each = 각자 장애물
fences-usual = 기본({ $fences })

## Others

lobby-waiting = 대기 중
lobby-yours = 내가 연 게임
exhibition-live = 생중계
exhibition-title = 엔진끼리 두는 중
exhibition-recorded = 기록된 게임
