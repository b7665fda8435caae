### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Regulile jocului
# For search engines and for previews of links
rules-description = Cum se joacă în doi, trei sau patru: pioni, bariere, sărituri și ceasuri, cu zece imagini.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 sau 4 jucători · de la 8 ani · între 10 și 20 de minute
# $number: 1 to 10
rules-figure = Figura { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N și E sunt pionii de la Sud, Vest, Nord și Est, # este o barieră, * este unde poate merge pionul, x nu este permis.
# Stands before a paragraph
rules-ruling = Alegerea noastră
# At the end of the page
rules-ruling-note = Regulile tipărite diferă pe alocuri și lasă câteva întrebări deschise. Unde un paragraf e marcat cu „{ rules-ruling }”, răspunsul este al lui Fencepost.

## Goal

rules-aim-title = Scopul jocului
rules-aim = Du-ți pionul pe partea cealaltă a tablei înainte ca ceilalți să ajungă pe a lor. Cu barierele le lungești drumul, dar nu ai voie să-l închizi de tot.

## Setup

rules-ready-title = Pregătirea
rules-ready-board = Tabla are 9 pe 9 căsuțe. Privite de la locul Sud, coloanele se numesc a–i, de la stânga la dreapta, iar rândurile 1–9, de jos în sus.
rules-ready-two = Doi jucători stau la Sud și la Nord și iau câte 10 bariere. Sud pornește de pe e1 și câștigă pe rândul 9, Nord pornește de pe e9 și câștigă pe rândul 1.
rules-ready-first = Trageți la sorți locul Sud sau înțelegeți-vă cine îl ia. Sud joacă primul; apoi se continuă în sensul acelor de ceasornic.

## Your turn

rules-turn-title = Rândul tău
rules-turn = Muți pionul sau pui o barieră. Nu poți renunța la rând. Când ți s-au terminat barierele, trebuie să muți pionul.

## Moving the pawn

rules-pawn-title = Mutarea pionului
rules-pawn = Pionul tău merge o căsuță în sus, în jos, la stânga sau la dreapta. Nu merge pe diagonală și nici pe o căsuță unde se află alt pion.
rules-pawn-fence = Niciun pion nu trece printr-o barieră: trebuie să o ocolească.

## Placing a fence

rules-fence-title = Punerea unei bariere
rules-fence = O barieră e lungă cât două căsuțe și se pune în canelura dintre două perechi de căsuțe, orizontal sau vertical. Nu poate ieși din tablă și nici nu poate sta decalată cu o jumătate de căsuță.
rules-fence-overlap = Barierele nu se pot suprapune, nici măcar pe jumătate. Se pot atinge, cap la cap sau în formă de T.
rules-fence-cross = Barierele nu se pot nici încrucișa.
rules-fence-stays = O barieră pusă rămâne pe loc până la sfârșitul partidei.
rules-fence-way = După fiecare barieră, fiecare pion, inclusiv al tău, trebuie să mai aibă un drum până la linia lui de sosire. O barieră care închide un pion nu este permisă.
rules-fence-way-ruling = Aici contează numai barierele: un pion nu închide niciodată drumul, iar o săritură nu îl deschide niciodată.

## Face to face

rules-jump-title = Față în față
rules-jump = Dacă pe căsuța vecină se află alt pion și între voi nu e nicio barieră, poți sări peste el, pe căsuța aflată chiar în spatele lui. Se poate în toate cele patru direcții.
rules-jump-side = Dacă o barieră sau un alt pion împiedică această săritură, poți merge în schimb la stânga sau la dreapta pionului peste care ai fi sărit, cu condiția ca acea căsuță să fie liberă și să nu fie despărțită de el printr-o barieră. Cât timp poți sări drept înainte, nu poți merge lateral.
rules-jump-edge = Marginea tablei împiedică o săritură la fel ca o barieră.
rules-jump-one = Sari peste cel mult un pion și nu trebuie niciodată să sari cât timp poți face altceva.
rules-jump-pass = Dacă nu poți nici să muți pionul, nici să pui o barieră, îți pierzi rândul.

## The end of the game

rules-end-title = Sfârșitul partidei
rules-end = Primul jucător al cărui pion ajunge pe orice căsuță a liniei lui de sosire câștigă pe loc, chiar și printr-o săritură.
rules-end-leave = În doi, pierzi dacă cedezi sau rămâi fără timp.
rules-end-draw = Când aceeași poziție apare a treia oară, cu același număr de bariere în rezervă și același jucător la rând, partida e remiză. Poziția de start se pune la socoteală. De asemenea, toți cei rămași în joc pot cădea de acord asupra remizei.

## Three and four players

rules-many-title = Trei și patru jucători
rules-many-four = Patru jucători au câte 5 bariere și joacă în ordinea Sud, Vest, Nord, Est. Vest pornește de pe a5 și câștigă pe coloana i, Est pornește de pe i5 și câștigă pe coloana a.
rules-many-three = Trei jucători au câte 6 bariere; 2 bariere rămân în cutie.
rules-many-three-seats = Ei stau la Sud, Vest și Nord.
rules-many-leave = În trei sau patru, dacă cedezi sau rămâi fără timp, pionul tău iese de pe tablă împreună cu barierele tale din rezervă. Barierele puse rămân, nu mai vii la rând și nimeni nu trebuie să-ți mai lase un drum. Câștigă ultimul rămas.

## Playing with a clock

rules-clock-title = Cu ceas
rules-clock = La turnee timpul este limitat. Variantele sunt:
rules-clock-player = Timp per jucător: toți au același timp pentru toată partida. La alegere, ceasul adaugă un increment după fiecare mutare sau, la fiecare mutare, pornește după o întârziere fixă.
rules-clock-game = Timp pentru toată partida: se împarte egal între jucători.
rules-clock-move = Timp pe mutare: fiecare mutare trebuie făcută în acest timp.
rules-clock-hourglass = Clepsidră: timpul pe care îl folosești le revine celorlalți, în părți egale.
# What the server does
rules-clock-start = Online, ceasurile pornesc abia după ce toți au făcut prima mutare. Dacă cineva are nevoie de mai mult de un minut, partida se anulează.

## Other boards

rules-boards-title = Alte table
rules-boards = Pentru exercițiu, tabla poate avea între 2 și 9 căsuțe pe fiecare latură, iar fiecare jucător între 0 și 20 de bariere. Pe o tablă de 2 pe 2 încap cel mult trei jucători.
rules-boards-start = Pionii pornesc din mijlocul laturii lor. Dacă are un număr par de căsuțe, Sud și Nord pornesc imediat la dreapta mijlocului, Vest și Est imediat deasupra lui.

## Writing moves down

rules-writing-title = Notarea mutărilor
rules-writing = Mutarea unui pion se notează cu căsuța pe care ajunge, de exemplu e2. O barieră poartă numele căsuței din stânga jos față de mijlocul ei: e3h este orizontală, deasupra căsuțelor e3 și f3; e3v este verticală, la dreapta căsuțelor e3 și e4.

## The figures

rules-figure-1 = Începutul unei partide în doi.
rules-figure-2 = Cei patru pași ai unui pion.
rules-figure-3 = O barieră taie drumul drept: pionul o ocolește.
rules-figure-4 = Corectă: între două perechi de căsuțe. Tăiată: decalată cu o jumătate de căsuță.
rules-figure-5 = Ultima barieră ar închide pionul: nu este permis.
rules-figure-6 = Săritura drept înainte.
rules-figure-7 = O barieră în spatele pionului: sari la stânga sau la dreapta lui.
rules-figure-8 = La fel, cu o parte închisă: rămâne o singură săritură.
rules-figure-9 = Un alt pion în spate: fără săritură dublă, dar ambele părți sunt deschise.
rules-figure-10 = Pe linia lui de sosire: pionul a câștigat.

## Around the rules

rules-print = Tipărește
rules-play = Joacă
# In place of “Play” for somebody who came from a game
rules-back = Înapoi la partidă
rules-name = Fencepost este un proiect independent. Jocul se vinde sub numele Quoridor®, care aparține editurii sale. Fencepost nu are legătură cu editura.
