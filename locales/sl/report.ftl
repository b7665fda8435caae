### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Prikaži
view-moves = Poteze
view-explorer = Baza
view-report = Poročilo

## Making the report

report-make = Analiziraj partijo
report-intro = Program pregleda vsako potezo in pokaže, kje se je partija obrnila. To traja približno minuto.
report-empty = Najprej odigraj ali odpri partijo.
report-progress = Analiza partije: { $percent } %
report-stop = Ustavi
report-again = Analiziraj znova
report-changed = Partija se je po tem poročilu spremenila.

## The report

report-accuracy = Natančnost
report-blunders =
    { $count ->
        [one] { $count } huda napaka
        [two] { $count } hudi napaki
        [few] { $count } hude napake
       *[other] { $count } hudih napak
    }
report-mistakes =
    { $count ->
        [one] { $count } napaka
        [two] { $count } napaki
        [few] { $count } napake
       *[other] { $count } napak
    }
report-dubious =
    { $count ->
        [one] { $count } dvomljiva poteza
        [two] { $count } dvomljivi potezi
        [few] { $count } dvomljive poteze
       *[other] { $count } dvomljivih potez
    }
report-clean = Brez napak
report-chances = Možnosti za zmago
report-steps = Koraki do cilja
report-fences = Ograje v zalogi
report-at = Poteza { $number }, { $move }: { $chances }
report-at-start = Začetek: { $chances }
report-points = Prelomni trenutki
report-no-points = Nihče ni naredil velike napake.
report-drop = { $before } → { $after } %
report-table = Vse poteze v tabeli
report-column-move = Poteza
report-column-best = Najboljša
report-column-before = Prej
report-column-after = Potem
report-column-mark = Znak

## Trying again

report-try =
    { $name }: popravi { $count ->
        [one] { $count } napako
        [two] { $count } napaki
        [few] { $count } napake
       *[other] { $count } napak
    }
try-title = { $name }: poišči boljšo potezo
try-count = { $number } od { $count }
try-played = Tu je bila odigrana poteza { $move }.
try-thinking = Preverjam { $move } …
try-good = { $move } je dobra poteza.
try-best = { $move } je najboljša poteza.
try-bad = Ne { $move }. { $why }
try-hint = Namig
try-hint-pawn = Premakni kmeta.
try-hint-fence = Postavi ograjo.
try-hint-near = Postavi ograjo blizu { $place }.
try-show = Pokaži potezo
try-shown = Najboljša poteza je { $best }.
try-next = Naprej
try-end = Nazaj na poročilo
