### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Zobrazit
view-moves = Tahy
view-explorer = Databáze
view-report = Přehled

## Making the report

report-make = Rozebrat partii
report-intro = Engine projde každý tah a ukáže, kde se partie zlomila. Trvá to asi minutu.
report-empty = Nejdřív zahraj nebo otevři partii.
report-progress = Rozbor partie: { $percent } %
report-stop = Zastavit
report-again = Rozebrat znovu
report-changed = Od tohoto přehledu se partie změnila.

## The report

report-accuracy = Přesnost
report-blunders =
    { $count ->
        [one] { $count } hrubá chyba
        [few] { $count } hrubé chyby
        [many] { $count } hrubé chyby
       *[other] { $count } hrubých chyb
    }
report-mistakes =
    { $count ->
        [one] { $count } chyba
        [few] { $count } chyby
        [many] { $count } chyby
       *[other] { $count } chyb
    }
report-dubious =
    { $count ->
        [one] { $count } pochybný tah
        [few] { $count } pochybné tahy
        [many] { $count } pochybného tahu
       *[other] { $count } pochybných tahů
    }
report-clean = Bez chyb
report-chances = Šance na výhru
report-steps = Kroky do cíle
report-fences = Překážky v zásobě
report-at = Tah { $number }, { $move }: { $chances }
report-at-start = Začátek: { $chances }
report-points = Zlomové okamžiky
report-no-points = Nikdo neudělal velkou chybu.
report-drop = { $before } → { $after } %
report-table = Všechny tahy v tabulce
report-column-move = Tah
report-column-best = Nejlepší
report-column-before = Před
report-column-after = Po
report-column-mark = Značka

## Trying again

report-try =
    { $name }: napravit { $count ->
        [one] { $count } chybu
        [few] { $count } chyby
        [many] { $count } chyby
       *[other] { $count } chyb
    }
try-title = { $name }: najdi lepší tah
try-count = { $number } z { $count }
try-played = Tady se hrálo { $move }.
try-thinking = Zkouším { $move }…
try-good = { $move } je dobrý tah.
try-best = { $move } je nejlepší tah.
try-bad = { $move } ne. { $why }
try-hint = Nápověda
try-hint-pawn = Táhni figurkou.
try-hint-fence = Postav překážku.
try-hint-near = Postav překážku poblíž { $place }.
try-show = Ukázat tah
try-shown = Nejlepší tah je { $best }.
try-next = Další
try-end = Zpět na přehled
