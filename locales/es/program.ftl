### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = error: { $sentence }
# $why: the system's own words
problem-output = No se pudo escribir la salida: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Jugada { $number }: { $why }
move-unreadable =
    «{ $text }» no es una jugada válida: un movimiento del peón es una casilla como e2, y una barrera, una casilla seguida de h o v como e3h; también existen pass y, para un jugador que deja la partida, out:west.

# $file: its name, $why: the system's own words
problem-read = No se pudo leer { $file }: { $why }.
problem-write = No se pudo escribir { $file }: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Nodo { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Esto no es texto en UTF-8.
problem-long-line = Esta línea es demasiado larga para ser una partida.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Salvo esa jugada, las casillas y barreras se nombran en la notación de este programa.)

## Convert

# What errors call it instead of the name of a file
standard-input = entrada estándar
convert-no-game = { $file } no contiene ninguna partida.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    No hay ninguna partida número { $game }: { $file } contiene { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }.
convert-many-games = { $file } contiene { $count } partidas y una imagen muestra una sola: elígela, por ejemplo con --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    No hay ninguna jugada número { $ply }: la partida tiene { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } no se aplica al formato { $form }.
convert-terminal =
    Una imagen en formato { $form } no se puede mostrar en un terminal: escríbela en un archivo, por ejemplo con --output game.{ $form }.
convert-too-large = Una imagen de { $width } píxeles de ancho sería demasiado grande: elige un valor menor para --size.
# $why: technical words
convert-picture = No se pudo crear la imagen: { $why }.

## Analyze

analyze-no-game = No se ha podido leer ninguna partida de { $file }.

## Explore

explore-no-game = Ninguno de estos archivos contiene una partida que se pueda leer.
explore-too-many = Hay demasiadas partidas para un solo índice: repártelas en varios.
explore-built = Partidas: { $games }, posiciones: { $positions }

## What is wrong with a game in JSON

json-syntax = Esto no es JSON.
json-end = El texto se acaba en mitad de una partida.
# $detail: technical words in English
json-data = Este JSON no es una partida válida: { $detail }.
json-move-at-start = El primer nodo es el principio de la partida y no lleva jugada.
json-no-move = Todos los nodos menos el primero llevan una jugada, y este no la tiene.
json-parent = El padre de un nodo debe aparecer antes que él.
json-clock = «{ $text }» no es un tiempo de reloj: se escribe como 0:09:58.
json-eval = «{ $text }» no es una valoración: es un texto con un número de 0 a 1, por ejemplo 0.63.
json-derived-tag = La etiqueta { $name } sobra aquí: se deduce del principio y del resultado.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Gana en { $plies }: { $moves }
solve-losing = Pierde en { $plies }: { $moves }
solve-drawing = Empata: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Resolver esta partida requiere unos { $needs } de memoria, y solo hay { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Una tabla de { $needs } no cabe en la memoria: solo hay { $there }.

## Captions under pictures

caption-start = El principio
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } deja la partida
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = en una partida juegan 2, 3 o 4
argument-board = un tablero se escribe WIDTHxHEIGHT, ancho y alto de 2 a 9, por ejemplo 5x7
# $least and $most: numbers
argument-number = debe ser un número entero de { $least } a { $most }
argument-number-from = debe ser un número entero a partir de { $least }

argument-listen = debe ser una dirección y un puerto, por ejemplo 127.0.0.1:8080 o [::]:8080
argument-base = una ruta empieza por una barra inclinada, por ejemplo /fencepost
argument-origin = un origen consta de un esquema y un servidor, por ejemplo https://example.org
argument-host = un servidor es un nombre sin esquema, puerto ni ruta, por ejemplo example.org
argument-public-url = una dirección pública consta de un esquema, un servidor y quizá una ruta, por ejemplo https://example.org/fencepost
argument-database = una base de datos es una dirección como postgres://usuario:clave@host/fencepost
argument-left-out = este programa se compiló sin eso; ./run --build compila uno con todo

# $text: what was asked for, $tags: the tags of all languages
argument-language = no existe el idioma «{ $text }»; los disponibles son { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } en { $square }: { $fences ->
        [one] { $fences } barrera
       *[other] { $fences } barreras
    } en reserva, { $steps ->
        [0] en la llegada
        [one] a { $steps } paso de la llegada
       *[other] a { $steps } pasos de la llegada
    }
show-player-out = { $name } ya no está en juego
show-turn = Turno: { $name }.
show-turn-repeated = Turno: { $name }. Esta posición se da por segunda vez; a la tercera, es empate.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Tres y cuatro jugadores: { $result }
