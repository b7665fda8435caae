### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = chyba: { $sentence }
# $why: the system's own words
problem-output = Výstup nešlo zapsat: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Tah { $number }: { $why }
move-unreadable =
    „{ $text }“ není platný tah: tah figurkou je pole, například e2, překážka je pole s h nebo v, například e3h; dále je tu pass a pro hráče, který odchází, out:west.

# $file: its name, $why: the system's own words
problem-read = { $file } nešlo přečíst: { $why }.
problem-write = { $file } nešlo zapsat: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Uzel { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Tohle není text v UTF-8.
problem-long-line = Tento řádek je tak dlouhý, že to nemůže být partie.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Pole a překážky mimo tento tah jsou uvedeny v notaci tohoto programu.)

## Convert

# What errors call it instead of the name of a file
standard-input = standardní vstup
convert-no-game = { $file } neobsahuje žádnou partii.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Partie číslo { $game } neexistuje: { $file } obsahuje { $count ->
        [one] { $count } partii
        [few] { $count } partie
        [many] { $count } partie
       *[other] { $count } partií
    }.
convert-many-games =
    { $file } obsahuje { $count ->
        [one] { $count } partii
        [few] { $count } partie
        [many] { $count } partie
       *[other] { $count } partií
    } a obrázek ukazuje jednu: vyber ji, například pomocí --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Tah číslo { $ply } neexistuje: partie má { $count ->
        [one] { $count } tah
        [few] { $count } tahy
        [many] { $count } tahu
       *[other] { $count } tahů
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } se formátu { $form } netýká.
convert-terminal =
    Obrázek ve formátu { $form } se na terminál nehodí: zapiš ho do souboru, například pomocí --output game.{ $form }.
convert-too-large = Obrázek široký { $width } px by byl příliš velký: zvol menší --size.
# $why: technical words
convert-picture = Obrázek nešlo vytvořit: { $why }.
analyze-no-game = V souboru { $file } se nepodařilo přečíst žádnou partii.
explore-no-game = V žádném z těchto souborů není čitelná partie.
explore-too-many = Na jeden index je partií příliš mnoho: rozděl je do několika.
explore-built = Partie: { $games }, pozice: { $positions }

## What is wrong with a game in JSON

json-syntax = Tohle není JSON.
json-end = Text končí uprostřed partie.
# $detail: technical words in English
json-data = Tento JSON není platná partie: { $detail }.
json-move-at-start = První uzel je začátek partie a nemá tah.
json-no-move = Každý uzel kromě prvního má tah, tento žádný nemá.
json-parent = Nadřazený uzel musí stát před podřízeným.
json-clock = „{ $text }“ není platný stav hodin: ten vypadá jako 0:09:58.
json-eval = „{ $text }“ není platné hodnocení: to je text s číslem od 0 do 1, například 0.63.
json-derived-tag = Značka { $name } sem nepatří: vyplývá ze začátku partie a z výsledku.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Výhra (půltahů: { $plies }): { $moves }
solve-losing = Prohra (půltahů: { $plies }): { $moves }
solve-drawing = Remíza: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Vyřešení této partie potřebuje asi { $needs } paměti, k dispozici je { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Tabulka o velikosti { $needs } se do paměti nevejde: k dispozici je { $there }.

## Captions under pictures

caption-start = Začátek
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } opouští partii
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = partii hrají 2, 3 nebo 4 hráči
argument-board = deska je WIDTHxHEIGHT (šířka a výška), obojí od 2 do 9, například 5x7
# $least and $most: numbers
argument-number = sem patří celé číslo od { $least } do { $most }
argument-number-from = sem patří celé číslo od { $least } výše

argument-listen = sem patří adresa a port, například 127.0.0.1:8080 nebo [::]:8080
argument-base = cesta začíná lomítkem, například /fencepost
argument-origin = původ je schéma a hostitel, například https://example.org
argument-host = hostitel je jméno bez schématu, portu a cesty, například example.org
argument-public-url = veřejná adresa je schéma, hostitel a případně cesta, například https://example.org/fencepost
argument-database = databáze je adresa, například postgres://uzivatel:heslo@host/fencepost
argument-left-out = tento program byl sestaven bez toho; ./run --build sestaví program se vším

# $text: what was asked for, $tags: the tags of all languages
argument-language = jazyk „{ $text }“ tu není; k dispozici jsou { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } na { $square }: { $fences ->
        [one] { $fences } překážka
        [few] { $fences } překážky
        [many] { $fences } překážky
       *[other] { $fences } překážek
    } v zásobě, { $steps ->
        [0] v cíli
        [one] { $steps } krok do cíle
        [few] { $steps } kroky do cíle
        [many] { $steps } kroku do cíle
       *[other] { $steps } kroků do cíle
    }
show-player-out = { $name } je mimo hru
show-turn = Na tahu: { $name }.
show-turn-repeated = Na tahu: { $name }. Tato pozice je tu podruhé; potřetí je to remíza.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Tři a čtyři hráči: { $result }
