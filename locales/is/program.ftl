### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = villa: { $sentence }
# $why: the system's own words
problem-output = Ekki tókst að skrifa úttakið: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Leikur { $number }: { $why }
move-unreadable =
    „{ $text }“ er ekki gildur leikur: leikur með peði er reitur eins og e2, hlið er reitur með h eða v eins og e3h; auk þess eru pass og, fyrir leikmann sem fer úr spilinu, out:west.

# $file: its name, $why: the system's own words
problem-read = Ekki tókst að lesa { $file }: { $why }.
problem-write = Ekki tókst að skrifa { $file }: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Hnútur { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Þetta er ekki texti í UTF-8.
problem-long-line = Þessi lína er svo löng að hún getur ekki verið spil.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Aðrir reitir og hlið en þessi leikur eru nefnd með rithætti þessa forrits.)

## Convert

# What errors call it instead of the name of a file
standard-input = staðalinntak
convert-no-game = Ekkert spil er í { $file }.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Ekkert spil er númer { $game }: í { $file } { $count ->
        [one] er { $count } spil
       *[other] eru { $count } spil
    }.
convert-many-games =
    Í { $file } { $count ->
        [one] er { $count } spil
       *[other] eru { $count } spil
    }, en mynd sýnir eitt: veldu það, til dæmis með --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Enginn leikur er númer { $ply }: í spilinu { $count ->
        [one] er { $count } leikur
       *[other] eru { $count } leikir
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } á ekki við um sniðið { $form }.
convert-terminal =
    Ekki er hægt að sýna mynd á sniðinu { $form } í skjáhermi: skrifaðu hana í skrá, til dæmis með --output game.{ $form }.
convert-too-large = Mynd með breiddina { $width } díla yrði of stór: veldu minni --size.
# $why: technical words
convert-picture = Ekki tókst að búa til myndina: { $why }.

## Analyze

analyze-no-game = Ekkert læsilegt spil er í { $file }.

## Explore

explore-no-game = Ekkert læsilegt spil er í þessum skrám.
explore-too-many = Spilin eru of mörg fyrir eina atriðaskrá: skiptu þeim í fleiri.
explore-built = Spil: { $games }, stöður: { $positions }

## What is wrong with a game in JSON

json-syntax = Þetta er ekki JSON.
json-end = Textinn endar í miðju spili.
# $detail: technical words in English
json-data = Þetta JSON er ekki gilt spil: { $detail }.
json-move-at-start = Fyrsti hnúturinn er upphaf spilsins og hefur engan leik.
json-no-move = Allir hnútar nema sá fyrsti þurfa leik, en þessi hefur engan.
json-parent = Foreldri hnúts verður að standa á undan honum.
json-clock = „{ $text }“ er ekki gild klukkustaða: hún lítur út eins og 0:09:58.
json-eval = „{ $text }“ er ekki gilt mat: það er texti með tölu frá 0 til 1, til dæmis 0.63.
json-derived-tag = Merkið { $name } á ekki heima hér: það leiðir af upphafinu og úrslitunum.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Vinnur í { $plies }: { $moves }
solve-losing = Tapar í { $plies }: { $moves }
solve-drawing = Jafntefli: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Til að leysa þetta spil þarf um { $needs } af minni, en aðeins { $there } eru til ráðstöfunar.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Tafla upp á { $needs } kemst ekki fyrir í minni: aðeins { $there } eru til ráðstöfunar.

## Captions under pictures

caption-start = Upphafið
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } fer úr spilinu
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = í spili eru 2, 3 eða 4 leikmenn
argument-board = borð er WIDTHxHEIGHT, það er breidd sinnum hæð, hvort um sig frá 2 til 9, til dæmis 5x7
# $least and $most: numbers
argument-number = hér á að vera heil tala frá { $least } til { $most }
argument-number-from = hér á að vera heil tala frá { $least } og upp úr

argument-listen = hér á að vera vistfang og gátt, til dæmis 127.0.0.1:8080 eða [::]:8080
argument-base = slóð byrjar á skástriki, til dæmis /fencepost
argument-origin = uppruni er samskiptaháttur og hýsill, til dæmis https://example.org
argument-host = hýsill er heiti án samskiptaháttar, gáttar og slóðar, til dæmis example.org
argument-public-url = opinbert veffang er samskiptaháttur, hýsill og ef til vill slóð, til dæmis https://example.org/fencepost
argument-database = gagnagrunnur er vistfang eins og postgres://notandi:lykilord@hysill/fencepost
argument-left-out = þetta forrit var smíðað án þess; ./run --build smíðar forrit með öllu

# $text: what was asked for, $tags: the tags of all languages
argument-language = tungumálið „{ $text }“ er ekki til; til eru { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } á { $square }: { $fences } hlið á hendi, { $steps ->
        [0] í marki
        [one] { $steps } skref eftir
       *[other] { $steps } skref eftir
    }
show-player-out = { $name } er úr leik
show-turn = { $name } á leik.
show-turn-repeated = { $name } á leik. Þessi staða er komin upp í annað sinn; í þriðja sinn verður jafntefli.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Þrír og fjórir leikmenn: { $result }
