### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = klaida: { $sentence }
# $why: the system's own words
problem-output = Nepavyko įrašyti išvesties: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = { $number } ėjimas: { $why }
move-unreadable =
    „{ $text }“ nėra tinkamas ėjimas: pėstininko ėjimas yra kvadratėlis, pavyzdžiui, e2, barjeras – kvadratėlis su h arba v, pavyzdžiui, e3h; dar yra pass ir, išeinančiam žaidėjui, out:west.

# $file: its name, $why: the system's own words
problem-read = Nepavyko perskaityti { $file }: { $why }.
problem-write = Nepavyko įrašyti { $file }: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Mazgas { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Tai ne UTF-8 tekstas.
problem-long-line = Ši eilutė per ilga, kad būtų partija.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Kvadratėliai ir barjerai, išskyrus šį ėjimą, nurodyti šios programos žymėjimu.)

## Convert

# What errors call it instead of the name of a file
standard-input = standartinė įvestis
convert-no-game = { $file } neturi jokios partijos.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Partijos numeriu { $game } nėra: { $file } turi { $count ->
        [one] { $count } partiją
        [few] { $count } partijas
        [many] { $count } partijos
       *[other] { $count } partijų
    }.
convert-many-games =
    { $file } turi { $count ->
        [one] { $count } partiją
        [few] { $count } partijas
        [many] { $count } partijos
       *[other] { $count } partijų
    }, o paveikslėlis rodo vieną: pasirink ją, pavyzdžiui, su --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Ėjimo numeriu { $ply } nėra: partija turi { $count ->
        [one] { $count } ėjimą
        [few] { $count } ėjimus
        [many] { $count } ėjimo
       *[other] { $count } ėjimų
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = Parinktis { $option } formatui { $form } netinka.
convert-terminal =
    Formato { $form } paveikslėlio terminale parodyti negalima: įrašyk jį į failą, pavyzdžiui, su --output game.{ $form }.
convert-too-large = { $width } px pločio paveikslėlis būtų per didelis: pasirink mažesnį --size.
# $why: technical words
convert-picture = Nepavyko sukurti paveikslėlio: { $why }.

## Analyze

analyze-no-game = Iš { $file } nepavyko perskaityti nė vienos partijos.

## Explore

explore-no-game = Nė viename iš šių failų nėra partijos, kurią būtų galima perskaityti.
explore-too-many = Vienam indeksui partijų per daug: padalyk jas į kelis.
explore-built = Partijos: { $games }, pozicijos: { $positions }

## What is wrong with a game in JSON

json-syntax = Tai ne JSON.
json-end = Tekstas baigiasi partijos viduryje.
# $detail: technical words in English
json-data = Šis JSON nėra tinkama partija: { $detail }.
json-move-at-start = Pirmas mazgas yra partijos pradžia ir ėjimo neturi.
json-no-move = Kiekvienas mazgas, išskyrus pirmą, turi ėjimą, o šis neturi.
json-parent = Pirminis mazgas turi būti prieš antrinį.
json-clock = „{ $text }“ nėra tinkamas laikrodžio rodmuo: jis atrodo kaip 0:09:58.
json-eval = „{ $text }“ nėra tinkamas įvertinimas: tai tekstas su skaičiumi nuo 0 iki 1, pavyzdžiui, 0.63.
json-derived-tag = Žymė { $name } čia netinka: ji išplaukia iš pradžios ir rezultato.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Laimi per { $plies ->
    [one] { $plies } ėjimą
    [few] { $plies } ėjimus
    [many] { $plies } ėjimo
   *[other] { $plies } ėjimų
  }: { $moves }
solve-losing = Pralaimi per { $plies ->
    [one] { $plies } ėjimą
    [few] { $plies } ėjimus
    [many] { $plies } ėjimo
   *[other] { $plies } ėjimų
  }: { $moves }
solve-drawing = Lygiosios: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Šiai partijai išspręsti reikia maždaug { $needs } atminties, o yra { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = { $needs } lentelė netelpa į atmintį: yra { $there }.

## Captions under pictures

caption-start = Pradžia
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } palieka partiją
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = partiją žaidžia 2, 3 arba 4 žaidėjai
argument-board = laukas yra WIDTHxHEIGHT (plotis ir aukštis), abu nuo 2 iki 9, pavyzdžiui, 5x7
# $least and $most: numbers
argument-number = čia reikia sveikojo skaičiaus nuo { $least } iki { $most }
argument-number-from = čia reikia sveikojo skaičiaus, ne mažesnio kaip { $least }

argument-listen = čia reikia adreso ir prievado, pavyzdžiui, 127.0.0.1:8080 arba [::]:8080
argument-base = kelias prasideda pasviruoju brūkšniu, pavyzdžiui, /fencepost
argument-origin = kilmė yra schema ir serveris, pavyzdžiui, https://example.org
argument-host = serveris yra vardas be schemos, prievado ir kelio, pavyzdžiui, example.org
argument-public-url = viešas adresas yra schema, serveris ir galbūt kelias, pavyzdžiui, https://example.org/fencepost
argument-database = duomenų bazė yra adresas, pavyzdžiui, postgres://vartotojas:slaptazodis@serveris/fencepost
argument-left-out = ši programa sukompiliuota be to; ./run --build sukompiliuoja programą su viskuo

# $text: what was asked for, $tags: the tags of all languages
argument-language = kalbos „{ $text }“ nėra; yra { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name }, { $square }: turi { $fences ->
        [one] { $fences } barjerą
        [few] { $fences } barjerus
        [many] { $fences } barjero
       *[other] { $fences } barjerų
    }, { $steps ->
        [0] jau finiše
        [one] iki finišo { $steps } žingsnis
        [few] iki finišo { $steps } žingsniai
        [many] iki finišo { $steps } žingsnio
       *[other] iki finišo { $steps } žingsnių
    }
show-player-out = { $name } iškrito
show-turn = Eina: { $name }.
show-turn-repeated = Eina: { $name }. Ši pozicija susidarė jau du kartus; trečią kartą bus lygiosios.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Trys ir keturi žaidėjai: { $result }
