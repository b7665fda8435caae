### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = errore: { $sentence }
# $why: the system's own words
problem-output = Impossibile scrivere l’output: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Mossa { $number }: { $why }
move-unreadable =
    «{ $text }» non è una mossa valida: uno spostamento della pedina è una casella come e2, una barriera è una casella seguita da h o v come e3h; ci sono anche pass e, per un giocatore che lascia la partita, out:west.

# $file: its name, $why: the system's own words
problem-read = Impossibile leggere { $file }: { $why }.
problem-write = Impossibile scrivere { $file }: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Nodo { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Questo non è testo in UTF-8.
problem-long-line = Questa riga è troppo lunga per essere una partita.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (A parte quella mossa, caselle e barriere sono indicate nella notazione di questo programma.)

## Convert

# What errors call it instead of the name of a file
standard-input = input standard
convert-no-game = { $file } non contiene partite.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Non c’è una partita numero { $game }: { $file } contiene { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }.
convert-many-games = { $file } contiene { $count } partite e un’immagine ne mostra una: scegli quale, per esempio con --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Non c’è una mossa numero { $ply }: la partita ha { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } non ha effetto con il formato { $form }.
convert-terminal =
    Un’immagine nel formato { $form } non si può mostrare in un terminale: scrivila in un file, per esempio con --output game.{ $form }.
convert-too-large = Un’immagine larga { $width } pixel sarebbe troppo grande: scegli un valore più piccolo per --size.
# $why: technical words
convert-picture = Impossibile creare l’immagine: { $why }.

## Analyze

analyze-no-game = Non è stato possibile leggere nessuna partita in { $file }.

## Explore

explore-no-game = Nessuno di questi file contiene una partita leggibile.
explore-too-many = Ci sono troppe partite per un solo indice: dividile in più indici.
explore-built = Partite: { $games }, posizioni: { $positions }

## What is wrong with a game in JSON

json-syntax = Questo non è JSON.
json-end = Il testo si interrompe a metà di una partita.
# $detail: technical words in English
json-data = Questo JSON non è una partita valida: { $detail }.
json-move-at-start = Il primo nodo è l’inizio della partita e non ha mosse.
json-no-move = Tutti i nodi tranne il primo hanno una mossa, ma questo no.
json-parent = Il genitore di un nodo deve stare prima di esso.
json-clock = «{ $text }» non è un tempo dell’orologio: si scrive come 0:09:58.
json-eval = «{ $text }» non è una valutazione: è un testo con un numero da 0 a 1, per esempio 0.63.
json-derived-tag = L’etichetta { $name } qui non ci va: si ricava dall’inizio e dal risultato.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Vince in { $plies }: { $moves }
solve-losing = Perde in { $plies }: { $moves }
solve-drawing = Pareggia: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Per risolvere questa partita servono circa { $needs } di memoria, ma ce ne sono solo { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Una tabella di { $needs } non entra in memoria: ci sono solo { $there }.

## Captions under pictures

caption-start = L’inizio
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } lascia la partita
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = una partita si gioca in 2, 3 o 4
argument-board = un tavoliere si scrive WIDTHxHEIGHT, larghezza e altezza da 2 a 9, per esempio 5x7
# $least and $most: numbers
argument-number = deve essere un numero intero da { $least } a { $most }
argument-number-from = deve essere un numero intero da { $least } in su

argument-listen = devono essere un indirizzo e una porta, per esempio 127.0.0.1:8080 o [::]:8080
argument-base = un percorso comincia con uno slash, per esempio /fencepost
argument-origin = un’origine è fatta di uno schema e di un host, per esempio https://example.org
argument-host = un host è un nome senza schema, porta o percorso, per esempio example.org
argument-public-url = un indirizzo pubblico è fatto di uno schema, un host e magari un percorso, per esempio https://example.org/fencepost
argument-database = un database è un indirizzo come postgres://utente:password@host/fencepost
argument-left-out = questo programma è stato compilato senza; ./run --build ne compila uno con tutto

# $text: what was asked for, $tags: the tags of all languages
argument-language = la lingua «{ $text }» non c’è; ci sono { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } in { $square }: { $fences ->
        [one] { $fences } barriera
       *[other] { $fences } barriere
    } in riserva, { $steps ->
        [0] al traguardo
        [one] a { $steps } passo dal traguardo
       *[other] a { $steps } passi dal traguardo
    }
show-player-out = { $name } non è più in gioco
show-turn = Turno: { $name }.
show-turn-repeated = Turno: { $name }. Questa posizione si presenta per la seconda volta; alla terza è pareggio.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Tre e quattro giocatori: { $result }
