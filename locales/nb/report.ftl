### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Visning
view-moves = Trekk
view-explorer = Statistikk
view-report = Rapport

## Making the report

report-make = Analyser partiet
report-intro = Motoren ser på hvert trekk og viser hvor partiet snudde. Det tar omtrent ett minutt.
report-empty = Spill eller åpne et parti først.
report-progress = Analyserer partiet: { $percent } %
report-stop = Stopp
report-again = Analyser på nytt
report-changed = Partiet er endret siden denne rapporten.

## The report

report-accuracy = Presisjon
report-blunders =
    { $count ->
        [one] { $count } grov feil
       *[other] { $count } grove feil
    }
report-mistakes =
    { $count ->
        [one] { $count } feil
       *[other] { $count } feil
    }
report-dubious =
    { $count ->
        [one] { $count } tvilsomt trekk
       *[other] { $count } tvilsomme trekk
    }
report-clean = Ingen feil
report-chances = Vinnersjanse
report-steps = Skritt igjen
report-fences = Sperrer på hånden
report-at = Trekk { $number }, { $move }: { $chances }
report-at-start = Starten: { $chances }
report-points = Vendepunkter
report-no-points = Ingen gjorde noen stor feil.
report-drop = { $before } → { $after } %
report-table = Alle trekk som tabell
report-column-move = Trekk
report-column-best = Beste
report-column-before = Før
report-column-after = Etter
report-column-mark = Tegn

## Trying again

report-try =
    { $count ->
        [one] Rett { $count } feil for { $name }
       *[other] Rett { $count } feil for { $name }
    }
try-title = Finn et bedre trekk for { $name }
try-count = { $number } av { $count }
try-played = Her ble { $move } spilt.
try-thinking = Ser på { $move } …
try-good = { $move } er et godt trekk.
try-best = { $move } er det beste trekket.
try-bad = Ikke { $move }. { $why }
try-hint = Tips
try-hint-pawn = Flytt brikken.
try-hint-fence = Sett en sperre.
try-hint-near = Sett en sperre i nærheten av { $place }.
try-show = Vis trekket
try-shown = Det beste trekket er { $best }.
try-next = Neste
try-end = Tilbake til rapporten
