### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = kļūda: { $sentence }
# $why: the system's own words
problem-output = Izvadi neizdevās ierakstīt: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = { $number }. gājiens: { $why }
move-unreadable =
    „{ $text }” nav derīgs gājiens: bandinieka gājiens ir lauciņš, piemēram, e2, barjera – lauciņš ar h vai v, piemēram, e3h; vēl ir pass un spēlētājam, kas aiziet, out:west.

# $file: its name, $why: the system's own words
problem-read = Neizdevās nolasīt { $file }: { $why }.
problem-write = Neizdevās ierakstīt { $file }: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Mezgls { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Tas nav UTF-8 teksts.
problem-long-line = Šī rinda ir pārāk gara, lai būtu partija.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Lauciņi un barjeras, izņemot šo gājienu, nosaukti šīs programmas pierakstā.)

## Convert

# What errors call it instead of the name of a file
standard-input = standarta ievade
convert-no-game = { $file } nesatur nevienu partiju.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Partijas ar numuru { $game } nav: { $file } satur { $count ->
        [zero] { $count } partiju
        [one] { $count } partiju
       *[other] { $count } partijas
    }.
convert-many-games =
    { $file } satur { $count ->
        [zero] { $count } partiju
        [one] { $count } partiju
       *[other] { $count } partijas
    }, bet attēls rāda vienu: izvēlies to, piemēram, ar --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Gājiena ar numuru { $ply } nav: partijā ir { $count ->
        [zero] { $count } gājienu
        [one] { $count } gājiens
       *[other] { $count } gājieni
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = Opcija { $option } neattiecas uz formātu { $form }.
convert-terminal =
    Attēlu formātā { $form } terminālī parādīt nevar: ieraksti to failā, piemēram, ar --output game.{ $form }.
convert-too-large = { $width } px plats attēls būtu par lielu: izvēlies mazāku --size.
# $why: technical words
convert-picture = Attēlu neizdevās izveidot: { $why }.

## Analyze

analyze-no-game = No { $file } neizdevās nolasīt nevienu partiju.

## Explore

explore-no-game = Nevienā no šiem failiem nav partijas, ko varētu nolasīt.
explore-too-many = Vienam indeksam partiju ir par daudz: sadali tās vairākos.
explore-built = Partijas: { $games }, pozīcijas: { $positions }

## What is wrong with a game in JSON

json-syntax = Tas nav JSON.
json-end = Teksts beidzas partijas vidū.
# $detail: technical words in English
json-data = Šis JSON nav derīga partija: { $detail }.
json-move-at-start = Pirmais mezgls ir partijas sākums, un tam nav gājiena.
json-no-move = Katram mezglam, izņemot pirmo, ir gājiens, bet šim nav.
json-parent = Vecākmezglam jābūt pirms bērnmezgla.
json-clock = „{ $text }” nav derīgs pulksteņa rādījums: tas izskatās kā 0:09:58.
json-eval = „{ $text }” nav derīgs vērtējums: tas ir teksts ar skaitli no 0 līdz 1, piemēram, 0.63.
json-derived-tag = Birka { $name } te neiederas: tā izriet no sākuma un rezultāta.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning =
    Uzvara { $plies ->
        [zero] { $plies } gājienos
        [one] { $plies } gājienā
       *[other] { $plies } gājienos
    }: { $moves }
solve-losing =
    Zaudējums { $plies ->
        [zero] { $plies } gājienos
        [one] { $plies } gājienā
       *[other] { $plies } gājienos
    }: { $moves }
solve-drawing = Neizšķirts: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Lai atrisinātu šo partiju, vajag apmēram { $needs } atmiņas, bet ir { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = { $needs } tabula neietilpst atmiņā: ir { $there }.

## Captions under pictures

caption-start = Sākums
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } pamet partiju
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = partiju spēlē 2, 3 vai 4 spēlētāji
argument-board = laukums ir WIDTHxHEIGHT (platums un augstums), abi no 2 līdz 9, piemēram, 5x7
# $least and $most: numbers
argument-number = te vajag veselu skaitli no { $least } līdz { $most }
argument-number-from = te vajag veselu skaitli, sākot no { $least }

argument-listen = te vajag adresi un portu, piemēram, 127.0.0.1:8080 vai [::]:8080
argument-base = ceļš sākas ar slīpsvītru, piemēram, /fencepost
argument-origin = izcelsme ir shēma un resursdators, piemēram, https://example.org
argument-host = resursdators ir nosaukums bez shēmas, porta un ceļa, piemēram, example.org
argument-public-url = publiskā adrese ir shēma, resursdators un varbūt ceļš, piemēram, https://example.org/fencepost
argument-database = datubāze ir adrese, piemēram, postgres://lietotajs:parole@resursdators/fencepost
argument-left-out = šī programma ir būvēta bez tā; ./run --build uzbūvē programmu ar visu

# $text: what was asked for, $tags: the tags of all languages
argument-language = valodas „{ $text }” nav; ir { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name }, { $square }: krājumā { $fences ->
        [zero] { $fences } barjeru
        [one] { $fences } barjera
       *[other] { $fences } barjeras
    }, { $steps ->
        [0] jau mērķī
        [zero] { $steps } soļu līdz mērķim
        [one] { $steps } solis līdz mērķim
       *[other] { $steps } soļi līdz mērķim
    }
show-player-out = { $name } ir ārpus spēles
show-turn = Iet: { $name }.
show-turn-repeated = Iet: { $name }. Šī pozīcija ir bijusi jau divreiz; trešajā reizē būs neizšķirts.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Trīs un četri spēlētāji: { $result }
