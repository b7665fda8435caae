### The game report on the analysis board: a look through a whole game, and trying its mistakes again.

## What is shown beside the board

study-views = Mostra
view-moves = Mosse
view-explorer = Esploratore
view-report = Resoconto

## Making the report

report-make = Analizza la partita
report-intro = Il motore esamina ogni mossa e mostra dove la partita ha preso un’altra piega. Ci vuole circa un minuto.
report-empty = Prima gioca o apri una partita.
report-progress = Analisi della partita: { $percent }%
report-stop = Ferma
report-again = Analizza di nuovo
report-changed = La partita è cambiata dopo questo resoconto.

## The report

report-accuracy = Precisione
report-blunders =
    { $count ->
        [one] { $count } grave errore
       *[other] { $count } gravi errori
    }
report-mistakes =
    { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
report-dubious =
    { $count ->
        [one] { $count } mossa dubbia
       *[other] { $count } mosse dubbie
    }
report-clean = Nessun errore
report-chances = Probabilità di vittoria
report-steps = Passi che mancano
report-fences = Barriere in riserva
report-at = Mossa { $number }, { $move }: { $chances }
report-at-start = Inizio: { $chances }
report-points = Momenti decisivi
report-no-points = Nessuno ha commesso un grave errore.
report-drop = { $before } → { $after }%
report-table = Tutte le mosse in una tabella
report-column-move = Mossa
report-column-best = Migliore
report-column-before = Prima
report-column-after = Dopo
report-column-mark = Segno

## Trying again

report-try =
    { $count ->
        [one] Correggi { $count } errore di { $name }
       *[other] Correggi { $count } errori di { $name }
    }
try-title = Trova una mossa migliore per { $name }
try-count = { $number } di { $count }
try-played = Qui è stata giocata { $move }.
try-thinking = Esame di { $move }…
try-good = { $move } è una buona mossa.
try-best = { $move } è la mossa migliore.
try-bad = { $move } no. { $why }
try-hint = Suggerimento
try-hint-pawn = Muovi la pedina.
try-hint-fence = Piazza una barriera.
try-hint-near = Piazza una barriera vicino a { $place }.
try-show = Mostra la mossa
try-shown = La mossa migliore è { $best }.
try-next = Avanti
try-end = Torna al resoconto
