### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Show
view-moves = Moves
view-explorer = Explorer
view-report = Report

## Making the report

# A button
report-make = Analyse the game
report-intro = The engine looks at every move and shows where the game turned. This takes about a minute.
report-empty = Play or open a game first.
# $percent: a whole number
report-progress = Analysing the game: { $percent } %
report-stop = Stop
report-again = Analyse again
# The moves of the game have changed since the report was made
report-changed = The game has changed since this report.

## The report

report-accuracy = Accuracy
# Of one player, with the numbers of moves that got a mark
report-blunders =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
report-mistakes =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
report-dubious =
    { $count ->
        [one] { $count } dubious move
       *[other] { $count } dubious moves
    }
report-clean = No mistakes
report-chances = Win chance
report-steps = Steps to go
report-fences = Fences in hand
# Where somebody looks in the graph. $number: the move's number, $chances: such as "Amber 53 %, Blue 47 %"
report-at = Move { $number }, { $move }: { $chances }
report-at-start = Start: { $chances }
report-points = Turning points
report-no-points = Nobody made a big mistake.
# Win chances before and after a move, in whole per cent
report-drop = { $before } → { $after } %
report-table = All moves as a table
report-column-move = Move
report-column-best = Best
report-column-before = Before
report-column-after = After
report-column-mark = Mark

## Trying again

# A button; $count: how many moves of that player
report-try =
    { $count ->
        [one] Retry { $name }’s mistake
       *[other] Retry { $name }’s { $count } mistakes
    }
try-title = Find a better move for { $name }
# $number of $count
try-count = { $number } of { $count }
try-played = { $move } was played here.
try-thinking = Looking at { $move }…
try-good = { $move } is a good move.
try-best = { $move } is the best move.
# $why: a whole sentence
try-bad = Not { $move }. { $why }
try-hint = Hint
try-hint-pawn = Move the pawn.
try-hint-fence = Place a fence.
# $place: one of the squares beside the fence, such as e3
try-hint-near = Place a fence near { $place }.
try-show = Show the move
try-shown = The best move is { $best }.
try-next = Next
try-end = Back to the report
