### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = feil: { $sentence }
# $why: the system's own words
problem-output = Utdataene kunne ikke skrives: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Trekk { $number }: { $why }
move-unreadable =
    «{ $text }» er ikke et gyldig trekk: Et trekk med brikken er en rute som e2, en sperre er en rute med h eller v som e3h; dessuten finnes pass og, for en spiller som går ut, out:west.

# $file: its name, $why: the system's own words
problem-read = { $file } kunne ikke leses: { $why }.
problem-write = { $file } kunne ikke skrives: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Node nr. { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Dette er ikke tekst i UTF-8.
problem-long-line = Denne linjen er så lang at den ikke kan være et parti.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Andre ruter og sperrer enn det trekket er skrevet på dette programmets måte.)

## Convert

# What errors call it instead of the name of a file
standard-input = standard inn
convert-no-game = { $file } inneholder ikke noe parti.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Det er ikke noe parti nummer { $game }: { $file } inneholder { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }.
convert-many-games = { $file } inneholder { $count } partier, og et bilde viser ett: Velg det, for eksempel med --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Det er ikke noe trekk nummer { $ply }: Partiet har { $count } trekk.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } gjelder ikke for formatet { $form }.
convert-terminal =
    Et bilde i formatet { $form } kan ikke vises i en terminal: Skriv det til en fil, for eksempel med --output game.{ $form }.
convert-too-large = Et bilde som er { $width } piksler bredt, ville bli for stort: Velg en mindre --size.
# $why: technical words
convert-picture = Bildet kunne ikke lages: { $why }.

## Analyze

analyze-no-game = Fant ikke noe lesbart parti i { $file }.

## Explore

explore-no-game = Ingen av filene inneholder et parti som kan leses.
explore-too-many = Det er for mange partier for én indeks: Del dem opp i flere.
explore-built = Partier: { $games }, stillinger: { $positions }

## What is wrong with a game in JSON

json-syntax = Dette er ikke JSON.
json-end = Teksten slutter midt i et parti.
# $detail: technical words in English
json-data = Denne JSON-teksten er ikke et gyldig parti: { $detail }.
json-move-at-start = Den første noden er starten på partiet og har ikke noe trekk.
json-no-move = Alle noder unntatt den første må ha et trekk, og denne har ikke noe.
json-parent = Forelderen til en node må stå før den.
json-clock = «{ $text }» er ikke en gyldig klokkestand: En slik ser ut som 0:09:58.
json-eval = «{ $text }» er ikke en gyldig vurdering: Det er en tekst med et tall fra 0 til 1, for eksempel 0.63.
json-derived-tag = Taggen { $name } hører ikke hjemme her: Den følger av starten og resultatet.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Vinner på { $plies }: { $moves }
solve-losing = Taper på { $plies }: { $moves }
solve-drawing = Remis: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Å løse dette spillet krever omtrent { $needs } minne, men bare { $there } er tilgjengelig.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = En tabell på { $needs } får ikke plass i minnet: Bare { $there } er tilgjengelig.

## Captions under pictures

caption-start = Starten
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } forlater partiet
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = et parti har 2, 3 eller 4 spillere
argument-board = et brett er WIDTHxHEIGHT, altså bredde ganger høyde, hver fra 2 til 9, for eksempel 5x7
# $least and $most: numbers
argument-number = her skal det stå et helt tall fra { $least } til { $most }
argument-number-from = her skal det stå et helt tall fra { $least } og oppover

argument-listen = her skal det stå en adresse og en port, for eksempel 127.0.0.1:8080 eller [::]:8080
argument-base = en sti begynner med en skråstrek, for eksempel /fencepost
argument-origin = et opphav er et skjema og en vert, for eksempel https://example.org
argument-host = en vert er et navn uten skjema, port og sti, for eksempel example.org
argument-public-url = en offentlig adresse er et skjema, en vert og eventuelt en sti, for eksempel https://example.org/fencepost
argument-database = en database er en adresse som postgres://bruker:passord@vert/fencepost
argument-left-out = dette programmet er bygget uten det; ./run --build bygger et med alt

# $text: what was asked for, $tags: the tags of all languages
argument-language = språket «{ $text }» finnes ikke; det finnes { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } på { $square }: { $fences ->
        [one] { $fences } sperre
       *[other] { $fences } sperrer
    } på hånden, { $steps ->
        [0] i mål
       *[other] { $steps } skritt igjen
    }
show-player-out = { $name } er slått ut
show-turn = { $name } har turen.
show-turn-repeated = { $name } har turen. Denne stillingen er her for andre gang; tredje gang blir det remis.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Tre og fire spillere: { $result }
