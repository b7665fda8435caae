### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Покажи
view-moves = Ходове
view-explorer = База
view-report = Отчет

## Making the report

report-make = Анализирай играта
report-intro = Енджинът преглежда всеки ход и показва къде играта се е обърнала. Това отнема около минута.
report-empty = Първо изиграй или отвори игра.
report-progress = Анализ на играта: { $percent }%
report-stop = Спри
report-again = Анализирай отново
report-changed = Играта се промени след този отчет.

## The report

report-accuracy = Точност
report-blunders =
    { $count ->
        [one] { $count } груба грешка
       *[other] { $count } груби грешки
    }
report-mistakes =
    { $count ->
        [one] { $count } грешка
       *[other] { $count } грешки
    }
report-dubious =
    { $count ->
        [one] { $count } съмнителен ход
       *[other] { $count } съмнителни хода
    }
report-clean = Без грешки
report-chances = Шанс за победа
report-steps = Стъпки до целта
report-fences = Прегради в запас
report-at = Ход { $number }, { $move }: { $chances }
report-at-start = Начало: { $chances }
report-points = Повратни моменти
report-no-points = Никой не направи голяма грешка.
report-drop = { $before } → { $after }%
report-table = Всички ходове в таблица
report-column-move = Ход
report-column-best = Най-добър
report-column-before = Преди
report-column-after = След
report-column-mark = Знак

## Trying again

report-try =
    { $name }: поправи { $count ->
        [one] { $count } грешка
       *[other] { $count } грешки
    }
try-title = { $name }: намери по-добър ход
try-count = { $number } от { $count }
try-played = Тук беше изигран { $move }.
try-thinking = Проверявам { $move }…
try-good = { $move } е добър ход.
try-best = { $move } е най-добрият ход.
try-bad = Не { $move }. { $why }
try-hint = Подсказка
try-hint-pawn = Премести пешката.
try-hint-fence = Постави преграда.
try-hint-near = Постави преграда близо до { $place }.
try-show = Покажи хода
try-shown = Най-добрият ход е { $best }.
try-next = Напред
try-end = Обратно към отчета
