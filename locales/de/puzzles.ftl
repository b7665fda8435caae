### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Rätsel
puzzle-of-the-day = Rätsel des Tages
puzzle-question = Kann { $name } noch gewinnen?
puzzle-question-many = Was soll { $name } tun?
puzzle-to-move = { $name } ist am Zug
puzzle-find = Finde den einzigen guten Zug
puzzle-loading = Rätsel werden geladen …
puzzle-failed-to-load = Die Rätsel konnten nicht geladen werden. Geh online und versuch es noch einmal.
puzzle-retry = Noch einmal
puzzle-number = Rätsel { $number }

## Solving

puzzle-wrong = Das ist nicht der richtige Zug.
puzzle-wrong-answer = Darauf folgt { $move }.
puzzle-right = Richtig!
puzzle-right-too = { $move } gewinnt auch.
puzzle-play-on = Spiel weiter und zeig, wie es geht.
puzzle-slipped = Mit { $move } ist der Vorteil weg. Versuch einen anderen Zug.
puzzle-clear = Gelöst. { $name } steht auf Gewinn.
puzzle-clear-many = Gelöst. { $name } hat die besten Chancen.
puzzle-hint = Tipp
puzzle-hint-next = Nächster Tipp
puzzle-hint-number = Tipp { $number } von 3.
puzzle-hint-step = Zieh mit der Figur.
puzzle-hint-fence = Setz ein Hindernis.
puzzle-hint-cost =
    Es macht den Weg von { $name } { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } länger.
puzzle-hint-guard = Es sichert deinen eigenen Weg.
puzzle-hint-path = Danach brauchst du noch { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    }.
puzzle-hint-place = Schau dich bei { $square } um.
puzzle-show = Lösung zeigen
puzzle-solution = Der Zug ist { $move }.
puzzle-analyse = Analysieren
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel

## Beside the board

puzzle-grade = Schwierigkeit
puzzle-grade-of = { $grade } von 5
puzzle-streak =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
puzzle-streak-label = Tage in Folge
puzzle-week = Diese Woche
puzzle-more = Mehr Rätsel
puzzle-left = Noch { $left } von { $all }
puzzle-all-done = Du hast alle gelöst. Du kannst sie noch einmal lösen.
puzzle-mark-solved = gelöst
puzzle-mark-failed = nicht gelöst
puzzle-mark-today = heute

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Alle
theme-trap = Falle
theme-race = Wettlauf
theme-jump = Sprung
theme-wasted-fence = Vergeudetes Hindernis
theme-defence = Verteidigung
theme-endgame = Endspiel
theme-many = 3 und 4 Spieler
puzzle-themes = Darum ging es

## The program that finds puzzles

puzzles-not-right = { $file }: In diesen Zeilen ist der Zug nicht der einzige gute: { $lines }
puzzles-invalid = Das ist kein gültiges Rätsel: { $detail }.
