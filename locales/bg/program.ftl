### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = грешка: { $sentence }
# $why: the system's own words
problem-output = Изходът не можа да се запише: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Ход { $number }: { $why }
move-unreadable =
    „{ $text }“ не е валиден ход: ходът на пешка е квадратче, например e2, а преградата е квадратче и h или v, например e3h; има още pass и, за играч, който напуска, out:west.

# $file: its name, $why: the system's own words
problem-read = Не можа да се прочете { $file }: { $why }.
problem-write = Не можа да се запише { $file }: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Възел { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Това не е текст в UTF-8.
problem-long-line = Този ред е твърде дълъг, за да е игра.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Освен самия ход, квадратчетата и преградите са изписани в нотацията на тази програма.)

## Convert

# What errors call it instead of the name of a file
standard-input = стандартен вход
convert-no-game = { $file }: тук няма игра.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    { $file }: няма игра номер { $game }, тук има { $count ->
        [one] { $count } игра
       *[other] { $count } игри
    }.
convert-many-games = { $file }: тук има { $count } игри, а картинката показва една. Избери я, например с --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Няма ход номер { $ply }: играта има { $count ->
        [one] { $count } ход
       *[other] { $count } хода
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = Опцията { $option } не се отнася за формат { $form }.
convert-terminal =
    Картинка във формат { $form } не е за терминал: запиши я във файл, например с --output game.{ $form }.
convert-too-large = Картинка с ширина { $width } пиксела би била твърде голяма: избери по-малък --size.
# $why: technical words
convert-picture = Картинката не можа да се направи: { $why }.
analyze-no-game = В { $file } не може да се прочете нито една игра.
explore-no-game = В никой от тези файлове няма игра, която може да се прочете.
explore-too-many = Игрите са твърде много за един индекс: раздели ги на няколко.
explore-built = Игри: { $games }, позиции: { $positions }

## What is wrong with a game in JSON

json-syntax = Това не е JSON.
json-end = Текстът свършва насред игра.
# $detail: technical words in English
json-data = Този JSON не е валидна игра: { $detail }.
json-move-at-start = Първият възел е началото на играта и няма ход.
json-no-move = Всеки възел освен първия има ход, а този няма.
json-parent = Родителят на възел трябва да стои преди него.
json-clock = „{ $text }“ не е валидно показание на часовник: то изглежда като 0:09:58.
json-eval = „{ $text }“ не е валидна оценка: тя е текст с число от 0 до 1, например 0.63.
json-derived-tag = Тагът { $name } не е за тук: той следва от началото и резултата.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Печели за { $plies ->
        [one] { $plies } полуход
       *[other] { $plies } полухода
    }: { $moves }
solve-losing = Губи за { $plies ->
        [one] { $plies } полуход
       *[other] { $plies } полухода
    }: { $moves }
solve-drawing = Реми: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = За решаването на тази игра трябват около { $needs } памет, а има { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Таблица от { $needs } не се побира в паметта: има { $there }.

## Captions under pictures

caption-start = Началото
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } напуска играта
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = играта е с 2, 3 или 4 играчи
argument-board = дъската е WIDTHxHEIGHT, всяко число от 2 до 9, например 5x7
# $least and $most: numbers
argument-number = тук трябва цяло число от { $least } до { $most }
argument-number-from = тук трябва цяло число от { $least } нагоре

argument-listen = тук трябват адрес и порт, например 127.0.0.1:8080 или [::]:8080
argument-base = пътят започва с наклонена черта, например /fencepost
argument-origin = източникът е схема и хост, например https://example.org
argument-host = хостът е име без схема, порт и път, например example.org
argument-public-url = публичният адрес е схема, хост и евентуално път, например https://example.org/fencepost
argument-database = базата данни е адрес, например postgres://user:password@host/fencepost
argument-left-out = тази програма е компилирана без това; ./run --build създава програма с всичко

# $text: what was asked for, $tags: the tags of all languages
argument-language = няма език „{ $text }“; има { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } на { $square }: { $fences ->
        [one] { $fences } преграда
       *[other] { $fences } прегради
    } в запас, { $steps ->
        [0] на целта
        [one] { $steps } стъпка до целта
       *[other] { $steps } стъпки до целта
    }
show-player-out = { $name } е извън играта
show-turn = На ход е { $name }.
show-turn-repeated = На ход е { $name }. Тази позиция се появява за втори път; третият значи реми.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Трима и четирима играчи: { $result }
