### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Die Spielregeln
# For search engines and for previews of links
rules-description = So spielt man zu zweit, zu dritt oder zu viert: Figuren, Hindernisse, Sprünge und Uhren, mit zehn Bildern.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 oder 4 Spieler · ab 8 Jahren · 10 bis 20 Minuten
# $number: 1 to 10
rules-figure = Bild { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N und E sind die Figuren von Süd, West, Nord und Ost, # ist ein Hindernis, * heißt: dorthin darf die Figur, x ist nicht erlaubt.
# Stands before a paragraph
rules-ruling = Unsere Auslegung
# At the end of the page
rules-ruling-note = Die gedruckten Regeln unterscheiden sich hier und da und lassen manche Frage offen. Wo „{ rules-ruling }“ steht, stammt die Antwort von Fencepost selbst.

## Goal

rules-aim-title = Ziel des Spiels
rules-aim = Bring deine Figur ans andere Ende des Spielbretts, bevor die anderen ihres erreichen. Mit Hindernissen machst du ihren Weg länger, aber ganz versperren darfst du ihn nie.

## Setup

rules-ready-title = Vorbereitung
rules-ready-board = Das Spielbrett hat 9 mal 9 Felder. Von Süd aus gesehen heißen die Spalten von links nach rechts a bis i und die Reihen von unten nach oben 1 bis 9.
rules-ready-two = Zu zweit sitzt ihr auf Süd und Nord und bekommt je 10 Hindernisse. Süd startet auf e1 und gewinnt auf Reihe 9, Nord startet auf e9 und gewinnt auf Reihe 1.
rules-ready-first = Lost aus, wer auf Süd sitzt, oder einigt euch. Süd macht den ersten Zug, danach geht es im Uhrzeigersinn weiter.

## Your turn

rules-turn-title = Dein Zug
rules-turn = Zieh entweder mit deiner Figur oder setz ein Hindernis. Passen darfst du nicht. Sind deine Hindernisse verbraucht, ziehst du mit der Figur.

## Moving the pawn

rules-pawn-title = Mit der Figur ziehen
rules-pawn = Deine Figur geht ein Feld nach oben, unten, links oder rechts, aber nicht schräg und nicht auf ein Feld, auf dem schon eine Figur steht.
rules-pawn-fence = Durch ein Hindernis kommt keine Figur. Sie muss außen herum.

## Placing a fence

rules-fence-title = Ein Hindernis setzen
rules-fence = Ein Hindernis ist so lang wie zwei Felder und liegt waagerecht oder senkrecht in der Rille zwischen zwei Feldpaaren. Es darf nicht über den Rand ragen und nicht um ein halbes Feld verschoben sein.
rules-fence-overlap = Hindernisse dürfen nicht übereinanderliegen, auch nicht zur Hälfte. Berühren dürfen sie sich, Ende an Ende oder wie ein T.
rules-fence-cross = Hindernisse dürfen sich auch nicht kreuzen.
rules-fence-stays = Ein gesetztes Hindernis bleibt bis zum Ende der Partie liegen.
rules-fence-way = Nach jedem Hindernis muss jede Figur noch einen Weg zu ihrer Zielreihe haben, auch deine eigene. Ein Hindernis, das eine Figur einsperrt, ist nicht erlaubt.
rules-fence-way-ruling = Dabei zählen nur die Hindernisse: Eine Figur versperrt nie den Weg, und ein Sprung öffnet nie einen.

## Face to face

rules-jump-title = Gegenüberstehende Figuren
rules-jump = Steht auf dem Nachbarfeld eine andere Figur und liegt kein Hindernis dazwischen, darfst du sie überspringen, auf das Feld gerade dahinter. Das geht in allen vier Richtungen.
rules-jump-side = Ist dieser Sprung durch ein Hindernis oder eine weitere Figur versperrt, darfst du stattdessen links oder rechts neben der Figur landen, die du überspringen wolltest, wenn das Feld frei ist und zwischen ihm und dieser Figur kein Hindernis liegt. Solange der gerade Sprung möglich ist, darfst du nicht zur Seite.
rules-jump-edge = Auch der Rand des Spielbretts versperrt einen Sprung, genau wie ein Hindernis.
rules-jump-one = Du überspringst höchstens eine Figur, und du musst nie springen, solange etwas anderes möglich ist.
rules-jump-pass = Kannst du weder ziehen noch ein Hindernis setzen, passt du.

## The end of the game

rules-end-title = Das Ende der Partie
rules-end = Wessen Figur zuerst irgendein Feld ihrer Zielreihe erreicht, gewinnt sofort, auch mit einem Sprung.
rules-end-leave = Zu zweit verlierst du, wenn du aufgibst oder deine Zeit abläuft.
rules-end-draw = Kommt dieselbe Stellung zum dritten Mal vor, mit gleich vielen Hindernissen in der Hand und demselben Spieler am Zug, endet die Partie remis. Die Anfangsstellung zählt mit. Alle, die noch mitspielen, können sich auch auf Remis einigen.

## Three and four players

rules-many-title = Zu dritt und zu viert
rules-many-four = Zu viert hat jeder 5 Hindernisse, und ihr spielt in der Reihenfolge Süd, West, Nord, Ost. West startet auf a5 und gewinnt auf Spalte i, Ost startet auf i5 und gewinnt auf Spalte a.
rules-many-three = Zu dritt hat jeder 6 Hindernisse; 2 bleiben in der Schachtel.
rules-many-three-seats = Ihr sitzt auf Süd, West und Nord.
rules-many-leave = Wer zu dritt oder zu viert aufgibt oder wessen Zeit abläuft, dessen Figur verlässt das Brett, zusammen mit den Hindernissen in der Hand. Gesetzte Hindernisse bleiben, seine Züge entfallen, und niemand muss ihm mehr einen Weg frei lassen. Wer als Letzter übrig ist, gewinnt.

## Playing with a clock

rules-clock-title = Mit Uhr
rules-clock = In Turnieren ist die Zeit begrenzt. Dafür gibt es diese Möglichkeiten:
rules-clock-player = Zeit pro Spieler: Alle haben gleich viel Zeit für die ganze Partie. Auf Wunsch gibt die Uhr nach jedem Zug etwas Zeit dazu (Inkrement) oder läuft bei jedem Zug erst nach einer festen Wartezeit los (Verzögerung).
rules-clock-game = Zeit für die ganze Partie: Sie wird gleichmäßig unter den Spielern aufgeteilt.
rules-clock-move = Zeit pro Zug: Jeder Zug muss innerhalb dieser Zeit geschehen.
rules-clock-hourglass = Sanduhr: Die Zeit, die du verbrauchst, bekommen die anderen zu gleichen Teilen.
# What the server does
rules-clock-start = Online laufen die Uhren erst, wenn alle ihren ersten Zug gemacht haben. Braucht jemand dafür länger als eine Minute, wird die Partie abgesagt.

## Other boards

rules-boards-title = Andere Spielbretter
rules-boards = Zum Üben kann das Spielbrett auf jeder Seite 2 bis 9 Felder haben und jeder 0 bis 20 Hindernisse. Auf ein Brett mit 2 mal 2 Feldern passen höchstens drei Spieler.
rules-boards-start = Die Figuren starten in der Mitte ihrer Seite. Hat sie eine gerade Zahl von Feldern, starten Süd und Nord gleich rechts von der Mitte, West und Ost gleich darüber.

## Writing moves down

rules-writing-title = Züge aufschreiben
rules-writing = Für einen Zug der Figur schreibst du das Feld auf, auf dem sie landet, etwa e2. Ein Hindernis ist nach dem Feld links unten von seiner Mitte benannt: e3h liegt waagerecht über e3 und f3, e3v steht senkrecht rechts von e3 und e4.

## The figures

rules-figure-1 = Der Anfang einer Partie zu zweit.
rules-figure-2 = Die vier Schritte einer Figur.
rules-figure-3 = Ein Hindernis versperrt den geraden Weg: Die Figur geht außen herum.
rules-figure-4 = Richtig: zwischen zwei Feldpaaren. Durchgestrichen: um ein halbes Feld verschoben.
rules-figure-5 = Das letzte Hindernis würde die Figur einsperren: nicht erlaubt.
rules-figure-6 = Der gerade Sprung.
rules-figure-7 = Ein Hindernis hinter der Figur: Spring links oder rechts neben sie.
rules-figure-8 = Dasselbe, aber eine Seite ist zu: Ein Sprung bleibt.
rules-figure-9 = Eine weitere Figur dahinter: kein Doppelsprung, aber beide Seiten sind frei.
rules-figure-10 = Auf ihrer Zielreihe: Die Figur hat gewonnen.

## Around the rules

rules-print = Drucken
rules-play = Spielen
# In place of “Play” for somebody who came from a game
rules-back = Zurück zur Partie
rules-name = Fencepost ist ein eigenständiges Projekt. Das Spiel wird unter dem Namen Quoridor® verkauft, der dem Verlag gehört. Fencepost ist mit dem Verlag nicht verbunden.
