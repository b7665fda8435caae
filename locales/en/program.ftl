### What the program says on a terminal, apart from its help.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = error: { $sentence }
# $why: the system's own words
problem-output = The answer could not be written: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Move { $number }: { $why }
move-unreadable =
    “{ $text }” is no move: a pawn move is a square such as e2, a fence is a square and h or v such as e3h; there are also pass and, for a player who leaves, out:west.

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = a game has 2, 3 or 4 players
argument-board = a board is WIDTHxHEIGHT, each from 2 to 9, such as 5x7
argument-fences = a player has 0 to 20 fences
# $deepest: a number
argument-depth = a depth is a whole number from 0 to { $deepest }
# $least, $most: numbers
argument-setting = it takes a whole number from { $least } to { $most }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } on { $square }: { $fences ->
        [one] { $fences } fence
       *[other] { $fences } fences
    } in hand, { $steps ->
        [0] at the goal
        [one] { $steps } step to go
       *[other] { $steps } steps to go
    }
show-player-out = { $name } is out
show-turn = { $name } to move.
show-turn-repeated = { $name } to move. This position is here for the second time; a third makes a draw.
