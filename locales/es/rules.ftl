### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Las reglas del juego
# For search engines and for previews of links
rules-description = Cómo se juega de dos a cuatro: peones, barreras, saltos y relojes, con diez imágenes.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 o 4 jugadores · a partir de 8 años · de 10 a 20 minutos
# $number: 1 to 10
rules-figure = Figura { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N y E son los peones de Sur, Oeste, Norte y Este, # es una barrera, * es adonde puede ir el peón, x no se permite.
# Stands before a paragraph
rules-ruling = Nuestro criterio
# At the end of the page
rules-ruling-note = Las reglas impresas no siempre coinciden y dejan algunas preguntas abiertas. Donde un párrafo lleva la marca «{ rules-ruling }», la respuesta es de Fencepost.

## Goal

rules-aim-title = Objetivo
rules-aim = Lleva tu peón al otro lado del tablero antes de que los demás lleguen al suyo. Con las barreras alargas su camino, pero nunca puedes cerrarlo del todo.

## Setup

rules-ready-title = Preparación
rules-ready-board = El tablero tiene 9 por 9 casillas. Vistas desde el puesto Sur, las columnas van de la a a la i, de izquierda a derecha, y las filas del 1 al 9, de abajo arriba.
rules-ready-two = Con dos jugadores, uno se sienta en Sur y el otro en Norte, con 10 barreras cada uno. Sur sale de e1 y gana en la fila 9; Norte sale de e9 y gana en la fila 1.
rules-ready-first = El puesto Sur se sortea o se decide de común acuerdo. Sur tiene el primer turno; después se sigue en el sentido de las agujas del reloj.

## Your turn

rules-turn-title = Tu turno
rules-turn = Mueve tu peón o coloca una barrera. No puedes pasar. Cuando se te acaban las barreras, solo puedes mover el peón.

## Moving the pawn

rules-pawn-title = Mover el peón
rules-pawn = Tu peón se mueve una casilla hacia arriba, hacia abajo, a la izquierda o a la derecha. No va en diagonal ni a una casilla donde haya otro peón.
rules-pawn-fence = Ningún peón atraviesa una barrera: tiene que rodearla.

## Placing a fence

rules-fence-title = Colocar una barrera
rules-fence = Una barrera mide dos casillas de largo y se coloca en la ranura entre dos pares de casillas, en horizontal o en vertical. No puede sobresalir del tablero ni quedar desplazada media casilla.
rules-fence-overlap = Las barreras no pueden solaparse, ni siquiera a medias. Sí pueden tocarse, punta con punta o en forma de T.
rules-fence-cross = Las barreras tampoco pueden cruzarse.
rules-fence-stays = Una barrera colocada se queda donde está hasta el final de la partida.
rules-fence-way = Después de cada barrera, todos los peones, incluido el tuyo, deben tener aún un camino hasta su línea de llegada. No se permite una barrera que encierre a un peón.
rules-fence-way-ruling = Aquí solo cuentan las barreras: un peón nunca cierra el camino y un salto nunca lo abre.

## Face to face

rules-jump-title = Frente a frente
rules-jump = Si en la casilla de al lado hay otro peón y no hay ninguna barrera en medio, puedes saltarlo y caer en la casilla que está justo detrás. Vale en las cuatro direcciones.
rules-jump-side = Si una barrera u otro peón impide ese salto, puedes ir a la izquierda o a la derecha del peón que ibas a saltar, siempre que esa casilla esté libre y no haya una barrera entre ella y ese peón. Mientras puedas saltar recto, no puedes ir de lado.
rules-jump-edge = El borde del tablero impide un salto igual que una barrera.
rules-jump-one = Se salta un peón como máximo, y nunca es obligatorio saltar si puedes hacer otra cosa.
rules-jump-pass = Si no puedes mover el peón ni colocar una barrera, pasas.

## The end of the game

rules-end-title = El final de la partida
rules-end = Gana al instante el primer jugador cuyo peón llega a cualquier casilla de su línea de llegada, aunque sea de un salto.
rules-end-leave = Con dos jugadores, pierdes si te rindes o se te acaba el tiempo.
rules-end-draw = Cuando la misma posición se da por tercera vez, con el mismo número de barreras en reserva y el mismo jugador en turno, la partida termina en empate. La posición inicial cuenta. También pueden acordar el empate todos los que sigan jugando.

## Three and four players

rules-many-title = Tres y cuatro jugadores
rules-many-four = Con cuatro jugadores, cada uno tiene 5 barreras y se juega en el orden Sur, Oeste, Norte, Este. Oeste sale de a5 y gana en la columna i; Este sale de i5 y gana en la columna a.
rules-many-three = Con tres jugadores, cada uno tiene 6 barreras; 2 barreras se quedan en la caja.
rules-many-three-seats = Se sientan en Sur, Oeste y Norte.
rules-many-leave = Con tres o cuatro jugadores, si te rindes o se te acaba el tiempo, tu peón sale del tablero junto con tus barreras en reserva. Las barreras colocadas se quedan, tus turnos se saltan y nadie tiene que dejarte un camino. Gana el último que quede.

## Playing with a clock

rules-clock-title = Con reloj
rules-clock = En los torneos el tiempo es limitado. Las opciones son:
rules-clock-player = Tiempo por jugador: todos tienen el mismo tiempo para toda la partida. Si se quiere, el reloj suma un incremento tras cada jugada, o en cada jugada espera un tiempo fijo antes de ponerse en marcha.
rules-clock-game = Tiempo para toda la partida: se reparte por igual entre los jugadores.
rules-clock-move = Tiempo por jugada: cada jugada debe hacerse dentro de ese tiempo.
rules-clock-hourglass = Reloj de arena: el tiempo que gastas pasa a los demás, a partes iguales.
# What the server does
rules-clock-start = En línea, los relojes se ponen en marcha cuando todos han hecho su primera jugada. Si alguien tarda más de un minuto en hacerla, la partida se cancela.

## Other boards

rules-boards-title = Otros tableros
rules-boards = Para practicar, el tablero puede tener de 2 a 9 casillas por lado, y cada jugador de 0 a 20 barreras. En un tablero de 2 por 2 caben como máximo tres jugadores.
rules-boards-start = Los peones salen del centro de su lado. Si tiene un número par de casillas, Sur y Norte salen justo a la derecha del centro, y Oeste y Este, justo encima.

## Writing moves down

rules-writing-title = Anotar las jugadas
rules-writing = El movimiento de un peón se anota con la casilla a la que llega, como e2. Una barrera toma el nombre de la casilla situada abajo a la izquierda de su centro: e3h es horizontal, encima de e3 y f3; e3v es vertical, a la derecha de e3 y e4.

## The figures

rules-figure-1 = El principio de una partida de dos.
rules-figure-2 = Los cuatro pasos de un peón.
rules-figure-3 = Una barrera corta el camino recto: el peón la rodea.
rules-figure-4 = Bien: entre dos pares de casillas. Tachada: desplazada media casilla.
rules-figure-5 = La última barrera encerraría al peón: no se permite.
rules-figure-6 = El salto recto.
rules-figure-7 = Una barrera detrás del peón: se salta a su izquierda o a su derecha.
rules-figure-8 = Lo mismo con un lado cerrado: queda un solo salto.
rules-figure-9 = Otro peón detrás: no hay salto doble, pero ambos lados están abiertos.
rules-figure-10 = En su línea de llegada: el peón ha ganado.

## Around the rules

rules-print = Imprimir
rules-play = Jugar
# In place of “Play” for somebody who came from a game
rules-back = Volver a la partida
rules-name = Fencepost es un proyecto independiente. El juego se vende como Quoridor®, un nombre que pertenece a su editorial. Fencepost no está vinculado a ella.
