### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Прикажи
view-moves = Потези
view-explorer = База
view-report = Извештај

## Making the report

report-make = Анализирај партију
report-intro = Програм прегледа сваки потез и показује где се партија преокренула. То траје око минут.
report-empty = Прво одиграј или отвори партију.
report-progress = Анализа партије: { $percent }%
report-stop = Заустави
report-again = Анализирај поново
report-changed = Партија се променила после овог извештаја.

## The report

report-accuracy = Тачност
report-blunders =
    { $count ->
        [one] { $count } груба грешка
        [few] { $count } грубе грешке
       *[other] { $count } грубих грешака
    }
report-mistakes =
    { $count ->
        [one] { $count } грешка
        [few] { $count } грешке
       *[other] { $count } грешака
    }
report-dubious =
    { $count ->
        [one] { $count } сумњив потез
        [few] { $count } сумњива потеза
       *[other] { $count } сумњивих потеза
    }
report-clean = Без грешака
report-chances = Изгледи за победу
report-steps = Кораци до циља
report-fences = Препреке у резерви
report-at = Потез { $number }, { $move }: { $chances }
report-at-start = Почетак: { $chances }
report-points = Прекретнице
report-no-points = Нико није направио велику грешку.
report-drop = { $before } → { $after }%
report-table = Сви потези у табели
report-column-move = Потез
report-column-best = Најбољи
report-column-before = Пре
report-column-after = После
report-column-mark = Знак

## Trying again

report-try =
    { $name }: исправи { $count ->
        [one] { $count } грешку
        [few] { $count } грешке
       *[other] { $count } грешака
    }
try-title = { $name }: пронађи бољи потез
try-count = { $number } од { $count }
try-played = Овде је одигран потез { $move }.
try-thinking = Проверавам { $move }…
try-good = { $move } је добар потез.
try-best = { $move } је најбољи потез.
try-bad = Не { $move }. { $why }
try-hint = Савет
try-hint-pawn = Помери фигуру.
try-hint-fence = Постави препреку.
try-hint-near = Постави препреку близу { $place }.
try-show = Прикажи потез
try-shown = Најбољи потез је { $best }.
try-next = Даље
try-end = Назад на извештај
