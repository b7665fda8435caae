### The game report on the analysis board: a look through a whole game, and trying its mistakes again.

## What is shown beside the board

study-views = Arată
view-moves = Mutări
view-explorer = Explorator
view-report = Raport

## Making the report

report-make = Analizează partida
report-intro = Motorul se uită la fiecare mutare și arată unde s-a întors partida. Durează cam un minut.
report-empty = Mai întâi joacă sau deschide o partidă.
report-progress = Se analizează partida: { $percent }%
report-stop = Oprește
report-again = Analizează din nou
report-changed = Partida s-a schimbat de la acest raport.

## The report

report-accuracy = Precizie
report-blunders =
    { $count ->
        [one] { $count } greșeală gravă
        [few] { $count } greșeli grave
       *[other] { $count } de greșeli grave
    }
report-mistakes =
    { $count ->
        [one] { $count } greșeală
        [few] { $count } greșeli
       *[other] { $count } de greșeli
    }
report-dubious =
    { $count ->
        [one] { $count } mutare dubioasă
        [few] { $count } mutări dubioase
       *[other] { $count } de mutări dubioase
    }
report-clean = Nicio greșeală
report-chances = Șanse de câștig
report-steps = Pași rămași
report-fences = Bariere în rezervă
report-at = Mutarea { $number }, { $move }: { $chances }
report-at-start = Început: { $chances }
report-points = Momente decisive
report-no-points = Nimeni nu a făcut o greșeală gravă.
report-drop = { $before } → { $after }%
report-table = Toate mutările într-un tabel
report-column-move = Mutare
report-column-best = Cea mai bună
report-column-before = Înainte
report-column-after = După
report-column-mark = Semn

## Trying again

report-try =
    { $count ->
        [one] Corectează { $count } greșeală ({ $name })
        [few] Corectează { $count } greșeli ({ $name })
       *[other] Corectează { $count } de greșeli ({ $name })
    }
try-title = Găsește o mutare mai bună pentru { $name }
try-count = { $number } din { $count }
try-played = Aici s-a jucat { $move }.
try-thinking = Se verifică { $move }…
try-good = { $move } este o mutare bună.
try-best = { $move } este cea mai bună mutare.
try-bad = Nu { $move }. { $why }
try-hint = Indiciu
try-hint-pawn = Mută pionul.
try-hint-fence = Pune o barieră.
try-hint-near = Pune o barieră lângă { $place }.
try-show = Arată mutarea
try-shown = Cea mai bună mutare este { $best }.
try-next = Înainte
try-end = Înapoi la raport
