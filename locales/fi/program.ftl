### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = virhe: { $sentence }
# $why: the system's own words
problem-output = Tulostetta ei voitu kirjoittaa: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Siirto { $number }: { $why }
move-unreadable =
    ”{ $text }” ei ole kelvollinen siirto: nappulan siirto on ruutu, esimerkiksi e2, ja aita on ruutu ja h tai v, esimerkiksi e3h. Lisäksi on pass ja pelistä poistuvalle pelaajalle out:west.

# $file: its name, $why: the system's own words
problem-read = Tiedostoa { $file } ei voitu lukea: { $why }.
problem-write = Tiedostoa { $file } ei voitu kirjoittaa: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Solmu { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Tämä ei ole UTF-8-tekstiä.
problem-long-line = Tämä rivi on liian pitkä ollakseen peli.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Muut ruudut ja aidat kuin tuo siirto on nimetty tämän ohjelman merkintätavalla.)

## Convert

# What errors call it instead of the name of a file
standard-input = vakiosyöte
convert-no-game = Tässä ei ole yhtään peliä: { $file }.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Peliä numero { $game } ei ole: { $file } sisältää { $count ->
        [one] { $count } pelin
       *[other] { $count } peliä
    }.
convert-many-games = { $file } sisältää { $count } peliä, ja kuvassa näkyy yksi: valitse se, esimerkiksi --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Siirtoa numero { $ply } ei ole: pelissä on { $count ->
        [one] { $count } siirto
       *[other] { $count } siirtoa
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = Valitsin { $option } ei koske muotoa { $form }.
convert-terminal =
    Kuvaa muodossa { $form } ei voi näyttää päätteessä: kirjoita se tiedostoon, esimerkiksi --output game.{ $form }.
convert-too-large = { $width } kuvapistettä leveä kuva olisi liian suuri: valitse pienempi --size.
# $why: technical words
convert-picture = Kuvaa ei voitu tehdä: { $why }.

## Analyze

analyze-no-game = Yhtään peliä ei voitu lukea: { $file }.

## Explore

explore-no-game = Missään näistä tiedostoista ei ole peliä, jonka voisi lukea.
explore-too-many = Pelejä on liikaa yhteen hakemistoon: jaa ne useampaan.
explore-built = Pelejä: { $games }, asemia: { $positions }

## What is wrong with a game in JSON

json-syntax = Tämä ei ole JSONia.
json-end = Teksti loppuu kesken pelin.
# $detail: technical words in English
json-data = Tämä JSON ei ole kelvollinen peli: { $detail }.
json-move-at-start = Ensimmäinen solmu on pelin alku, eikä sillä ole siirtoa.
json-no-move = Jokainen solmu ensimmäistä lukuun ottamatta tarvitsee siirron, mutta tältä se puuttuu.
json-parent = Solmun vanhemman on oltava ennen sitä.
json-clock = ”{ $text }” ei ole kelvollinen kellon lukema: sen muoto on 0:09:58.
json-eval = ”{ $text }” ei ole kelvollinen arvio: se on teksti, jossa on luku väliltä 0–1, esimerkiksi 0.63.
json-derived-tag = Tunniste { $name } ei kuulu tähän: se seuraa alusta ja tuloksesta.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Voittaa { $plies } siirrossa: { $moves }
solve-losing = Häviää { $plies } siirrossa: { $moves }
solve-drawing = Tasapeli: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Tämän pelin ratkaisu vie muistia noin { $needs }, mutta vapaana on vain { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Taulukko, jonka koko on { $needs }, ei mahdu muistiin: vapaana on vain { $there }.

## Captions under pictures

caption-start = Alku
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } poistuu pelistä
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = pelissä on 2, 3 tai 4 pelaajaa
argument-board = lauta on WIDTHxHEIGHT, kumpikin 2–9, esimerkiksi 5x7
# $least and $most: numbers
argument-number = tähän kuuluu kokonaisluku väliltä { $least }–{ $most }
argument-number-from = tähän kuuluu kokonaisluku, vähintään { $least }

argument-listen = tähän kuuluu osoite ja portti, esimerkiksi 127.0.0.1:8080 tai [::]:8080
argument-base = polku alkaa vinoviivalla, esimerkiksi /fencepost
argument-origin = alkuperä on protokolla ja isäntä, esimerkiksi https://example.org
argument-host = isäntä on nimi ilman protokollaa, porttia ja polkua, esimerkiksi example.org
argument-public-url = julkinen osoite on protokolla, isäntä ja mahdollisesti polku, esimerkiksi https://example.org/fencepost
argument-database = tietokanta annetaan osoitteena, esimerkiksi postgres://kayttaja:salasana@palvelin/fencepost
argument-left-out = tämä ohjelma on käännetty ilman sitä; ./run --build kääntää ohjelman, jossa on kaikki

# $text: what was asked for, $tags: the tags of all languages
argument-language = kieltä ”{ $text }” ei ole; kielet ovat { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name }, { $square }: { $fences ->
        [one] { $fences } aita
       *[other] { $fences } aitaa
    } jäljellä, { $steps ->
        [0] maalissa
        [one] { $steps } askel maaliin
       *[other] { $steps } askelta maaliin
    }
show-player-out = { $name }: pudonnut pelistä
show-turn = Vuorossa: { $name }.
show-turn-repeated = Vuorossa: { $name }. Tämä asema on laudalla toista kertaa; kolmannella kerralla tulee tasapeli.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Kolme ja neljä pelaajaa: { $result }
