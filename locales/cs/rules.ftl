### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Pravidla hry
# For search engines and for previews of links
rules-description = Jak se hraje ve dvou, třech nebo čtyřech: figurky, překážky, skoky a hodiny, s deseti obrázky.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 nebo 4 hráči · od 8 let · 10 až 20 minut
# $number: 1 to 10
rules-figure = Obrázek { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = Figurky: S = Jih, W = Západ, N = Sever, E = Východ. # je překážka, * je pole, kam figurka smí, x není dovoleno.
# Stands before a paragraph
rules-ruling = Naše pravidlo
# At the end of the page
rules-ruling-note = Tištěná pravidla se místy liší a na některé otázky neodpovídají. Kde je odstavec označen „{ rules-ruling }“, pochází odpověď od Fencepostu.

## Goal

rules-aim-title = Cíl hry
rules-aim = Doveď svou figurku na protější stranu desky dřív než ostatní tu svou. Překážkami jim cestu prodlužuješ, ale nikdy ji nesmíš uzavřít úplně.

## Setup

rules-ready-title = Příprava
rules-ready-board = Deska má 9 krát 9 polí. Při pohledu z místa Jih se sloupce značí zleva doprava písmeny a až i, řady zdola nahoru čísly 1 až 9.
rules-ready-two = Dva hráči sedí na místech Jih a Sever a každý si vezme 10 překážek. Jih začíná na e1 a vyhrává v řadě 9, Sever začíná na e9 a vyhrává v řadě 1.
rules-ready-first = O místo Jih losujte, nebo se dohodněte. Jih má první tah; dál se hraje po směru hodinových ručiček.

## Your turn

rules-turn-title = Tvůj tah
rules-turn = Buď táhni figurkou, nebo postav jednu překážku. Tah se nesmí vynechat. Když ti překážky dojdou, musíš táhnout figurkou.

## Moving the pawn

rules-pawn-title = Tah figurkou
rules-pawn = Tvoje figurka jde o jedno pole nahoru, dolů, doleva nebo doprava. Nechodí šikmo ani na pole, kde stojí jiná figurka.
rules-pawn-fence = Žádná figurka neprojde překážkou. Musí ji obejít.

## Placing a fence

rules-fence-title = Stavění překážky
rules-fence = Překážka je dlouhá dvě pole a leží v drážce mezi dvěma dvojicemi polí, vodorovně nebo svisle. Nesmí přečnívat z desky ani být posunutá o půl pole.
rules-fence-overlap = Překážky se nesmějí překrývat, ani zpola. Mohou se dotýkat konci nebo tvořit písmeno T.
rules-fence-cross = Překážky se nesmějí ani křížit.
rules-fence-stays = Postavená překážka zůstává na místě až do konce partie.
rules-fence-way = Po každé překážce musí mít každá figurka, i ta tvoje, stále cestu do své cílové řady. Překážka, která figurku uzavře, není dovolena.
rules-fence-way-ruling = Počítají se jen překážky: figurka cestu nikdy neuzavírá a skok ji nikdy neotevírá.

## Face to face

rules-jump-title = Přeskakování
rules-jump = Když na sousedním poli stojí jiná figurka a není mezi vámi překážka, můžeš ji přeskočit na pole přímo za ní. Takto lze skákat ve všech čtyřech směrech.
rules-jump-side = Když přímému skoku brání překážka nebo další figurka, můžeš místo toho jít na pole vlevo nebo vpravo od přeskakované figurky, pokud je volné a neodděluje ho od ní překážka. Dokud je možný přímý skok, do strany nesmíš.
rules-jump-edge = Okraj desky brání skoku stejně jako překážka.
rules-jump-one = Přeskočíš nejvýše jednu figurku a nikdy skákat nemusíš, pokud můžeš udělat něco jiného.
rules-jump-pass = Když nemůžeš ani táhnout figurkou, ani postavit překážku, tah vynecháš.

## The end of the game

rules-end-title = Konec hry
rules-end = Okamžitě vyhrává první hráč, jehož figurka dojde na kterékoli pole své cílové řady, i skokem.
rules-end-leave = Ve dvou prohráváš, když se vzdáš nebo ti dojde čas.
rules-end-draw = Když nastane potřetí stejná pozice, se stejnými počty překážek v zásobě a stejným hráčem na tahu, je to remíza. Výchozí pozice se počítá. Na remíze se také mohou dohodnout všichni, kdo ještě hrají.

## Three and four players

rules-many-title = Tři a čtyři hráči
rules-many-four = Čtyři hráči mají každý 5 překážek a hrají v pořadí Jih, Západ, Sever, Východ. Západ začíná na a5 a vyhrává ve sloupci i, Východ začíná na i5 a vyhrává ve sloupci a.
rules-many-three = Tři hráči mají každý 6 překážek; 2 překážky zůstanou v krabici.
rules-many-three-seats = Sedí na místech Jih, Západ a Sever.
rules-many-leave = Když se při třech nebo čtyřech hráčích vzdáš nebo ti dojde čas, zmizí tvoje figurka z desky i s překážkami v zásobě. Překážky na desce zůstanou, tvoje tahy se vynechávají a nikdo ti nemusí nechávat cestu. Vyhrává poslední hráč ve hře.

## Playing with a clock

rules-clock-title = Hra s hodinami
rules-clock = Na turnajích platí časové omezení. Možnosti jsou tyto:
rules-clock-player = Čas na hráče: každý má na celou partii stejně času. Na přání hodiny po každém tahu přidají přídavek, nebo se při každém tahu rozběhnou až po dané prodlevě.
rules-clock-game = Čas na celou partii: rozdělí se rovným dílem mezi hráče.
rules-clock-move = Čas na tah: každý tah je nutné v tomto čase stihnout.
rules-clock-hourglass = Přesýpací hodiny: čas, který spotřebuješ, dostanou rovným dílem ostatní.
# What the server does
rules-clock-start = Online se hodiny rozběhnou, až každý udělá první tah. Když ho někdo nestihne do minuty, partie se zruší.

## Other boards

rules-boards-title = Jiné desky
rules-boards = Pro cvičení může mít deska strany o 2 až 9 polích a každý hráč 0 až 20 překážek. Na desku 2 krát 2 se vejdou nejvýše tři hráči.
rules-boards-start = Figurky začínají uprostřed své strany. Má-li strana sudý počet polí, začínají Jih a Sever hned vpravo od středu, Západ a Východ hned nad ním.

## Writing moves down

rules-writing-title = Zápis tahů
rules-writing = Tah figurkou je pole, na které figurka dojde, například e2. Překážka se jmenuje podle pole vlevo dole od svého středu: e3h leží vodorovně nad e3 a f3; e3v stojí svisle vpravo od e3 a e4.

## The figures

rules-figure-1 = Začátek partie dvou hráčů.
rules-figure-2 = Čtyři kroky figurky.
rules-figure-3 = Překážka zavírá přímou cestu: figurka ji obejde.
rules-figure-4 = Správně: mezi dvěma dvojicemi polí. Přeškrtnuto: posunutá o půl pole.
rules-figure-5 = Poslední překážka by figurku uzavřela: není dovolena.
rules-figure-6 = Přímý skok.
rules-figure-7 = Překážka za figurkou: skok vlevo nebo vpravo od ní.
rules-figure-8 = Totéž s jednou stranou zavřenou: zbývá jeden skok.
rules-figure-9 = Za figurkou je další: dvojitý skok není možný, ale obě strany jsou volné.
rules-figure-10 = V cílové řadě: figurka vyhrála.

## Around the rules

rules-print = Tisk
rules-play = Hrát
# In place of “Play” for somebody who came from a game
rules-back = Zpět do partie
rules-name = Fencepost je nezávislý projekt. Hra se prodává pod názvem Quoridor®, který patří jejímu vydavateli. Fencepost není s vydavatelem nijak spojen.
