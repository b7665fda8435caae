### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = eroare: { $sentence }
# $why: the system's own words
problem-output = Rezultatul nu a putut fi scris: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Mutarea { $number }: { $why }
move-unreadable =
    „{ $text }” nu este o mutare validă: o mutare a pionului este o căsuță ca e2, o barieră este o căsuță urmată de h sau v ca e3h; mai există pass și, pentru un jucător care iese, out:west.

# $file: its name, $why: the system's own words
problem-read = { $file } nu a putut fi citit: { $why }.
problem-write = { $file } nu a putut fi scris: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Nodul { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Acesta nu este text în UTF-8.
problem-long-line = Această linie este prea lungă ca să fie o partidă.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (În afară de acea mutare, căsuțele și barierele sunt numite în notația acestui program.)

## Convert

# What errors call it instead of the name of a file
standard-input = intrarea standard
convert-no-game = { $file } nu conține nicio partidă.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Nu există partida cu numărul { $game }: { $file } conține { $count ->
        [one] o partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }.
convert-many-games = { $file } conține { $count ->
        [one] { $count } partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }, iar o imagine arată una singură: alege-o, de exemplu cu --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Nu există mutarea cu numărul { $ply }: partida are { $count ->
        [one] o mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } nu are efect la formatul { $form }.
convert-terminal =
    O imagine în formatul { $form } nu se poate afișa într-un terminal: scrie-o într-un fișier, de exemplu cu --output game.{ $form }.
convert-too-large = O imagine cu lățimea de { $width } px ar fi prea mare: alege o valoare mai mică pentru --size.
# $why: technical words
convert-picture = Imaginea nu a putut fi creată: { $why }.

## Analyze

analyze-no-game = Nicio partidă din { $file } nu a putut fi citită.

## Explore

explore-no-game = Niciunul dintre aceste fișiere nu conține o partidă care să poată fi citită.
explore-too-many = Sunt prea multe partide pentru un singur index: împarte-le în mai multe.
explore-built = Partide: { $games }, poziții: { $positions }

## What is wrong with a game in JSON

json-syntax = Acesta nu este JSON.
json-end = Textul se termină la mijlocul unei partide.
# $detail: technical words in English
json-data = Acest JSON nu este o partidă validă: { $detail }.
json-move-at-start = Primul nod este începutul partidei și nu are mutare.
json-no-move = Toate nodurile în afară de primul au o mutare, iar acesta nu are.
json-parent = Părintele unui nod trebuie să fie înaintea lui.
json-clock = „{ $text }” nu este un timp de ceas: acesta arată ca 0:09:58.
json-eval = „{ $text }” nu este o evaluare: aceasta este un text cu un număr de la 0 la 1, de exemplu 0.63.
json-derived-tag = Eticheta { $name } nu are ce căuta aici: ea rezultă din început și din rezultat.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Câștigă în { $plies }: { $moves }
solve-losing = Pierde în { $plies }: { $moves }
solve-drawing = Remizează: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Rezolvarea acestei partide cere cam { $needs } de memorie, dar există doar { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Un tabel de { $needs } nu încape în memorie: există doar { $there }.

## Captions under pictures

caption-start = Începutul
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } iese din partidă
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = o partidă are 2, 3 sau 4 jucători
argument-board = o tablă se scrie WIDTHxHEIGHT, lățimea și înălțimea de la 2 la 9, de exemplu 5x7
# $least and $most: numbers
argument-number = trebuie să fie un număr întreg de la { $least } la { $most }
argument-number-from = trebuie să fie un număr întreg de la { $least } în sus

argument-listen = trebuie să fie o adresă și un port, de exemplu 127.0.0.1:8080 sau [::]:8080
argument-base = o cale începe cu o bară oblică, de exemplu /fencepost
argument-origin = o origine este o schemă și o gazdă, de exemplu https://example.org
argument-host = o gazdă este un nume fără schemă, port și cale, de exemplu example.org
argument-public-url = o adresă publică este o schemă, o gazdă și eventual o cale, de exemplu https://example.org/fencepost
argument-database = o bază de date este o adresă precum postgres://utilizator:parola@gazda/fencepost
argument-left-out = acest program a fost compilat fără așa ceva; ./run --build compilează unul cu toate

# $text: what was asked for, $tags: the tags of all languages
argument-language = nu există limba „{ $text }”; există { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } pe { $square }: { $fences ->
        [one] o barieră
        [few] { $fences } bariere
       *[other] { $fences } de bariere
    } în rezervă, { $steps ->
        [0] la sosire
        [one] încă un pas
        [few] încă { $steps } pași
       *[other] încă { $steps } de pași
    }
show-player-out = { $name } a ieșit din joc
show-turn = La rând: { $name }.
show-turn-repeated = La rând: { $name }. Această poziție apare a doua oară; a treia oară este remiză.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Trei și patru jucători: { $result }
