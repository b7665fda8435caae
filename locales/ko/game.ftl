### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } 외 { $more }칸

## Why a move is refused

refusal-game-over = 게임이 이미 끝나서 { $move } 수를 둘 수 없어요.
refusal-wrong-turn = { $move } 수는 아직 둘 수 없어요. 지금은 { $name } 차례예요.
refusal-not-playing = { $name } 플레이어는 이 게임에 없거나 이미 탈락했어요.
refusal-nobody-leaves-two = 2인 게임에서는 중간에 나갈 수 없어요. 대신 기권하세요.
refusal-off-board = { $move } 자리는 이 보드에 없어요.
# $square: where the pawn stands
refusal-out-of-reach = { $square } 칸의 말은 한 번에 { $move } 칸으로 갈 수 없어요.
refusal-occupied = { $move } 칸에는 이미 { $name }의 말이 있어요.
refusal-fence-in-the-way = { $fence } 장애물이 { $move } 칸으로 가는 길을 막고 있어요.
# $square: where the straight jump lands
refusal-jump-open = { $square } 칸으로 곧장 뛰어넘을 수 있을 때는 옆으로 { $move } 칸에 갈 수 없어요.
refusal-no-fences-left = { $move } 장애물을 놓을 수 없어요. 남은 장애물이 없으니 말을 움직여야 해요.
refusal-overlaps = { $move } 장애물이 { $fence } 장애물과 겹쳐요.
refusal-crosses = { $move } 장애물이 { $fence } 장애물과 교차해요.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } 장애물을 놓으면 { $name }의 말이 갇혀요. 다음 칸에서 나올 수 없게 돼요: { $squares }.
refusal-must-move = 둘 수 있는 수가 있으면 차례를 넘길 수 없어요.

## Why pawns and fences set up on a board are no position

setup-too-many-players = 2x2 보드에서는 최대 3명이 할 수 있어요.
setup-player-missing = 2인 게임이면 말 두 개가 모두, 그 밖의 게임이면 적어도 하나가 보드에 있어야 해요.
setup-pawn-off-board = { $name }의 말이 보드 밖에 있어요.
setup-pawns-share-square = { $square } 칸에 말이 두 개 있어요.
setup-too-many-fences = { $name }의 남은 장애물이 20개를 넘어요.
setup-fence-off-board = { $fence } 장애물이 보드 밖으로 튀어나와요.
setup-fences-collide = 장애물 두 개가 겹치거나 교차해요: { $fence }, { $other }.
setup-cut-off = { $name }의 말이 자기 도착선까지 갈 길이 없어요.
setup-two-winners = 말 두 개가 저마다 도착선에 있는데, 먼저 도착한 말은 하나뿐이어야 해요.
setup-turn-of-nobody = 이미 탈락한 플레이어의 차례로 되어 있어요.

## Why a text is no position

position-fields =
    국면은 /로 나뉜 다섯 부분으로 되어 있고, 보드가 9x9가 아니면 여섯째 부분에 크기를 적어요. 여기에는 { $found }개가 있어요.
position-board = 국면의 마지막 부분은 보드 크기이며 2x2부터 9x9까지예요(예: 5x5).
position-fence = “{ $text }” 표기는 올바른 장애물이 아니에요. 국면의 처음 두 부분에는 a1부터 h8까지의 칸을 적어요.
position-repeated-fence = { $fence } 장애물이 두 번 나와요.
position-players = 국면에는 말이 두 개, 세 개 또는 네 개 있어야 하는데 여기에는 { $found }개가 있어요.
position-pawn = “{ $text }” 표기는 말의 올바른 칸이 아니에요. a부터 i까지의 글자와 1부터 9까지의 숫자로 적고, 탈락한 플레이어는 - 기호로 적어요.
position-left-count = 국면에는 말마다 남은 장애물 수가 하나씩 있어야 해요.
position-left = “{ $text }” 표기는 올바른 남은 장애물 수가 아니에요. 0부터 20까지예요.
position-turn = “{ $text }” 표기는 올바른 차례가 아니에요. 첫째 플레이어는 1, 둘째 플레이어는 2와 같이 적어요.

## How a game ends

ending-goal = { $name } 승리: 도착선에 닿았어요.
ending-resign = { $name } 승리: 상대가 기권했어요.
ending-time = { $name } 승리: 상대의 시간이 다 됐어요.
ending-repetition = 무승부: 같은 국면이 세 번 나왔어요.
ending-agreed = 합의로 무승부가 됐어요.
ending-last-player = { $name } 승리: 마지막까지 남았어요.
ending-aborted = 게임이 취소됐어요.
ending-abandoned = 게임이 도중에 방치됐어요.
