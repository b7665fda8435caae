### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } y { $more } más

## Why a move is refused

refusal-game-over = Demasiado tarde para { $move }: la partida ha terminado.
refusal-wrong-turn = { $move } tiene que esperar. Turno: { $name }.
refusal-not-playing = { $name } no está en esta partida, o ya no.
refusal-nobody-leaves-two = No se puede dejar una partida de dos jugadores: hay que rendirse.
refusal-off-board = { $move } no está en este tablero.
# $square: where the pawn stands
refusal-out-of-reach = El peón de { $square } no puede llegar a { $move } en una jugada.
refusal-occupied = En { $move } ya hay un peón ({ $name }).
refusal-fence-in-the-way = La barrera { $fence } cierra el paso a { $move }.
# $square: where the straight jump lands
refusal-jump-open = No puedes saltar de lado a { $move } mientras puedas saltar recto a { $square }.
refusal-no-fences-left = No puedes colocar { $move }: no te quedan barreras, así que tienes que mover el peón.
refusal-overlaps = { $move } se solaparía con la barrera { $fence }.
refusal-crosses = { $move } cruzaría la barrera { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } encerraría a un peón ({ $name }): ya no podría salir de { $squares }.
refusal-must-move = No puedes pasar mientras tengas una jugada permitida.

## Why pawns and fences set up on a board are no position

setup-too-many-players = En un tablero de 2x2 caben tres jugadores como máximo.
setup-player-missing = En una partida de dos, ambos peones deben estar en el tablero; en las demás, al menos uno.
setup-pawn-off-board = El peón de { $name } está fuera del tablero.
setup-pawns-share-square = Hay dos peones en { $square }.
setup-too-many-fences = { $name } tiene más de 20 barreras en reserva.
setup-fence-off-board = La barrera { $fence } sobresale del tablero.
setup-fences-collide = Las barreras { $fence } y { $other } se solapan o se cruzan.
setup-cut-off = El peón de { $name } no tiene camino hasta su línea de llegada.
setup-two-winners = Hay dos peones en su línea de llegada, pero solo uno pudo llegar primero.
setup-turn-of-nobody = Es el turno de un jugador que ya no está en juego.

## Why a text is no position

position-fields =
    Una posición tiene cinco partes separadas por /, y una sexta para el tamaño del tablero si no es de 9x9; aquí hay { $found }.
position-board = La última parte de una posición es el tamaño del tablero, de 2x2 a 9x9, por ejemplo 5x5.
position-fence = «{ $text }» no es una barrera válida: las dos primeras partes de una posición son casillas de a1 a h8.
position-repeated-fence = La barrera { $fence } aparece dos veces.
position-players = Una posición tiene dos, tres o cuatro peones; aquí hay { $found }.
position-pawn = «{ $text }» no es una casilla válida para un peón: hace falta una letra de la a a la i y una cifra del 1 al 9, o - para un jugador que ya no está en juego.
position-left-count = Una posición indica, para cada peón, un número de barreras en reserva.
position-left = «{ $text }» no es un número válido de barreras en reserva: va de 0 a 20.
position-turn = «{ $text }» no es un turno válido: es 1 para el primer jugador, 2 para el segundo, y así sucesivamente.

## How a game ends

ending-goal = Gana { $name } al alcanzar la línea de llegada.
ending-resign = Gana { $name }: su rival se ha rendido.
ending-time = Gana { $name } por tiempo.
ending-repetition = Empate: la misma posición por tercera vez.
ending-agreed = Empate por acuerdo.
ending-last-player = Gana { $name }: no queda nadie más en juego.
ending-aborted = La partida se ha cancelado.
ending-abandoned = La partida quedó abandonada.
