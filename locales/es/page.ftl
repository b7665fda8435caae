### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Cruza el tablero o ciérrales el paso.
# For search engines and for previews of links
app-description = Lleva tu peón al otro lado o cierra el paso a los demás. Juega en el navegador de dos a cuatro jugadores, con otras personas o contra el ordenador. Sin cuenta.
# The picture in previews of links
app-preview = Un tablero con peones y barreras.
needs-script = Para jugar hace falta JavaScript, que aquí está desactivado. Las reglas se pueden leer sin él.
back-to-start = Volver al inicio
close = Cerrar

## The bar at the top

settings = Ajustes
look = Aspecto
look-wood = Madera
look-light = Claro
look-dark = Oscuro
language = Idioma
sound = Sonidos
confirm-fences = Confirmar cada barrera
confirm-touch = En pantallas táctiles
confirm-always = Siempre
confirm-never = Nunca
notify = Avisarme cuando me toque
notify-hint = También si hay otra ventana delante.
show-on-board = Mostrar en el tablero
overlay-legal = Adónde puede ir mi peón
overlay-ways = Caminos más cortos
overlay-lengths = Longitud de cada camino
overlay-last = Última jugada
overlay-coordinates = Coordenadas

## Start

start-title = Jugar a Fencepost
start-resume = Seguir jugando
start-resume-what = { $players } jugadores, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  } hasta ahora
start-computer = Jugar contra el ordenador
start-computer-hint = También funciona sin conexión.
start-invite = Invitar a alguien
start-invite-hint = Envía un enlace o muestra un código QR. Sin cuenta.
start-pass = Jugar en la misma pantalla
start-pass-hint = De dos a cuatro personas, por turnos.
start-open = Partidas abiertas
start-open-none = Ahora mismo no espera nadie. Abre una partida y los demás la verán aquí.
start-open-offline = Sin conexión con el servidor. Aun así puedes jugar contra el ordenador o con otros en esta pantalla.
start-watch = Ver partidas
start-watch-none = Ahora mismo no hay ninguna partida pública.
start-rules = Leer las reglas
start-rules-hint = Dos minutos, con imágenes.
start-now = Empezar
start-create = Crear el enlace
start-level = Nivel { $level }
level-label = Fuerza
level-1 = Aprendiz
level-2 = Primeros pasos
level-3 = Fácil
level-4 = Aficionado
level-5 = Sólido
level-6 = Hábil
level-7 = Fuerte
level-8 = Muy fuerte
level-9 = Experto
level-10 = Fuerza máxima
players-label = Jugadores
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Reloj
clock-none = Sin reloj
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, espera { $seconds } s
clock-per-move = { $seconds } s por jugada
clock-hourglass = Reloj de arena { $minutes } min
clock-own = Otro reloj
clock-kind = Tipo de reloj
clock-kind-increment = Tiempo con incremento
clock-kind-delay = Tiempo con espera
clock-kind-per-move = Tiempo por jugada
clock-kind-hourglass = Reloj de arena
clock-own-minutes = Minutos por jugador
clock-own-seconds = Segundos por jugada
first-label = Quién empieza
first-lot = Por sorteo
first-me = Yo
first-other = El rival
first-another = Otro jugador
seats-label = Otros puestos
seat-person = Una persona
seat-computer = Ordenador
listed-label = Mostrar entre las partidas abiertas
your-name = Tu nombre
your-name-hint = Solo si quieres.
join = Unirse
watch = Ver
game-of = { $players } jugadores
game-watch-move = Jugada { $number }

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

you = Tú
engine-name = Ordenador, nivel { $level }
engine-full = Ordenador, fuerza máxima
open-seat = Puesto libre
guest = Invitado
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
page-missing = No hay ninguna página en esta dirección.
trouble-offline = El servidor no responde.
trouble-seat = Ese puesto acaba de ocuparse.
trouble-too-many = Demasiado de una vez. Prueba otra vez dentro de un momento.
trouble-too-many-wait = Demasiadas peticiones. Prueba otra vez dentro de { $seconds } s.
trouble-offered = Ya lo has ofrecido desde la última jugada.
trouble-too-long = La partida se ha alargado demasiado para eso. Aún puedes jugar o rendirte.
trouble-other = No ha funcionado.
turn-title = Tu turno – Fencepost
turn-notice = Es tu turno.

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
