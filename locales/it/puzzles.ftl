### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.

puzzles-title = Rompicapi
puzzle-of-the-day = Rompicapo del giorno
puzzle-question = { $name } può ancora vincere?
puzzle-question-many = Che cosa deve giocare { $name }?
puzzle-to-move = Muove { $name }
puzzle-find = Trova l’unica mossa buona
puzzle-loading = Caricamento dei rompicapi…
puzzle-failed-to-load = Non è stato possibile caricare i rompicapi. Connettiti a Internet e riprova.
puzzle-retry = Riprova
puzzle-number = Rompicapo { $number }

## Solving

puzzle-wrong = Non è la mossa giusta.
puzzle-wrong-answer = L’avversario risponde con { $move }.
puzzle-right = Esatto!
puzzle-right-too = Anche { $move } vince.
puzzle-play-on = Continua e mostra come si fa.
puzzle-slipped = { $move } si lascia sfuggire il vantaggio. Prova un’altra mossa.
puzzle-clear = Risolto. { $name } sta vincendo.
puzzle-clear-many = Risolto. { $name } ha le probabilità migliori.
puzzle-hint = Suggerimento
puzzle-hint-next = Altro suggerimento
puzzle-hint-number = Suggerimento { $number } di 3.
puzzle-hint-step = Muovi la pedina.
puzzle-hint-fence = Piazza una barriera.
puzzle-hint-cost =
    Allunga di { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } la strada di { $name }.
puzzle-hint-guard = Protegge la tua strada.
puzzle-hint-path =
    Dopo ti { $steps ->
        [one] serve un passo
       *[other] servono { $steps } passi
    }.
puzzle-hint-place = Guarda intorno a { $square }.
puzzle-show = Mostra la soluzione
puzzle-solution = La mossa è { $move }.
puzzle-analyse = Analizza
puzzle-again = Riprova
puzzle-next = Prossimo rompicapo

## Beside the board

puzzle-grade = Difficoltà
puzzle-grade-of = { $grade } su 5
puzzle-streak =
    { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
puzzle-streak-label = Giorni di fila
puzzle-week = Questa settimana
puzzle-more = Altri rompicapi
puzzle-left = Da risolvere: { $left } su { $all }
puzzle-all-done = Li hai risolti tutti. Puoi rifarli.
puzzle-mark-solved = risolto
puzzle-mark-failed = non risolto
puzzle-mark-today = oggi

## Themes

theme-all = Tutti
theme-trap = Trappola
theme-race = Corsa
theme-jump = Salto
theme-wasted-fence = Barriera sprecata
theme-defence = Difesa
theme-endgame = Finale
theme-many = 3 e 4 giocatori
puzzle-themes = Il tema

## The program that finds puzzles

puzzles-not-right = { $file }: in queste righe la mossa non è l’unica buona: { $lines }
puzzles-invalid = Questo rompicapo non è valido: { $detail }.
