### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Mängureeglid
# For search engines and for previews of links
rules-description = Kuidas mängida kahe-, kolme- või neljakesi: nupud, takistustarad, hüpped ja kellad, kümne pildiga.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 või 4 mängijat · vanus 8+ · 10 kuni 20 minutit
# $number: 1 to 10
rules-figure = Joonis { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N ja E on Lõuna, Lääne, Põhja ja Ida nupud, # on takistustara, * on ruut, kuhu nupp tohib minna, x ei ole lubatud.
# Stands before a paragraph
rules-ruling = Meie otsus
# At the end of the page
rules-ruling-note = Trükitud reeglid lähevad kohati lahku ja jätavad mõne küsimuse lahtiseks. Kui lõigu ees seisab „{ rules-ruling }“, on vastus Fenceposti enda oma.

## Goal

rules-aim-title = Mängu eesmärk
rules-aim = Vii oma nupp laua vastasküljele, enne kui teised oma sihile jõuavad. Takistustaradega saad nende teed pikendada, aga päris kinni ei tohi seda kunagi panna.

## Setup

rules-ready-title = Ettevalmistus
rules-ready-board = Laual on 9 korda 9 ruutu. Lõuna kohalt vaadates on veerud vasakult paremale a kuni i ja read alt üles 1 kuni 9.
rules-ready-two = Kaks mängijat istuvad kohtadel Lõuna ja Põhi ning kumbki võtab 10 takistustara. Lõuna alustab ruudult e1 ja võidab real 9, Põhi alustab ruudult e9 ja võidab real 1.
rules-ready-first = Loosige, kes istub Lõuna kohale, või leppige selles kokku. Lõuna käib esimesena, edasi liigub kord päripäeva.

## Your turn

rules-turn-title = Sinu kord
rules-turn = Käi nupuga või aseta üks takistustara. Käiku vahele jätta ei tohi. Kui su takistustarad on otsas, pead käima nupuga.

## Moving the pawn

rules-pawn-title = Nupuga käimine
rules-pawn = Sinu nupp liigub ühe ruudu üles, alla, vasakule või paremale. Ta ei liigu diagonaalis ega ruudule, kus seisab teine nupp.
rules-pawn-fence = Nupp ei lähe takistustarast läbi, vaid peab sellest mööda minema.

## Placing a fence

rules-fence-title = Takistustara asetamine
rules-fence = Takistustara on kahe ruudu pikkune ja käib soonde kahe ruudupaari vahele, horisontaalselt või vertikaalselt. See ei tohi ulatuda üle laua serva ega olla poole ruudu võrra nihkes.
rules-fence-overlap = Takistustarad ei tohi kattuda, isegi mitte poolenisti. Nad tohivad kokku puutuda otsapidi või T-tähe kujul.
rules-fence-cross = Samuti ei tohi takistustarad ristuda.
rules-fence-stays = Asetatud takistustara jääb paigale mängu lõpuni.
rules-fence-way = Iga takistustara järel peab igal nupul, ka sinu omal, jääma tee oma sihtjooneni. Takistustara, mis nupu sisse sulgeb, ei ole lubatud.
rules-fence-way-ruling = Siin loevad ainult takistustarad: nupp ei sulge kunagi teed ja hüpe ei ava seda.

## Face to face

rules-jump-title = Nupud vastamisi
rules-jump = Kui kõrvalruudul seisab teine nupp ja teie vahel pole takistustara, võid temast üle hüpata, otse tema taga olevale ruudule. Nii saab teha kõigis neljas suunas.
rules-jump-side = Kui hüppel on ees takistustara või veel üks nupp, võid selle asemel minna ülehüpatavast nupust vasakule või paremale, kui sealne ruut on vaba ja takistustara ei eralda seda sellest nupust. Kuni otsehüpe on vaba, kõrvale minna ei tohi.
rules-jump-edge = Laua serv takistab hüpet täpselt nagu takistustara.
rules-jump-one = Korraga hüppad üle kõige rohkem ühe nupu ja hüppama ei pea sa kunagi, kui saad teha midagi muud.
rules-jump-pass = Kui sa ei saa nupuga käia ega takistustara asetada, jääb su käik vahele.

## The end of the game

rules-end-title = Mängu lõpp
rules-end = Esimene mängija, kelle nupp jõuab oma sihtjoone mis tahes ruudule, võidab kohe, ka hüppega.
rules-end-leave = Kahe mängija mängus kaotad, kui alistud või su aeg saab otsa.
rules-end-draw = Kui sama seis tekib kolmandat korda, käes on sama arv takistustarasid ja käigul sama mängija, on mäng viigis. Algseis läheb arvesse. Kõik, kes veel mängivad, võivad ka viigis kokku leppida.

## Three and four players

rules-many-title = Kolm ja neli mängijat
rules-many-four = Neljal mängijal on igaühel 5 takistustara ja nad käivad järjekorras Lõuna, Lääs, Põhi, Ida. Lääs alustab ruudult a5 ja võidab veerus i, Ida alustab ruudult i5 ja võidab veerus a.
rules-many-three = Kolmel mängijal on igaühel 6 takistustara; 2 takistustara jääb karpi.
rules-many-three-seats = Nad istuvad kohtadel Lõuna, Lääs ja Põhi.
rules-many-leave = Kolme või nelja mängija mängus lahkub sinu nupp laualt koos käes olevate takistustaradega, kui alistud või su aeg saab otsa. Laual olevad takistustarad jäävad, sinu kord jäetakse vahele ja keegi ei pea sulle teed lahti hoidma. Viimasena alles jäänud mängija võidab.

## Playing with a clock

rules-clock-title = Kellaga
rules-clock = Turniiridel kehtib ajalimiit. Selleks on järgmised viisid:
rules-clock-player = Aeg mängija kohta: kõigil on kogu mänguks sama aeg. Soovi korral annab kell pärast iga käiku lisaaega või hakkab igal käigul käima kindla viivitusega.
rules-clock-game = Aeg kogu mängule: see jagatakse mängijate vahel võrdselt.
rules-clock-move = Aeg käigu kohta: iga käik tuleb teha selle aja jooksul.
rules-clock-hourglass = Liivakell: aeg, mille sina ära kulutad, läheb võrdselt jagatuna teistele.
# What the server does
rules-clock-start = Võrgus hakkavad kellad käima siis, kui igaüks on teinud oma esimese käigu. Kui kellelgi kulub selleks üle minuti, mäng tühistatakse.

## Other boards

rules-boards-title = Teised lauad
rules-boards = Harjutamiseks võib laua külg olla 2 kuni 9 ruutu ja igaühel 0 kuni 20 takistustara. Lauale suurusega 2 korda 2 mahub kõige rohkem kolm mängijat.
rules-boards-start = Nupud alustavad oma külje keskelt. Kui ruute on paarisarv, alustavad Lõuna ja Põhi kohe keskkohast paremalt, Lääs ja Ida kohe selle kohalt.

## Writing moves down

rules-writing-title = Käikude kirjapanek
rules-writing = Nupukäik on ruut, kuhu nupp jõuab, näiteks e2. Takistustara nimetatakse ruudu järgi, mis jääb selle keskkohast alla vasakule: e3h on horisontaalne, ruutude e3 ja f3 kohal; e3v on vertikaalne, ruutudest e3 ja e4 paremal.

## The figures

rules-figure-1 = Kahe mängija mängu algus.
rules-figure-2 = Nupu neli sammu.
rules-figure-3 = Takistustara sulgeb otsetee: nupp läheb sellest mööda.
rules-figure-4 = Õige: kahe ruudupaari vahel. Maha tõmmatud: poole ruudu võrra nihkes.
rules-figure-5 = Viimane takistustara sulgeks nupu sisse: ei ole lubatud.
rules-figure-6 = Otsehüpe.
rules-figure-7 = Nupu taga on takistustara: hüppa temast vasakule või paremale.
rules-figure-8 = Sama, aga üks pool on kinni: jääb üks hüpe.
rules-figure-9 = Taga on veel üks nupp: topelthüpet ei ole, aga mõlemad pooled on vabad.
rules-figure-10 = Oma sihtjoonel: nupp on võitnud.

## Around the rules

rules-print = Prindi
rules-play = Mängi
# In place of “Play” for somebody who came from a game
rules-back = Tagasi mängu
rules-name = Fencepost on iseseisev projekt. Mängu, mida siin mängitakse, müüakse nime all Quoridor®, mis kuulub mängu kirjastajale. Fencepost ei ole kirjastajaga seotud.
