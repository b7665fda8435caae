### The game report on the analysis board: a look through a whole game, and trying its mistakes again.

## What is shown beside the board

study-views = Mostrar
view-moves = Jugadas
view-explorer = Explorador
view-report = Informe

## Making the report

report-make = Analizar la partida
report-intro = El motor mira cada jugada y muestra dónde cambió la partida. Tarda más o menos un minuto.
report-empty = Primero juega o abre una partida.
report-progress = Analizando la partida: { $percent } %
report-stop = Detener
report-again = Analizar otra vez
report-changed = La partida ha cambiado desde este informe.

## The report

report-accuracy = Precisión
report-blunders =
    { $count ->
        [one] { $count } error grave
       *[other] { $count } errores graves
    }
report-mistakes =
    { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
report-dubious =
    { $count ->
        [one] { $count } jugada dudosa
       *[other] { $count } jugadas dudosas
    }
report-clean = Sin errores
report-chances = Probabilidad de ganar
report-steps = Pasos que faltan
report-fences = Barreras en reserva
report-at = Jugada { $number }, { $move }: { $chances }
report-at-start = Inicio: { $chances }
report-points = Momentos decisivos
report-no-points = Nadie ha cometido un error grave.
report-drop = { $before } → { $after } %
report-table = Todas las jugadas en una tabla
report-column-move = Jugada
report-column-best = Mejor
report-column-before = Antes
report-column-after = Después
report-column-mark = Signo

## Trying again

report-try =
    { $count ->
        [one] Corregir { $count } error de { $name }
       *[other] Corregir { $count } errores de { $name }
    }
try-title = Encuentra una jugada mejor para { $name }
try-count = { $number } de { $count }
try-played = Aquí se jugó { $move }.
try-thinking = Mirando { $move }…
try-good = { $move } es una buena jugada.
try-best = { $move } es la mejor jugada.
try-bad = { $move } no. { $why }
try-hint = Pista
try-hint-pawn = Mueve el peón.
try-hint-fence = Coloca una barrera.
try-hint-near = Coloca una barrera cerca de { $place }.
try-show = Ver la jugada
try-shown = La mejor jugada es { $best }.
try-next = Siguiente
try-end = Volver al informe
