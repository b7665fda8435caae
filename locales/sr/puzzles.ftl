### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Задаци
puzzle-of-the-day = Задатак дана
puzzle-question = Може ли { $name } још да победи?
puzzle-question-many = Шта треба да уради { $name }?
puzzle-to-move = На потезу: { $name }
puzzle-find = Пронађи једини добар потез
puzzle-loading = Учитавање задатака…
puzzle-failed-to-load = Задаци нису могли да се учитају. Повежи се на интернет и пробај поново.
puzzle-retry = Пробај поново
puzzle-number = Задатак { $number }

## Solving

puzzle-wrong = То није прави потез.
puzzle-wrong-answer = На то следи { $move }.
puzzle-right = Тачно!
puzzle-right-too = { $move } такође побеђује.
puzzle-play-on = Играј даље и покажи како то иде.
puzzle-slipped = После { $move } прилика је пропуштена. Пробај други потез.
puzzle-clear = Решено. { $name } побеђује.
puzzle-clear-many = Решено. { $name } има најбоље изгледе.
puzzle-hint = Савет
puzzle-hint-next = Следећи савет
puzzle-hint-number = Савет { $number } од 3.
puzzle-hint-step = Помери фигуру.
puzzle-hint-fence = Постави препреку.
puzzle-hint-cost =
    { $name } тада до циља има { $steps ->
        [one] { $steps } корак
        [few] { $steps } корака
       *[other] { $steps } корака
    } више.
puzzle-hint-guard = Чува твој сопствени пут.
puzzle-hint-path =
    После тога до циља имаш { $steps ->
        [one] { $steps } корак
        [few] { $steps } корака
       *[other] { $steps } корака
    }.
puzzle-hint-place = Погледај око { $square }.
puzzle-show = Прикажи решење
puzzle-solution = Решење: { $move }.
puzzle-analyse = Анализирај
puzzle-again = Пробај поново
puzzle-next = Следећи задатак

## Beside the board

puzzle-grade = Тежина
puzzle-grade-of = { $grade } од 5
puzzle-streak =
    { $days ->
        [one] { $days } дан
        [few] { $days } дана
       *[other] { $days } дана
    }
puzzle-streak-label = Дана заредом
puzzle-week = Ова недеља
puzzle-more = Још задатака
puzzle-left = Преостало { $left } од { $all }
puzzle-all-done = Сви задаци су решени. Можеш поново да их решаваш.
puzzle-mark-solved = решено
puzzle-mark-failed = није решено
puzzle-mark-today = данас

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Све
theme-trap = Замка
theme-race = Трка
theme-jump = Скок
theme-wasted-fence = Узалудна препрека
theme-defence = Одбрана
theme-endgame = Завршница
theme-many = 3 и 4 играча
puzzle-themes = О чему се радило

## The program that finds puzzles

puzzles-not-right = { $file }: у овим редовима потез није једини добар: { $lines }
puzzles-invalid = Ово није исправан задатак: { $detail }.
