### The game report on the analysis board: a look through a whole game, and trying its mistakes again.

## What is shown beside the board

study-views = Rodyti
view-moves = Ėjimai
view-explorer = Partijų bazė
view-report = Ataskaita

## Making the report

report-make = Analizuoti partiją
report-intro = Variklis apžvelgia kiekvieną ėjimą ir parodo, kur partija pakrypo. Tai trunka apie minutę.
report-empty = Pirma sužaisk arba atverk partiją.
report-progress = Partija analizuojama: { $percent } %
report-stop = Sustabdyti
report-again = Analizuoti iš naujo
report-changed = Nuo šios ataskaitos partija pasikeitė.

## The report

report-accuracy = Tikslumas
report-blunders =
    { $count ->
        [one] { $count } grubi klaida
        [few] { $count } grubios klaidos
        [many] { $count } grubios klaidos
       *[other] { $count } grubių klaidų
    }
report-mistakes =
    { $count ->
        [one] { $count } klaida
        [few] { $count } klaidos
        [many] { $count } klaidos
       *[other] { $count } klaidų
    }
report-dubious =
    { $count ->
        [one] { $count } abejotinas ėjimas
        [few] { $count } abejotini ėjimai
        [many] { $count } abejotino ėjimo
       *[other] { $count } abejotinų ėjimų
    }
report-clean = Be klaidų
report-chances = Galimybės laimėti
report-steps = Liko žingsnių
report-fences = Turimi barjerai
report-at = { $number } ėjimas, { $move }: { $chances }
report-at-start = Pradžia: { $chances }
report-points = Lūžio taškai
report-no-points = Didelių klaidų niekas nepadarė.
report-drop = { $before } → { $after } %
report-table = Visi ėjimai lentelėje
report-column-move = Ėjimas
report-column-best = Geriausias
report-column-before = Prieš
report-column-after = Po
report-column-mark = Ženklas

## Trying again

report-try =
    { $count ->
        [one] { $name }: taisyti { $count } klaidą
        [few] { $name }: taisyti { $count } klaidas
        [many] { $name }: taisyti { $count } klaidos
       *[other] { $name }: taisyti { $count } klaidų
    }
try-title = { $name }: rask geresnį ėjimą
try-count = { $number } iš { $count }
try-played = Čia buvo žaista { $move }.
try-thinking = Tikrinama { $move }…
try-good = { $move } yra geras ėjimas.
try-best = { $move } yra geriausias ėjimas.
try-bad = Ne { $move }. { $why }
try-hint = Užuomina
try-hint-pawn = Eik pėstininku.
try-hint-fence = Pastatyk barjerą.
try-hint-near = Pastatyk barjerą prie { $place }.
try-show = Rodyti ėjimą
try-shown = Geriausias ėjimas yra { $best }.
try-next = Toliau
try-end = Atgal į ataskaitą
