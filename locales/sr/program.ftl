### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = грешка: { $sentence }
# $why: the system's own words
problem-output = Излаз није могао бити записан: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Потез { $number }: { $why }
move-unreadable =
    „{ $text }“ није исправан потез: потез фигуре је поље, на пример e2, а препрека је поље и h или v, на пример e3h; постоје још pass и, за играча који одлази, out:west.

# $file: its name, $why: the system's own words
problem-read = Читање није успело: { $file }: { $why }.
problem-write = Писање није успело: { $file }: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Чвор { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Ово није текст у UTF-8.
problem-long-line = Овај ред је предуг да би био партија.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Осим самог потеза, поља и препреке наведени су у нотацији овог програма.)

## Convert

# What errors call it instead of the name of a file
standard-input = стандардни улаз
convert-no-game = { $file }: овде нема партије.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    { $file }: нема партије број { $game }, овде има { $count ->
        [one] { $count } партија
        [few] { $count } партије
       *[other] { $count } партија
    }.
convert-many-games = { $file }: { $count ->
        [one] овде има { $count } партија
        [few] овде има { $count } партије
       *[other] овде има { $count } партија
    }, а слика приказује једну. Изабери је, на пример са --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Нема потеза број { $ply }: партија има { $count ->
        [one] { $count } потез
        [few] { $count } потеза
       *[other] { $count } потеза
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = Опција { $option } се не односи на формат { $form }.
convert-terminal =
    Слика у формату { $form } није за терминал: упиши је у датотеку, на пример са --output game.{ $form }.
convert-too-large = Слика широка { $width } пиксела била би превелика: изабери мањи --size.
# $why: technical words
convert-picture = Слика није могла бити направљена: { $why }.
analyze-no-game = У датотеци { $file } није могла да се прочита ниједна партија.
explore-no-game = Ни у једној од ових датотека нема партије која може да се прочита.
explore-too-many = Превише је партија за један индекс: подели их на више њих.
explore-built = Партије: { $games }, позиције: { $positions }

## What is wrong with a game in JSON

json-syntax = Ово није JSON.
json-end = Текст се завршава усред партије.
# $detail: technical words in English
json-data = Овај JSON није исправна партија: { $detail }.
json-move-at-start = Први чвор је почетак партије и нема потез.
json-no-move = Сваки чвор осим првог има потез, а овај нема.
json-parent = Родитељ чвора мора стајати пре њега.
json-clock = „{ $text }“ није исправно стање сата: оно изгледа као 0:09:58.
json-eval = „{ $text }“ није исправна оцена: она је текст са бројем од 0 до 1, на пример 0.63.
json-derived-tag = Ознаци { $name } није место овде: следи из почетка и резултата.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Добија за { $plies ->
        [one] { $plies } полупотез
        [few] { $plies } полупотеза
       *[other] { $plies } полупотеза
    }: { $moves }
solve-losing = Губи за { $plies ->
        [one] { $plies } полупотез
        [few] { $plies } полупотеза
       *[other] { $plies } полупотеза
    }: { $moves }
solve-drawing = Реми: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = За решавање ове игре треба око { $needs } меморије, а има { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Табела од { $needs } не стаје у меморију: има { $there }.

## Captions under pictures

caption-start = Почетак
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } напушта партију
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = партија има 2, 3 или 4 играча
argument-board = табла је WIDTHxHEIGHT, сваки број од 2 до 9, на пример 5x7
# $least and $most: numbers
argument-number = овде треба цео број од { $least } до { $most }
argument-number-from = овде треба цео број од { $least } навише

argument-listen = овде треба адреса и порт, на пример 127.0.0.1:8080 или [::]:8080
argument-base = путања почиње косом цртом, на пример /fencepost
argument-origin = извор је шема и домаћин, на пример https://example.org
argument-host = домаћин је име без шеме, порта и путање, на пример example.org
argument-public-url = јавна адреса су шема, домаћин и можда путања, на пример https://example.org/fencepost
argument-database = база података је адреса, на пример postgres://korisnik:lozinka@host/fencepost
argument-left-out = овај програм је изграђен без тога; ./run --build гради програм са свиме

# $text: what was asked for, $tags: the tags of all languages
argument-language = нема језика „{ $text }“; има { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } на { $square }: { $fences ->
        [one] { $fences } препрека
        [few] { $fences } препреке
       *[other] { $fences } препрека
    } у резерви, { $steps ->
        [0] на циљу
        [one] { $steps } корак до циља
        [few] { $steps } корака до циља
       *[other] { $steps } корака до циља
    }
show-player-out = { $name } је ван игре
show-turn = На потезу је { $name }.
show-turn-repeated = На потезу је { $name }. Ова позиција се појавила други пут; трећи пут значи реми.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Три и четири играча: { $result }
