### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = chyba: { $sentence }
# $why: the system's own words
problem-output = Výstup sa nepodarilo zapísať: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Ťah { $number }: { $why }
move-unreadable =
    „{ $text }“ nie je platný ťah: ťah figúrkou je políčko, napríklad e2, prekážka je políčko s h alebo v, napríklad e3h; ďalej je tu pass a pre hráča, ktorý odchádza, out:west.

# $file: its name, $why: the system's own words
problem-read = { $file } sa nepodarilo prečítať: { $why }.
problem-write = { $file } sa nepodarilo zapísať: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Uzol { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Toto nie je text v UTF-8.
problem-long-line = Tento riadok je taký dlhý, že to nemôže byť partia.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Políčka a prekážky mimo tohto ťahu sú uvedené v notácii tohto programu.)

## Convert

# What errors call it instead of the name of a file
standard-input = štandardný vstup
convert-no-game = { $file } neobsahuje žiadnu partiu.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Partia číslo { $game } neexistuje: { $file } obsahuje { $count ->
        [one] { $count } partiu
        [few] { $count } partie
        [many] { $count } partie
       *[other] { $count } partií
    }.
convert-many-games =
    { $file } obsahuje { $count ->
        [one] { $count } partiu
        [few] { $count } partie
        [many] { $count } partie
       *[other] { $count } partií
    } a obrázok ukazuje jednu: vyber ju, napríklad pomocou --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Ťah číslo { $ply } neexistuje: partia má { $count ->
        [one] { $count } ťah
        [few] { $count } ťahy
        [many] { $count } ťahu
       *[other] { $count } ťahov
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } sa formátu { $form } netýka.
convert-terminal =
    Obrázok vo formáte { $form } sa na terminál nehodí: zapíš ho do súboru, napríklad pomocou --output game.{ $form }.
convert-too-large = Obrázok široký { $width } px by bol príliš veľký: zvoľ menšie --size.
# $why: technical words
convert-picture = Obrázok sa nepodarilo vytvoriť: { $why }.
analyze-no-game = V súbore { $file } sa nepodarilo prečítať žiadnu partiu.
explore-no-game = V žiadnom z týchto súborov nie je čitateľná partia.
explore-too-many = Na jeden index je partií priveľa: rozdeľ ich do viacerých.
explore-built = Partie: { $games }, pozície: { $positions }

## What is wrong with a game in JSON

json-syntax = Toto nie je JSON.
json-end = Text sa končí uprostred partie.
# $detail: technical words in English
json-data = Tento JSON nie je platná partia: { $detail }.
json-move-at-start = Prvý uzol je začiatok partie a nemá ťah.
json-no-move = Každý uzol okrem prvého má ťah, tento žiadny nemá.
json-parent = Nadradený uzol musí stáť pred podradeným.
json-clock = „{ $text }“ nie je platný stav hodín: ten vyzerá ako 0:09:58.
json-eval = „{ $text }“ nie je platné hodnotenie: to je text s číslom od 0 do 1, napríklad 0.63.
json-derived-tag = Značka { $name } sem nepatrí: vyplýva zo začiatku partie a z výsledku.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Výhra (polťahov: { $plies }): { $moves }
solve-losing = Prehra (polťahov: { $plies }): { $moves }
solve-drawing = Remíza: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Vyriešenie tejto partie potrebuje asi { $needs } pamäte, k dispozícii je { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Tabuľka s veľkosťou { $needs } sa do pamäte nezmestí: k dispozícii je { $there }.

## Captions under pictures

caption-start = Začiatok
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } opúšťa partiu
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = partiu hrajú 2, 3 alebo 4 hráči
argument-board = doska je WIDTHxHEIGHT (šírka a výška), oboje od 2 do 9, napríklad 5x7
# $least and $most: numbers
argument-number = sem patrí celé číslo od { $least } do { $most }
argument-number-from = sem patrí celé číslo najmenej { $least }

argument-listen = sem patrí adresa a port, napríklad 127.0.0.1:8080 alebo [::]:8080
argument-base = cesta sa začína lomkou, napríklad /fencepost
argument-origin = pôvod je schéma a hostiteľ, napríklad https://example.org
argument-host = hostiteľ je meno bez schémy, portu a cesty, napríklad example.org
argument-public-url = verejná adresa je schéma, hostiteľ a prípadne cesta, napríklad https://example.org/fencepost
argument-database = databáza je adresa, napríklad postgres://pouzivatel:heslo@host/fencepost
argument-left-out = tento program bol zostavený bez toho; ./run --build zostaví program so všetkým

# $text: what was asked for, $tags: the tags of all languages
argument-language = jazyk „{ $text }“ tu nie je; k dispozícii sú { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } na { $square }: { $fences ->
        [one] { $fences } prekážka
        [few] { $fences } prekážky
        [many] { $fences } prekážky
       *[other] { $fences } prekážok
    } v zásobe, { $steps ->
        [0] v cieli
        [one] { $steps } krok do cieľa
        [few] { $steps } kroky do cieľa
        [many] { $steps } kroku do cieľa
       *[other] { $steps } krokov do cieľa
    }
show-player-out = { $name } je mimo hry
show-turn = Na ťahu: { $name }.
show-turn-repeated = Na ťahu: { $name }. Táto pozícia je tu po druhý raz; po tretí raz je to remíza.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Traja a štyria hráči: { $result }
