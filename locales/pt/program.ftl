### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = erro: { $sentence }
# $why: the system's own words
problem-output = Não foi possível escrever a saída: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Jogada { $number }: { $why }
move-unreadable =
    «{ $text }» não é uma jogada válida: uma deslocação do peão é uma casa como e2, uma barreira é uma casa seguida de h ou v como e3h; há ainda pass e, para um jogador que sai da partida, out:west.

# $file: its name, $why: the system's own words
problem-read = Não foi possível ler { $file }: { $why }.
problem-write = Não foi possível escrever { $file }: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Nó { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Isto não é texto em UTF-8.
problem-long-line = Esta linha é demasiado longa para ser uma partida.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (À parte essa jogada, as casas e as barreiras são indicadas na notação deste programa.)

## Convert

# What errors call it instead of the name of a file
standard-input = entrada padrão
convert-no-game = { $file } não contém nenhuma partida.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Não há nenhuma partida número { $game }: { $file } contém { $count ->
        [0] 0 partidas
        [one] { $count } partida
       *[other] { $count } partidas
    }.
convert-many-games = { $file } contém { $count } partidas e uma imagem mostra só uma: escolhe-a, por exemplo com --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Não há nenhuma jogada número { $ply }: a partida tem { $count ->
        [0] 0 jogadas
        [one] { $count } jogada
       *[other] { $count } jogadas
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } não se aplica ao formato { $form }.
convert-terminal =
    Uma imagem no formato { $form } não se pode mostrar num terminal: escreve-a num ficheiro, por exemplo com --output game.{ $form }.
convert-too-large = Uma imagem com { $width } píxeis de largura seria demasiado grande: escolhe um valor menor para --size.
# $why: technical words
convert-picture = Não foi possível criar a imagem: { $why }.

## Analyze

analyze-no-game = Não foi possível ler nenhuma partida em { $file }.

## Explore

explore-no-game = Nenhum destes ficheiros contém uma partida que se possa ler.
explore-too-many = Há partidas a mais para um só índice: divide-as por vários.
explore-built = Partidas: { $games }, posições: { $positions }

## What is wrong with a game in JSON

json-syntax = Isto não é JSON.
json-end = O texto acaba a meio de uma partida.
# $detail: technical words in English
json-data = Este JSON não é uma partida válida: { $detail }.
json-move-at-start = O primeiro nó é o início da partida e não tem jogada.
json-no-move = Todos os nós menos o primeiro têm uma jogada, e este não tem.
json-parent = O pai de um nó tem de estar antes dele.
json-clock = «{ $text }» não é um tempo de relógio: escreve-se como 0:09:58.
json-eval = «{ $text }» não é uma avaliação: é um texto com um número de 0 a 1, por exemplo 0.63.
json-derived-tag = A etiqueta { $name } não pertence aqui: deduz-se do início e do resultado.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Ganha em { $plies }: { $moves }
solve-losing = Perde em { $plies }: { $moves }
solve-drawing = Empata: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Resolver esta partida exige cerca de { $needs } de memória, e só há { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Uma tabela de { $needs } não cabe na memória: só há { $there }.

## Captions under pictures

caption-start = O início
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } sai da partida
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = numa partida jogam 2, 3 ou 4
argument-board = um tabuleiro escreve-se WIDTHxHEIGHT, largura e altura de 2 a 9, por exemplo 5x7
# $least and $most: numbers
argument-number = tem de ser um número inteiro de { $least } a { $most }
argument-number-from = tem de ser um número inteiro a partir de { $least }

argument-listen = tem de ser um endereço e uma porta, por exemplo 127.0.0.1:8080 ou [::]:8080
argument-base = um caminho começa por uma barra, por exemplo /fencepost
argument-origin = uma origem é um esquema e um servidor, por exemplo https://example.org
argument-host = um servidor é um nome sem esquema, porta nem caminho, por exemplo example.org
argument-public-url = um endereço público é um esquema, um servidor e talvez um caminho, por exemplo https://example.org/fencepost
argument-database = uma base de dados é um endereço como postgres://utilizador:senha@host/fencepost
argument-left-out = este programa foi compilado sem isso; ./run --build compila um com tudo

# $text: what was asked for, $tags: the tags of all languages
argument-language = não há o idioma «{ $text }»; há { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } em { $square }: { $fences ->
        [0] 0 barreiras
        [one] { $fences } barreira
       *[other] { $fences } barreiras
    } na reserva, { $steps ->
        [0] na chegada
        [one] a { $steps } passo da chegada
       *[other] a { $steps } passos da chegada
    }
show-player-out = { $name } já não está em jogo
show-turn = A jogar: { $name }.
show-turn-repeated = A jogar: { $name }. Esta posição surge pela segunda vez; à terceira, há empate.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Três e quatro jogadores: { $result }
