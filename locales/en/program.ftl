### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = error: { $sentence }
# $why: the system's own words
problem-output = The output could not be written: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Move { $number }: { $why }
move-unreadable =
    “{ $text }” is not a valid move: a pawn move is a square such as e2, a fence is a square and h or v such as e3h; there are also pass and, for a player who leaves, out:west.

# $file: its name, $why: the system's own words
problem-read = { $file } could not be read: { $why }.
problem-write = { $file } could not be written: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Node { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = This is not UTF-8 text.
problem-long-line = This line is too long to be a game.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Squares and fences other than that move are named in the notation of this program.)

## Convert

# What errors call it instead of the name of a file
standard-input = standard input
convert-no-game = { $file } contains no game.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    There is no game number { $game }: { $file } contains { $count ->
        [one] { $count } game
       *[other] { $count } games
    }.
convert-many-games = { $file } contains { $count } games, and a picture shows one: choose it, for example with --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    There is no move number { $ply }: the game has { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } does not apply to the format { $form }.
convert-terminal =
    A picture in the format { $form } cannot be shown in a terminal: write it to a file, for example with --output game.{ $form }.
convert-too-large = A picture { $width } pixels wide would be too large: choose a smaller --size.
# $why: technical words
convert-picture = The picture could not be made: { $why }.

## Analyze

analyze-no-game = No game in { $file } could be read.

## Explore

explore-no-game = None of these files contains a game that could be read.
explore-too-many = There are too many games for one index: split them into several.
# $games, $positions: numbers
explore-built = Games: { $games }, positions: { $positions }

## What is wrong with a game in JSON

json-syntax = This is not JSON.
json-end = The text ends in the middle of a game.
# $detail: technical words in English
json-data = This JSON is not a valid game: { $detail }.
json-move-at-start = The first node is the start of the game and has no move.
json-no-move = Every node but the first needs a move, and this one has none.
json-parent = The parent of a node must come before it.
json-clock = “{ $text }” is not a valid clock reading: it looks like 0:09:58.
json-eval = “{ $text }” is not a valid score: it is a string with a number from 0 to 1, such as 0.63.
json-derived-tag = The tag { $name } does not belong here: it follows from the start and the result.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Wins in { $plies }: { $moves }
solve-losing = Loses in { $plies }: { $moves }
solve-drawing = Draws: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Solving this game takes about { $needs } of memory, but only { $there } are available.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = A table of { $needs } does not fit into memory: only { $there } are available.

## Captions under pictures

caption-start = The start
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } leaves the game
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = a game has 2, 3 or 4 players
argument-board = a board is WIDTHxHEIGHT, each from 2 to 9, such as 5x7
# $least and $most: numbers
argument-number = expected a whole number from { $least } to { $most }
argument-number-from = expected a whole number of at least { $least }

argument-listen = expected an address and a port, such as 127.0.0.1:8080 or [::]:8080
argument-base = a path begins with a slash, such as /fencepost
argument-origin = an origin is a scheme and a host, such as https://example.org
argument-host = a host is a name without scheme, port or path, such as example.org
argument-public-url = a public address is a scheme, a host and perhaps a path, such as https://example.org/fencepost
argument-database = a database is an address such as postgres://user:password@host/fencepost
argument-left-out = this program was built without that; ./run --build builds one with everything

# $text: what was asked for, $tags: the tags of all languages
argument-language = there is no language “{ $text }”; there are { $tags }

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
show-turn-repeated = { $name } to move. This position has occurred twice; a third time makes a draw.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Three and four players: { $result }
