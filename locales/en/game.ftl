### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } and { $more } more

## Why a move is refused

refusal-game-over = { $move } comes too late: the game is over.
refusal-wrong-turn = { $move } has to wait: it is { $name }'s turn.
refusal-not-playing = { $name } is not in this game, or no longer.
refusal-nobody-leaves-two = Nobody can leave a game of two players: to give up, resign.
refusal-off-board = { $move } is not on this board.
# $square: where the pawn stands
refusal-out-of-reach = The pawn on { $square } cannot get to { $move } in one move.
refusal-occupied = { $name } already stands on { $move }.
refusal-fence-in-the-way = The fence { $fence } stands in the way to { $move }.
# $square: where the straight jump lands
refusal-jump-open = { $move } is no side-step while the straight jump to { $square } is open.
refusal-no-fences-left = { $move } cannot be placed: there is no fence left in hand, so the pawn must move.
refusal-overlaps = { $move } would lie on top of the fence { $fence }.
refusal-crosses = { $move } would cross the fence { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } would cut off { $name }'s pawn: it could no longer leave { $squares }.
refusal-must-move = There is no passing while anything else is legal.

## Why pawns and fences set up on a board are no position

setup-too-many-players = A board of 2x2 takes three players at most.
setup-player-missing = Both players of a game of two must have a pawn on the board, and somebody in any other.
setup-pawn-off-board = { $name }'s pawn stands beside the board.
setup-pawns-share-square = Two pawns stand on { $square }.
setup-too-many-fences = { $name } has more than 20 fences in hand.
setup-fence-off-board = The fence { $fence } sticks out of the board.
setup-fences-collide = The fences { $fence } and { $other } overlap or cross.
setup-cut-off = { $name }'s pawn has no way to its goal line.
setup-two-winners = Two pawns stand on their goal lines, but only one can have been first.
setup-turn-of-nobody = It is the turn of a player who is out.

## Why a text is no position

position-fields =
    A position has five parts with / between them, and a sixth for the size of the board if it is not 9x9, but here are { $found }.
position-board = The last part of a position is the size of the board, from 2x2 to 9x9, such as 5x5.
position-fence = “{ $text }” is no fence: the first two parts of a position are squares from a1 to h8.
position-repeated-fence = The fence { $fence } is there twice.
position-players = A position has two, three or four pawns, but here are { $found }.
position-pawn = “{ $text }” is no square for a pawn: that takes a letter from a to i and a digit from 1 to 9, or - for a player who is out.
position-left-count = A position has one number of fences in hand for each pawn.
position-left = “{ $text }” is no number of fences in hand: that goes from 0 to 20.
position-turn = “{ $text }” is no turn: it is 1 for the first player, 2 for the second, and so on.

## How a game ends

ending-goal = { $name } reaches the goal line and wins.
ending-resign = { $name } wins: the other player resigned.
ending-time = { $name } wins on time.
ending-repetition = A draw: the same position for the third time.
ending-agreed = A draw by agreement.
ending-last-player = { $name } is the last player left and wins.
ending-aborted = The game was broken off.
ending-abandoned = The game was abandoned.
