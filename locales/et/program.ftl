### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = viga: { $sentence }
# $why: the system's own words
problem-output = Väljundit ei saanud kirjutada: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Käik { $number }: { $why }
move-unreadable =
    „{ $text }“ ei ole sobiv käik: nupukäik on ruut, näiteks e2, takistustara on ruut ja h või v, näiteks e3h; lisaks on pass ja lahkuva mängija jaoks out:west.

# $file: its name, $why: the system's own words
problem-read = Faili { $file } ei saanud lugeda: { $why }.
problem-write = Faili { $file } ei saanud kirjutada: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Sõlm { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = See ei ole UTF-8 tekst.
problem-long-line = See rida on mängu jaoks liiga pikk.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Peale selle käigu on ruudud ja takistustarad nimetatud selle programmi kirjaviisis.)

## Convert

# What errors call it instead of the name of a file
standard-input = standardsisend
convert-no-game = Mängu siin ei ole: { $file }.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Mängu number { $game } ei ole: { $file } sisaldab { $count ->
        [one] { $count } mängu
       *[other] { $count } mängu
    }.
convert-many-games = { $file } sisaldab { $count } mängu, aga pilt näitab üht: vali see, näiteks --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Käiku number { $ply } ei ole: mängus on { $count ->
        [one] { $count } käik
       *[other] { $count } käiku
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = Valik { $option } ei käi vormingu { $form } kohta.
convert-terminal =
    Pilti vormingus { $form } ei saa terminalis näidata: kirjuta see faili, näiteks --output game.{ $form }.
convert-too-large = { $width } piksli laiune pilt oleks liiga suur: vali väiksem --size.
# $why: technical words
convert-picture = Pilti ei saanud teha: { $why }.

## Analyze

analyze-no-game = Ühtegi mängu ei saanud lugeda: { $file }.

## Explore

explore-no-game = Üheski neist failidest pole mängu, mida saaks lugeda.
explore-too-many = Mänge on ühe registri jaoks liiga palju: jaga need mitmeks.
explore-built = Mänge: { $games }, seise: { $positions }

## What is wrong with a game in JSON

json-syntax = See ei ole JSON.
json-end = Tekst lõpeb keset mängu.
# $detail: technical words in English
json-data = See JSON ei ole sobiv mäng: { $detail }.
json-move-at-start = Esimene sõlm on mängu algus ja sellel ei ole käiku.
json-no-move = Igal sõlmel peale esimese peab olema käik, aga sellel ei ole.
json-parent = Sõlme vanem peab olema enne seda.
json-clock = „{ $text }“ ei ole sobiv kella näit: see on kujul 0:09:58.
json-eval = „{ $text }“ ei ole sobiv hinnang: see on tekst arvuga 0 kuni 1, näiteks 0.63.
json-derived-tag = Silt { $name } ei kuulu siia: see tuleneb algusest ja tulemusest.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Võidab, käike { $plies }: { $moves }
solve-losing = Kaotab, käike { $plies }: { $moves }
solve-drawing = Viik: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Selle mängu lahendamine võtab umbes { $needs } mälu, aga vaba on ainult { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Tabel suurusega { $needs } ei mahu mällu: vaba on ainult { $there }.

## Captions under pictures

caption-start = Algus
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } lahkub mängust
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = mängus on 2, 3 või 4 mängijat
argument-board = laud on WIDTHxHEIGHT, kumbki 2 kuni 9, näiteks 5x7
# $least and $most: numbers
argument-number = siia kuulub täisarv vahemikus { $least } kuni { $most }
argument-number-from = siia kuulub täisarv alates { $least }

argument-listen = siia kuulub aadress ja port, näiteks 127.0.0.1:8080 või [::]:8080
argument-base = tee algab kaldkriipsuga, näiteks /fencepost
argument-origin = päritolu on skeem ja host, näiteks https://example.org
argument-host = host on nimi ilma skeemi, pordi ja teeta, näiteks example.org
argument-public-url = avalik aadress on skeem, host ja võib-olla tee, näiteks https://example.org/fencepost
argument-database = andmebaas on aadress nagu postgres://kasutaja:parool@host/fencepost
argument-left-out = see programm on ehitatud ilma selleta; ./run --build ehitab programmi, milles on kõik olemas

# $text: what was asked for, $tags: the tags of all languages
argument-language = keelt „{ $text }“ ei ole; olemas on { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name }, { $square }: käes { $fences ->
        [one] { $fences } takistustara
       *[other] { $fences } takistustara
    }, { $steps ->
        [0] sihis
        [one] { $steps } samm sihini
       *[other] { $steps } sammu sihini
    }
show-player-out = { $name }: mängust väljas
show-turn = Käigul: { $name }.
show-turn-repeated = Käigul: { $name }. See seis on laual teist korda; kolmas kord toob viigi.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Kolm ja neli mängijat: { $result }
