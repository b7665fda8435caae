### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = pogreška: { $sentence }
# $why: the system's own words
problem-output = Izlaz se nije mogao zapisati: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Potez { $number }: { $why }
move-unreadable =
    „{ $text }” nije valjan potez: potez figure je polje, na primjer e2, a prepreka je polje i h ili v, na primjer e3h; postoje još pass i, za igrača koji odlazi, out:west.

# $file: its name, $why: the system's own words
problem-read = Čitanje nije uspjelo: { $file }: { $why }.
problem-write = Pisanje nije uspjelo: { $file }: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Čvor { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Ovo nije tekst u UTF-8.
problem-long-line = Ovaj je redak predug da bi bio partija.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Osim samog poteza, polja i prepreke navedeni su u notaciji ovog programa.)

## Convert

# What errors call it instead of the name of a file
standard-input = standardni ulaz
convert-no-game = { $file }: ovdje nema partije.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    { $file }: nema partije broj { $game }, ovdje ima { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }.
convert-many-games = { $file }: ovdje ima { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }, a slika prikazuje jednu. Odaberi je, na primjer s --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Nema poteza broj { $ply }: partija ima { $count ->
        [one] { $count } potez
        [few] { $count } poteza
       *[other] { $count } poteza
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = Opcija { $option } ne odnosi se na format { $form }.
convert-terminal =
    Slika u formatu { $form } nije za terminal: upiši je u datoteku, na primjer s --output game.{ $form }.
convert-too-large = Slika široka { $width } piksela bila bi prevelika: odaberi manji --size.
# $why: technical words
convert-picture = Slika se nije mogla izraditi: { $why }.
analyze-no-game = U datoteci { $file } nije se mogla pročitati nijedna partija.
explore-no-game = Ni u jednoj od ovih datoteka nema partije koja se može pročitati.
explore-too-many = Previše je partija za jedan indeks: podijeli ih na više njih.
explore-built = Partije: { $games }, pozicije: { $positions }

## What is wrong with a game in JSON

json-syntax = Ovo nije JSON.
json-end = Tekst završava usred partije.
# $detail: technical words in English
json-data = Ovaj JSON nije valjana partija: { $detail }.
json-move-at-start = Prvi je čvor početak partije i nema poteza.
json-no-move = Svaki čvor osim prvoga ima potez, a ovaj nema.
json-parent = Roditelj čvora mora stajati prije njega.
json-clock = „{ $text }” nije valjano stanje sata: ono izgleda kao 0:09:58.
json-eval = „{ $text }” nije valjana ocjena: ona je tekst s brojem od 0 do 1, na primjer 0.63.
json-derived-tag = Oznaci { $name } nije mjesto ovdje: slijedi iz početka i rezultata.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Dobiva u { $plies ->
        [one] { $plies } polupotezu
        [few] { $plies } polupoteza
       *[other] { $plies } polupoteza
    }: { $moves }
solve-losing = Gubi u { $plies ->
        [one] { $plies } polupotezu
        [few] { $plies } polupoteza
       *[other] { $plies } polupoteza
    }: { $moves }
solve-drawing = Remi: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Za rješavanje ove igre treba oko { $needs } memorije, a ima { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Tablica od { $needs } ne stane u memoriju: ima { $there }.

## Captions under pictures

caption-start = Početak
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } napušta partiju
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = partija ima 2, 3 ili 4 igrača
argument-board = ploča je WIDTHxHEIGHT, svaki broj od 2 do 9, na primjer 5x7
# $least and $most: numbers
argument-number = ovdje treba cijeli broj od { $least } do { $most }
argument-number-from = ovdje treba cijeli broj od { $least } naviše

argument-listen = ovdje trebaju adresa i port, na primjer 127.0.0.1:8080 ili [::]:8080
argument-base = putanja počinje kosom crtom, na primjer /fencepost
argument-origin = izvor su shema i domaćin, na primjer https://example.org
argument-host = domaćin je ime bez sheme, porta i putanje, na primjer example.org
argument-public-url = javna adresa su shema, domaćin i možda putanja, na primjer https://example.org/fencepost
argument-database = baza podataka je adresa, primjerice postgres://korisnik:lozinka@host/fencepost
argument-left-out = ovaj je program izgrađen bez toga; ./run --build gradi program sa svime

# $text: what was asked for, $tags: the tags of all languages
argument-language = nema jezika „{ $text }”; ima { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } na { $square }: { $fences ->
        [one] { $fences } prepreka
        [few] { $fences } prepreke
       *[other] { $fences } prepreka
    } u zalihi, { $steps ->
        [0] na cilju
        [one] { $steps } korak do cilja
        [few] { $steps } koraka do cilja
       *[other] { $steps } koraka do cilja
    }
show-player-out = { $name } je izvan igre
show-turn = Na potezu je { $name }.
show-turn-repeated = Na potezu je { $name }. Ova se pozicija pojavila drugi put; treći put znači remi.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Tri i četiri igrača: { $result }
