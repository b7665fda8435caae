### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Spielen lernen
learn-progress = { $step } von { $steps }
learn-steps = Alle Schritte
learn-again = Noch mal
learn-next = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-finish = Partie spielen
learn-puzzles = Rätsel lösen
learn-hint = Tipp:
learn-show-hint = Tipp zeigen
learn-step-done = { $step }: geschafft
learn-step-open = { $step }: noch offen
learn-over = Jetzt kannst du das Spiel. Viel Spaß!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = Nicht { $move }.
learn-wrong-fence = Das ist ein Hindernis. Geh diesmal einen Schritt.
learn-wrong-step = Das ist ein Schritt. Setz diesmal ein Hindernis.
learn-wrong-away = Dieser Schritt führt vom Ziel weg.
learn-wrong-same = Der Weg von Blau ist immer noch { $after } Schritte lang.
learn-wrong-both =
    Das kostet Blau { $theirs ->
        [one] einen Schritt
       *[other] { $theirs } Schritte
    } und dich { $yours ->
        [one] einen Schritt
       *[other] { $yours } Schritte
    }.
learn-wrong-longer = Jetzt brauchst du { $after } Schritte. Vorher waren es { $before }.
learn-wrong-small = Jetzt braucht Blau { $after } Schritte. Das reicht noch nicht.

## 1. A step

learn-step = Geh einen Schritt
learn-step-text = Du bist Gelb. Du willst in die oberste Reihe. Wenn du dran bist, kann deine Figur ein Feld weit gehen.
learn-step-task = Geh nach oben auf e2.
learn-step-hint = Tippe auf das Feld über deiner Figur.
learn-step-word = Genau so. Nach oben, unten, links oder rechts: in jedem Zug ein Feld.

## 2. The goal

learn-goal = Ab ins Ziel
learn-goal-text = Durch ein Hindernis kommst du nicht. Du gehst außen herum. Auf jedem Feld der obersten Reihe gewinnst du.
learn-goal-task = Geh zur obersten Reihe.
learn-goal-hint = Geh nach links auf d8. Dann geh nach oben.
learn-goal-word = Gewonnen! Wer zuerst auf der anderen Seite ist, gewinnt die Partie.

## 3. A fence

learn-fence = Setz ein Hindernis
learn-fence-text = Statt zu gehen, kannst du ein Hindernis setzen. Es ist zwei Felder lang. Blau muss außen herum.
learn-fence-task = Setz Blau ein Hindernis vor die Nase.
learn-fence-hint = Tippe auf die Rille gleich unter Blau.
learn-fence-word = Jetzt braucht Blau { $after } Schritte. Vorher waren es { $before }.

## 4. A fence that is refused

learn-refused = Einsperren verboten
learn-refused-text = Blau kommt nur auf einer Seite aus der Ecke. Und wenn du die auch noch zumachst?
learn-refused-task = Versuch, Blau einzusperren.
learn-refused-hint = Tippe auf die Rille rechts von b9.
learn-refused-word = Siehst du? Das ist nicht erlaubt. Alle müssen immer einen Weg zum Ziel haben.
learn-refused-wrong = Blau kommt noch heraus. Mach die Lücke neben b9 zu.

## 5. A jump

learn-jump = Springen
learn-jump-text = Blau steht direkt vor dir. Du darfst über Blau springen, auf das Feld dahinter.
learn-jump-task = Spring über Blau.
learn-jump-hint = Tippe auf e6, hinter Blau.
learn-jump-word = Zwei Felder in einem Zug! Ein Sprung spart einen Schritt.
learn-jump-wrong = Das darfst du. Aber jetzt spring über Blau.

## 6. A side-step

learn-side = Seitlich vorbei
learn-side-text = Hinter Blau liegt ein Hindernis. Geradeaus kannst du nicht springen. Dafür darfst du neben Blau landen.
learn-side-task = Geh auf ein Feld neben Blau.
learn-side-hint = d6 und f6 sind frei. Tippe auf eins davon.
learn-side-word = Gut gemacht. Ist der gerade Sprung versperrt, darfst du links oder rechts neben die andere Figur.
learn-side-blocked = Das Hindernis versperrt deinen Sprung. Schau links und rechts von Blau.
learn-side-wrong = Das darfst du. Aber jetzt geh neben Blau.

## 7. A side-step with one side closed

learn-one-side = Nur eine Seite ist frei
learn-one-side-text = Jetzt ist auch links von Blau ein Hindernis.
learn-one-side-task = Finde das freie Feld neben Blau.
learn-one-side-hint = Schau rechts von Blau: f6.
learn-one-side-word = Richtig. Durch ein Hindernis kommst du nie, auch nicht beim Springen.
learn-one-side-blocked = Zwischen Blau und diesem Feld ist ein Hindernis. Versuch es auf der anderen Seite.

## 8. Four players

learn-four = Zu viert
learn-four-text = Ihr könnt auch zu dritt oder zu viert spielen. Alle wollen auf die andere Seite: Grün nach rechts, Rot nach links. Du darfst über alle springen.
learn-four-task = Spring über Grün.
learn-four-hint = Grün ist das Dreieck. Tippe auf das Feld dahinter.
learn-four-word = Gut. Zu viert hat jeder nur 5 Hindernisse. Setz sie klug ein.
learn-four-wrong = Das darfst du. Aber jetzt spring über Grün.

## 9. The length of a path

learn-path = Zähl deine Schritte
learn-path-text = Die gepunktete Linie ist dein kürzester Weg. Die Zahl sagt, wie viele Schritte das sind. Wer die kleinere Zahl hat, liegt vorn.
learn-path-task = Mach deine Zahl kleiner.
learn-path-hint = Folge der gepunkteten Linie.
learn-path-word = Jetzt brauchst du { $after } Schritte. Vorher waren es { $before }.

## 10. A fence that costs the other more

learn-cost = Ein gutes Hindernis
learn-cost-text = Ein Hindernis kann auch dir selbst im Weg sein. Ein gutes kostet Blau viele Schritte und dich keinen.
learn-cost-task = Setz ein Hindernis, das Blau mindestens 2 Schritte kostet und dich keinen.
learn-cost-hint = Schau direkt unter Blau. Dort liegt schon ein Hindernis. Mach es länger.
learn-cost-word = Blau braucht jetzt { $after } Schritte und du so viele wie vorher. Das ist ein gutes Hindernis.

## 11. The pocket

learn-pocket = Die Sackgasse
learn-pocket-text = Blau läuft durch eine enge Gasse. Sie hat nur einen Ausgang. Ein einziges Hindernis macht ihn zu.
learn-pocket-task = Setz ein Hindernis, das Blau mindestens 6 Schritte kostet.
learn-pocket-hint = Tippe auf die Rille zwischen a2 und a3.
learn-pocket-word = Blau muss den ganzen Weg zurück: jetzt { $after } Schritte. Lauf nie selbst in so eine Gasse!

## 12. Fences for the end

learn-keep = Heb dir ein Hindernis auf
learn-keep-text = Blau braucht 2 Schritte, du brauchst 3. Nur laufen reicht nicht. Aber du hast dir ein Hindernis aufgehoben!
learn-keep-task = Setz es so, dass du zuerst ankommst.
learn-keep-hint = Leg es Blau quer in den Weg, kurz vor der untersten Reihe.
learn-keep-word = Blau braucht jetzt { $after } Schritte und du nur 3. Am Ende ist ein Hindernis am meisten wert.

## 13. Counting a race

learn-race = Wer ist schneller?
learn-race-text = Du brauchst 4 Schritte, Blau braucht 4, und du bist dran. Also kommst du zuerst an. Hindernisse würden nur Zeit kosten.
learn-race-task = Lauf zur obersten Reihe.
learn-race-hint = Nimm den geraden Weg. Lass dich nicht aufhalten.
learn-race-word = Mit einem Schritt Vorsprung gewonnen! Zähl nach, bevor du ein Hindernis setzt: Vielleicht musst du nur laufen.
learn-race-lost = Zu spät: Blau kommt zuerst an. Jeder Zug zählt. Versuch es noch einmal.

## 14. A first plan

learn-plan = Ein erster Plan
learn-plan-text = Wie fängst du an? Geh erst in der Mitte drei Schritte nach oben. Dann setz Blau ein Hindernis vor die Nase.
learn-plan-task = Drei Schritte nach oben, dann ein Hindernis, das Blau einen Schritt kostet.
learn-plan-hint = Geh bis e4. Dann setz ein Hindernis direkt unter Blau.
learn-plan-word = Ein guter Anfang. Frag dich ab jetzt in jedem Zug: Schritt oder Hindernis, was bringt mehr?
learn-plan-more = Gut. Weiter so.

## 15. A whole game

learn-game = Deine erste Partie
learn-game-text = Jetzt spielst du gegen Blau. Das ist der Computer, und er lernt noch. Zeig, was du kannst.
learn-game-task = Gewinn die Partie.
learn-game-hint = Ist deine Zahl kleiner, dann lauf. Wenn nicht, setz das Hindernis, das Blau am meisten kostet.
learn-game-word = Du hast deine erste Partie gewonnen!
learn-game-lost = Diesmal war Blau schneller. Du schaffst das: Versuch es noch einmal.
