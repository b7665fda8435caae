### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = hiba: { $sentence }
# $why: the system's own words
problem-output = A kimenetet nem sikerült kiírni: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = { $number }. lépés: { $why }
move-unreadable =
    „{ $text }” nem érvényes lépés: a bábu lépése egy mező, például e2, az akadály egy mező és h vagy v, például e3h; van még pass és, ha egy játékos kiszáll, out:west.

# $file: its name, $why: the system's own words
problem-read = Ezt a fájlt nem sikerült elolvasni: { $file } ({ $why }).
problem-write = Ezt a fájlt nem sikerült megírni: { $file } ({ $why }).
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: { $node }. csomópont: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Ez nem UTF-8 szöveg.
problem-long-line = Ez a sor túl hosszú ahhoz, hogy játszma legyen.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Ezen a lépésen kívül a mezők és akadályok e program jelölésével szerepelnek.)

## Convert

# What errors call it instead of the name of a file
standard-input = szabványos bemenet
convert-no-game = Nincs benne játszma: { $file }.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Nincs { $game }. játszma: ebben a fájlban ({ $file }) { $count ->
        [one] { $count } játszma
       *[other] { $count } játszma
    } van.
convert-many-games = { $file }: { $count } játszma van benne, egy kép pedig egyet mutat. Válassz, például így: --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Nincs { $ply }. lépés: a játszma { $count ->
        [one] { $count } lépésből
       *[other] { $count } lépésből
    } áll.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option }: ez a kapcsoló ennél a formátumnál nem használható: { $form }.
convert-terminal =
    { $form } formátumú kép nem jeleníthető meg terminálban: írd fájlba, például így: --output game.{ $form }.
convert-too-large = { $width } képpont széles kép túl nagy lenne: válassz kisebbet a --size kapcsolóval.
# $why: technical words
convert-picture = A képet nem sikerült elkészíteni: { $why }.
analyze-no-game = Egyetlen játszmát sem sikerült olvasni innen: { $file }.
explore-no-game = Ezekben a fájlokban nincs olvasható játszma.
explore-too-many = Ennyi játszma nem fér egy indexbe: oszd szét többe.
explore-built = Játszmák: { $games }, állások: { $positions }

## What is wrong with a game in JSON

json-syntax = Ez nem JSON.
json-end = A szöveg a játszma közepén véget ér.
# $detail: technical words in English
json-data = Ez a JSON nem érvényes játszma: { $detail }.
json-move-at-start = Az első csomópont a játszma kezdete, nem tartozik hozzá lépés.
json-no-move = Az elsőn kívül minden csomóponthoz lépés tartozik, ehhez viszont nem.
json-parent = Egy csomópont szülőjének előtte kell állnia.
json-clock = „{ $text }” nem érvényes óraállás: az így néz ki: 0:09:58.
json-eval = „{ $text }” nem érvényes értékelés: az egy szöveg 0 és 1 közötti számmal, például 0.63.
json-derived-tag = Ez a címke nem való ide: { $name }. A kezdésből és az eredményből következik.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Nyer { $plies } lépésben: { $moves }
solve-losing = Veszít { $plies } lépésben: { $moves }
solve-drawing = Döntetlen: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = A játszma megoldásához kb. { $needs } memória kell, de csak { $there } van.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = { $needs } méretű táblázat nem fér a memóriába: csak { $there } van.

## Captions under pictures

caption-start = Kezdés
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } kiszáll
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = egy játszmában 2, 3 vagy 4 játékos van
argument-board = a tábla WIDTHxHEIGHT, mindkettő 2 és 9 között, például 5x7
# $least and $most: numbers
argument-number = ide egész szám kell { $least } és { $most } között
argument-number-from = ide egész szám kell, legalább { $least }

argument-listen = ide cím és port kell, például 127.0.0.1:8080 vagy [::]:8080
argument-base = az útvonal perjellel kezdődik, például /fencepost
argument-origin = egy eredet sémából és gépnévből áll, például https://example.org
argument-host = a gépnév séma, port és útvonal nélküli név, például example.org
argument-public-url = egy nyilvános cím sémából, gépnévből és esetleg útvonalból áll, például https://example.org/fencepost
argument-database = az adatbázis egy cím, például postgres://felhasznalo:jelszo@gep/fencepost
argument-left-out = ez a program enélkül készült; a ./run --build olyat készít, amelyben minden benne van

# $text: what was asked for, $tags: the tags of all languages
argument-language = nincs ilyen nyelv: „{ $text }”; ezek vannak: { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name }, { $square }: { $fences ->
        [one] { $fences } akadály
       *[other] { $fences } akadály
    } kézben, { $steps ->
        [0] célban
        [one] { $steps } lépés a célig
       *[other] { $steps } lépés a célig
    }
show-player-out = { $name } kiesett
show-turn = { $name } következik.
show-turn-repeated = { $name } következik. Ez az állás másodszor van a táblán; harmadszorra döntetlen.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Három és négy játékos: { $result }
