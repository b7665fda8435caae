### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Prikaži
view-moves = Potezi
view-explorer = Baza
view-report = Izvješće

## Making the report

report-make = Analiziraj partiju
report-intro = Program pregledava svaki potez i pokazuje gdje se partija preokrenula. To traje oko minutu.
report-empty = Najprije odigraj ili otvori partiju.
report-progress = Analiza partije: { $percent } %
report-stop = Zaustavi
report-again = Analiziraj ponovno
report-changed = Partija se promijenila nakon ovog izvješća.

## The report

report-accuracy = Točnost
report-blunders =
    { $count ->
        [one] { $count } gruba pogreška
        [few] { $count } grube pogreške
       *[other] { $count } grubih pogrešaka
    }
report-mistakes =
    { $count ->
        [one] { $count } pogreška
        [few] { $count } pogreške
       *[other] { $count } pogrešaka
    }
report-dubious =
    { $count ->
        [one] { $count } sumnjiv potez
        [few] { $count } sumnjiva poteza
       *[other] { $count } sumnjivih poteza
    }
report-clean = Bez pogrešaka
report-chances = Izgledi za pobjedu
report-steps = Koraci do cilja
report-fences = Prepreke u zalihi
report-at = Potez { $number }, { $move }: { $chances }
report-at-start = Početak: { $chances }
report-points = Prekretnice
report-no-points = Nitko nije napravio veliku pogrešku.
report-drop = { $before } → { $after } %
report-table = Svi potezi u tablici
report-column-move = Potez
report-column-best = Najbolji
report-column-before = Prije
report-column-after = Poslije
report-column-mark = Znak

## Trying again

report-try =
    { $name }: ispravi { $count ->
        [one] { $count } pogrešku
        [few] { $count } pogreške
       *[other] { $count } pogrešaka
    }
try-title = { $name }: pronađi bolji potez
try-count = { $number } od { $count }
try-played = Ovdje je odigran potez { $move }.
try-thinking = Provjeravam { $move }…
try-good = { $move } je dobar potez.
try-best = { $move } je najbolji potez.
try-bad = Ne { $move }. { $why }
try-hint = Savjet
try-hint-pawn = Pomakni figuru.
try-hint-fence = Postavi prepreku.
try-hint-near = Postavi prepreku blizu { $place }.
try-show = Pokaži potez
try-shown = Najbolji je potez { $best }.
try-next = Dalje
try-end = Natrag na izvješće
