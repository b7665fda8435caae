### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Pravila igre
# For search engines and for previews of links
rules-description = Kako se igra udvoje, utroje ili učetvero: figure, prepreke, skokovi i satovi, s deset slika.
rules-for-whom = 2, 3 ili 4 igrača · od 8 godina · 10 do 20 minuta
# $number: 1 to 10
rules-figure = Slika { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N i E su figure, # je prepreka, * je polje na koje figura smije stati, x nije dopušteno.
# Stands before a paragraph
rules-ruling = Naša odluka
rules-ruling-note = Tiskana se pravila ponegdje razlikuju i ostavljaju neka pitanja otvorenima. Gdje piše „{ rules-ruling }”, odgovor daje sam Fencepost.

## What it is about

rules-aim-title = O čemu je riječ
rules-aim = Dovedi svoju figuru na drugu stranu ploče prije nego što ostali stignu na svoju. Preprekama im produljuješ put, ali ga nikad ne možeš sasvim zatvoriti.

## Getting ready

rules-ready-title = Priprema
rules-ready-board = Ploča ima 9 puta 9 polja. Gledano s mjesta Jug, stupci su slijeva nadesno označeni od a do i, a redci odozdo prema gore od 1 do 9.
rules-ready-two = Dva igrača sjedaju na Jug i Sjever i uzimaju po 10 prepreka. Jug kreće s e1 i pobjeđuje u retku 9, Sjever kreće s e9 i pobjeđuje u retku 1.
rules-ready-first = Tko sjeda na Jug, odlučuje ždrijeb ili dogovor. Jug igra prvi, a dalje se ide u smjeru kazaljke na satu.

## Your turn

rules-turn-title = Tvoj potez
rules-turn = Pomakni figuru ili postavi jednu prepreku. Potez ne smiješ preskočiti. Kad potrošiš prepreke, pomičeš figuru.

## Moving the pawn

rules-pawn-title = Pomicanje figure
rules-pawn = Figura ide jedno polje gore, dolje, lijevo ili desno. Ne ide ukoso ni na polje na kojem stoji druga figura.
rules-pawn-fence = Figura ne prolazi kroz prepreku. Mora je zaobići.

## Setting a fence

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
rules-jump-side = Ako taj skok sprječava prepreka ili još jedna figura, možeš umjesto toga stati lijevo ili desno od figure ispred sebe, uz uvjet da je to polje slobodno i da ga prepreka ne odvaja od te figure. Dok je ravan skok otvoren, ne možeš u stranu.
rules-jump-edge = Rub ploče sprječava skok jednako kao prepreka.
rules-jump-one = Preskače se najviše jedna figura, a skok nikad nije obvezan dok možeš učiniti nešto drugo.
rules-jump-pass = Ako ne možeš ni pomaknuti figuru ni postaviti prepreku, preskačeš potez.

## The end

rules-end-title = Kraj igre
rules-end = Prva figura na bilo kojem polju svoje ciljne crte odmah pobjeđuje, makar onamo stigla skokom.
rules-end-draw = Kad se ista pozicija pojavi treći put, s istim preprekama u zalihi i istim igračem na potezu, partija je remi. Početak se računa kao prvi put. Svi koji još igraju mogu se i dogovoriti za remi.

## Three and four players

rules-many-title = Tri i četiri igrača
rules-many-four = Četiri igrača imaju po 5 prepreka i igraju redom Jug, Zapad, Sjever, Istok. Zapad kreće s a5 i pobjeđuje u stupcu i, Istok kreće s i5 i pobjeđuje u stupcu a.
rules-many-three = Tri igrača imaju po 6 prepreka; 2 ostaju u kutiji.
rules-many-three-seats = Sjedaju na Jug, Zapad i Sjever.
rules-many-leave = Ako se predaš ili ti istekne vrijeme, partiju udvoje gubiš. S tri ili četiri igrača tvoja figura odlazi s ploče zajedno s preprekama u zalihi. Prepreke na ploči ostaju, tvoji se potezi preskaču i nitko ti ne mora ostaviti put. Pobjeđuje zadnji preostali igrač.

## With a clock

rules-clock-title = Sa satom
rules-clock = Na turnirima je vrijeme ograničeno. Postoje ovi načini:
rules-clock-player = Vrijeme po igraču: svatko ima isto vrijeme za cijelu partiju. Po želji sat nakon svakog poteza doda vrijeme ili pričeka zadanu odgodu prije nego što krene.
rules-clock-game = Vrijeme za cijelu partiju: dijeli se jednako među igračima.
rules-clock-move = Vrijeme po potezu: svaki se potez mora odigrati u tom vremenu.
rules-clock-hourglass = Pješčani sat: vrijeme koje potrošiš ide ostalima, na jednake dijelove.

## Other boards

rules-boards-title = Druge ploče
rules-boards = Za vježbu ploča može imati od 2 do 9 polja sa svake strane, a svatko od 0 do 20 prepreka. Na ploči 2 puta 2 ima mjesta za najviše tri igrača.

## Writing moves down

rules-writing-title = Zapisivanje poteza
rules-writing = Potez figure zapisuje se poljem na koje staje, na primjer e2. Prepreka se zove po polju dolje lijevo od svoje sredine: e3h leži vodoravno, iznad e3 i f3; e3v stoji okomito, desno od e3 i e4.

## The figures

rules-figure-1 = Početak partije udvoje.
rules-figure-2 = Četiri koraka figure.
rules-figure-3 = Prepreka zatvara ravan put: figura je zaobilazi.
rules-figure-4 = Ispravno: između dva para polja. Prekriženo: pomaknuta za pola polja.
rules-figure-5 = Zadnja prepreka zatvorila bi figuru: nije dopušteno.
rules-figure-6 = Ravan skok.
rules-figure-7 = Na svojoj ciljnoj crti: figura je pobijedila.
rules-figure-8 = Prepreka iza figure: skok lijevo ili desno od nje.
rules-figure-9 = Isto, s jednom zatvorenom stranom: ostaje jedan skok.
rules-figure-10 = Još jedna figura iza: nema dvostrukog skoka, ali su obje strane otvorene.

## At the foot of the page

rules-print = Ispiši
rules-play = Igraj
rules-name = Fencepost je samostalan projekt. Igra se prodaje pod imenom Quoridor®, koje pripada njezinu izdavaču. Fencepost nije povezan s izdavačem.
