### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Сделайте ход на поле или откройте партию.
analysis-drop = Отпустите партию здесь

## Opening

analysis-open = Открыть
analysis-open-text = Запись партии, список ходов, позиция или ссылка
analysis-open-file = Выбрать файл
analysis-new = Новое поле
analysis-recent = Недавние разборы
analysis-delete-study = Удалить этот разбор
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Партия { $game } из { $games }
analysis-which-notation = Эти ходы можно прочитать в разных нотациях. Какая это?
dialect-fencepost = Ряды считаются снизу, начинает Юг
dialect-glendenning = Ряды считаются сверху, начинает Юг
dialect-qtp = Ряды считаются снизу, начинает Север

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Строка { $line }, столбец { $column }: { $why }
analysis-too-large = Это больше 1 МБ. Откройте файл поменьше.
analysis-too-long = Здесь больше 20 000 ходов. Откройте партию покороче.
analysis-not-a-record = В этом тексте нет партии, списка ходов или позиции.
analysis-unreadable = Это не удаётся прочитать.
analysis-link-damaged = Ссылка неполная или повреждена. Скопируйте её ещё раз, от первой буквы до последней.
analysis-link-newer = Ссылка сделана в более новой версии Fencepost. Обновите страницу и попробуйте снова.
analysis-game-running = Эта партия ещё идёт. Разобрать её можно, когда она закончится.

## Sharing

analysis-too-long-link = Разбор слишком длинный для ссылки. Сохраните его в файл. Он также остаётся в этом браузере.

## The tree

analysis-comment = Комментарий
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Знак
mark-good = Хороший ход
mark-mistake = Ошибка
mark-brilliant = Блестящий ход
mark-blunder = Грубая ошибка
mark-interesting = Интересный ход
mark-dubious = Сомнительный ход
analysis-variations = Варианты: { $count }
analysis-fold = Скрыть варианты
analysis-unfold = Показать варианты
analysis-promote = Поднять вариант
analysis-make-main = Сделать главным вариантом
analysis-delete = Удалить отсюда и дальше
analysis-undo = Отменить
analysis-keys-variations = Предыдущий или следующий вариант

## The engine

engine = Движок
engine-absent = Движок не удаётся загрузить в этом браузере.
engine-depth = Глубина { $depth }
# Millions of positions in a second
engine-speed = { $count } млн/с
engine-lines = Варианты: { $count }
engine-fewer = Меньше вариантов
engine-more = Больше вариантов
# Proven; $plies: moves of both players together
engine-win-in = Победа за { $plies }
engine-loss-in = Поражение за { $plies }
engine-chances = Шансы на победу
per-cent = { $number } %

## The path to the goal

# Of a player: it is their turn
path-to-move = ходит
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Лучшая перегородка { $fence }: { $name } +{ $steps }
