### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Cruza el tablero o ciérrales el paso.
# For search engines and for previews of links
app-description = Lleva tu peón al otro lado y frena a los demás con barreras. Juega en el navegador de dos a cuatro jugadores, con otras personas o contra el ordenador. Sin cuenta.
# The picture in previews of links
app-preview = Un tablero con peones y barreras.
needs-script = Necesitas JavaScript para jugar. Las reglas se pueden leer sin él.
back-to-start = Inicio
close = Cerrar

## The bar at the top

places = Menú
place-play = Jugar
place-games = Partidas
place-learn = Aprender
place-puzzles = Retos
place-analysis = Análisis
place-rules = Reglas
place-editor = Editor
place-clock = Reloj
place-tournaments = Torneos
storage-refused = Este navegador no tiene espacio para guardar partidas o no lo permite. Puedes seguir jugando, pero las partidas se pierden al cerrar la página.
settings = Ajustes
look = Tema
look-system = Sistema
look-wood = Madera
look-light = Claro
look-dark = Oscuro
language = Idioma
sound = Sonidos
confirm-fences = Confirmar antes de colocar una barrera
confirm-touch = En pantallas táctiles
confirm-always = Siempre
confirm-never = Nunca
notify = Avisarme cuando sea mi turno
notify-hint = Aunque estés en otra ventana.
show-on-board = Mostrar en el tablero
overlay-legal = Adónde puede ir mi peón
overlay-ways = Caminos más cortos
overlay-lengths = Longitud de los caminos
overlay-last = Última jugada
overlay-coordinates = Coordenadas

## Start

clock-none = Sin reloj
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, espera { $seconds } s
clock-per-move = { $seconds } s por jugada
clock-hourglass = Reloj de arena { $minutes } min
clock-game = { $minutes } min para toda la partida
seat-computer = Ordenador
your-name = Tu nombre
your-name-hint = Opcional
game-of = { $players } jugadores

## A game

you = Tú
engine-name = Ordenador, nivel { $level }
engine-full = Ordenador, fuerza máxima
open-seat = Puesto libre
guest = Invitado

## The connection

page-missing = Página no encontrada.
trouble-offline = El servidor no responde.
trouble-seat = Ese puesto acaba de ocuparse.
trouble-too-many = Demasiadas peticiones. Inténtalo de nuevo en un momento.
trouble-too-many-wait = Demasiadas peticiones. Inténtalo de nuevo en { $seconds } s.
trouble-offered = Ya lo has ofrecido desde la última jugada.
trouble-too-long = Esta partida es demasiado larga para eso. Aún puedes jugar o rendirte.
trouble-other = Algo ha salido mal.
turn-notice = Es tu turno.
