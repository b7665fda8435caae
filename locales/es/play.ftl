### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Esperando jugadores
invite-hint = Quien abra este enlace puede ocupar un puesto. Con el mismo enlace también se puede mirar.
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
join-title = Tienes una invitación
join-hint = { $name } te espera.
join-hint-somebody = Alguien te espera.
join-sit = Sentarse a jugar

## A game

player-out = fuera
player-away = ausente
player-thinking = pensando…
fences-left = Barreras restantes: { $count }
way-length = Pasos hasta la llegada: { $count }
your-turn = Tu turno
turn-of = Turno: { $name }
not-started = Aún quedan puestos libres
first-move-wait = { $name }: quedan { $seconds } s para la primera jugada. Después se interrumpe la partida.
first-move-wait-you = Te quedan { $seconds } s para tu primera jugada. Después se interrumpe la partida.
left-for-good = { $name } lleva un rato fuera.
take-over = Que siga el ordenador
give-time-to = Dar 15 segundos a { $name }
place-fence = Colocar { $move }
drop-fence = Retirar la barrera
take-fence-hint = Arrastra una barrera al tablero o toca una ranura.
moves = Jugadas
no-moves-yet = Aún no hay jugadas
move-first = Al principio
move-back = Jugada anterior
move-on = Jugada siguiente
move-last = A la última jugada
looking-back = Estás viendo jugadas anteriores.
back-to-game = Volver a la partida
flip = Girar
actions = Acciones
takeback = Deshacer
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
next-game = A la siguiente partida
premove-set = Después { $move }, si se puede.
phrases = Decir algo
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
game-broken-off = Partida interrumpida
won-by = Gana { $name }

## The connection

link-lost = Conexión perdida. Reintentando…
link-joining = Conectando…
link-missing = Esa partida no existe aquí.
local-missing = Este navegador ya no guarda esa partida.
turn-title = Tu turno – Fencepost

## The board, by keyboard and for screen readers

board-label = Tablero. Las flechas mueven el cursor, h y v ponen una barrera horizontal o vertical, p vuelve a las casillas, Intro juega.
move-input = Escribe una jugada
move-input-go = Jugar
move-input-hint = Como e3 o e3h
keys = Teclas
keys-arrows = En el tablero: mover el cursor. Fuera de él: recorrer las jugadas
keys-home-end = Primera y última jugada
keys-h = Barrera horizontal
keys-v = Barrera vertical
keys-p = Volver a las casillas
keys-enter = Jugar
keys-escape = Soltar la barrera
keys-f = Girar el tablero
keys-m = Activar o quitar los sonidos
keys-question = Esta lista
say-square = { $square }, libre
say-square-pawn = { $square }, peón: { $name }
say-square-goes = { $square }, tu peón puede ir ahí
say-fence-across = { $fence }, horizontal, encima de { $from } y { $to }
say-fence-upright = { $fence }, vertical, a la derecha de { $from } y { $to }
say-fence-placed = { $fence }, aquí hay una barrera
say-fence-blocked = { $fence }, aquí no cabe ninguna barrera
say-moved = { $name }: peón a { $move }.
say-fenced = { $name }: barrera { $move }.
say-passed = { $name }: sin jugadas, pasa el turno.
say-out = { $name }: fuera de la partida.
