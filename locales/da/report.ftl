### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Visning
view-moves = Træk
view-explorer = Statistik
view-report = Rapport

## Making the report

report-make = Analysér partiet
report-intro = Motoren ser på hvert træk og viser, hvor partiet vendte. Det tager cirka et minut.
report-empty = Spil eller åbn først et parti.
report-progress = Analyserer partiet: { $percent } %
report-stop = Afbryd
report-again = Analysér igen
report-changed = Partiet er ændret siden denne rapport.

## The report

report-accuracy = Præcision
report-blunders =
    { $count ->
        [one] { $count } grov fejl
       *[other] { $count } grove fejl
    }
report-mistakes =
    { $count ->
        [one] { $count } fejl
       *[other] { $count } fejl
    }
report-dubious =
    { $count ->
        [one] { $count } tvivlsomt træk
       *[other] { $count } tvivlsomme træk
    }
report-clean = Ingen fejl
report-chances = Gevinstchance
report-steps = Skridt tilbage
report-fences = Forhindringer på hånden
report-at = Træk { $number }, { $move }: { $chances }
report-at-start = Starten: { $chances }
report-points = Vendepunkter
report-no-points = Ingen lavede en stor fejl.
report-drop = { $before } → { $after } %
report-table = Alle træk som tabel
report-column-move = Træk
report-column-best = Bedst
report-column-before = Før
report-column-after = Efter
report-column-mark = Tegn

## Trying again

report-try =
    { $count ->
        [one] Ret { $count } fejl for { $name }
       *[other] Ret { $count } fejl for { $name }
    }
try-title = Find et bedre træk for { $name }
try-count = { $number } af { $count }
try-played = Her blev { $move } spillet.
try-thinking = Ser på { $move } …
try-good = { $move } er et godt træk.
try-best = { $move } er det bedste træk.
try-bad = Ikke { $move }. { $why }
try-hint = Tip
try-hint-pawn = Flyt brikken.
try-hint-fence = Sæt en forhindring.
try-hint-near = Sæt en forhindring i nærheden af { $place }.
try-show = Vis trækket
try-shown = Det bedste træk er { $best }.
try-next = Næste
try-end = Tilbage til rapporten
