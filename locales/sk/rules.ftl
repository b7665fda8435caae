### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Pravidlá hry
# For search engines and for previews of links
rules-description = Ako sa hrá vo dvojici, trojici alebo štvorici: figúrky, prekážky, skoky a hodiny, s desiatimi obrázkami.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 alebo 4 hráči · od 8 rokov · 10 až 20 minút
# $number: 1 to 10
rules-figure = Obrázok { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = Figúrky: S = Juh, W = Západ, N = Sever, E = Východ. # je prekážka, * je políčko, kam figúrka smie, x nie je dovolené.
# Stands before a paragraph
rules-ruling = Naše pravidlo
# At the end of the page
rules-ruling-note = Tlačené pravidlá sa miestami líšia a na niektoré otázky neodpovedajú. Kde je odsek označený „{ rules-ruling }“, odpoveď pochádza od Fencepostu.

## Goal

rules-aim-title = Cieľ hry
rules-aim = Doveď svoju figúrku na protiľahlú stranu dosky skôr ako ostatní tú svoju. Prekážkami im cestu predlžuješ, ale nikdy ju nesmieš uzavrieť úplne.

## Setup

rules-ready-title = Príprava
rules-ready-board = Doska má 9 krát 9 políčok. Pri pohľade z miesta Juh sa stĺpce označujú zľava doprava písmenami a až i, rady zdola nahor číslami 1 až 9.
rules-ready-two = Dvaja hráči sedia na miestach Juh a Sever a každý si vezme 10 prekážok. Juh začína na e1 a víťazí v rade 9, Sever začína na e9 a víťazí v rade 1.
rules-ready-first = O miesto Juh losujte alebo sa dohodnite. Juh má prvý ťah; ďalej sa hrá v smere hodinových ručičiek.

## Your turn

rules-turn-title = Tvoj ťah
rules-turn = Buď potiahni figúrkou, alebo postav jednu prekážku. Ťah sa nesmie vynechať. Keď sa ti prekážky minú, musíš ťahať figúrkou.

## Moving the pawn

rules-pawn-title = Ťah figúrkou
rules-pawn = Tvoja figúrka ide o jedno políčko nahor, nadol, doľava alebo doprava. Nechodí šikmo ani na políčko, kde stojí iná figúrka.
rules-pawn-fence = Žiadna figúrka neprejde cez prekážku. Musí ju obísť.

## Placing a fence

rules-fence-title = Stavanie prekážky
rules-fence = Prekážka je dlhá dve políčka a leží v drážke medzi dvoma dvojicami políčok, vodorovne alebo zvislo. Nesmie prečnievať z dosky ani byť posunutá o pol políčka.
rules-fence-overlap = Prekážky sa nesmú prekrývať, ani spolovice. Môžu sa dotýkať koncami alebo tvoriť písmeno T.
rules-fence-cross = Prekážky sa nesmú ani križovať.
rules-fence-stays = Postavená prekážka zostáva na mieste až do konca partie.
rules-fence-way = Po každej prekážke musí mať každá figúrka, aj tá tvoja, stále cestu do svojho cieľového radu. Prekážka, ktorá figúrku uzavrie, nie je dovolená.
rules-fence-way-ruling = Počítajú sa iba prekážky: figúrka cestu nikdy neuzatvára a skok ju nikdy neotvára.

## Face to face

rules-jump-title = Stret figúrok
rules-jump = Keď na susednom políčku stojí iná figúrka a nie je medzi vami prekážka, môžeš ju preskočiť na políčko priamo za ňou. Takto sa dá skákať vo všetkých štyroch smeroch.
rules-jump-side = Keď priamemu skoku bráni prekážka alebo ďalšia figúrka, môžeš namiesto toho ísť na políčko vľavo alebo vpravo od preskakovanej figúrky, ak je voľné a neoddeľuje ho od nej prekážka. Kým je možný priamy skok, nabok nesmieš.
rules-jump-edge = Okraj dosky bráni skoku rovnako ako prekážka.
rules-jump-one = Preskočíš najviac jednu figúrku a nikdy skákať nemusíš, ak môžeš urobiť niečo iné.
rules-jump-pass = Keď nemôžeš ani ťahať figúrkou, ani postaviť prekážku, ťah vynecháš.

## The end of the game

rules-end-title = Koniec hry
rules-end = Okamžite víťazí prvý hráč, ktorého figúrka príde na ktorékoľvek políčko svojho cieľového radu, aj skokom.
rules-end-leave = Vo dvojici prehrávaš, keď sa vzdáš alebo sa ti minie čas.
rules-end-draw = Keď nastane po tretí raz rovnaká pozícia, s rovnakými počtami prekážok v zásobe a rovnakým hráčom na ťahu, je to remíza. Východisková pozícia sa počíta. Na remíze sa môžu dohodnúť aj všetci, čo ešte hrajú.

## Three and four players

rules-many-title = Traja a štyria hráči
rules-many-four = Štyria hráči majú každý 5 prekážok a hrajú v poradí Juh, Západ, Sever, Východ. Západ začína na a5 a víťazí v stĺpci i, Východ začína na i5 a víťazí v stĺpci a.
rules-many-three = Traja hráči majú každý 6 prekážok; 2 prekážky zostanú v škatuli.
rules-many-three-seats = Sedia na miestach Juh, Západ a Sever.
rules-many-leave = Keď sa pri troch alebo štyroch hráčoch vzdáš alebo sa ti minie čas, tvoja figúrka zmizne z dosky aj s prekážkami v zásobe. Prekážky na doske zostanú, tvoje ťahy sa vynechávajú a nikto ti nemusí nechávať cestu. Víťazí posledný hráč v hre.

## Playing with a clock

rules-clock-title = Hra s hodinami
rules-clock = Na turnajoch platí časový limit. Možnosti sú tieto:
rules-clock-player = Čas na hráča: každý má na celú partiu rovnako veľa času. Na želanie hodiny po každom ťahu pridajú prídavok alebo sa pri každom ťahu rozbehnú až po stanovenom oneskorení.
rules-clock-game = Čas na celú partiu: rozdelí sa rovnakým dielom medzi hráčov.
rules-clock-move = Čas na ťah: každý ťah treba v tomto čase stihnúť.
rules-clock-hourglass = Presýpacie hodiny: čas, ktorý spotrebuješ, dostanú rovnakým dielom ostatní.
# What the server does
rules-clock-start = Online sa hodiny rozbehnú, až keď každý urobí prvý ťah. Ak ho niekto nestihne do minúty, partia sa zruší.

## Other boards

rules-boards-title = Iné dosky
rules-boards = Na precvičovanie môže mať doska strany dlhé 2 až 9 políčok a každý hráč 0 až 20 prekážok. Na dosku 2 krát 2 sa zmestia najviac traja hráči.
rules-boards-start = Figúrky začínajú v strede svojej strany. Ak má strana párny počet políčok, Juh a Sever začínajú hneď vpravo od stredu, Západ a Východ hneď nad ním.

## Writing moves down

rules-writing-title = Zápis ťahov
rules-writing = Ťah figúrkou je políčko, na ktoré figúrka príde, napríklad e2. Prekážka sa nazýva podľa políčka vľavo dole od svojho stredu: e3h leží vodorovne nad e3 a f3; e3v stojí zvislo vpravo od e3 a e4.

## The figures

rules-figure-1 = Začiatok partie dvoch hráčov.
rules-figure-2 = Štyri kroky figúrky.
rules-figure-3 = Prekážka zatvára priamu cestu: figúrka ju obíde.
rules-figure-4 = Správne: medzi dvoma dvojicami políčok. Prečiarknuté: posunutá o pol políčka.
rules-figure-5 = Posledná prekážka by figúrku uzavrela: nie je dovolená.
rules-figure-6 = Priamy skok.
rules-figure-7 = Prekážka za figúrkou: skok vľavo alebo vpravo od nej.
rules-figure-8 = To isté s jednou stranou zatvorenou: zostáva jeden skok.
rules-figure-9 = Za figúrkou je ďalšia: dvojitý skok nie je možný, ale obe strany sú voľné.
rules-figure-10 = V cieľovom rade: figúrka vyhrala.

## Around the rules

rules-print = Tlačiť
rules-play = Hrať
# In place of “Play” for somebody who came from a game
rules-back = Späť do partie
rules-name = Fencepost je nezávislý projekt. Hra sa predáva pod názvom Quoridor®, ktorý patrí jej vydavateľovi. Fencepost nie je s vydavateľom nijako spojený.
