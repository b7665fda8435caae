### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Задачи
puzzle-of-the-day = Задача дня
puzzle-question = Может ли { $name } ещё выиграть?
puzzle-question-many = Что должен сделать { $name }?
puzzle-to-move = Ход: { $name }
puzzle-find = Найдите единственный хороший ход
puzzle-loading = Загружаем задачи…
puzzle-failed-to-load = Не удалось загрузить задачи. Подключитесь к интернету и попробуйте снова.
puzzle-retry = Попробовать снова
puzzle-number = Задача { $number }

## Solving

puzzle-wrong = Это не тот ход.
puzzle-wrong-answer = В ответ последует { $move }.
puzzle-right = Верно!
puzzle-right-too = { $move } тоже выигрывает.
puzzle-play-on = Играйте дальше: покажите, как это работает.
puzzle-slipped = После { $move } шанс упущен. Попробуйте другой ход.
puzzle-clear = Решено. { $name } выигрывает.
puzzle-clear-many = Решено. { $name } ближе всех к победе.
puzzle-hint = Подсказка
puzzle-hint-next = Ещё подсказка
puzzle-hint-number = Подсказка { $number } из 3.
puzzle-hint-step = Ходите фишкой.
puzzle-hint-fence = Поставьте перегородку.
puzzle-hint-cost =
    После этого { $name } идёт до финиша на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    } дольше.
puzzle-hint-guard = Она защищает ваш собственный путь.
puzzle-hint-path =
    После этого вам до финиша { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }.
puzzle-hint-place = Присмотритесь к { $square }.
puzzle-show = Показать решение
puzzle-solution = Решение: { $move }.
puzzle-analyse = Анализ
puzzle-again = Ещё раз
puzzle-next = Следующая задача

## Beside the board

puzzle-grade = Сложность
puzzle-grade-of = { $grade } из 5
puzzle-streak =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
puzzle-streak-label = Дней подряд
puzzle-week = Эта неделя
puzzle-more = Ещё задачи
puzzle-left = Осталось { $left } из { $all }
puzzle-all-done = Вы решили все задачи. Их можно решить ещё раз.
puzzle-mark-solved = решена
puzzle-mark-failed = не решена
puzzle-mark-today = сегодня

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Все
theme-trap = Ловушка
theme-race = Гонка
theme-jump = Прыжок
theme-wasted-fence = Лишняя перегородка
theme-defence = Защита
theme-endgame = Эндшпиль
theme-many = 3 и 4 игрока
puzzle-themes = О чём была задача

## The program that finds puzzles

puzzles-not-right = { $file }: в этих строках ход — не единственный хороший: { $lines }
puzzles-invalid = Это неверная задача: { $detail }.
