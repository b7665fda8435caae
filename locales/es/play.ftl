### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Esperando jugadores
invite-hint = Quien tenga este enlace puede unirse o mirar.
invite-link = Enlace a la partida
invite-copy = Copiar
invite-copied = Copiado
invite-share = Compartir
invite-qr = Código QR del enlace
invite-seats = { $open ->
    [one] Hay un puesto libre
   *[other] Hay { $open } puestos libres
  }
invite-cancel = Cancelar la partida
join-title = Te han invitado
join-hint = { $name } te espera.
join-hint-somebody = Alguien te espera.
join-sit = Unirse y jugar

## A game

player-out = eliminado
player-away = ausente
player-thinking = pensando…
fences-left = Barreras restantes: { $count }
way-length = Pasos hasta la llegada: { $count }
your-turn = Tu turno
turn-of = Turno: { $name }
not-started = Esperando jugadores
first-move-wait = { $name } tiene aún { $seconds } s para la primera jugada. Después se cancela la partida.
first-move-wait-you = Te quedan { $seconds } s para tu primera jugada. Después se cancela la partida.
left-for-good = { $name } lleva un rato sin aparecer.
take-over = Que siga el ordenador
give-time-to = 15 segundos para { $name }
place-fence = Colocar { $move }
drop-fence = Cancelar
take-fence-hint = Arrastra una barrera al tablero o toca el hueco entre dos casillas.
moves = Jugadas
no-moves-yet = Aún no hay jugadas
move-first = Primera jugada
move-back = Jugada anterior
move-on = Jugada siguiente
move-last = Última jugada
looking-back = Estás viendo una posición anterior.
back-to-game = Volver a la partida
flip = Girar el tablero
actions = Acciones
takeback = Deshacer jugada
draw = Empate
resign = Rendirse
resign-sure = ¿Seguro que te rindes?
draw-sure = ¿Todos aceptan el empate?
yes = Sí
no = No
rematch = Revancha
play-back = Reproducir
share = Compartir
copy-record = Copiar la partida
download-record = Guardar la partida
new-game = Nueva partida
give-time = Dar 15 segundos
more = Más
accept = Aceptar
decline = Rechazar
withdraw = Retirar
offers-draw = { $name } ofrece empate.
offers-takeback = { $name } quiere deshacer { $move }.
offers-rematch = { $name } quiere la revancha.
offered-draw = Has ofrecido empate.
offered-takeback = Has pedido deshacer { $move }.
offered-rematch = Has pedido la revancha.
next-game = Ir a la siguiente partida
premove-set = Jugada anticipada { $move }, si aún es válida
phrases = Mensajes rápidos
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-good-game = ¡Buena partida!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-oops = ¡Uy!
phrase-one-moment = Un momento, por favor.
phrase-hurry = ¡Te toca!
phrase-sorry = ¡Perdón!
phrase-bye = ¡Adiós!
says = { $name }: { $text }
you-won = Has ganado
you-lost = Has perdido
game-drawn = Empate
game-broken-off = Cancelada
won-by = Ha ganado { $name }

## The connection

link-lost = Conexión perdida. Reintentando…
link-joining = Conectando…
link-missing = Partida no encontrada.
local-missing = Esta partida ya no está guardada en este navegador.
turn-title = Tu turno – Fencepost

## The board, by keyboard and for screen readers

board-label = Tablero. Las flechas mueven el cursor, h y v eligen una barrera horizontal o vertical, p vuelve a las casillas, Intro juega.
move-input = Escribe una jugada
move-input-go = Jugar
move-input-hint = p. ej., e3 o e3h
keys = Teclas
keys-arrows = En el tablero: mover el cursor. Fuera de él: recorrer las jugadas
keys-home-end = Primera y última jugada
keys-h = Barrera horizontal
keys-v = Barrera vertical
keys-p = Volver a las casillas
keys-enter = Jugar
keys-escape = Cancelar la barrera
keys-f = Girar el tablero
keys-m = Activar o quitar los sonidos
keys-question = Esta lista
say-square = { $square }, libre
say-square-pawn = { $square }, peón: { $name }
say-square-goes = { $square }, tu peón puede ir ahí
say-fence-across = { $fence }, horizontal, encima de { $from } y { $to }
say-fence-upright = { $fence }, vertical, a la derecha de { $from } y { $to }
say-fence-placed = { $fence }, aquí hay una barrera
say-fence-blocked = { $fence }, aquí no se puede poner ninguna barrera
say-moved = { $name } mueve a { $move }.
say-fenced = { $name } coloca la barrera { $move }.
say-passed = { $name } tiene que pasar.
say-out = { $name } queda fuera de la partida.
say-moved-you = Has movido a { $move }.
say-fenced-you = Has colocado la barrera { $move }.
say-passed-you = Tienes que pasar.
say-out-you = Quedas fuera de la partida.
say-square-pawn-you = { $square }, tu peón
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } encerraría a tu peón: ya no podría salir de { $squares }.
move-input-open = Escribir las jugadas
# $text: what was typed
move-input-wrong = «{ $text }» no es una jugada. Escribe e3 para mover o e3h para una barrera.
keys-slash = Escribir una jugada

## How a game ended, said to one of the players

ending-goal-you = Has alcanzado la línea de llegada.
ending-resign-you = Tu rival se ha rendido.
ending-time-you = A tu rival se le ha acabado el tiempo.
ending-last-player-you = Solo quedas tú en la partida.
ending-resign-lost = Te has rendido.
ending-time-lost = Se te ha acabado el tiempo.
review = Repasar
# $level: a number
next-level = Jugar en el nivel { $level }
result-moves = { $count ->
    [one] jugada
   *[other] jugadas
  }
# A caption under the number, whatever it is
result-fences = barreras colocadas
result-steps = pasos hasta la llegada

## What happens beside the moves, in one short line

news-draw-declined = { $name } ha rechazado el empate.
news-draw-declined-you = Has rechazado el empate.
news-takeback-declined = { $name } no permite deshacer la jugada.
news-takeback-declined-you = No has permitido deshacer la jugada.
news-rematch-declined = { $name } no quiere la revancha.
news-rematch-declined-you = Has rechazado la revancha.
news-withdrawn = { $name } ha retirado la oferta.
news-withdrawn-you = Has retirado tu oferta.
news-takeback = Se ha deshecho la última jugada.
news-takeover = Ahora el ordenador juega por { $name }.
news-time = { $name } ha recibido { $seconds } segundos más.
news-time-you = Has recibido { $seconds } segundos más.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = Ya no se puede jugar { $move }.
# $text: the phrase
phrase-sent = Enviado: { $text }

## Help during a game

hint = Pista
hint-thinking = Pensando…
hints-used = Pistas: { $count }
rules-panel = Reglas
rules-panel-loading = Cargando las reglas…
rules-panel-missing = Ahora no se pueden cargar las reglas. Hace falta conexión.
