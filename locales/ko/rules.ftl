### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = 게임 규칙
# For search engines and for previews of links
rules-description = 2명, 3명, 4명이 하는 방법: 말, 장애물, 뛰어넘기, 시계를 그림 열 장으로 설명해요.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2~4명 · 8세 이상 · 10~20분
# $number: 1 to 10
rules-figure = 그림 { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N, E는 차례로 남쪽, 서쪽, 북쪽, 동쪽의 말, #은 장애물, *는 말이 갈 수 있는 칸, x는 놓을 수 없는 자리예요.
# Stands before a paragraph
rules-ruling = 자체 규정
# At the end of the page
rules-ruling-note = 인쇄된 규칙은 판마다 조금씩 다르고, 정해 두지 않은 점도 있어요. “{ rules-ruling }” 표시가 있는 단락은 Fencepost가 정한 답이에요.

## Goal

rules-aim-title = 게임의 목표
rules-aim = 다른 사람보다 먼저 내 말을 보드 반대편까지 옮기세요. 장애물로 상대를 멀리 돌아가게 할 수 있지만, 길을 완전히 막을 수는 없어요.

## Setup

rules-ready-title = 준비
rules-ready-board = 보드는 가로세로 9칸씩이에요. 남쪽 자리에서 볼 때 세로줄은 왼쪽부터 a~i, 가로줄은 아래부터 1~9라고 불러요.
rules-ready-two = 2명이면 남쪽과 북쪽에 앉아 장애물을 10개씩 가져요. 남쪽은 e1에서 출발해 9번 가로줄에 닿으면 이기고, 북쪽은 e9에서 출발해 1번 가로줄에 닿으면 이겨요.
rules-ready-first = 남쪽 자리에 누가 앉을지 추첨하거나 서로 정하세요. 남쪽이 첫 차례이고, 그다음은 시계 방향으로 돌아가요.

## Your turn

rules-turn-title = 내 차례에 할 일
rules-turn = 말을 움직이거나 장애물을 하나 놓으세요. 차례를 넘길 수는 없어요. 장애물을 다 쓰면 말을 움직여야 해요.

## Moving the pawn

rules-pawn-title = 말 움직이기
rules-pawn = 말은 위, 아래, 왼쪽, 오른쪽으로 한 칸 움직여요. 대각선으로는 못 가고, 다른 말이 있는 칸에도 못 들어가요.
rules-pawn-fence = 말은 장애물을 지나갈 수 없어요. 돌아서 가야 해요.

## Placing a fence

rules-fence-title = 장애물 놓기
rules-fence = 장애물은 두 칸 길이예요. 두 칸과 두 칸 사이의 홈에 가로나 세로로 놓아요. 보드 밖으로 튀어나오거나 반 칸 어긋나면 안 돼요.
rules-fence-overlap = 장애물은 절반이라도 겹치면 안 돼요. 끝과 끝이 닿거나 T자로 닿는 것은 괜찮아요.
rules-fence-cross = 장애물끼리 서로 교차해도 안 돼요.
rules-fence-stays = 한번 놓은 장애물은 게임이 끝날 때까지 그 자리에 있어요.
rules-fence-way = 장애물을 놓은 뒤에도 내 말을 포함한 모든 말이 자기 도착선까지 갈 수 있는 길이 남아 있어야 해요. 말을 가두는 장애물은 놓을 수 없어요.
rules-fence-way-ruling = 여기서는 장애물만 따져요. 말은 길을 막지 않고, 뛰어넘기로 길이 열리지도 않아요.

## Face to face

rules-jump-title = 말끼리 마주 볼 때
rules-jump = 이웃한 칸에 다른 말이 있고 사이에 장애물이 없으면, 그 말을 뛰어넘어 바로 뒤 칸으로 갈 수 있어요. 네 방향 모두 가능해요.
rules-jump-side = 장애물이나 또 다른 말이 뛰어넘는 길을 막고 있으면, 대신 뛰어넘으려던 말의 왼쪽이나 오른쪽 칸으로 갈 수 있어요. 그 말과 그 칸 사이에 장애물이 없고 칸이 비어 있어야 해요. 곧장 뛰어넘을 수 있을 때는 옆으로 갈 수 없어요.
rules-jump-edge = 보드의 가장자리도 장애물처럼 뛰어넘기를 막아요.
rules-jump-one = 한 번에 말 하나만 뛰어넘을 수 있어요. 다른 수가 있으면 꼭 뛰어넘지 않아도 돼요.
rules-jump-pass = 말도 움직일 수 없고 장애물도 놓을 수 없으면 차례를 넘겨요.

## The end of the game

rules-end-title = 게임의 끝
rules-end = 자기 도착선의 아무 칸에나 말을 먼저 보낸 사람이 바로 이겨요. 뛰어넘어 닿아도 돼요.
rules-end-leave = 2명일 때는 기권하거나 시간이 다 되면 져요.
rules-end-draw = 남은 장애물 수와 차례까지 똑같은 국면이 세 번 나오면 무승부예요. 시작 국면도 한 번으로 쳐요. 남아 있는 모두가 합의해도 무승부가 돼요.

## Three and four players

rules-many-title = 3명과 4명일 때
rules-many-four = 4명이면 장애물을 5개씩 가지고 남쪽, 서쪽, 북쪽, 동쪽 순서로 해요. 서쪽은 a5에서 출발해 i 세로줄에 닿으면 이기고, 동쪽은 i5에서 출발해 a 세로줄에 닿으면 이겨요.
rules-many-three = 3명이면 장애물을 6개씩 가지고, 2개는 상자에 남겨 둬요.
rules-many-three-seats = 자리는 남쪽, 서쪽, 북쪽이에요.
rules-many-leave = 3명이나 4명일 때 기권하거나 시간이 다 되면 그 사람의 말과 남은 장애물이 게임에서 빠져요. 놓은 장애물은 그대로 있고, 그 차례는 건너뛰며, 그 말의 길은 남겨 두지 않아도 돼요. 마지막까지 남은 사람이 이겨요.

## Playing with a clock

rules-clock-title = 시계를 쓸 때
rules-clock = 대회에서는 제한 시간이 있어요. 방법은 다음과 같아요.
rules-clock-player = 1인당 시간: 각자 게임 전체에 쓸 시간을 똑같이 받아요. 원하면 수마다 시간을 더하거나, 수마다 정한 만큼 기다렸다가 시계가 가게 할 수 있어요.
rules-clock-game = 게임 전체 시간: 모든 플레이어가 똑같이 나눠 써요.
rules-clock-move = 한 수당 시간: 매번 그 시간 안에 둬야 해요.
rules-clock-hourglass = 모래시계: 내가 쓴 시간이 다른 사람들에게 똑같이 나뉘어 가요.
# What the server does
rules-clock-start = 온라인에서는 모두가 첫 수를 둔 뒤에 시계가 가기 시작해요. 누군가 첫 수에 1분 넘게 쓰면 게임이 취소돼요.

## Other boards

rules-boards-title = 다른 보드
rules-boards = 연습할 때는 보드 한 변을 2~9칸, 장애물을 1인당 0~20개로 할 수 있어요. 2×2 보드에서는 최대 3명이 할 수 있어요.
rules-boards-start = 말은 자기 변의 가운데에서 출발해요. 변이 짝수 칸이면 남쪽과 북쪽은 가운데의 바로 오른쪽, 서쪽과 동쪽은 가운데의 바로 위쪽에서 출발해요.

## Writing moves down

rules-writing-title = 수 적기
rules-writing = 말의 수는 e2처럼 도착한 칸으로 적어요. 장애물은 가운데에서 왼쪽 아래에 있는 칸으로 불러요. e3h는 e3과 f3의 위쪽에 가로로, e3v는 e3과 e4의 오른쪽에 세로로 놓여요.

## The figures

rules-figure-1 = 2인 게임의 시작.
rules-figure-2 = 말이 움직이는 네 방향.
rules-figure-3 = 장애물이 곧은 길을 막아서 말이 돌아가요.
rules-figure-4 = 맞음: 두 칸과 두 칸 사이. 가위표: 반 칸 어긋남.
rules-figure-5 = 마지막 장애물이 말을 가두게 되니 놓을 수 없어요.
rules-figure-6 = 곧장 뛰어넘기.
rules-figure-7 = 말 뒤에 장애물: 왼쪽이나 오른쪽으로 뛰어요.
rules-figure-8 = 같은 경우에 한쪽이 막힘: 뛸 곳이 하나 남아요.
rules-figure-9 = 뒤에 또 다른 말: 두 개는 못 뛰어넘지만 양옆은 열려 있어요.
rules-figure-10 = 도착선에 닿은 말이 이겼어요.

## Around the rules

rules-print = 인쇄
rules-play = 게임하기
# In place of “Play” for somebody who came from a game
rules-back = 게임으로 돌아가기
rules-name = Fencepost는 독립된 프로젝트예요. 이 게임은 Quoridor®라는 이름으로 판매되며, 그 이름은 발행사의 것이에요. Fencepost는 발행사와 관련이 없어요.
