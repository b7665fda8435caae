### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Uganke
puzzle-of-the-day = Uganka dneva
puzzle-question = Ali { $name } še lahko zmaga?
puzzle-question-many = Kaj naj naredi { $name }?
puzzle-to-move = Na vrsti: { $name }
puzzle-find = Poišči edino dobro potezo
puzzle-loading = Nalaganje ugank …
puzzle-failed-to-load = Ugank ni bilo mogoče naložiti. Poveži se z internetom in poskusi znova.
puzzle-retry = Poskusi znova
puzzle-number = Uganka { $number }

## Solving

puzzle-wrong = To ni prava poteza.
puzzle-wrong-answer = Potem sledi { $move }.
puzzle-right = Pravilno!
puzzle-right-too = Tudi { $move } zmaga.
puzzle-play-on = Igraj naprej in pokaži, kako gre.
puzzle-slipped = Po { $move } je priložnost zamujena. Poskusi drugo potezo.
puzzle-clear = Rešeno. { $name } zmaguje.
puzzle-clear-many = Rešeno. { $name } ima najboljše možnosti.
puzzle-hint = Namig
puzzle-hint-next = Naslednji namig
puzzle-hint-number = Namig { $number } od 3.
puzzle-hint-step = Premakni kmeta.
puzzle-hint-fence = Postavi ograjo.
puzzle-hint-cost =
    { $name } ima potem do cilja { $steps ->
        [one] { $steps } korak
        [two] { $steps } koraka
        [few] { $steps } korake
       *[other] { $steps } korakov
    } več.
puzzle-hint-guard = Varuje tvojo lastno pot.
puzzle-hint-path =
    Potem imaš do cilja { $steps ->
        [one] { $steps } korak
        [two] { $steps } koraka
        [few] { $steps } korake
       *[other] { $steps } korakov
    }.
puzzle-hint-place = Poglej okrog { $square }.
puzzle-show = Pokaži rešitev
puzzle-solution = Rešitev: { $move }.
puzzle-analyse = Analiziraj
puzzle-again = Poskusi znova
puzzle-next = Naslednja uganka

## Beside the board

puzzle-grade = Težavnost
puzzle-grade-of = { $grade } od 5
puzzle-streak =
    { $days ->
        [one] { $days } dan
        [two] { $days } dneva
        [few] { $days } dnevi
       *[other] { $days } dni
    }
puzzle-streak-label = Dnevi zapored
puzzle-week = Ta teden
puzzle-more = Več ugank
puzzle-left = Ostane { $left } od { $all }
puzzle-all-done = Vse uganke so rešene. Lahko jih rešuješ še enkrat.
puzzle-mark-solved = rešeno
puzzle-mark-failed = ni rešeno
puzzle-mark-today = danes

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Vse
theme-trap = Past
theme-race = Dirka
theme-jump = Skok
theme-wasted-fence = Odvečna ograja
theme-defence = Obramba
theme-endgame = Končnica
theme-many = 3 in 4 igralci
puzzle-themes = Za kaj je šlo

## The program that finds puzzles

puzzles-not-right = { $file }: v teh vrsticah poteza ni edina dobra: { $lines }
puzzles-invalid = To ni veljavna uganka: { $detail }.
