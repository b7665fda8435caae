### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = De spelregels
# For search engines and for previews of links
rules-description = Zo speel je met z’n tweeën, drieën of vieren: pionnen, barricades, sprongen en klokken, met tien plaatjes.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 of 4 spelers · vanaf 8 jaar · 10 tot 20 minuten
# $number: 1 to 10
rules-figure = Figuur { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N en E zijn de pionnen van Zuid, West, Noord en Oost, # is een barricade, * is waar de pion heen mag, x mag niet.
# Stands before a paragraph
rules-ruling = Onze keuze
# At the end of the page
rules-ruling-note = Gedrukte spelregels verschillen hier en daar en laten soms iets open. Waar “{ rules-ruling }” bij een alinea staat, komt het antwoord van Fencepost zelf.

## Goal

rules-aim-title = Doel
rules-aim = Breng je pion naar de overkant van het bord voordat de anderen hun overkant bereiken. Met barricades maak je hun weg langer, maar helemaal afsluiten mag je die nooit.

## Setup

rules-ready-title = Voorbereiding
rules-ready-board = Het speelbord heeft 9 bij 9 velden. Gezien vanaf Zuid heten de kolommen van links naar rechts a tot en met i en de rijen van onder naar boven 1 tot en met 9.
rules-ready-two = Twee spelers zitten op Zuid en Noord en krijgen elk 10 barricades. Zuid begint op e1 en wint op rij 9, Noord begint op e9 en wint op rij 1.
rules-ready-first = Loot wie op Zuid zit, of spreek het af. Zuid is het eerst aan de beurt, daarna gaat het met de klok mee.

## Your turn

rules-turn-title = Jouw beurt
rules-turn = Verzet je pion of plaats één barricade. Passen mag niet. Zijn je barricades op, dan moet je de pion verzetten.

## Moving the pawn

rules-pawn-title = De pion verzetten
rules-pawn = Je pion gaat één veld omhoog, omlaag, naar links of naar rechts. Schuin mag niet, en naar een veld waar al een pion staat ook niet.
rules-pawn-fence = Door een barricade kan een pion niet heen. Hij moet eromheen.

## Placing a fence

rules-fence-title = Een barricade plaatsen
rules-fence = Een barricade is zo lang als twee velden en ligt horizontaal of verticaal in de groef tussen twee paren velden. Hij mag niet buiten het bord steken en niet een half veld verschoven zijn.
rules-fence-overlap = Barricades mogen elkaar niet overlappen, ook niet half. Ze mogen elkaar wel raken, kop aan kop of als een T.
rules-fence-cross = Barricades mogen elkaar ook niet kruisen.
rules-fence-stays = Een geplaatste barricade blijft de hele partij liggen.
rules-fence-way = Na elke barricade moet elke pion nog een weg naar zijn doellijn hebben, ook die van jezelf. Een barricade die een pion insluit, mag niet.
rules-fence-way-ruling = Alleen barricades tellen hier: een pion verspert nooit de weg, en een sprong maakt er nooit een vrij.

## Face to face

rules-jump-title = Tegenover elkaar
rules-jump = Staat er op het aangrenzende veld een andere pion, zonder barricade ertussen, dan mag je eroverheen springen, naar het veld er recht achter. Dat kan in alle vier de richtingen.
rules-jump-side = Staat een barricade of nog een pion die sprong in de weg, dan mag je in plaats daarvan links of rechts naast de pion gaan staan waar je overheen wilde springen, als dat veld vrij is en er geen barricade tussen dat veld en die pion ligt. Zolang de rechte sprong kan, mag je niet opzij.
rules-jump-edge = De rand van het bord staat een sprong net zo in de weg als een barricade.
rules-jump-one = Je springt over hooguit één pion, en je hoeft nooit te springen zolang je iets anders kunt doen.
rules-jump-pass = Kun je je pion niet verzetten en ook geen barricade plaatsen, dan pas je.

## The end of the game

rules-end-title = Het einde van de partij
rules-end = De eerste speler wiens pion een veld van zijn doellijn bereikt, wint meteen, ook met een sprong.
rules-end-leave = Met twee spelers verlies je als je opgeeft of als je tijd op is.
rules-end-draw = Komt dezelfde stelling voor de derde keer voor, met evenveel barricades in de hand en dezelfde speler aan de beurt, dan is het remise. De beginstelling telt mee. Alle spelers die nog meedoen, kunnen ook samen remise afspreken.

## Three and four players

rules-many-title = Drie en vier spelers
rules-many-four = Vier spelers hebben elk 5 barricades en spelen in de volgorde Zuid, West, Noord, Oost. West begint op a5 en wint op kolom i, Oost begint op i5 en wint op kolom a.
rules-many-three = Drie spelers hebben elk 6 barricades; 2 blijven in de doos.
rules-many-three-seats = Ze zitten op Zuid, West en Noord.
rules-many-leave = Als je met drie of vier spelers opgeeft of je tijd op is, gaat je pion van het bord, samen met de barricades in je hand. Geplaatste barricades blijven liggen, je beurten worden overgeslagen en niemand hoeft nog een weg voor je vrij te laten. De laatste speler die overblijft, wint.

## Playing with a clock

rules-clock-title = Met een klok
rules-clock = Op toernooien is de tijd beperkt. Dat kan zo:
rules-clock-player = Tijd per speler: iedereen heeft evenveel tijd voor de hele partij. Als je wilt, geeft de klok na elke zet een increment, of begint hij bij elke zet pas na een vaste vertraging te lopen.
rules-clock-game = Tijd voor de hele partij: die wordt gelijk over de spelers verdeeld.
rules-clock-move = Tijd per zet: elke zet moet binnen die tijd gedaan worden.
rules-clock-hourglass = Zandloper: de tijd die jij gebruikt, krijgen de anderen in gelijke delen.
# What the server does
rules-clock-start = Online lopen de klokken pas als iedereen zijn eerste zet heeft gedaan. Doet iemand daar langer dan een minuut over, dan wordt de partij afgelast.

## Other boards

rules-boards-title = Andere borden
rules-boards = Om te oefenen kan het bord aan elke kant 2 t/m 9 velden hebben, en iedereen 0 t/m 20 barricades. Op een bord van 2 bij 2 passen hooguit drie spelers.
rules-boards-start = De pionnen beginnen in het midden van hun kant. Heeft die een even aantal velden, dan beginnen Zuid en Noord net rechts van het midden, West en Oost net erboven.

## Writing moves down

rules-writing-title = Zetten opschrijven
rules-writing = Een zet van de pion is het veld waar hij terechtkomt, bijvoorbeeld e2. Een barricade is genoemd naar het veld linksonder zijn midden: e3h ligt horizontaal, boven e3 en f3; e3v staat verticaal, rechts van e3 en e4.

## The figures

rules-figure-1 = Het begin van een partij met twee spelers.
rules-figure-2 = De vier stappen van een pion.
rules-figure-3 = Een barricade verspert de rechte weg: de pion loopt eromheen.
rules-figure-4 = Goed: tussen twee paren velden. Doorgestreept: een half veld verschoven.
rules-figure-5 = De laatste barricade zou de pion insluiten: dat mag niet.
rules-figure-6 = De rechte sprong.
rules-figure-7 = Een barricade achter de pion: spring er links of rechts naast.
rules-figure-8 = Hetzelfde met één kant dicht: er blijft één sprong over.
rules-figure-9 = Nog een pion erachter: geen dubbele sprong, maar beide kanten zijn vrij.
rules-figure-10 = Op zijn doellijn: de pion heeft gewonnen.

## Around the rules

rules-print = Afdrukken
rules-play = Spelen
# In place of “Play” for somebody who came from a game
rules-back = Terug naar de partij
rules-name = Fencepost is een zelfstandig project. Het spel wordt verkocht als Quoridor®, een naam die van de uitgever is. Fencepost is niet aan die uitgever verbonden.
