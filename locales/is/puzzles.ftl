### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Þrautir
puzzle-of-the-day = Þraut dagsins
puzzle-question = Getur { $name } enn unnið?
puzzle-question-many = Hvað ætti { $name } að gera?
puzzle-to-move = { $name } á leik
puzzle-find = Finndu eina góða leikinn
puzzle-loading = Sæki þrautirnar …
puzzle-failed-to-load = Ekki tókst að sækja þrautirnar. Tengstu netinu og reyndu aftur.
puzzle-retry = Reyna aftur
puzzle-number = Þraut { $number }

## Solving

puzzle-wrong = Þetta er ekki rétti leikurinn.
puzzle-wrong-answer = Svarið við því er { $move }.
puzzle-right = Rétt!
puzzle-right-too = { $move } vinnur líka.
puzzle-play-on = Haltu áfram og sýndu hvernig á að gera það.
puzzle-slipped = Með { $move } tapast forskotið. Prófaðu annan leik.
puzzle-clear = Leyst. { $name } er með unnið.
puzzle-clear-many = Leyst. { $name } á bestu möguleikana.
puzzle-hint = Vísbending
puzzle-hint-next = Næsta vísbending
puzzle-hint-number = Vísbending { $number } af 3.
puzzle-hint-step = Færðu peðið.
puzzle-hint-fence = Settu hlið.
puzzle-hint-cost = Þá þarf { $name } { $steps } skref í viðbót.
puzzle-hint-guard = Það ver þína eigin leið.
puzzle-hint-path = Eftir það þarftu { $steps } skref.
puzzle-hint-place = Skoðaðu í kringum { $square }.
puzzle-show = Sýna lausnina
puzzle-solution = Leikurinn er { $move }.
puzzle-analyse = Greina
puzzle-again = Reyna aftur
puzzle-next = Næsta þraut

## Beside the board

puzzle-grade = Erfiðleikastig
puzzle-grade-of = { $grade } af 5
puzzle-streak =
    { $days ->
        [one] { $days } dagur
       *[other] { $days } dagar
    }
puzzle-streak-label = Dagar í röð
puzzle-week = Þessi vika
puzzle-more = Fleiri þrautir
puzzle-left = { $left } af { $all } eftir
puzzle-all-done = Þú hefur leyst þær allar. Þú getur leyst þær aftur.
puzzle-mark-solved = leyst
puzzle-mark-failed = ekki leyst
puzzle-mark-today = í dag

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Allar
theme-trap = Gildra
theme-race = Kapphlaup
theme-jump = Hopp
theme-wasted-fence = Hlið til einskis
theme-defence = Vörn
theme-endgame = Endatafl
theme-many = 3 og 4 leikmenn
puzzle-themes = Um þetta snerist þrautin

## The program that finds puzzles

puzzles-not-right = { $file }: í þessum línum er leikurinn ekki sá eini góði: { $lines }
puzzles-invalid = Þetta er ekki gild þraut: { $detail }.
