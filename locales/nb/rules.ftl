### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Spillereglene
# For search engines and for previews of links
rules-description = Slik spiller to, tre eller fire: brikker, sperrer, hopp og klokker, med ti bilder.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 eller 4 spillere · fra 8 år · 10 til 20 minutter
# $number: 1 to 10
rules-figure = Figur { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N og E er brikkene til Sør, Vest, Nord og Øst, # er en sperre, * er der brikken kan gå, x er ikke tillatt.
# Stands before a paragraph
rules-ruling = Vår tolkning
# At the end of the page
rules-ruling-note = Trykte regler er litt ulike og lar noen spørsmål stå åpne. Der det står «{ rules-ruling }», er svaret Fenceposts eget.

## Goal

rules-aim-title = Mål
rules-aim = Før brikken din over til den andre siden av brettet før de andre når sin. Med sperrer gjør du veien deres lengre, men du får aldri stenge den helt.

## Setup

rules-ready-title = Forberedelser
rules-ready-board = Spillebrettet har 9 ganger 9 ruter. Sett fra Sør heter kolonnene a til i fra venstre mot høyre og radene 1 til 9 nedenfra og opp.
rules-ready-two = To spillere sitter på Sør og Nord og får 10 sperrer hver. Sør starter på e1 og vinner på rad 9, Nord starter på e9 og vinner på rad 1.
rules-ready-first = Trekk lodd om plassen Sør, eller bli enige om hvem som får den. Sør begynner, og deretter går turen med klokken.

## Your turn

rules-turn-title = Din tur
rules-turn = Flytt brikken din, eller sett én sperre. Du får ikke stå over. Når sperrene dine er brukt opp, må du flytte brikken.

## Moving the pawn

rules-pawn-title = Flytte brikken
rules-pawn = Brikken din går én rute opp, ned, til venstre eller til høyre. Den går ikke på skrå, og ikke til en rute der det står en annen brikke.
rules-pawn-fence = Ingen brikke går gjennom en sperre. Den må gå rundt.

## Placing a fence

rules-fence-title = Sette en sperre
rules-fence = En sperre er like lang som to ruter og ligger vannrett eller loddrett i sporet mellom to par ruter. Den skal ikke stikke utenfor brettet eller ligge en halv rute forskjøvet.
rules-fence-overlap = Sperrer skal ikke overlappe, heller ikke delvis. De kan gjerne røre hverandre, ende mot ende eller som en T.
rules-fence-cross = Sperrer skal heller ikke krysse hverandre.
rules-fence-stays = En sperre som er satt, blir liggende resten av partiet.
rules-fence-way = Etter hver sperre må alle brikker fortsatt ha en vei til mållinjen sin, også din egen. En sperre som stenger en brikke inne, er ikke tillatt.
rules-fence-way-ruling = Her teller bare sperrer: En brikke stenger aldri veien, og et hopp åpner aldri en.

## Face to face

rules-jump-title = Når brikkene møtes
rules-jump = Står det en annen brikke på naboruten, uten en sperre imellom, kan du hoppe over den til ruten rett bak. Det gjelder i alle fire retninger.
rules-jump-side = Står en sperre eller enda en brikke i veien for det hoppet, kan du i stedet gå til ruten til venstre eller høyre for brikken du ville hoppe over, hvis ruten er ledig og det ikke ligger en sperre mellom den og den brikken. Så lenge hoppet rett fram er mulig, får du ikke gå til siden.
rules-jump-edge = Kanten av brettet står i veien for et hopp akkurat som en sperre.
rules-jump-one = Du hopper over høyst én brikke, og du er aldri nødt til å hoppe så lenge du kan gjøre noe annet.
rules-jump-pass = Kan du verken flytte brikken eller sette en sperre, står du over.

## The end of the game

rules-end-title = Slutten på partiet
rules-end = Den første spilleren som får brikken sin til en rute på mållinjen sin, vinner med en gang, også med et hopp.
rules-end-leave = Med to spillere taper du hvis du gir opp eller tiden din går ut.
rules-end-draw = Når samme stilling oppstår for tredje gang, med like mange sperrer på hånden og samme spiller i tur, er det remis. Startstillingen teller med. Alle som fortsatt er med, kan også bli enige om remis.

## Three and four players

rules-many-title = Tre og fire spillere
rules-many-four = Fire spillere har 5 sperrer hver og spiller i rekkefølgen Sør, Vest, Nord, Øst. Vest starter på a5 og vinner på kolonne i, Øst starter på i5 og vinner på kolonne a.
rules-many-three = Tre spillere har 6 sperrer hver; 2 blir igjen i esken.
rules-many-three-seats = De sitter på Sør, Vest og Nord.
rules-many-leave = Hvis du med tre eller fire spillere gir opp eller tiden din går ut, forlater brikken din brettet sammen med sperrene du har på hånden. Sperrer på brettet blir liggende, turene dine hoppes over, og ingen trenger å holde en vei åpen for deg. Den siste spilleren som er igjen, vinner.

## Playing with a clock

rules-clock-title = Med klokke
rules-clock = I turneringer er tiden begrenset. Det kan gjøres slik:
rules-clock-player = Tid per spiller: Alle har like mye tid til hele partiet. Om dere vil, gir klokken et tillegg etter hvert trekk, eller den venter en fast forsinkelse ved hvert trekk før den begynner å gå.
rules-clock-game = Tid for hele partiet: Den deles likt mellom spillerne.
rules-clock-move = Tid per trekk: Hvert trekk må gjøres innen denne tiden.
rules-clock-hourglass = Timeglass: Tiden du bruker, går til de andre, i like deler.
# What the server does
rules-clock-start = På nett starter klokkene først når alle har gjort sitt første trekk. Bruker noen mer enn ett minutt på det, blir partiet avlyst.

## Other boards

rules-boards-title = Andre brett
rules-boards = Til øvelse kan brettet ha 2 til 9 ruter hver vei, og alle kan ha 0 til 20 sperrer. På et brett på 2 ganger 2 er det plass til høyst tre spillere.
rules-boards-start = Brikkene starter midt på sin side. Har den et partall ruter, starter Sør og Nord like til høyre for midten, Vest og Øst like over den.

## Writing moves down

rules-writing-title = Skrive ned trekk
rules-writing = Trekket til en brikke er ruten den lander på, for eksempel e2. En sperre har navn etter ruten nede til venstre for midten: e3h ligger vannrett over e3 og f3; e3v står loddrett til høyre for e3 og e4.

## The figures

rules-figure-1 = Starten på et parti med to spillere.
rules-figure-2 = De fire skrittene til en brikke.
rules-figure-3 = En sperre stenger veien rett fram: Brikken går rundt.
rules-figure-4 = Riktig: mellom to par ruter. Krysset over: en halv rute forskjøvet.
rules-figure-5 = Den siste sperren ville stenge brikken inne: ikke tillatt.
rules-figure-6 = Hoppet rett fram.
rules-figure-7 = En sperre bak brikken: Hopp til venstre eller høyre for den.
rules-figure-8 = Det samme med den ene siden stengt: Ett hopp er igjen.
rules-figure-9 = Enda en brikke bak: ikke noe dobbelthopp, men begge sider er åpne.
rules-figure-10 = På mållinjen sin: Brikken har vunnet.

## Around the rules

rules-print = Skriv ut
rules-play = Spill
# In place of “Play” for somebody who came from a game
rules-back = Tilbake til partiet
rules-name = Fencepost er et selvstendig prosjekt. Spillet selges som Quoridor®, et navn som tilhører utgiveren. Fencepost har ingen tilknytning til utgiveren.
