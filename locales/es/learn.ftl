### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.

learn-title = Aprende a jugar
learn-progress = { $step } de { $steps }
learn-steps = Lecciones
learn-again = Otra vez
learn-next = Siguiente
learn-back = Atrás
learn-skip = Omitir
learn-finish = Jugar una partida
learn-puzzles = Probar un reto
learn-hint = Pista:
learn-show-hint = Ver una pista
learn-step-done = { $step }: hecho
learn-step-open = { $step }: pendiente
learn-over = Ya sabes jugar. ¡A divertirse!

## What went wrong

learn-not = { $move } no.
learn-wrong-fence = Eso es una barrera. Esta vez, da un paso.
learn-wrong-step = Eso es un paso. Esta vez, coloca una barrera.
learn-wrong-away = Con ese paso te alejas de la llegada.
learn-wrong-same =
    Azul sigue necesitando { $after ->
        [one] un paso
       *[other] { $after } pasos
    }.
learn-wrong-both =
    A Azul le cuesta { $theirs ->
        [one] un paso
       *[other] { $theirs } pasos
    }, y a ti { $yours ->
        [one] un paso
       *[other] { $yours } pasos
    }.
learn-wrong-longer =
    Ahora necesitas { $after ->
        [one] un paso
       *[other] { $after } pasos
    }. Antes eran { $before }.
learn-wrong-small =
    Ahora Azul necesita { $after ->
        [one] un paso
       *[other] { $after } pasos
    }. Aún no basta.

## 1. A step

learn-step = Da un paso
learn-step-text = Tú eres Ámbar. Quieres llegar a la fila de arriba. En cada turno, tu peón puede moverse una casilla.
learn-step-task = Sube a e2.
learn-step-hint = Toca la casilla que está encima de tu peón.
learn-step-word = ¡Eso es! Arriba, abajo, izquierda o derecha: una casilla por turno.

## 2. The goal

learn-goal = Llega al otro lado
learn-goal-text = No puedes atravesar una barrera: tienes que rodearla. Para ganar vale cualquier casilla de la fila de arriba.
learn-goal-task = Camina hasta la fila de arriba.
learn-goal-hint = Ve a la izquierda, a d8. Después, sube.
learn-goal-word = ¡Has ganado! Gana quien llega primero al otro lado.

## 3. A fence

learn-fence = Coloca una barrera
learn-fence-text = En vez de dar un paso, puedes colocar una barrera. Mide dos casillas de largo. Azul tiene que rodearla.
learn-fence-task = Coloca una barrera delante de Azul.
learn-fence-hint = Toca el hueco que está justo debajo de Azul.
learn-fence-word =
    Ahora Azul necesita { $after ->
        [one] un paso
       *[other] { $after } pasos
    }. Antes eran { $before }.

## 4. A fence that is refused

learn-refused = Nadie queda encerrado
learn-refused-text = Azul solo puede salir de la esquina por un lado. ¿Y si cierras también ese lado?
learn-refused-task = Intenta encerrar a Azul.
learn-refused-hint = Toca el hueco a la derecha de b9.
learn-refused-word = ¿Lo ves? Eso no se puede. Todos deben tener siempre un camino hasta su llegada.
learn-refused-wrong = Azul todavía puede salir. Cierra el hueco al lado de b9.

## 5. A jump

learn-jump = Salta
learn-jump-text = Azul está justo delante de ti. Puedes saltar por encima y caer en la casilla de detrás.
learn-jump-task = Salta por encima de Azul.
learn-jump-hint = Toca e6, detrás de Azul.
learn-jump-word = ¡Dos casillas en una jugada! Un salto te ahorra un paso.
learn-jump-wrong = Eso se puede hacer. Pero ahora salta por encima de Azul.

## 6. A side-step

learn-side = Pasa por el lado
learn-side-text = Detrás de Azul hay una barrera. No puedes saltar recto. Pero puedes ponerte al lado de Azul.
learn-side-task = Ve a la casilla que está al lado de Azul.
learn-side-hint = d6 y f6 están libres. Toca una.
learn-side-word = Muy bien. Si no puedes saltar recto, puedes ir a la izquierda o a la derecha del otro peón.
learn-side-blocked = La barrera no te deja saltar. Mira a la izquierda y a la derecha de Azul.
learn-side-wrong = Eso se puede hacer. Pero ahora ponte al lado de Azul.

## 7. A side-step with one side closed

learn-one-side = Solo queda un lado
learn-one-side-text = Ahora también hay una barrera a la izquierda de Azul.
learn-one-side-task = Busca la casilla libre al lado de Azul.
learn-one-side-hint = Mira a la derecha de Azul: f6.
learn-one-side-word = Exacto. Las barreras no se atraviesan nunca, ni siquiera al saltar.
learn-one-side-blocked = Entre Azul y esa casilla hay una barrera. Prueba por el otro lado.

## 8. Four players

learn-four = Cuatro jugadores
learn-four-text = También se puede jugar entre tres o cuatro. Todos van al lado contrario: Verde a la derecha, Rojo a la izquierda. Puedes saltar por encima de cualquiera.
learn-four-task = Salta por encima de Verde.
learn-four-hint = Verde es el triángulo. Toca la casilla de detrás.
learn-four-word = Bien. Entre cuatro, cada uno tiene solo 5 barreras. Úsalas con cabeza.
learn-four-wrong = Eso se puede hacer. Pero ahora salta por encima de Verde.

## 9. The length of a path

learn-path = Cuenta tus pasos
learn-path-text = La línea de puntos es tu camino más corto. El número dice cuántos pasos son. Quien tiene el número más pequeño va por delante.
learn-path-task = Haz más pequeño tu número.
learn-path-hint = Sigue la línea de puntos.
learn-path-word =
    Ahora necesitas { $after ->
        [one] un paso
       *[other] { $after } pasos
    }. Antes eran { $before }.

## 10. A fence that costs the other more

learn-cost = Una buena barrera
learn-cost-text = Una barrera también puede estorbarte a ti. Una buena le cuesta a Azul muchos pasos y a ti ninguno.
learn-cost-task = Haz que Azul pierda 2 pasos o más, y tú ninguno.
learn-cost-hint = Mira justo debajo de Azul. Ahí ya hay una barrera. Alárgala.
learn-cost-word =
    Ahora Azul necesita { $after ->
        [one] un paso
       *[other] { $after } pasos
    }, y tú los mismos que antes. Eso es una buena barrera.

## 11. The pocket

learn-pocket = Cierra el callejón
learn-pocket-text = Azul baja por un callejón estrecho. Solo tiene una salida. Con una barrera puedes cerrarla.
learn-pocket-task = Haz que Azul pierda 6 pasos o más con una sola barrera.
learn-pocket-hint = Toca el hueco entre a2 y a3.
learn-pocket-word =
    Azul tiene que volver atrás: ahora le { $after ->
        [one] queda un paso
       *[other] quedan { $after } pasos
    }. ¡Tú no te metas nunca en un callejón así!

## 12. Fences for the end

learn-keep = Guarda una barrera
learn-keep-text = Azul necesita 2 pasos y tú 3. Si solo corres, no llegas a tiempo. ¡Pero has guardado una barrera!
learn-keep-task = Úsala para llegar antes que Azul.
learn-keep-hint = Corta con ella el camino de Azul, justo antes de la fila de abajo.
learn-keep-word =
    Ahora Azul necesita { $after ->
        [one] un paso
       *[other] { $after } pasos
    }, y tú solo 3. Al final es cuando más vale una barrera.

## 13. Counting a race

learn-race = Calcula la carrera
learn-race-text = Tú necesitas 4 pasos, Azul también 4, y te toca a ti. Así que llegas antes. Con barreras solo perderías tiempo.
learn-race-task = Corre hasta la fila de arriba.
learn-race-hint = Ve todo recto. No te pares por nada.
learn-race-word = Has ganado por un paso. Cuenta antes de colocar una barrera: a lo mejor basta con correr.
learn-race-lost = Demasiado tarde: Azul llega antes. Cada turno cuenta. Prueba otra vez.

## 14. A first plan

learn-plan = Un primer plan
learn-plan-text = ¿Cómo se empieza? Primero da tres pasos por el centro. Luego coloca una barrera delante de Azul.
learn-plan-task = Tres pasos hacia arriba y una barrera que le cueste un paso a Azul.
learn-plan-hint = Sube hasta e4. Después coloca una barrera justo debajo de Azul.
learn-plan-word = Buen comienzo. Desde ahora, pregúntate en cada turno: paso o barrera, ¿con qué gano más?
learn-plan-more = Bien. Sigue.

## 15. A whole game

learn-game = Tu primera partida
learn-game-text = Ahora juega contra Azul: es el ordenador, que aún está aprendiendo. Usa todo lo que sabes.
learn-game-task = Gana la partida.
learn-game-hint = Si tu número es más pequeño, corre. Si no, coloca la barrera que más pasos le cueste a Azul.
learn-game-word = ¡Has ganado tu primera partida!
learn-game-lost = Esta vez Azul ha sido más rápido. Ya te saldrá: prueba otra vez.
