### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Nøtter
puzzle-of-the-day = Dagens nøtt
puzzle-question = Kan { $name } fortsatt vinne?
puzzle-question-many = Hva bør { $name } gjøre?
puzzle-to-move = { $name } er i trekket
puzzle-find = Finn det eneste gode trekket
puzzle-loading = Henter nøttene …
puzzle-failed-to-load = Nøttene kunne ikke hentes. Koble til nettet og prøv igjen.
puzzle-retry = Prøv igjen
puzzle-number = Nøtt { $number }

## Solving

puzzle-wrong = Det er ikke det riktige trekket.
puzzle-wrong-answer = Mottrekket er { $move }.
puzzle-right = Riktig!
puzzle-right-too = { $move } vinner også.
puzzle-play-on = Spill videre og vis hvordan det går.
puzzle-slipped = Med { $move } er fordelen borte. Prøv et annet trekk.
puzzle-clear = Løst. { $name } ligger an til å vinne.
puzzle-clear-many = Løst. { $name } har de beste sjansene.
puzzle-hint = Tips
puzzle-hint-next = Neste tips
puzzle-hint-number = Tips { $number } av 3.
puzzle-hint-step = Flytt brikken.
puzzle-hint-fence = Sett en sperre.
puzzle-hint-cost =
    Den gjør veien { $steps ->
        [one] ett skritt
       *[other] { $steps } skritt
    } lengre for { $name }.
puzzle-hint-guard = Den sikrer din egen vei.
puzzle-hint-path = Etterpå trenger du { $steps ->
        [one] ett skritt
       *[other] { $steps } skritt
    }.
puzzle-hint-place = Se rundt { $square }.
puzzle-show = Vis løsningen
puzzle-solution = Trekket er { $move }.
puzzle-analyse = Analyser
puzzle-again = Prøv igjen
puzzle-next = Neste nøtt

## Beside the board

puzzle-grade = Vanskelighetsgrad
puzzle-grade-of = { $grade } av 5
puzzle-streak =
    { $days ->
        [one] én dag
       *[other] { $days } dager
    }
puzzle-streak-label = Dager på rad
puzzle-week = Denne uken
puzzle-more = Flere nøtter
puzzle-left = { $left } av { $all } igjen
puzzle-all-done = Du har løst alle sammen. Du kan løse dem på nytt.
puzzle-mark-solved = løst
puzzle-mark-failed = ikke løst
puzzle-mark-today = i dag

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Alle
theme-trap = Felle
theme-race = Kappløp
theme-jump = Hopp
theme-wasted-fence = Bortkastet sperre
theme-defence = Forsvar
theme-endgame = Sluttspill
theme-many = 3 og 4 spillere
puzzle-themes = Dette handlet det om

## The program that finds puzzles

puzzles-not-right = { $file }: I disse linjene er ikke trekket det eneste gode: { $lines }
puzzles-invalid = Dette er ikke en gyldig nøtt: { $detail }.
