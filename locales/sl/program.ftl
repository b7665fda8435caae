### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = napaka: { $sentence }
# $why: the system's own words
problem-output = Izpisa ni bilo mogoče zapisati: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Poteza { $number }: { $why }
move-unreadable =
    »{ $text }« ni veljavna poteza: poteza kmeta je polje, na primer e2, ograja je polje in h ali v, na primer e3h; obstajata še pass in, za igralca, ki odide, out:west.

# $file: its name, $why: the system's own words
problem-read = Branje ni uspelo: { $file }: { $why }.
problem-write = Pisanje ni uspelo: { $file }: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Vozlišče { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = To ni besedilo v UTF-8.
problem-long-line = Ta vrstica je predolga, da bi bila partija.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Razen same poteze so polja in ograje navedeni v notaciji tega programa.)

## Convert

# What errors call it instead of the name of a file
standard-input = standardni vhod
convert-no-game = { $file }: tukaj ni partije.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Partije številka { $game } ni. { $file }: { $count ->
        [one] { $count } partija
        [two] { $count } partiji
        [few] { $count } partije
       *[other] { $count } partij
    }.
convert-many-games = { $file }: { $count ->
        [one] { $count } partija
        [two] { $count } partiji
        [few] { $count } partije
       *[other] { $count } partij
    }, slika pa pokaže eno. Izberi jo, na primer z --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Poteze številka { $ply } ni: partija ima { $count ->
        [one] { $count } potezo
        [two] { $count } potezi
        [few] { $count } poteze
       *[other] { $count } potez
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = Možnost { $option } pri obliki { $form } nima pomena.
convert-terminal =
    Slika v obliki { $form } ni za terminal: zapiši jo v datoteko, na primer z --output game.{ $form }.
convert-too-large = Slika s širino { $width } slikovnih pik bi bila prevelika: izberi manjši --size.
# $why: technical words
convert-picture = Slike ni bilo mogoče izdelati: { $why }.
analyze-no-game = V datoteki { $file } ni bilo mogoče prebrati nobene partije.
explore-no-game = V nobeni od teh datotek ni partije, ki bi jo bilo mogoče prebrati.
explore-too-many = Za en indeks je partij preveč: razdeli jih na več delov.
explore-built = Partije: { $games }, položaji: { $positions }

## What is wrong with a game in JSON

json-syntax = To ni JSON.
json-end = Besedilo se konča sredi partije.
# $detail: technical words in English
json-data = Ta JSON ni veljavna partija: { $detail }.
json-move-at-start = Prvo vozlišče je začetek partije in nima poteze.
json-no-move = Vsako vozlišče razen prvega ima potezo, to pa je nima.
json-parent = Starš vozlišča mora stati pred njim.
json-clock = »{ $text }« ni veljavno stanje ure: to je videti kot 0:09:58.
json-eval = »{ $text }« ni veljavna ocena: ta je besedilo s številom od 0 do 1, na primer 0.63.
json-derived-tag = Oznaka { $name } ne sodi sem: sledi iz začetka in izida.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Zmaga v { $plies ->
        [one] { $plies } polpotezi
        [two] { $plies } polpotezah
        [few] { $plies } polpotezah
       *[other] { $plies } polpotezah
    }: { $moves }
solve-losing = Poraz v { $plies ->
        [one] { $plies } polpotezi
        [two] { $plies } polpotezah
        [few] { $plies } polpotezah
       *[other] { $plies } polpotezah
    }: { $moves }
solve-drawing = Remi: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Za rešitev te igre je potrebno okoli { $needs } pomnilnika, na voljo pa je { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Tabela velikosti { $needs } ne gre v pomnilnik: na voljo je { $there }.

## Captions under pictures

caption-start = Začetek
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } zapusti partijo
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = partija ima 2, 3 ali 4 igralce
argument-board = plošča je WIDTHxHEIGHT, vsako število od 2 do 9, na primer 5x7
# $least and $most: numbers
argument-number = sem sodi celo število od { $least } do { $most }
argument-number-from = sem sodi celo število od { $least } naprej

argument-listen = sem sodita naslov in vrata, na primer 127.0.0.1:8080 ali [::]:8080
argument-base = pot se začne s poševnico, na primer /fencepost
argument-origin = izvor sta shema in gostitelj, na primer https://example.org
argument-host = gostitelj je ime brez sheme, vrat in poti, na primer example.org
argument-public-url = javni naslov so shema, gostitelj in morda pot, na primer https://example.org/fencepost
argument-database = podatkovna baza je naslov, na primer postgres://uporabnik:geslo@gostitelj/fencepost
argument-left-out = ta program je zgrajen brez tega; ./run --build zgradi program z vsem

# $text: what was asked for, $tags: the tags of all languages
argument-language = jezika »{ $text }« ni; na voljo so { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } na { $square }: { $fences ->
        [one] { $fences } ograja
        [two] { $fences } ograji
        [few] { $fences } ograje
       *[other] { $fences } ograj
    } v zalogi, { $steps ->
        [0] na cilju
        [one] { $steps } korak do cilja
        [two] { $steps } koraka do cilja
        [few] { $steps } koraki do cilja
       *[other] { $steps } korakov do cilja
    }
show-player-out = { $name } je zunaj igre
show-turn = Na vrsti je { $name }.
show-turn-repeated = Na vrsti je { $name }. Ta položaj je nastal drugič; tretjič pomeni remi.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Trije in štirje igralci: { $result }
