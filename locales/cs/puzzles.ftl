### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Úlohy
puzzle-of-the-day = Úloha dne
puzzle-question = Může { $name } ještě vyhrát?
puzzle-question-many = Co má { $name } udělat?
puzzle-to-move = Na tahu: { $name }
puzzle-find = Najdi jediný dobrý tah
puzzle-loading = Načítají se úlohy…
puzzle-failed-to-load = Úlohy se nepodařilo načíst. Připoj se k internetu a zkus to znovu.
puzzle-retry = Zkusit znovu
puzzle-number = Úloha { $number }

## Solving

puzzle-wrong = Tenhle tah to není.
puzzle-wrong-answer = Soupeř odpoví tahem { $move }.
puzzle-right = Správně!
puzzle-right-too = { $move } také vyhrává.
puzzle-play-on = Hraj dál a ukaž, jak to funguje.
puzzle-slipped = Po { $move } šance uniká. Zkus jiný tah.
puzzle-clear = Vyřešeno. { $name } vyhrává.
puzzle-clear-many = Vyřešeno. { $name } má nejlepší šance.
puzzle-hint = Nápověda
puzzle-hint-next = Další nápověda
puzzle-hint-number = Nápověda { $number } ze 3.
puzzle-hint-step = Táhni figurkou.
puzzle-hint-fence = Postav překážku.
puzzle-hint-cost =
    { $name } pak má do cíle o { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    } dál.
puzzle-hint-guard = Chrání tvou vlastní cestu.
puzzle-hint-path =
    Pak máš do cíle { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    }.
puzzle-hint-place = Podívej se kolem { $square }.
puzzle-show = Ukázat řešení
puzzle-solution = Řešení: { $move }.
puzzle-analyse = Rozebrat
puzzle-again = Zkusit znovu
puzzle-next = Další úloha

## Beside the board

puzzle-grade = Obtížnost
puzzle-grade-of = { $grade } z 5
puzzle-streak =
    { $days ->
        [one] jeden den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    }
puzzle-streak-label = Dní v řadě
puzzle-week = Tento týden
puzzle-more = Další úlohy
puzzle-left = Zbývá { $left } z { $all }
puzzle-all-done = Máš vyřešené všechny. Můžeš je řešit znovu.
puzzle-mark-solved = vyřešeno
puzzle-mark-failed = nevyřešeno
puzzle-mark-today = dnes

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Vše
theme-trap = Past
theme-race = Závod
theme-jump = Skok
theme-wasted-fence = Zbytečná překážka
theme-defence = Obrana
theme-endgame = Koncovka
theme-many = 3 a 4 hráči
puzzle-themes = O co šlo

## The program that finds puzzles

puzzles-not-right = { $file }: na těchto řádcích není tah jediný dobrý: { $lines }
puzzles-invalid = Tohle není platná úloha: { $detail }.
