### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Pravila igre
# For search engines and for previews of links
rules-description = Kako se igra udvoje, utroje ili učetvero: figure, prepreke, skokovi i satovi, s deset slika.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 ili 4 igrača · od 8 godina · 10 do 20 minuta
# $number: 1 to 10
rules-figure = Slika { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = Figure: S = Jug, W = Zapad, N = Sjever, E = Istok. # je prepreka, * je polje na koje figura smije stati, x nije dopušteno.
# Stands before a paragraph
rules-ruling = Naša odluka
# At the end of the page
rules-ruling-note = Tiskana se pravila ponegdje razlikuju i ostavljaju neka pitanja otvorenima. Gdje piše „{ rules-ruling }”, odgovor daje sam Fencepost.

## Goal

rules-aim-title = Cilj igre
rules-aim = Dovedi svoju figuru na drugu stranu ploče prije nego što ostali stignu na svoju. Preprekama im produljuješ put, ali ga nikad ne možeš sasvim zatvoriti.

## Setup

rules-ready-title = Priprema
rules-ready-board = Ploča ima 9 puta 9 polja. Gledano s mjesta Jug, stupci su slijeva nadesno označeni od a do i, a redci odozdo prema gore od 1 do 9.
rules-ready-two = Dva igrača sjedaju na Jug i Sjever i uzimaju po 10 prepreka. Jug kreće s e1 i pobjeđuje u retku 9, Sjever kreće s e9 i pobjeđuje u retku 1.
rules-ready-first = Tko sjeda na Jug, odlučuje ždrijeb ili dogovor. Jug igra prvi, a dalje se ide u smjeru kazaljke na satu.

## Your turn

rules-turn-title = Tvoj potez
rules-turn = Pomakni figuru ili postavi jednu prepreku. Potez ne smiješ propustiti. Kad potrošiš prepreke, moraš pomicati figuru.

## Moving the pawn

rules-pawn-title = Pomicanje figure
rules-pawn = Figura ide jedno polje gore, dolje, lijevo ili desno. Ne ide ukoso ni na polje na kojem stoji druga figura.
rules-pawn-fence = Figura ne prolazi kroz prepreku. Mora je zaobići.

## Placing a fence

rules-fence-title = Postavljanje prepreke
rules-fence = Prepreka je duga dva polja i leži u utoru između dva para polja, vodoravno ili okomito. Ne smije stršiti preko ruba ploče ni biti pomaknuta za pola polja.
rules-fence-overlap = Prepreke se ne smiju preklapati, ni napola. Smiju se dodirivati, krajevima ili kao slovo T.
rules-fence-cross = Prepreke se ne smiju ni križati.
rules-fence-stays = Postavljena prepreka ostaje na mjestu do kraja partije.
rules-fence-way = Nakon svake prepreke svaka figura, pa i tvoja, mora još imati put do svoje ciljne crte. Prepreka koja zatvara figuru nije dopuštena.
rules-fence-way-ruling = Tu se računaju samo prepreke: figura nikad ne zatvara put, a skok ga nikad ne otvara.

## Face to face

rules-jump-title = Susret oči u oči
rules-jump = Ako na susjednom polju stoji druga figura i između vas nema prepreke, možeš je preskočiti na polje ravno iza nje. To vrijedi u sva četiri smjera.
rules-jump-side = Ako taj skok sprječava prepreka ili još jedna figura, možeš umjesto toga stati lijevo ili desno od figure koju preskačeš, uz uvjet da je to polje slobodno i da ga prepreka ne odvaja od te figure. Dok je otvoren skok ravno naprijed, ne možeš u stranu.
rules-jump-edge = Rub ploče sprječava skok jednako kao prepreka.
rules-jump-one = Preskače se najviše jedna figura, a skok nikad nije obvezan dok možeš učiniti nešto drugo.
rules-jump-pass = Ako ne možeš ni pomaknuti figuru ni postaviti prepreku, propuštaš potez.

## The end of the game

rules-end-title = Kraj igre
rules-end = Prvi igrač čija figura stigne na bilo koje polje svoje ciljne crte odmah pobjeđuje, makar i skokom.
rules-end-leave = Udvoje gubiš ako se predaš ili ti istekne vrijeme.
rules-end-draw = Kad se ista pozicija pojavi treći put, s istim brojem prepreka u zalihi i istim igračem na potezu, partija je remi. Početna pozicija se računa. Svi koji još igraju mogu se i dogovoriti za remi.

## Three and four players

rules-many-title = Tri i četiri igrača
rules-many-four = Četiri igrača imaju po 5 prepreka i igraju redom Jug, Zapad, Sjever, Istok. Zapad kreće s a5 i pobjeđuje u stupcu i, Istok kreće s i5 i pobjeđuje u stupcu a.
rules-many-three = Tri igrača imaju po 6 prepreka; 2 ostaju u kutiji.
rules-many-three-seats = Sjedaju na Jug, Zapad i Sjever.
rules-many-leave = Ako se s tri ili četiri igrača predaš ili ti istekne vrijeme, tvoja figura odlazi s ploče zajedno s preprekama u zalihi. Prepreke na ploči ostaju, tvoji se potezi izostavljaju i nitko ti ne mora ostaviti put. Pobjeđuje zadnji preostali igrač.

## Playing with a clock

rules-clock-title = Igra sa satom
rules-clock = Na turnirima je vrijeme ograničeno. Postoje ovi načini:
rules-clock-player = Vrijeme po igraču: svatko ima isto vrijeme za cijelu partiju. Po želji sat nakon svakog poteza dodaje vrijeme ili pri svakom potezu čeka zadanu odgodu prije nego što krene.
rules-clock-game = Vrijeme za cijelu partiju: dijeli se jednako među igračima.
rules-clock-move = Vrijeme po potezu: svaki se potez mora odigrati u tom vremenu.
rules-clock-hourglass = Pješčani sat: vrijeme koje potrošiš ide ostalima, na jednake dijelove.
# What the server does
rules-clock-start = Na internetu satovi kreću tek kad svatko odigra svoj prvi potez. Ako nekome za to treba više od minute, partija se otkazuje.

## Other boards

rules-boards-title = Druge ploče
rules-boards = Za vježbu ploča može imati od 2 do 9 polja sa svake strane, a svatko od 0 do 20 prepreka. Na ploči 2 puta 2 ima mjesta za najviše tri igrača.
rules-boards-start = Figure kreću sa sredine svoje strane. Ako ona ima paran broj polja, Jug i Sjever kreću odmah desno od sredine, a Zapad i Istok odmah iznad nje.

## Writing moves down

rules-writing-title = Zapisivanje poteza
rules-writing = Potez figure zapisuje se poljem na koje staje, na primjer e2. Prepreka se zove po polju dolje lijevo od svoje sredine: e3h leži vodoravno, iznad e3 i f3; e3v stoji okomito, desno od e3 i e4.

## The figures

rules-figure-1 = Početak partije udvoje.
rules-figure-2 = Četiri koraka figure.
rules-figure-3 = Prepreka zatvara ravan put: figura je zaobilazi.
rules-figure-4 = Ispravno: između dva para polja. Prekriženo: pomaknuta za pola polja.
rules-figure-5 = Zadnja prepreka zatvorila bi figuru: nije dopušteno.
rules-figure-6 = Skok ravno naprijed.
rules-figure-7 = Prepreka iza figure: skok lijevo ili desno od nje.
rules-figure-8 = Isto, s jednom zatvorenom stranom: ostaje jedan skok.
rules-figure-9 = Još jedna figura iza: nema dvostrukog skoka, ali su obje strane otvorene.
rules-figure-10 = Na svojoj ciljnoj crti: figura je pobijedila.

## Around the rules

rules-print = Ispiši
rules-play = Igraj
# In place of “Play” for somebody who came from a game
rules-back = Natrag na partiju
rules-name = Fencepost je samostalan projekt. Igra se prodaje pod imenom Quoridor®, koje pripada njezinu izdavaču. Fencepost nije povezan s izdavačem.
