### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = fout: { $sentence }
# $why: the system's own words
problem-output = De uitvoer kon niet worden geschreven: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Zet { $number }: { $why }
move-unreadable =
    “{ $text }” is geen geldige zet: een zet van de pion is een veld zoals e2, een barricade is een veld met h of v zoals e3h; verder zijn er pass en, voor een speler die vertrekt, out:west.

# $file: its name, $why: the system's own words
problem-read = { $file } kon niet worden gelezen: { $why }.
problem-write = { $file } kon niet worden geschreven: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Knoop { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Dit is geen tekst in UTF-8.
problem-long-line = Deze regel is te lang om een partij te zijn.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Andere velden en barricades dan die zet staan in de schrijfwijze van dit programma.)

## Convert

# What errors call it instead of the name of a file
standard-input = standaardinvoer
convert-no-game = { $file } bevat geen partij.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Er is geen partij nummer { $game }: { $file } bevat { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }.
convert-many-games = { $file } bevat { $count } partijen, en een afbeelding toont er één: kies die, bijvoorbeeld met --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Er is geen zet nummer { $ply }: de partij heeft { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } geldt niet voor het formaat { $form }.
convert-terminal =
    Een afbeelding in het formaat { $form } kan niet in een terminal worden getoond: schrijf hem naar een bestand, bijvoorbeeld met --output game.{ $form }.
convert-too-large = Een afbeelding van { $width } pixels breed zou te groot zijn: kies een kleinere --size.
# $why: technical words
convert-picture = De afbeelding kon niet worden gemaakt: { $why }.

## Analyze

analyze-no-game = In { $file } was geen partij te lezen.

## Explore

explore-no-game = Geen van deze bestanden bevat een leesbare partij.
explore-too-many = Dit zijn te veel partijen voor één index: verdeel ze over meerdere.
explore-built = Partijen: { $games }, stellingen: { $positions }

## What is wrong with a game in JSON

json-syntax = Dit is geen JSON.
json-end = De tekst stopt midden in een partij.
# $detail: technical words in English
json-data = Deze JSON is geen geldige partij: { $detail }.
json-move-at-start = De eerste knoop is het begin van de partij en heeft geen zet.
json-no-move = Elke knoop behalve de eerste heeft een zet nodig, en deze heeft er geen.
json-parent = De ouder van een knoop moet ervóór staan.
json-clock = “{ $text }” is geen geldige klokstand: die ziet eruit als 0:09:58.
json-eval = “{ $text }” is geen geldige waardering: dat is een tekst met een getal van 0 t/m 1, bijvoorbeeld 0.63.
json-derived-tag = De tag { $name } hoort hier niet: die volgt uit het begin en de uitslag.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Wint in { $plies }: { $moves }
solve-losing = Verliest in { $plies }: { $moves }
solve-drawing = Remise: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Om dit spel op te lossen is ongeveer { $needs } geheugen nodig, maar er is maar { $there } beschikbaar.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Een tabel van { $needs } past niet in het geheugen: er is maar { $there } beschikbaar.

## Captions under pictures

caption-start = Het begin
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } verlaat de partij
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = een partij heeft 2, 3 of 4 spelers
argument-board = een bord is WIDTHxHEIGHT, dus breedte maal hoogte, elk van 2 t/m 9, bijvoorbeeld 5x7
# $least and $most: numbers
argument-number = verwacht: een geheel getal van { $least } t/m { $most }
argument-number-from = verwacht: een geheel getal vanaf { $least }

argument-listen = verwacht: een adres en een poort, bijvoorbeeld 127.0.0.1:8080 of [::]:8080
argument-base = een pad begint met een schuine streep, bijvoorbeeld /fencepost
argument-origin = een herkomst is een schema en een host, bijvoorbeeld https://example.org
argument-host = een host is een naam zonder schema, poort of pad, bijvoorbeeld example.org
argument-public-url = een openbaar adres is een schema, een host en misschien een pad, bijvoorbeeld https://example.org/fencepost
argument-database = een database is een adres zoals postgres://gebruiker:wachtwoord@host/fencepost
argument-left-out = dit programma is zonder dat gebouwd; ./run --build bouwt er een met alles

# $text: what was asked for, $tags: the tags of all languages
argument-language = de taal “{ $text }” is er niet; er zijn { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } op { $square }: { $fences ->
        [one] { $fences } barricade
       *[other] { $fences } barricades
    } in de hand, { $steps ->
        [0] op het doel
        [one] nog { $steps } stap
       *[other] nog { $steps } stappen
    }
show-player-out = { $name } is uitgeschakeld
show-turn = { $name } is aan de beurt.
show-turn-repeated = { $name } is aan de beurt. Deze stelling is er voor de tweede keer; de derde keer is het remise.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Drie en vier spelers: { $result }
