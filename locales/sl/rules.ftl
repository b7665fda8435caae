### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Pravila igre
# For search engines and for previews of links
rules-description = Kako igramo v dvoje, troje ali četvero: kmeti, ograje, skoki in ure, z desetimi slikami.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 ali 4 igralci · od 8. leta · 10 do 20 minut
# $number: 1 to 10
rules-figure = Slika { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = Kmeti: S = Jug, W = Zahod, N = Sever, E = Vzhod. # je ograja, * je polje, kamor kmet sme, x ni dovoljeno.
# Stands before a paragraph
rules-ruling = Naša odločitev
# At the end of the page
rules-ruling-note = Natisnjena pravila se ponekod razlikujejo in puščajo nekatera vprašanja odprta. Kjer piše »{ rules-ruling }«, odgovor daje Fencepost sam.

## Goal

rules-aim-title = Cilj igre
rules-aim = Pripelji svojega kmeta na drugo stran plošče, preden drugi pridejo na svojo. Z ograjami jim podaljšuješ pot, nikoli pa je ne moreš povsem zapreti.

## Setup

rules-ready-title = Priprava
rules-ready-board = Plošča ima 9 krat 9 polj. Gledano s sedeža Jug so stolpci od leve proti desni označeni od a do i, vrste od spodaj navzgor pa od 1 do 9.
rules-ready-two = Dva igralca sedeta na Jug in Sever in vzameta vsak po 10 ograj. Jug začne na e1 in zmaga v vrsti 9, Sever začne na e9 in zmaga v vrsti 1.
rules-ready-first = Kdo sede na Jug, odloči žreb ali dogovor. Jug je prvi na vrsti, potem gre vrstni red v smeri urnega kazalca.

## Your turn

rules-turn-title = Tvoja poteza
rules-turn = Premakni kmeta ali postavi eno ograjo. Poteze ne smeš izpustiti. Ko ti ograj zmanjka, moraš premikati kmeta.

## Moving the pawn

rules-pawn-title = Premikanje kmeta
rules-pawn = Kmet gre za eno polje gor, dol, levo ali desno. Ne gre poševno in ne na polje, kjer stoji drug kmet.
rules-pawn-fence = Kmet ne gre skozi ograjo. Obiti jo mora.

## Placing a fence

rules-fence-title = Postavljanje ograje
rules-fence = Ograja je dolga dve polji in leži v utoru med dvema paroma polj, vodoravno ali navpično. Ne sme štrleti čez rob plošče niti biti zamaknjena za pol polja.
rules-fence-overlap = Ograje se ne smejo prekrivati, niti do polovice. Lahko se dotikajo, s konci ali kot črka T.
rules-fence-cross = Ograje se tudi ne smejo križati.
rules-fence-stays = Postavljena ograja ostane na mestu do konca partije.
rules-fence-way = Po vsaki ograji mora imeti vsak kmet, tudi tvoj, še pot do svoje ciljne črte. Ograja, ki kmeta zapre, ni dovoljena.
rules-fence-way-ruling = Tu štejejo samo ograje: kmet poti nikoli ne zapre, skok pa je nikoli ne odpre.

## Face to face

rules-jump-title = Srečanje iz oči v oči
rules-jump = Če na sosednjem polju stoji drug kmet in med vama ni ograje, ga lahko preskočiš na polje naravnost za njim. Tako lahko skočiš v vse štiri smeri.
rules-jump-side = Če je temu skoku v napoto ograja ali še en kmet, lahko namesto tega stopiš levo ali desno od preskakovanega kmeta, če je polje tam prosto in ga od tega kmeta ne loči ograja. Dokler je odprt skok naravnost, vstran ne smeš.
rules-jump-edge = Rob plošče je skoku v napoto enako kot ograja.
rules-jump-one = Preskočiš največ enega kmeta in skok nikoli ni obvezen, dokler lahko storiš kaj drugega.
rules-jump-pass = Če ne moreš ne premakniti kmeta ne postaviti ograje, potezo izpustiš.

## The end of the game

rules-end-title = Konec igre
rules-end = Prvi igralec, čigar kmet pride na katero koli polje svoje ciljne črte, takoj zmaga, tudi s skokom.
rules-end-leave = V dvoje izgubiš, če se predaš ali ti poteče čas.
rules-end-draw = Ko isti položaj nastane tretjič, z enakim številom ograj v zalogi in istim igralcem na vrsti, je partija remi. Začetni položaj šteje. Vsi, ki še igrajo, se lahko za remi tudi dogovorijo.

## Three and four players

rules-many-title = Trije in štirje igralci
rules-many-four = Štirje igralci imajo po 5 ograj in igrajo v vrstnem redu Jug, Zahod, Sever, Vzhod. Zahod začne na a5 in zmaga v stolpcu i, Vzhod začne na i5 in zmaga v stolpcu a.
rules-many-three = Trije igralci imajo po 6 ograj; 2 ostaneta v škatli.
rules-many-three-seats = Sedejo na Jug, Zahod in Sever.
rules-many-leave = Če se v partiji treh ali štirih predaš ali ti poteče čas, gre tvoj kmet s plošče skupaj z ograjami v zalogi. Ograje na plošči ostanejo, tvoje poteze se izpustijo in nihče ti ni dolžan pustiti poti. Zmaga zadnji preostali igralec.

## Playing with a clock

rules-clock-title = Igra z uro
rules-clock = Na turnirjih je čas omejen. Možni so ti načini:
rules-clock-player = Čas na igralca: vsi imajo enak čas za celo partijo. Po želji ura po vsaki potezi doda nekaj časa ali pa pri vsaki potezi počaka določen zamik, preden steče.
rules-clock-game = Čas za celo partijo: enakomerno se razdeli med igralce.
rules-clock-move = Čas na potezo: vsako potezo je treba odigrati v tem času.
rules-clock-hourglass = Peščena ura: čas, ki ga porabiš, dobijo drugi v enakih deležih.
# What the server does
rules-clock-start = Na spletu ure stečejo šele, ko vsak odigra prvo potezo. Če kdo zanjo potrebuje več kot minuto, se partija prekliče.

## Other boards

rules-boards-title = Druge plošče
rules-boards = Za vajo ima plošča lahko od 2 do 9 polj na vsaki strani, vsakdo pa od 0 do 20 ograj. Na plošči 2 krat 2 je prostora za največ tri igralce.
rules-boards-start = Kmeti začnejo na sredini svoje strani. Če ima ta sodo število polj, začneta Jug in Sever takoj desno od sredine, Zahod in Vzhod pa takoj nad njo.

## Writing moves down

rules-writing-title = Zapisovanje potez
rules-writing = Poteza kmeta je polje, na katero stopi, na primer e2. Ograja se imenuje po polju levo spodaj od svoje sredine: e3h leži vodoravno, nad e3 in f3; e3v stoji navpično, desno od e3 in e4.

## The figures

rules-figure-1 = Začetek partije v dvoje.
rules-figure-2 = Štirje koraki kmeta.
rules-figure-3 = Ograja zapira ravno pot: kmet jo obide.
rules-figure-4 = Prav: med dvema paroma polj. Prečrtano: zamaknjeno za pol polja.
rules-figure-5 = Zadnja ograja bi kmeta zaprla: ni dovoljeno.
rules-figure-6 = Skok naravnost.
rules-figure-7 = Ograja za kmetom: skok levo ali desno od njega.
rules-figure-8 = Enako, z eno zaprto stranjo: ostane en skok.
rules-figure-9 = Zadaj še en kmet: dvojnega skoka ni, a obe strani sta odprti.
rules-figure-10 = Na svoji ciljni črti: kmet je zmagal.

## Around the rules

rules-print = Natisni
rules-play = Igraj
# In place of “Play” for somebody who came from a game
rules-back = Nazaj k partiji
rules-name = Fencepost je samostojen projekt. Igra se prodaja pod imenom Quoridor®, ki pripada njenemu založniku. Fencepost ni povezan z založnikom.
