### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } and { $more } more

## Why a move is refused

refusal-game-over = Too late for { $move }: the game is over.
refusal-wrong-turn = { $move } has to wait: it’s { $name }’s turn.
refusal-not-playing = { $name } is not, or no longer, in this game.
refusal-nobody-leaves-two = You can’t leave a two-player game; resign instead.
refusal-off-board = { $move } is not on this board.
# $square: where the pawn stands
refusal-out-of-reach = The pawn on { $square } can’t get to { $move } in one move.
refusal-occupied = { $name } is already on { $move }.
refusal-fence-in-the-way = The fence { $fence } blocks the way to { $move }.
# $square: where the straight jump lands
refusal-jump-open = You can’t side-step to { $move } while you can jump straight to { $square }.
refusal-no-fences-left = You can’t place { $move }: you have no fences left, so you must move your pawn.
refusal-overlaps = { $move } would overlap the fence { $fence }.
refusal-crosses = { $move } would cross the fence { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } would cut off { $name }’s pawn: it could no longer leave { $squares }.
refusal-must-move = You can’t pass while you have a legal move.

## Why pawns and fences set up on a board are no position

setup-too-many-players = A 2x2 board takes three players at most.
setup-player-missing = In a two-player game both pawns must be on the board, otherwise at least one.
setup-pawn-off-board = { $name }’s pawn is off the board.
setup-pawns-share-square = Two pawns are on { $square }.
setup-too-many-fences = { $name } has more than 20 fences in hand.
setup-fence-off-board = The fence { $fence } extends past the edge.
setup-fences-collide = The fences { $fence } and { $other } overlap or cross.
setup-cut-off = { $name }’s pawn has no path to its goal line.
setup-two-winners = Two pawns are on their goal lines, but only one can have been first.
setup-turn-of-nobody = It’s the turn of a player who is out.

## Why a text is no position

position-fields =
    A position has five parts separated by /, and a sixth for the size of the board if it is not 9x9, but this one has { $found }.
position-board = The last part of a position is the size of the board, from 2x2 to 9x9, such as 5x5.
position-fence = “{ $text }” is not a valid fence: the first two parts of a position are squares from a1 to h8.
position-repeated-fence = The fence { $fence } appears twice.
position-players = A position has two, three or four pawns, but this one has { $found }.
position-pawn = “{ $text }” is not a valid square for a pawn: use a letter from a to i and a digit from 1 to 9, or - for a player who is out.
position-left-count = A position needs one number of fences in hand for each pawn.
position-left = “{ $text }” is not a valid number of fences in hand: use 0 to 20.
position-turn = “{ $text }” is not a valid turn: use 1 for the first player, 2 for the second, and so on.

## How a game ends

ending-goal = { $name } reaches the goal line and wins.
ending-resign = { $name } wins: the other player resigned.
ending-time = { $name } wins on time.
ending-repetition = Draw: the same position for the third time.
ending-agreed = Draw by agreement.
ending-last-player = { $name } is the last player left and wins.
ending-aborted = The game was called off.
ending-abandoned = The game was abandoned.
