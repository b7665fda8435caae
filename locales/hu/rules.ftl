### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = A játék szabályai
# For search engines and for previews of links
rules-description = Így játszhattok ketten, hárman vagy négyen: bábuk, akadályok, ugrások és órák, tíz képpel.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 vagy 4 játékos · 8 éves kortól · 10–20 perc
# $number: 1 to 10
rules-figure = { $number }. ábra
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = Az S, W, N és E Dél, Nyugat, Észak és Kelet bábuja, a # akadály, a * mutatja, hová léphet a bábu, az x pedig azt, ami tilos.
# Stands before a paragraph
rules-ruling = A mi szabályunk
# At the end of the page
rules-ruling-note = A nyomtatott szabályok helyenként eltérnek, és néhány kérdést nyitva hagynak. Ahol egy bekezdés előtt „{ rules-ruling }” áll, ott a válasz a Fencepost sajátja.

## Goal

rules-aim-title = A játék célja
rules-aim = Juttasd át a bábudat a tábla túlsó oldalára, mielőtt a többiek célba érnek. Akadályokkal meghosszabbíthatod az útjukat, de teljesen sosem zárhatod el.

## Setup

rules-ready-title = Előkészületek
rules-ready-board = A táblán 9-szer 9 mező van. Dél helyéről nézve az oszlopok jele balról jobbra a–i, a soroké alulról felfelé 1–9.
rules-ready-two = Két játékos Dél és Észak helyére ül, és fejenként 10 akadályt kap. Dél az e1 mezőről indul és a 9. sorban nyer, Észak az e9 mezőről indul és az 1. sorban nyer.
rules-ready-first = Sorsoljátok ki, vagy beszéljétek meg, ki ül Dél helyére. Dél kezd, aztán az óramutató járásával megegyezően következtek.

## Your turn

rules-turn-title = Te jössz
rules-turn = Lépj a bábuddal, vagy rakj le egy akadályt. Passzolni nem szabad. Ha elfogytak az akadályaid, a bábuval kell lépned.

## Moving the pawn

rules-pawn-title = Lépés a bábuval
rules-pawn = A bábud egy mezőt lép fel, le, balra vagy jobbra. Átlósan nem léphet, és olyan mezőre sem, ahol másik bábu áll.
rules-pawn-fence = Akadályon egyetlen bábu sem mehet át, meg kell kerülnie.

## Placing a fence

rules-fence-title = Akadály lerakása
rules-fence = Az akadály két mező hosszú, és két mezőpár közötti vájatba kerül, vízszintesen vagy függőlegesen. Nem lóghat le a tábláról, és nem csúszhat el fél mezővel.
rules-fence-overlap = Az akadályok nem fedhetik egymást, félig sem. Érinthetik egymást a végükkel vagy T alakban.
rules-fence-cross = Az akadályok nem is keresztezhetik egymást.
rules-fence-stays = A lerakott akadály a játszma végéig a helyén marad.
rules-fence-way = Minden akadály után minden bábunak, a tiédnek is, kell hogy maradjon útja a célvonaláig. Bábut bezáró akadályt lerakni tilos.
rules-fence-way-ruling = Itt csak az akadályok számítanak: bábu sosem zárja el az utat, ugrás pedig sosem nyit újat.

## Face to face

rules-jump-title = Szembenállás
rules-jump = Ha a szomszéd mezőn másik bábu áll, és nincs köztetek akadály, átugorhatod, egyenesen a mögötte lévő mezőre. Ez mind a négy irányban lehetséges.
rules-jump-side = Ha ennek az ugrásnak akadály vagy egy további bábu állja útját, helyette az átugrandó bábu bal vagy jobb oldalára ugorhatsz, ha az a mező szabad, és nincs akadály közte és a bábu között. Amíg egyenesen ugorhatsz, oldalra nem ugorhatsz.
rules-jump-edge = A tábla széle ugyanúgy útját állja az ugrásnak, mint egy akadály.
rules-jump-one = Legfeljebb egy bábut ugorhatsz át, és sosem kötelező ugrani, amíg mást is tehetsz.
rules-jump-pass = Ha sem lépni, sem akadályt lerakni nem tudsz, passzolsz.

## The end of the game

rules-end-title = A játék vége
rules-end = Az a játékos, akinek a bábuja elsőként ér a célvonala bármelyik mezőjére, azonnal nyer, akkor is, ha ugrással ért oda.
rules-end-leave = Két játékosnál veszítesz, ha feladod vagy lejár az időd.
rules-end-draw = Ha ugyanaz az állás harmadszor fordul elő, ugyanannyi akadállyal a kézben és ugyanazzal a soron lévő játékossal, a játszma döntetlen. A kezdőállás is számít. Döntetlenben meg is egyezhetnek mindazok, akik még játszanak.

## Three and four players

rules-many-title = Három és négy játékos
rules-many-four = Négy játékosnak fejenként 5 akadálya van, a sorrend Dél, Nyugat, Észak, Kelet. Nyugat az a5 mezőről indul és az i oszlopban nyer, Kelet az i5 mezőről indul és az a oszlopban nyer.
rules-many-three = Három játékosnak fejenként 6 akadálya van; 2 akadály a dobozban marad.
rules-many-three-seats = Dél, Nyugat és Észak helyén ülnek.
rules-many-leave = Ha három vagy négy játékosnál feladod vagy lejár az időd, a bábud lekerül a tábláról, a kezedben lévő akadályokkal együtt. A lerakott akadályok maradnak, a köreid kimaradnak, és senkinek sem kell utat hagynia neked. Az utolsó bent maradó játékos nyer.

## Playing with a clock

rules-clock-title = Órával
rules-clock = Versenyen időkorlát van. A lehetőségek:
rules-clock-player = Idő játékosonként: mindenkinek ugyanannyi ideje van az egész játszmára. Igény szerint az óra minden lépés után többletidőt ad, vagy minden lépésnél csak egy megadott késleltetés után indul el.
rules-clock-game = Idő az egész játszmára: egyenlően oszlik el a játékosok között.
rules-clock-move = Idő lépésenként: minden lépést ennyi idő alatt kell megtenni.
rules-clock-hourglass = Homokóra: az idő, amit elhasználsz, egyenlő részekben a többieké lesz.
# What the server does
rules-clock-start = Online az órák akkor indulnak el, amikor már mindenki megtette az első lépését. Ha valakinek ez egy percnél tovább tart, a játszma elmarad.

## Other boards

rules-boards-title = Más táblák
rules-boards = Gyakorláshoz a tábla oldala 2–9 mező lehet, és fejenként 0–20 akadály. A 2-szer 2 mezős táblán legfeljebb három játékos fér el.
rules-boards-start = A bábuk az oldaluk közepéről indulnak. Ha az oldal páros számú mezőből áll, Dél és Észak közvetlenül a középtől jobbra, Nyugat és Kelet közvetlenül fölötte indul.

## Writing moves down

rules-writing-title = A lépések leírása
rules-writing = A bábu lépését az a mező jelöli, ahová érkezik, például e2. Az akadály a közepétől balra lent lévő mezőről kapja a nevét: e3h vízszintes, az e3 és f3 mező fölött; e3v függőleges, az e3 és e4 mezőtől jobbra.

## The figures

rules-figure-1 = Egy kétfős játszma kezdete.
rules-figure-2 = A bábu négy lépése.
rules-figure-3 = Akadály állja az egyenes utat: a bábu megkerüli.
rules-figure-4 = Helyes: két mezőpár között. Áthúzva: fél mezővel elcsúszva.
rules-figure-5 = Az utolsó akadály bezárná a bábut: tilos.
rules-figure-6 = Az egyenes ugrás.
rules-figure-7 = Akadály a bábu mögött: ugorj tőle balra vagy jobbra.
rules-figure-8 = Ugyanez, ha az egyik oldal zárva van: egy ugrás marad.
rules-figure-9 = Újabb bábu mögötte: dupla ugrás nincs, de mindkét oldal szabad.
rules-figure-10 = A célvonalán: a bábu nyert.

## Around the rules

rules-print = Nyomtatás
rules-play = Játék
# In place of “Play” for somebody who came from a game
rules-back = Vissza a játszmához
rules-name = A Fencepost önálló projekt. A játékot Quoridor® néven árulják; ez a név a kiadóé. A Fencepost nem áll kapcsolatban a kiadóval.
