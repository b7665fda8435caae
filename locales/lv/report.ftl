### The game report on the analysis board: a look through a whole game, and trying its mistakes again.

## What is shown beside the board

study-views = Rādīt
view-moves = Gājieni
view-explorer = Partiju bāze
view-report = Pārskats

## Making the report

report-make = Analizēt partiju
report-intro = Dzinējs apskata katru gājienu un parāda, kur partija mainījās. Tas aizņem apmēram minūti.
report-empty = Vispirms nospēlē vai atver partiju.
report-progress = Analizē partiju: { $percent } %
report-stop = Apturēt
report-again = Analizēt vēlreiz
report-changed = Kopš šī pārskata partija ir mainījusies.

## The report

report-accuracy = Precizitāte
report-blunders =
    { $count ->
        [zero] { $count } rupju kļūdu
        [one] { $count } rupja kļūda
       *[other] { $count } rupjas kļūdas
    }
report-mistakes =
    { $count ->
        [zero] { $count } kļūdu
        [one] { $count } kļūda
       *[other] { $count } kļūdas
    }
report-dubious =
    { $count ->
        [zero] { $count } apšaubāmu gājienu
        [one] { $count } apšaubāms gājiens
       *[other] { $count } apšaubāmi gājieni
    }
report-clean = Bez kļūdām
report-chances = Izredzes uzvarēt
report-steps = Atlikušie soļi
report-fences = Barjeras krājumā
report-at = { $number }. gājiens, { $move }: { $chances }
report-at-start = Sākums: { $chances }
report-points = Izšķirošie brīži
report-no-points = Lielu kļūdu neviens nepieļāva.
report-drop = { $before } → { $after } %
report-table = Visi gājieni tabulā
report-column-move = Gājiens
report-column-best = Labākais
report-column-before = Pirms
report-column-after = Pēc
report-column-mark = Zīme

## Trying again

report-try =
    { $count ->
        [zero] { $name }: labot { $count } kļūdu
        [one] { $name }: labot { $count } kļūdu
       *[other] { $name }: labot { $count } kļūdas
    }
try-title = { $name }: atrodi labāku gājienu
try-count = { $number } no { $count }
try-played = Šeit tika spēlēts { $move }.
try-thinking = Pārbauda { $move }…
try-good = { $move } ir labs gājiens.
try-best = { $move } ir labākais gājiens.
try-bad = Ne { $move }. { $why }
try-hint = Padoms
try-hint-pawn = Ej ar bandinieku.
try-hint-fence = Novieto barjeru.
try-hint-near = Novieto barjeru pie { $place }.
try-show = Rādīt gājienu
try-shown = Labākais gājiens ir { $best }.
try-next = Tālāk
try-end = Atpakaļ uz pārskatu
