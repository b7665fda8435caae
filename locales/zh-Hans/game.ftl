### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = 、
# $list: the first few, $more: how many are not named
list-and-more = { $list }，以及另外 { $more } 格

## Why a move is refused

refusal-game-over = 对局已经结束，不能再走 { $move }。
refusal-wrong-turn = 还不能走 { $move }：现在轮到{ $name }。
refusal-not-playing = { $name }不在这局棋中，或已经出局。
refusal-nobody-leaves-two = 双人对局不能中途退出，只能认输。
refusal-off-board = { $move } 不在这个棋盘上。
# $square: where the pawn stands
refusal-out-of-reach = { $square } 上的棋子一步走不到 { $move }。
refusal-occupied = { $move } 上已经有{ $name }的棋子。
refusal-fence-in-the-way = 围墙 { $fence } 挡住了去 { $move } 的路。
# $square: where the straight jump lands
refusal-jump-open = 可以直线跳到 { $square } 时，不能改走旁边的 { $move }。
refusal-no-fences-left = 不能放 { $move }：手上已经没有围墙，只能移动棋子。
refusal-overlaps = { $move } 会和围墙 { $fence } 重叠。
refusal-crosses = { $move } 会和围墙 { $fence } 交叉。
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } 会把{ $name }的棋子困住，使它再也走不出 { $squares }。
refusal-must-move = 只要还有合规的走法，就不能略过回合。

## Why pawns and fences set up on a board are no position

setup-too-many-players = 2x2 的棋盘最多三人玩。
setup-player-missing = 双人对局中两枚棋子都必须在棋盘上，其他对局至少要有一枚。
setup-pawn-off-board = { $name }的棋子在棋盘外。
setup-pawns-share-square = { $square } 上有两枚棋子。
setup-too-many-fences = { $name }手上的围墙超过 20 道。
setup-fence-off-board = 围墙 { $fence } 超出了棋盘。
setup-fences-collide = 围墙 { $fence } 和 { $other } 重叠或交叉。
setup-cut-off = { $name }的棋子没有路通往自己的终点线。
setup-two-winners = 有两枚棋子在各自的终点线上，但先到的只能有一枚。
setup-turn-of-nobody = 轮到的玩家已经出局。

## Why a text is no position

position-fields =
    局面由五个部分组成，用 / 隔开；棋盘不是 9x9 时，再加第六部分注明大小。这里却有 { $found } 个部分。
position-board = 局面的最后一部分是棋盘大小，从 2x2 到 9x9，例如 5x5。
position-fence = “{ $text }”不是有效的围墙：局面的前两部分要写 a1 到 h8 之间的格子。
position-repeated-fence = 围墙 { $fence } 出现了两次。
position-players = 局面要有两枚、三枚或四枚棋子，这里却有 { $found } 枚。
position-pawn = “{ $text }”不是有效的棋子格子：要写一个 a 到 i 的字母加一个 1 到 9 的数字；已出局的玩家写 -。
position-left-count = 局面中每枚棋子都要对应一个手上围墙的数目。
position-left = “{ $text }”不是有效的手上围墙数目：应为 0 到 20。
position-turn = “{ $text }”不能有效表示轮到谁：第一位玩家写 1，第二位写 2，依此类推。

## How a game ends

ending-goal = { $name }到达终点线，获胜。
ending-resign = { $name }获胜：对手认输。
ending-time = { $name }获胜：对手超时。
ending-repetition = 和棋：同一局面第三次出现。
ending-agreed = 和棋：玩家一致同意。
ending-last-player = { $name }是场上最后一位玩家，获胜。
ending-aborted = 对局已取消。
ending-abandoned = 对局已被放弃。
