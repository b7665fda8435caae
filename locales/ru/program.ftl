### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = ошибка: { $sentence }
# $why: the system's own words
problem-output = Не удалось записать вывод: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Ход { $number }: { $why }
move-unreadable =
    «{ $text }» — неверный ход: ход фишкой — это клетка, например e2, а перегородка — клетка и h или v, например e3h; есть ещё pass и, если игрок выходит, out:west.

# $file: its name, $why: the system's own words
problem-read = Не удалось прочитать { $file }: { $why }.
problem-write = Не удалось записать { $file }: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Узел { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Это не текст в UTF-8.
problem-long-line = Эта строка слишком длинная, чтобы быть партией.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Кроме самого хода, клетки и перегородки обозначены в нотации этой программы.)

## Convert

# What errors call it instead of the name of a file
standard-input = стандартный ввод
convert-no-game = { $file }: здесь нет ни одной партии.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    { $file }: партии номер { $game } нет, всего здесь { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }.
convert-many-games = { $file }: партий здесь { $count }, а на картинке помещается одна. Выберите её, например --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Хода номер { $ply } нет: в партии { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = Параметр { $option } не относится к формату { $form }.
convert-terminal =
    Картинку в формате { $form } нельзя показать в терминале: запишите её в файл, например --output game.{ $form }.
convert-too-large = Картинка шириной { $width } пикс. слишком велика: укажите --size поменьше.
# $why: technical words
convert-picture = Не удалось создать картинку: { $why }.
analyze-no-game = В файле { $file } не удалось прочитать ни одной партии.
explore-no-game = Ни в одном из этих файлов нет партии, которую удалось бы прочитать.
explore-too-many = Для одного индекса партий слишком много: разделите их на несколько.
explore-built = Партий: { $games }, позиций: { $positions }

## What is wrong with a game in JSON

json-syntax = Это не JSON.
json-end = Текст обрывается посреди партии.
# $detail: technical words in English
json-data = Этот JSON — неверная партия: { $detail }.
json-move-at-start = Первый узел — начало партии, хода у него нет.
json-no-move = У каждого узла, кроме первого, есть ход, а у этого нет.
json-parent = Родитель узла должен стоять раньше него.
json-clock = «{ $text }» — неверное показание часов: оно выглядит как 0:09:58.
json-eval = «{ $text }» — неверная оценка: нужен текст с числом от 0 до 1, например 0.63.
json-derived-tag = Тегу { $name } здесь не место: он следует из начала и результата.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Выигрыш за { $plies ->
        [one] { $plies } полуход
        [few] { $plies } полухода
        [many] { $plies } полуходов
       *[other] { $plies } полухода
    }: { $moves }
solve-losing = Проигрыш за { $plies ->
        [one] { $plies } полуход
        [few] { $plies } полухода
        [many] { $plies } полуходов
       *[other] { $plies } полухода
    }: { $moves }
solve-drawing = Ничья: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Чтобы решить эту игру, нужно около { $needs } памяти, а есть { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Таблица в { $needs } не помещается в память: есть { $there }.

## Captions under pictures

caption-start = Начало
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } выходит из игры
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = в партии 2, 3 или 4 игрока
argument-board = поле задаётся как WIDTHxHEIGHT, каждое число от 2 до 9, например 5x7
# $least and $most: numbers
argument-number = здесь нужно целое число от { $least } до { $most }
argument-number-from = здесь нужно целое число не меньше { $least }

argument-listen = здесь нужны адрес и порт, например 127.0.0.1:8080 или [::]:8080
argument-base = путь начинается с косой черты, например /fencepost
argument-origin = источник — это схема и хост, например https://example.org
argument-host = хост — это имя без схемы, порта и пути, например example.org
argument-public-url = публичный адрес — это схема, хост и, возможно, путь, например https://example.org/fencepost
argument-database = база данных — это адрес, например postgres://user:password@host/fencepost
argument-left-out = эта программа собрана без этого; ./run --build собирает программу со всеми возможностями

# $text: what was asked for, $tags: the tags of all languages
argument-language = языка «{ $text }» нет; есть { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } на { $square }: { $fences ->
        [one] { $fences } перегородка
        [few] { $fences } перегородки
        [many] { $fences } перегородок
       *[other] { $fences } перегородки
    } в запасе, { $steps ->
        [0] на финише
        [one] { $steps } шаг до финиша
        [few] { $steps } шага до финиша
        [many] { $steps } шагов до финиша
       *[other] { $steps } шага до финиша
    }
show-player-out = { $name } вне игры
show-turn = Ходит { $name }.
show-turn-repeated = Ходит { $name }. Эта позиция возникла во второй раз; третий — ничья.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Три и четыре игрока: { $result }
