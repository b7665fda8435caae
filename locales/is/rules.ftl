### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Spilareglurnar
# For search engines and for previews of links
rules-description = Svona spila tveir, þrír eða fjórir: peð, hlið, hopp og klukkur, með tíu myndum.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 eða 4 leikmenn · frá 8 ára aldri · 10 til 20 mínútur
# $number: 1 to 10
rules-figure = Mynd { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N og E eru peð Suðurs, Vesturs, Norðurs og Austurs, # er hlið, * er reitur sem peðið má fara á, x er ekki leyfilegt.
# Stands before a paragraph
rules-ruling = Okkar túlkun
# At the end of the page
rules-ruling-note = Prentaðar reglur eru ekki alveg eins og skilja sumt eftir opið. Þar sem stendur „{ rules-ruling }“ er svarið frá Fencepost sjálfu.

## Goal

rules-aim-title = Markmið spilsins
rules-aim = Komdu peðinu þínu yfir á hinn enda borðsins áður en hinir ná sínum enda. Með hliðum lengirðu leið þeirra, en þú mátt aldrei loka henni alveg.

## Setup

rules-ready-title = Undirbúningur
rules-ready-board = Á spilaborðinu eru 9 sinnum 9 reitir. Séð frá Suðri heita dálkarnir a til i frá vinstri til hægri og raðirnar 1 til 9 neðan frá og upp.
rules-ready-two = Tveir leikmenn sitja í Suðri og Norðri og fá 10 hlið hvor. Suður byrjar á e1 og vinnur á röð 9, Norður byrjar á e9 og vinnur á röð 1.
rules-ready-first = Kastið upp á það hver situr í Suðri, eða komið ykkur saman um það. Suður á fyrsta leik og svo gengur röðin réttsælis.

## Your turn

rules-turn-title = Þegar þú átt leik
rules-turn = Annaðhvort færirðu peðið þitt eða setur eitt hlið. Þú mátt ekki segja pass. Þegar hliðin þín eru búin verðurðu að færa peðið.

## Moving the pawn

rules-pawn-title = Að færa peðið
rules-pawn = Peðið þitt fer einn reit upp, niður, til vinstri eða til hægri. Það fer ekki á ská og ekki á reit þar sem annað peð stendur.
rules-pawn-fence = Peð kemst ekki í gegnum hlið. Það verður að fara fram hjá því.

## Placing a fence

rules-fence-title = Að setja hlið
rules-fence = Hlið er jafn langt og tveir reitir og liggur lárétt eða lóðrétt í raufinni á milli tveggja reitapara. Það má ekki standa út af borðinu eða vera hliðrað um hálfan reit.
rules-fence-overlap = Hlið mega ekki skarast, ekki einu sinni til hálfs. Þau mega snertast, enda við enda eða eins og T.
rules-fence-cross = Hlið mega ekki heldur liggja í kross.
rules-fence-stays = Hlið sem hefur verið sett er kyrrt til loka spilsins.
rules-fence-way = Eftir hvert hlið verður hvert peð enn að geta komist að marklínu sinni, líka þitt eigið. Ekki má setja hlið sem lokar peð inni.
rules-fence-way-ruling = Hér skipta aðeins hliðin máli: peð lokar aldrei leið og hopp opnar aldrei leið.

## Face to face

rules-jump-title = Augliti til auglitis
rules-jump = Ef annað peð stendur á næsta reit og ekkert hlið er á milli máttu hoppa yfir það, á reitinn beint fyrir aftan það. Það má í allar fjórar áttir.
rules-jump-side = Ef hlið eða enn eitt peð hindrar þetta hopp máttu í staðinn fara á reitinn vinstra eða hægra megin við peðið sem þú hefðir hoppað yfir, ef reiturinn er laus og ekkert hlið er á milli hans og þess peðs. Á meðan beina hoppið er opið máttu ekki fara til hliðar.
rules-jump-edge = Brún borðsins hindrar hopp alveg eins og hlið.
rules-jump-one = Þú hoppar yfir eitt peð í mesta lagi og þarft aldrei að hoppa á meðan þú getur gert eitthvað annað.
rules-jump-pass = Ef þú getur hvorki fært peðið né sett hlið segirðu pass.

## The end of the game

rules-end-title = Lok spilsins
rules-end = Fyrsti leikmaðurinn sem kemur peði sínu á einhvern reit á marklínu sinni vinnur um leið, líka með hoppi.
rules-end-leave = Í tveggja manna spili taparðu ef þú gefst upp eða tíminn rennur út.
rules-end-draw = Þegar sama staðan kemur upp í þriðja sinn, með jafn mörg hlið á hendi og sama leikmann á leik, er jafntefli. Upphafsstaðan telst með. Allir sem eru enn með geta líka samið um jafntefli.

## Three and four players

rules-many-title = Þrír og fjórir leikmenn
rules-many-four = Fjórir leikmenn hafa 5 hlið hver og spila í röðinni Suður, Vestur, Norður, Austur. Vestur byrjar á a5 og vinnur á dálki i, Austur byrjar á i5 og vinnur á dálki a.
rules-many-three = Þrír leikmenn hafa 6 hlið hver; 2 hlið verða eftir í kassanum.
rules-many-three-seats = Þeir sitja í Suðri, Vestri og Norðri.
rules-many-leave = Ef þú gefst upp eða tíminn rennur út í þriggja eða fjögurra manna spili fer peðið þitt af borðinu ásamt hliðunum á hendi. Hlið á borðinu eru kyrr, umferðum þínum er sleppt og enginn þarf að halda leið opinni fyrir þig. Síðasti leikmaðurinn sem eftir er vinnur.

## Playing with a clock

rules-clock-title = Með klukku
rules-clock = Á mótum er tíminn takmarkaður. Það má gera svona:
rules-clock-player = Tími á mann: allir hafa jafn langan tíma fyrir allt spilið. Ef óskað er bætir klukkan við tíma eftir hvern leik (viðbót) eða bíður ákveðna stund í hverjum leik áður en hún fer af stað (töf).
rules-clock-game = Tími fyrir allt spilið: honum er skipt jafnt á milli leikmanna.
rules-clock-move = Tími á leik: hverjum leik þarf að ljúka innan þess tíma.
rules-clock-hourglass = Stundaglas: tíminn sem þú notar fer til hinna, í jöfnum hlutum.
# What the server does
rules-clock-start = Á netinu fara klukkurnar af stað þegar allir hafa leikið fyrsta leik sinn. Ef einhver er lengur en mínútu að því er spilinu aflýst.

## Other boards

rules-boards-title = Önnur borð
rules-boards = Til æfingar geta verið 2 til 9 reitir á hvorn veg á borðinu og hver leikmaður haft 0 til 20 hlið. Á borð með 2 sinnum 2 reitum komast í mesta lagi þrír leikmenn.
rules-boards-start = Peðin byrja á miðri sinni brún. Ef reitirnir þar eru slétt tala byrja Suður og Norður rétt hægra megin við miðjuna, Vestur og Austur rétt fyrir ofan hana.

## Writing moves down

rules-writing-title = Að skrifa leiki niður
rules-writing = Leikur peðs er reiturinn sem það lendir á, til dæmis e2. Hlið heitir eftir reitnum neðan og vinstra megin við miðju þess: e3h liggur lárétt fyrir ofan e3 og f3; e3v stendur lóðrétt hægra megin við e3 og e4.

## The figures

rules-figure-1 = Upphaf tveggja manna spils.
rules-figure-2 = Fjögur skref peðsins.
rules-figure-3 = Hlið lokar beinu leiðinni: peðið fer fram hjá því.
rules-figure-4 = Rétt: á milli tveggja reitapara. Yfirstrikað: hliðrað um hálfan reit.
rules-figure-5 = Síðasta hliðið myndi loka peðið inni: það má ekki.
rules-figure-6 = Beina hoppið.
rules-figure-7 = Hlið fyrir aftan peðið: hoppaðu vinstra eða hægra megin við það.
rules-figure-8 = Það sama en lokað öðrum megin: eitt hopp er eftir.
rules-figure-9 = Enn eitt peð fyrir aftan: ekkert tvöfalt hopp, en opið báðum megin.
rules-figure-10 = Á marklínu sinni: peðið hefur unnið.

## Around the rules

rules-print = Prenta
rules-play = Spila
# In place of “Play” for somebody who came from a game
rules-back = Aftur í spilið
rules-name = Fencepost er sjálfstætt verkefni. Spilið er selt undir nafninu Quoridor®, sem tilheyrir útgefanda þess. Fencepost tengist útgefandanum ekki.
