### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Задачи
puzzle-of-the-day = Задача на деня
puzzle-question = Може ли { $name } още да спечели?
puzzle-question-many = Какво да направи { $name }?
puzzle-to-move = На ход: { $name }
puzzle-find = Намери единствения добър ход
puzzle-loading = Задачите се зареждат…
puzzle-failed-to-load = Задачите не можаха да се заредят. Свържи се с интернет и опитай пак.
puzzle-retry = Опитай пак
puzzle-number = Задача { $number }

## Solving

puzzle-wrong = Това не е верният ход.
puzzle-wrong-answer = Тогава следва { $move }.
puzzle-right = Точно така!
puzzle-right-too = { $move } също печели.
puzzle-play-on = Играй нататък и покажи как става.
puzzle-slipped = След { $move } шансът се изплъзва. Опитай друг ход.
puzzle-clear = Решено. { $name } печели.
puzzle-clear-many = Решено. { $name } има най-добри шансове.
puzzle-hint = Подсказка
puzzle-hint-next = Още подсказка
puzzle-hint-number = Подсказка { $number } от 3.
puzzle-hint-step = Премести пешката.
puzzle-hint-fence = Постави преграда.
puzzle-hint-cost =
    След нея { $name } има до целта с { $steps ->
        [one] една стъпка
       *[other] { $steps } стъпки
    } повече.
puzzle-hint-guard = Тя пази твоя път.
puzzle-hint-path =
    След това пътят ти е { $steps ->
        [one] една стъпка
       *[other] { $steps } стъпки
    }.
puzzle-hint-place = Погледни около { $square }.
puzzle-show = Покажи решението
puzzle-solution = Решението е { $move }.
puzzle-analyse = Анализирай
puzzle-again = Опитай пак
puzzle-next = Следваща задача

## Beside the board

puzzle-grade = Трудност
puzzle-grade-of = { $grade } от 5
puzzle-streak =
    { $days ->
        [one] един ден
       *[other] { $days } дни
    }
puzzle-streak-label = Поредни дни
puzzle-week = Тази седмица
puzzle-more = Още задачи
puzzle-left = Остават { $left } от { $all }
puzzle-all-done = Всички задачи са решени. Можеш да ги решиш отново.
puzzle-mark-solved = решена
puzzle-mark-failed = нерешена
puzzle-mark-today = днес

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Всички
theme-trap = Капан
theme-race = Надбягване
theme-jump = Скок
theme-wasted-fence = Излишна преграда
theme-defence = Защита
theme-endgame = Ендшпил
theme-many = 3 и 4 играчи
puzzle-themes = За какво ставаше дума

## The program that finds puzzles

puzzles-not-right = { $file }: в тези редове ходът не е единственият добър: { $lines }
puzzles-invalid = Това не е валидна задача: { $detail }.
