### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Показать
view-moves = Ходы
view-explorer = База
view-report = Отчёт

## Making the report

report-make = Разобрать партию
report-intro = Движок смотрит каждый ход и показывает, где партия переломилась. Это займёт около минуты.
report-empty = Сначала сыграйте или откройте партию.
report-progress = Разбор партии: { $percent } %
report-stop = Остановить
report-again = Разобрать снова
report-changed = После этого отчёта партия изменилась.

## The report

report-accuracy = Точность
report-blunders =
    { $count ->
        [one] { $count } грубая ошибка
        [few] { $count } грубые ошибки
        [many] { $count } грубых ошибок
       *[other] { $count } грубой ошибки
    }
report-mistakes =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
        [many] { $count } ошибок
       *[other] { $count } ошибки
    }
report-dubious =
    { $count ->
        [one] { $count } сомнительный ход
        [few] { $count } сомнительных хода
        [many] { $count } сомнительных ходов
       *[other] { $count } сомнительного хода
    }
report-clean = Без ошибок
report-chances = Шансы на победу
report-steps = Шагов до финиша
report-fences = Перегородок в запасе
report-at = Ход { $number }, { $move }: { $chances }
report-at-start = Начало: { $chances }
report-points = Переломные моменты
report-no-points = Крупных ошибок не было.
report-drop = { $before } → { $after } %
report-table = Все ходы в таблице
report-column-move = Ход
report-column-best = Лучший
report-column-before = До
report-column-after = После
report-column-mark = Знак

## Trying again

report-try =
    { $name }: исправить { $count ->
        [one] { $count } ошибку
        [few] { $count } ошибки
        [many] { $count } ошибок
       *[other] { $count } ошибки
    }
try-title = { $name }: найдите ход получше
try-count = { $number } из { $count }
try-played = Здесь сыграли { $move }.
try-thinking = Смотрим { $move }…
try-good = { $move } — хороший ход.
try-best = { $move } — лучший ход.
try-bad = Не { $move }. { $why }
try-hint = Подсказка
try-hint-pawn = Ходите фишкой.
try-hint-fence = Поставьте перегородку.
try-hint-near = Поставьте перегородку рядом с { $place }.
try-show = Показать ход
try-shown = Лучший ход — { $best }.
try-next = Дальше
try-end = К отчёту
