### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Zadaci
puzzle-of-the-day = Zadatak dana
puzzle-question = Može li { $name } još pobijediti?
puzzle-question-many = Što treba učiniti { $name }?
puzzle-to-move = Na potezu: { $name }
puzzle-find = Pronađi jedini dobar potez
puzzle-loading = Učitavanje zadataka…
puzzle-failed-to-load = Zadaci se nisu mogli učitati. Spoji se na internet i pokušaj ponovno.
puzzle-retry = Pokušaj ponovno
puzzle-number = Zadatak { $number }

## Solving

puzzle-wrong = To nije pravi potez.
puzzle-wrong-answer = Na to slijedi { $move }.
puzzle-right = Točno!
puzzle-right-too = { $move } također pobjeđuje.
puzzle-play-on = Igraj dalje i pokaži kako to ide.
puzzle-slipped = Nakon { $move } prilika je propuštena. Pokušaj s drugim potezom.
puzzle-clear = Riješeno. { $name } pobjeđuje.
puzzle-clear-many = Riješeno. { $name } ima najbolje izglede.
puzzle-hint = Savjet
puzzle-hint-next = Sljedeći savjet
puzzle-hint-number = Savjet { $number } od 3.
puzzle-hint-step = Pomakni figuru.
puzzle-hint-fence = Postavi prepreku.
puzzle-hint-cost =
    { $name } tada do cilja ima { $steps ->
        [one] { $steps } korak
        [few] { $steps } koraka
       *[other] { $steps } koraka
    } više.
puzzle-hint-guard = Čuva tvoj vlastiti put.
puzzle-hint-path =
    Nakon toga do cilja imaš { $steps ->
        [one] { $steps } korak
        [few] { $steps } koraka
       *[other] { $steps } koraka
    }.
puzzle-hint-place = Pogledaj oko { $square }.
puzzle-show = Pokaži rješenje
puzzle-solution = Rješenje: { $move }.
puzzle-analyse = Analiziraj
puzzle-again = Pokušaj ponovno
puzzle-next = Sljedeći zadatak

## Beside the board

puzzle-grade = Težina
puzzle-grade-of = { $grade } od 5
puzzle-streak =
    { $days ->
        [one] { $days } dan
        [few] { $days } dana
       *[other] { $days } dana
    }
puzzle-streak-label = Dana zaredom
puzzle-week = Ovaj tjedan
puzzle-more = Još zadataka
puzzle-left = Preostalo { $left } od { $all }
puzzle-all-done = Svi su zadaci riješeni. Možeš ih rješavati ponovno.
puzzle-mark-solved = riješeno
puzzle-mark-failed = nije riješeno
puzzle-mark-today = danas

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Sve
theme-trap = Zamka
theme-race = Utrka
theme-jump = Skok
theme-wasted-fence = Uzaludna prepreka
theme-defence = Obrana
theme-endgame = Završnica
theme-many = 3 i 4 igrača
puzzle-themes = O čemu se radilo

## The program that finds puzzles

puzzles-not-right = { $file }: u ovim redcima potez nije jedini dobar: { $lines }
puzzles-invalid = Ovo nije valjan zadatak: { $detail }.
