### Every screen of the page in the browser.
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

clock-none = Sin reloj
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, espera { $seconds } s
clock-per-move = { $seconds } s por jugada
clock-hourglass = Reloj de arena { $minutes } min
seat-computer = Ordenador
your-name = Tu nombre
your-name-hint = Solo si quieres.
game-of = { $players } jugadores

## A game

you = Tú
engine-name = Ordenador, nivel { $level }
engine-full = Ordenador, fuerza máxima
open-seat = Puesto libre
guest = Invitado

## The connection

page-missing = No hay ninguna página en esta dirección.
trouble-offline = El servidor no responde.
trouble-seat = Ese puesto acaba de ocuparse.
trouble-too-many = Demasiado de una vez. Prueba otra vez dentro de un momento.
trouble-too-many-wait = Demasiadas peticiones. Prueba otra vez dentro de { $seconds } s.
trouble-offered = Ya lo has ofrecido desde la última jugada.
trouble-too-long = La partida se ha alargado demasiado para eso. Aún puedes jugar o rendirte.
trouble-other = No ha funcionado.
turn-notice = Es tu turno.
