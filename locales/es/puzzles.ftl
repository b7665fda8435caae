### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.

puzzles-title = Retos
puzzle-of-the-day = Reto del día
puzzle-question = ¿Aún puede ganar { $name }?
puzzle-question-many = ¿Qué debe hacer { $name }?
puzzle-to-move = Mueve { $name }
puzzle-find = Encuentra la única jugada buena
puzzle-loading = Cargando los retos…
puzzle-failed-to-load = No se han podido cargar los retos. Conéctate a internet e inténtalo de nuevo.
puzzle-retry = Reintentar
puzzle-number = Reto { $number }

## Solving

puzzle-wrong = Esa no es la jugada.
puzzle-wrong-answer = El rival responde con { $move }.
puzzle-right = ¡Correcto!
puzzle-right-too = { $move } también gana.
puzzle-play-on = Sigue jugando y demuéstralo.
puzzle-slipped = { $move } deja escapar la ventaja. Prueba otra jugada.
puzzle-clear = Resuelto. { $name } va ganando.
puzzle-clear-many = Resuelto. { $name } tiene las mejores opciones.
puzzle-hint = Pista
puzzle-hint-next = Otra pista
puzzle-hint-number = Pista { $number } de 3.
puzzle-hint-step = Mueve el peón.
puzzle-hint-fence = Coloca una barrera.
puzzle-hint-cost =
    Alarga { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    } el camino de { $name }.
puzzle-hint-guard = Protege tu propio camino.
puzzle-hint-path =
    Después necesitas { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    }.
puzzle-hint-place = Mira alrededor de { $square }.
puzzle-show = Ver la solución
puzzle-solution = La jugada es { $move }.
puzzle-analyse = Analizar
puzzle-again = Otra vez
puzzle-next = Siguiente reto

## Beside the board

puzzle-grade = Dificultad
puzzle-grade-of = { $grade } de 5
puzzle-streak =
    { $days ->
        [one] un día
       *[other] { $days } días
    }
puzzle-streak-label = Días seguidos
puzzle-week = Esta semana
puzzle-more = Más retos
puzzle-left = Por resolver: { $left } de { $all }
puzzle-all-done = Los has resuelto todos. Puedes volver a resolverlos.
puzzle-mark-solved = resuelto
puzzle-mark-failed = sin resolver
puzzle-mark-today = hoy

## Themes

theme-all = Todos
theme-trap = Trampa
theme-race = Carrera
theme-jump = Salto
theme-wasted-fence = Barrera perdida
theme-defence = Defensa
theme-endgame = Final
theme-many = 3 y 4 jugadores
puzzle-themes = De qué iba

## The program that finds puzzles

puzzles-not-right = { $file }: en estas líneas la jugada no es la única buena: { $lines }
puzzles-invalid = Este reto no es válido: { $detail }.
