### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Puzzles
puzzle-of-the-day = Puzzle of the day
# The heading
puzzle-question = Can { $name } still win?
# With three or four players
puzzle-question-many = What should { $name } do?
puzzle-to-move = { $name } to move
puzzle-find = Find the only good move
puzzle-loading = Loading puzzles…
puzzle-failed-to-load = The puzzles could not be loaded. Connect to the internet and try again.
puzzle-retry = Try again
puzzle-number = Puzzle { $number }

## Solving

puzzle-wrong = That’s not the move.
# The first words are in bold type: the move
puzzle-wrong-answer = The answer is { $move }.
puzzle-right = Correct!
# Another move that wins for certain
puzzle-right-too = { $move } wins, too.
puzzle-play-on = Play on: show how it works.
puzzle-slipped = { $move } lets it slip. Try another move.
puzzle-clear = Solved. { $name } is winning.
puzzle-clear-many = Solved. { $name } has the best chances.
puzzle-hint = Hint
puzzle-hint-next = Next hint
# $number: 1 to 3
puzzle-hint-number = Hint { $number } of 3.
puzzle-hint-step = Move the pawn.
puzzle-hint-fence = Place a fence.
puzzle-hint-cost =
    It makes { $name }’s path longer by { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
puzzle-hint-guard = It keeps your own path safe.
puzzle-hint-path = After it you need { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
puzzle-hint-place = Look around { $square }.
puzzle-show = Show the solution
puzzle-solution = The move is { $move }.
puzzle-analyse = Analyse
puzzle-again = Try again
puzzle-next = Next puzzle

## Beside the board

puzzle-grade = Difficulty
# $grade: 1 to 5
puzzle-grade-of = { $grade } of 5
# How many days in a row somebody solved the puzzle of the day
puzzle-streak =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
puzzle-streak-label = Days in a row
puzzle-week = This week
puzzle-more = More puzzles
puzzle-left = { $left } of { $all } left
puzzle-all-done = You have solved them all. You can solve them again.
puzzle-mark-solved = solved
puzzle-mark-failed = not solved
puzzle-mark-today = today

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = All
theme-trap = Trap
theme-race = Race
theme-jump = Jump
theme-wasted-fence = Wasted fence
theme-defence = Defence
theme-endgame = Endgame
# Of three and of four players
theme-many = 3 and 4 players
puzzle-themes = What it was about

## The program that finds puzzles

# $lines: numbers of lines, separated by blanks
puzzles-not-right = { $file }: in these lines the move is not the only good one: { $lines }
# $detail: technical words in English
puzzles-invalid = This is not a valid puzzle: { $detail }.
