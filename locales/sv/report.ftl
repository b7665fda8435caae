### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Visa
view-moves = Drag
view-explorer = Statistik
view-report = Rapport

## Making the report

report-make = Analysera partiet
report-intro = Motorn tittar på varje drag och visar var partiet vände. Det tar ungefär en minut.
report-empty = Spela eller öppna ett parti först.
report-progress = Analyserar partiet: { $percent } %
report-stop = Stoppa
report-again = Analysera igen
report-changed = Partiet har ändrats sedan rapporten.

## The report

report-accuracy = Precision
report-blunders =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blundrar
    }
report-mistakes =
    { $count ->
        [one] { $count } misstag
       *[other] { $count } misstag
    }
report-dubious =
    { $count ->
        [one] { $count } tveksamt drag
       *[other] { $count } tveksamma drag
    }
report-clean = Inga misstag
report-chances = Vinstchans
report-steps = Steg kvar
report-fences = Väggar på hand
report-at = Drag { $number }, { $move }: { $chances }
report-at-start = Starten: { $chances }
report-points = Vändpunkter
report-no-points = Ingen gjorde något stort misstag.
report-drop = { $before } → { $after } %
report-table = Alla drag som tabell
report-column-move = Drag
report-column-best = Bästa
report-column-before = Före
report-column-after = Efter
report-column-mark = Tecken

## Trying again

report-try =
    { $count ->
        [one] Rätta { $count } misstag av { $name }
       *[other] Rätta { $count } misstag av { $name }
    }
try-title = Hitta ett bättre drag för { $name }
try-count = { $number } av { $count }
try-played = Här spelades { $move }.
try-thinking = Tittar på { $move } …
try-good = { $move } är ett bra drag.
try-best = { $move } är det bästa draget.
try-bad = Inte { $move }. { $why }
try-hint = Tips
try-hint-pawn = Flytta pjäsen.
try-hint-fence = Sätt en vägg.
try-hint-near = Sätt en vägg nära { $place }.
try-show = Visa draget
try-shown = Det bästa draget är { $best }.
try-next = Nästa
try-end = Tillbaka till rapporten
