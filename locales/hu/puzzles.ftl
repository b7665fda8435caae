### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Feladványok
puzzle-of-the-day = A nap feladványa
puzzle-question = Nyerhet még { $name }?
puzzle-question-many = Mit tegyen { $name }?
puzzle-to-move = { $name } következik
puzzle-find = Találd meg az egyetlen jó lépést
puzzle-loading = Feladványok betöltése…
puzzle-failed-to-load = A feladványokat nem sikerült betölteni. Csatlakozz az internethez, és próbáld újra.
puzzle-retry = Újra
puzzle-number = { $number }. feladvány

## Solving

puzzle-wrong = Nem ez a jó lépés.
puzzle-wrong-answer = Erre { $move } a válasz.
puzzle-right = Helyes!
puzzle-right-too = { $move } is nyer.
puzzle-play-on = Játszd tovább, és mutasd meg, hogyan működik!
puzzle-slipped = { $move } után elúszik az esély. Próbálj másik lépést!
puzzle-clear = Megoldva. { $name } nyerésre áll.
puzzle-clear-many = Megoldva. { $name } esélyei a legjobbak.
puzzle-hint = Tipp
puzzle-hint-next = Következő tipp
puzzle-hint-number = { $number }. tipp a háromból.
puzzle-hint-step = Lépj a bábuval.
puzzle-hint-fence = Rakj le egy akadályt.
puzzle-hint-cost =
    { $name } útját { $steps ->
        [one] egy lépéssel
       *[other] { $steps } lépéssel
    } hosszabbítja meg.
puzzle-hint-guard = A saját utadat védi.
puzzle-hint-path =
    Utána az utad { $steps ->
        [one] egy lépés
       *[other] { $steps } lépés
    }.
puzzle-hint-place = Nézz körül itt: { $square }.
puzzle-show = Megoldás mutatása
puzzle-solution = A jó lépés: { $move }.
puzzle-analyse = Elemzés
puzzle-again = Újra
puzzle-next = Következő feladvány

## Beside the board

puzzle-grade = Nehézség
puzzle-grade-of = { $grade } / 5
puzzle-streak =
    { $days ->
        [one] egy nap
       *[other] { $days } nap
    }
puzzle-streak-label = Nap egymás után
puzzle-week = Ez a hét
puzzle-more = További feladványok
puzzle-left = Hátravan: { $left } / { $all }
puzzle-all-done = Mindet megoldottad. Újra is megoldhatod őket.
puzzle-mark-solved = megoldva
puzzle-mark-failed = nincs megoldva
puzzle-mark-today = ma

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Mind
theme-trap = Csapda
theme-race = Versenyfutás
theme-jump = Ugrás
theme-wasted-fence = Elpazarolt akadály
theme-defence = Védekezés
theme-endgame = Végjáték
theme-many = 3 és 4 játékos
puzzle-themes = Erről szólt

## The program that finds puzzles

puzzles-not-right = { $file }: ezekben a sorokban nem csak a megadott lépés jó: { $lines }
puzzles-invalid = Ez nem érvényes feladvány: { $detail }.
