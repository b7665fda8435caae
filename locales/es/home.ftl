### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
listed-label = Mostrar entre las partidas abiertas
join = Unirse
watch = Ver
game-watch-move = Jugada { $number }
