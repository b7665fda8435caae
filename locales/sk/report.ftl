### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Zobraziť
view-moves = Ťahy
view-explorer = Databáza
view-report = Prehľad

## Making the report

report-make = Rozobrať partiu
report-intro = Engine prejde každý ťah a ukáže, kde sa partia zlomila. Trvá to asi minútu.
report-empty = Najprv zahraj alebo otvor partiu.
report-progress = Rozbor partie: { $percent } %
report-stop = Zastaviť
report-again = Rozobrať znova
report-changed = Od tohto prehľadu sa partia zmenila.

## The report

report-accuracy = Presnosť
report-blunders =
    { $count ->
        [one] { $count } hrubá chyba
        [few] { $count } hrubé chyby
        [many] { $count } hrubej chyby
       *[other] { $count } hrubých chýb
    }
report-mistakes =
    { $count ->
        [one] { $count } chyba
        [few] { $count } chyby
        [many] { $count } chyby
       *[other] { $count } chýb
    }
report-dubious =
    { $count ->
        [one] { $count } pochybný ťah
        [few] { $count } pochybné ťahy
        [many] { $count } pochybného ťahu
       *[other] { $count } pochybných ťahov
    }
report-clean = Bez chýb
report-chances = Šance na výhru
report-steps = Kroky do cieľa
report-fences = Prekážky v zásobe
report-at = Ťah { $number }, { $move }: { $chances }
report-at-start = Začiatok: { $chances }
report-points = Zlomové okamihy
report-no-points = Nikto neurobil veľkú chybu.
report-drop = { $before } → { $after } %
report-table = Všetky ťahy v tabuľke
report-column-move = Ťah
report-column-best = Najlepší
report-column-before = Pred
report-column-after = Po
report-column-mark = Značka

## Trying again

report-try =
    { $name }: napraviť { $count ->
        [one] { $count } chybu
        [few] { $count } chyby
        [many] { $count } chyby
       *[other] { $count } chýb
    }
try-title = { $name }: nájdi lepší ťah
try-count = { $number } z { $count }
try-played = Tu sa hralo { $move }.
try-thinking = Skúšam { $move }…
try-good = { $move } je dobrý ťah.
try-best = { $move } je najlepší ťah.
try-bad = { $move } nie. { $why }
try-hint = Nápoveda
try-hint-pawn = Potiahni figúrkou.
try-hint-fence = Postav prekážku.
try-hint-near = Postav prekážku blízko { $place }.
try-show = Ukázať ťah
try-shown = Najlepší ťah je { $best }.
try-next = Ďalej
try-end = Späť na prehľad
