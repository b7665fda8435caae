### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = fel: { $sentence }
# $why: the system's own words
problem-output = Utdata kunde inte skrivas: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Drag { $number }: { $why }
move-unreadable =
    ”{ $text }” är inget giltigt drag: ett drag med pjäsen är en ruta som e2, en vägg är en ruta med h eller v som e3h; dessutom finns pass och, för en spelare som går ut, out:west.

# $file: its name, $why: the system's own words
problem-read = { $file } kunde inte läsas: { $why }.
problem-write = { $file } kunde inte skrivas: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Nod { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Det här är inte text i UTF-8.
problem-long-line = Den här raden är så lång att den inte kan vara ett parti.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Andra rutor och väggar än det draget är skrivna på det här programmets sätt.)

## Convert

# What errors call it instead of the name of a file
standard-input = standard in
convert-no-game = { $file } innehåller inget parti.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Det finns inget parti nummer { $game }: { $file } innehåller { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }.
convert-many-games = { $file } innehåller { $count } partier, och en bild visar ett: välj det, till exempel med --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Det finns inget drag nummer { $ply }: partiet har { $count } drag.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } gäller inte för formatet { $form }.
convert-terminal =
    En bild i formatet { $form } kan inte visas i en terminal: skriv den till en fil, till exempel med --output game.{ $form }.
convert-too-large = En bild som är { $width } pixlar bred skulle bli för stor: välj en mindre --size.
# $why: technical words
convert-picture = Bilden kunde inte göras: { $why }.

## Analyze

analyze-no-game = Inget parti i { $file } gick att läsa.

## Explore

explore-no-game = Ingen av filerna innehåller ett parti som går att läsa.
explore-too-many = Det är för många partier för ett index: dela upp dem i flera.
explore-built = Partier: { $games }, ställningar: { $positions }

## What is wrong with a game in JSON

json-syntax = Det här är inte JSON.
json-end = Texten slutar mitt i ett parti.
# $detail: technical words in English
json-data = Denna JSON är inget giltigt parti: { $detail }.
json-move-at-start = Den första noden är partiets början och har inget drag.
json-no-move = Alla noder utom den första måste ha ett drag, och den här har inget.
json-parent = En nods förälder måste stå före den.
json-clock = ”{ $text }” är ingen giltig klocktid: en sådan ser ut som 0:09:58.
json-eval = ”{ $text }” är ingen giltig värdering: det är en text med ett tal från 0 till 1, till exempel 0.63.
json-derived-tag = Taggen { $name } hör inte hemma här: den följer av början och resultatet.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Vinner på { $plies }: { $moves }
solve-losing = Förlorar på { $plies }: { $moves }
solve-drawing = Remi: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Att lösa det här spelet kräver ungefär { $needs } minne, men bara { $there } är tillgängligt.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = En tabell på { $needs } får inte plats i minnet: bara { $there } är tillgängligt.

## Captions under pictures

caption-start = Början
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } lämnar partiet
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = ett parti har 2, 3 eller 4 spelare
argument-board = ett bräde är WIDTHxHEIGHT, alltså bredd gånger höjd, vardera från 2 till 9, till exempel 5x7
# $least and $most: numbers
argument-number = här ska det stå ett heltal från { $least } till { $most }
argument-number-from = här ska det stå ett heltal från { $least } och uppåt

argument-listen = här ska det stå en adress och en port, till exempel 127.0.0.1:8080 eller [::]:8080
argument-base = en sökväg börjar med ett snedstreck, till exempel /fencepost
argument-origin = ett ursprung är ett schema och en värd, till exempel https://example.org
argument-host = en värd är ett namn utan schema, port och sökväg, till exempel example.org
argument-public-url = en offentlig adress är ett schema, en värd och eventuellt en sökväg, till exempel https://example.org/fencepost
argument-database = en databas är en adress som postgres://anvandare:losenord@vard/fencepost
argument-left-out = det här programmet är byggt utan det; ./run --build bygger ett med allt

# $text: what was asked for, $tags: the tags of all languages
argument-language = språket ”{ $text }” finns inte; det finns { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } på { $square }: { $fences ->
        [one] { $fences } vägg
       *[other] { $fences } väggar
    } på hand, { $steps ->
        [0] i mål
       *[other] { $steps } steg kvar
    }
show-player-out = { $name } är utslagen
show-turn = { $name } är på tur.
show-turn-repeated = { $name } är på tur. Den här ställningen är här för andra gången; tredje gången blir det remi.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Tre och fyra spelare: { $result }
