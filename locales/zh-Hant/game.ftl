### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = 、
# $list: the first few, $more: how many are not named
list-and-more = { $list }，以及另外 { $more } 格

## Why a move is refused

refusal-game-over = 對局已經結束，不能再走 { $move }。
refusal-wrong-turn = 還不能走 { $move }：現在輪到{ $name }。
refusal-not-playing = { $name }不在這場對局中，或已經出局。
refusal-nobody-leaves-two = 雙人對局不能中途退出，只能認輸。
refusal-off-board = { $move } 不在這個棋盤上。
# $square: where the pawn stands
refusal-out-of-reach = { $square } 上的棋子一步到不了 { $move }。
refusal-occupied = { $move } 上已經有{ $name }的棋子。
refusal-fence-in-the-way = 圍牆 { $fence } 擋住了往 { $move } 的路。
# $square: where the straight jump lands
refusal-jump-open = 可以直線跳到 { $square } 時，不能改走旁邊的 { $move }。
refusal-no-fences-left = 不能放 { $move }：手上已經沒有圍牆，只能移動棋子。
refusal-overlaps = { $move } 會和圍牆 { $fence } 重疊。
refusal-crosses = { $move } 會和圍牆 { $fence } 交叉。
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } 會把{ $name }的棋子困住，使它再也走不出 { $squares }。
refusal-must-move = 只要還有合規的走法，就不能略過回合。

## Why pawns and fences set up on a board are no position

setup-too-many-players = 2x2 的棋盤最多三人玩。
setup-player-missing = 雙人對局中兩枚棋子都必須在棋盤上，其他對局至少要有一枚。
setup-pawn-off-board = { $name }的棋子在棋盤外。
setup-pawns-share-square = { $square } 上有兩枚棋子。
setup-too-many-fences = { $name }手上的圍牆超過 20 道。
setup-fence-off-board = 圍牆 { $fence } 超出了棋盤。
setup-fences-collide = 圍牆 { $fence } 和 { $other } 重疊或交叉。
setup-cut-off = { $name }的棋子沒有路通往自己的終點線。
setup-two-winners = 有兩枚棋子在各自的終點線上，但先到的只能有一枚。
setup-turn-of-nobody = 輪到的玩家已經出局。

## Why a text is no position

position-fields =
    局面由五個部分組成，以 / 分隔；棋盤不是 9x9 時，再加上第六部分註明大小。這裡卻有 { $found } 個部分。
position-board = 局面的最後一部分是棋盤大小，從 2x2 到 9x9，例如 5x5。
position-fence = 「{ $text }」不是有效的圍牆：局面的前兩部分要寫 a1 到 h8 之間的格子。
position-repeated-fence = 圍牆 { $fence } 出現了兩次。
position-players = 局面要有兩枚、三枚或四枚棋子，這裡卻有 { $found } 枚。
position-pawn = 「{ $text }」不是有效的棋子格子：要寫一個 a 到 i 的字母加一個 1 到 9 的數字；已出局的玩家寫 -。
position-left-count = 局面中每枚棋子都要有一個手上圍牆的數目。
position-left = 「{ $text }」不是有效的手上圍牆數目：應為 0 到 20。
position-turn = 「{ $text }」不能有效表示輪到誰：第一位玩家寫 1，第二位寫 2，依此類推。

## How a game ends

ending-goal = { $name }抵達終點線，獲勝。
ending-resign = { $name }獲勝：對手認輸。
ending-time = { $name }獲勝：對手超時。
ending-repetition = 和局：同一局面第三次出現。
ending-agreed = 和局：玩家一致同意。
ending-last-player = { $name }是場上最後一位玩家，獲勝。
ending-aborted = 對局已取消。
ending-abandoned = 對局已被放棄。
