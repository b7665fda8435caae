### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Úlohy
puzzle-of-the-day = Úloha dňa
puzzle-question = Môže { $name } ešte vyhrať?
puzzle-question-many = Čo má { $name } urobiť?
puzzle-to-move = Na ťahu: { $name }
puzzle-find = Nájdi jediný dobrý ťah
puzzle-loading = Načítavajú sa úlohy…
puzzle-failed-to-load = Úlohy sa nepodarilo načítať. Pripoj sa na internet a skús to znova.
puzzle-retry = Skúsiť znova
puzzle-number = Úloha { $number }

## Solving

puzzle-wrong = Tento ťah to nie je.
puzzle-wrong-answer = Súper odpovie ťahom { $move }.
puzzle-right = Správne!
puzzle-right-too = { $move } tiež vyhráva.
puzzle-play-on = Hraj ďalej a ukáž, ako to funguje.
puzzle-slipped = Po { $move } šanca uniká. Skús iný ťah.
puzzle-clear = Vyriešené. { $name } vyhráva.
puzzle-clear-many = Vyriešené. { $name } má najlepšie šance.
puzzle-hint = Nápoveda
puzzle-hint-next = Ďalšia nápoveda
puzzle-hint-number = Nápoveda { $number } z 3.
puzzle-hint-step = Potiahni figúrkou.
puzzle-hint-fence = Postav prekážku.
puzzle-hint-cost =
    { $name } má potom do cieľa o { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } krokov
    } ďalej.
puzzle-hint-guard = Chráni tvoju vlastnú cestu.
puzzle-hint-path =
    Potom máš do cieľa { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } krokov
    }.
puzzle-hint-place = Pozri sa okolo { $square }.
puzzle-show = Ukázať riešenie
puzzle-solution = Riešenie: { $move }.
puzzle-analyse = Rozobrať
puzzle-again = Skúsiť znova
puzzle-next = Ďalšia úloha

## Beside the board

puzzle-grade = Náročnosť
puzzle-grade-of = { $grade } z 5
puzzle-streak =
    { $days ->
        [one] jeden deň
        [few] { $days } dni
        [many] { $days } dňa
       *[other] { $days } dní
    }
puzzle-streak-label = Dní za sebou
puzzle-week = Tento týždeň
puzzle-more = Ďalšie úlohy
puzzle-left = Zostáva { $left } z { $all }
puzzle-all-done = Máš vyriešené všetky. Môžeš ich riešiť znova.
puzzle-mark-solved = vyriešené
puzzle-mark-failed = nevyriešené
puzzle-mark-today = dnes

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Všetko
theme-trap = Pasca
theme-race = Preteky
theme-jump = Skok
theme-wasted-fence = Zbytočná prekážka
theme-defence = Obrana
theme-endgame = Koncovka
theme-many = 3 a 4 hráči
puzzle-themes = O čo išlo

## The program that finds puzzles

puzzles-not-right = { $file }: v týchto riadkoch nie je ťah jediný dobrý: { $lines }
puzzles-invalid = Toto nie je platná úloha: { $detail }.
