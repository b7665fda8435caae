### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Изиграй ход на дъската или отвори игра.
analysis-drop = Пусни играта тук

## Opening

analysis-open = Отвори
analysis-open-text = Запис на игра, списък с ходове, позиция или връзка
analysis-open-file = Избери файл
analysis-new = Нова дъска
analysis-recent = Последни анализи
analysis-delete-study = Изтрий този анализ
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Игра { $game } от { $games }
analysis-which-notation = Тези ходове могат да се прочетат в повече от една нотация. Коя е?
dialect-fencepost = Редовете се броят отдолу, започва Юг
dialect-glendenning = Редовете се броят отгоре, започва Юг
dialect-qtp = Редовете се броят отдолу, започва Север

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Ред { $line }, колона { $column }: { $why }
analysis-too-large = Това е по-голямо от 1 MB. Отвори по-малък файл.
analysis-too-long = Това има повече от 20 000 хода. Отвори по-кратка игра.
analysis-not-a-record = В този текст няма игра, списък с ходове или позиция.
analysis-unreadable = Това не може да се прочете.
analysis-link-damaged = Тази връзка е непълна или повредена. Копирай я отново, от първата до последната буква.
analysis-link-newer = Тази връзка е от по-нова версия на Fencepost. Презареди страницата и опитай пак.
analysis-game-running = Тази игра още тече. Можеш да я анализираш, когато свърши.

## Sharing

analysis-too-long-link = Този анализ е твърде дълъг за връзка. Запази го във файл. Остава и в този браузър.

## The tree

analysis-comment = Коментар
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Знак
mark-good = Добър ход
mark-mistake = Грешка
mark-brilliant = Блестящ ход
mark-blunder = Груба грешка
mark-interesting = Интересен ход
mark-dubious = Съмнителен ход
analysis-variations = Варианти: { $count }
analysis-fold = Скрий вариантите
analysis-unfold = Покажи вариантите
analysis-promote = Премести варианта нагоре
analysis-make-main = Направи основен вариант
analysis-delete = Изтрий оттук нататък
analysis-undo = Отмени
analysis-keys-variations = Предишен или следващ вариант

## The engine

engine = Енджин
engine-absent = Енджинът не може да се зареди в този браузър.
engine-depth = Дълбочина { $depth }
# Millions of positions in a second
engine-speed = { $count } млн./с
engine-lines = Варианти: { $count }
engine-fewer = По-малко варианти
engine-more = Повече варианти
# Proven; $plies: moves of both players together
engine-win-in = Победа в { $plies }
engine-loss-in = Загуба в { $plies }
engine-chances = Шансове за победа
per-cent = { $number }%

## The path to the goal

# Of a player: it is their turn
path-to-move = на ход
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Най-добра преграда { $fence }: { $name } +{ $steps }
