### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Kluringar
puzzle-of-the-day = Dagens kluring
puzzle-question = Kan { $name } fortfarande vinna?
puzzle-question-many = Vad ska { $name } göra?
puzzle-to-move = { $name } är på tur
puzzle-find = Hitta det enda bra draget
puzzle-loading = Hämtar kluringarna …
puzzle-failed-to-load = Kluringarna kunde inte hämtas. Anslut till internet och försök igen.
puzzle-retry = Försök igen
puzzle-number = Kluring { $number }

## Solving

puzzle-wrong = Det är inte rätt drag.
puzzle-wrong-answer = Motdraget är { $move }.
puzzle-right = Rätt!
puzzle-right-too = { $move } vinner också.
puzzle-play-on = Spela vidare och visa hur det går till.
puzzle-slipped = Med { $move } är fördelen borta. Prova ett annat drag.
puzzle-clear = Löst. { $name } står på vinst.
puzzle-clear-many = Löst. { $name } har de bästa chanserna.
puzzle-hint = Tips
puzzle-hint-next = Nästa tips
puzzle-hint-number = Tips { $number } av 3.
puzzle-hint-step = Flytta pjäsen.
puzzle-hint-fence = Sätt en vägg.
puzzle-hint-cost =
    Den gör vägen { $steps ->
        [one] ett steg
       *[other] { $steps } steg
    } längre för { $name }.
puzzle-hint-guard = Den skyddar din egen väg.
puzzle-hint-path = Efter det behöver du { $steps ->
        [one] ett steg
       *[other] { $steps } steg
    }.
puzzle-hint-place = Titta runt { $square }.
puzzle-show = Visa lösningen
puzzle-solution = Draget är { $move }.
puzzle-analyse = Analysera
puzzle-again = Försök igen
puzzle-next = Nästa kluring

## Beside the board

puzzle-grade = Svårighetsgrad
puzzle-grade-of = { $grade } av 5
puzzle-streak =
    { $days ->
        [one] en dag
       *[other] { $days } dagar
    }
puzzle-streak-label = Dagar i rad
puzzle-week = Den här veckan
puzzle-more = Fler kluringar
puzzle-left = { $left } av { $all } kvar
puzzle-all-done = Du har löst alla. Du kan lösa dem igen.
puzzle-mark-solved = löst
puzzle-mark-failed = inte löst
puzzle-mark-today = i dag

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Alla
theme-trap = Fälla
theme-race = Kapplöpning
theme-jump = Hopp
theme-wasted-fence = Bortkastad vägg
theme-defence = Försvar
theme-endgame = Slutspel
theme-many = 3 och 4 spelare
puzzle-themes = Det här handlade det om

## The program that finds puzzles

puzzles-not-right = { $file }: på de här raderna är draget inte det enda bra: { $lines }
puzzles-invalid = Det här är ingen giltig kluring: { $detail }.
