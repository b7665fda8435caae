### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Opgaver
puzzle-of-the-day = Dagens opgave
puzzle-question = Kan { $name } stadig vinde?
puzzle-question-many = Hvad skal { $name } gøre?
puzzle-to-move = { $name } er i trækket
puzzle-find = Find det eneste gode træk
puzzle-loading = Henter opgaverne …
puzzle-failed-to-load = Opgaverne kunne ikke hentes. Gå på nettet, og prøv igen.
puzzle-retry = Prøv igen
puzzle-number = Opgave { $number }

## Solving

puzzle-wrong = Det er ikke det rigtige træk.
puzzle-wrong-answer = Modtrækket er { $move }.
puzzle-right = Rigtigt!
puzzle-right-too = { $move } vinder også.
puzzle-play-on = Spil videre, og vis, hvordan det går.
puzzle-slipped = Med { $move } er fordelen væk. Prøv et andet træk.
puzzle-clear = Løst. { $name } står til gevinst.
puzzle-clear-many = Løst. { $name } har de bedste chancer.
puzzle-hint = Tip
puzzle-hint-next = Næste tip
puzzle-hint-number = Tip { $number } af 3.
puzzle-hint-step = Flyt brikken.
puzzle-hint-fence = Sæt en forhindring.
puzzle-hint-cost =
    Den gør vejen for { $name } { $steps ->
        [one] ét skridt
       *[other] { $steps } skridt
    } længere.
puzzle-hint-guard = Den sikrer din egen vej.
puzzle-hint-path = Derefter mangler du { $steps ->
        [one] ét skridt
       *[other] { $steps } skridt
    }.
puzzle-hint-place = Se omkring { $square }.
puzzle-show = Vis løsningen
puzzle-solution = Trækket er { $move }.
puzzle-analyse = Analysér
puzzle-again = Prøv igen
puzzle-next = Næste opgave

## Beside the board

puzzle-grade = Sværhedsgrad
puzzle-grade-of = { $grade } af 5
puzzle-streak =
    { $days ->
        [one] én dag
       *[other] { $days } dage
    }
puzzle-streak-label = Dage i træk
puzzle-week = Denne uge
puzzle-more = Flere opgaver
puzzle-left = { $left } af { $all } tilbage
puzzle-all-done = Du har løst dem alle. Du kan løse dem igen.
puzzle-mark-solved = løst
puzzle-mark-failed = ikke løst
puzzle-mark-today = i dag

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Alle
theme-trap = Fælde
theme-race = Kapløb
theme-jump = Spring
theme-wasted-fence = Spildt forhindring
theme-defence = Forsvar
theme-endgame = Slutspil
theme-many = 3 og 4 spillere
puzzle-themes = Det handlede om

## The program that finds puzzles

puzzles-not-right = { $file }: I disse linjer er trækket ikke det eneste gode: { $lines }
puzzles-invalid = Det er ikke en gyldig opgave: { $detail }.
