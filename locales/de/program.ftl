### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = Fehler: { $sentence }
# $why: the system's own words
problem-output = Die Ausgabe konnte nicht geschrieben werden: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Zug { $number }: { $why }
move-unreadable =
    „{ $text }“ ist kein gültiger Zug: Ein Zug der Figur ist ein Feld wie e2, ein Hindernis ein Feld mit h oder v wie e3h; dazu kommen pass und, wenn jemand ausscheidet, out:west.

# $file: its name, $why: the system's own words
problem-read = { $file } konnte nicht gelesen werden: { $why }.
problem-write = { $file } konnte nicht geschrieben werden: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Knoten { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Das ist kein Text in UTF-8.
problem-long-line = Diese Zeile ist zu lang, um eine Partie zu sein.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Andere Felder und Hindernisse als dieser Zug sind in der Schreibweise dieses Programms genannt.)

## Convert

# What errors call it instead of the name of a file
standard-input = Standardeingabe
convert-no-game = { $file } enthält keine Partie.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Es gibt keine Partie Nummer { $game }: { $file } enthält { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }.
convert-many-games = { $file } enthält { $count } Partien, und ein Bild zeigt nur eine: Wähle sie aus, zum Beispiel mit --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Es gibt keinen Zug Nummer { $ply }: Die Partie hat { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } gilt nicht für das Format { $form }.
convert-terminal =
    Ein Bild im Format { $form } lässt sich nicht im Terminal zeigen: Schreib es in eine Datei, zum Beispiel mit --output game.{ $form }.
convert-too-large = Ein Bild mit { $width } Pixeln Breite wäre zu groß: Wähle eine kleinere --size.
# $why: technical words
convert-picture = Das Bild ließ sich nicht erstellen: { $why }.

## Analyze

analyze-no-game = In { $file } ließ sich keine Partie lesen.

## Explore

explore-no-game = Keine dieser Dateien enthält eine lesbare Partie.
explore-too-many = Das sind zu viele Partien für einen Index: Verteil sie auf mehrere.
explore-built = Partien: { $games }, Stellungen: { $positions }

## What is wrong with a game in JSON

json-syntax = Das ist kein JSON.
json-end = Der Text endet mitten in einer Partie.
# $detail: technical words in English
json-data = Dieses JSON ist keine gültige Partie: { $detail }.
json-move-at-start = Der erste Knoten ist der Anfang der Partie und hat keinen Zug.
json-no-move = Jeder Knoten außer dem ersten braucht einen Zug, aber dieser hat keinen.
json-parent = Der übergeordnete Knoten muss vor dem untergeordneten stehen.
json-clock = „{ $text }“ ist kein gültiger Uhrenstand: Er sieht aus wie 0:09:58.
json-eval = „{ $text }“ ist keine gültige Bewertung: Das ist ein Text mit einer Zahl von 0 bis 1, etwa 0.63.
json-derived-tag = Die Kopfzeile { $name } gehört nicht hierher: Sie ergibt sich aus Anfang und Ergebnis.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Gewinnt in { $plies }: { $moves }
solve-losing = Verliert in { $plies }: { $moves }
solve-drawing = Remis: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Dieses Spiel zu lösen braucht etwa { $needs } Speicher, verfügbar sind aber nur { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Eine Tabelle von { $needs } passt nicht in den Speicher: Verfügbar sind nur { $there }.

## Captions under pictures

caption-start = Der Anfang
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } scheidet aus
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = eine Partie hat 2, 3 oder 4 Spieler
argument-board = ein Brett ist WIDTHxHEIGHT, also Breite mal Höhe, jeweils von 2 bis 9, etwa 5x7
# $least and $most: numbers
argument-number = erwartet wird eine ganze Zahl von { $least } bis { $most }
argument-number-from = erwartet wird eine ganze Zahl ab { $least }

argument-listen = erwartet werden eine Adresse und ein Port, etwa 127.0.0.1:8080 oder [::]:8080
argument-base = ein Pfad beginnt mit einem Schrägstrich, etwa /fencepost
argument-origin = ein Ursprung besteht aus Schema und Host, etwa https://example.org
argument-host = ein Host ist ein Name ohne Schema, Port und Pfad, etwa example.org
argument-public-url = eine öffentliche Adresse besteht aus Schema, Host und vielleicht einem Pfad, etwa https://example.org/fencepost
argument-database = eine Datenbank ist eine Adresse wie postgres://benutzer:passwort@host/fencepost
argument-left-out = dieses Programm wurde ohne das gebaut; ./run --build baut eines mit allem

# $text: what was asked for, $tags: the tags of all languages
argument-language = die Sprache „{ $text }“ gibt es nicht; es gibt { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } auf { $square }: { $fences ->
        [one] { $fences } Hindernis
       *[other] { $fences } Hindernisse
    } in der Hand, { $steps ->
        [0] am Ziel
        [one] noch { $steps } Schritt
       *[other] noch { $steps } Schritte
    }
show-player-out = { $name } ist ausgeschieden
show-turn = { $name } ist am Zug.
show-turn-repeated = { $name } ist am Zug. Diese Stellung ist zum zweiten Mal da; beim dritten Mal ist es remis.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Drei und vier Spieler: { $result }
