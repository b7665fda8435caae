### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Jugar a Fencepost
start-resume = Continuar la partida
start-resume-what = { $players } jugadores, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  } hasta ahora
start-computer = Jugar contra el ordenador
start-computer-hint = También funciona sin conexión.
start-invite = Invitar a alguien
start-invite-hint = Envía un enlace o muestra un código QR. Sin cuenta.
start-pass = Jugar en la misma pantalla
start-pass-hint = De dos a cuatro jugadores en un solo dispositivo.
start-open = Partidas abiertas
start-open-none = Ahora mismo no espera nadie. Crea una partida y los demás la verán aquí.
start-open-offline = No hay conexión con el servidor. Aun así puedes jugar contra el ordenador o con otros en esta pantalla.
start-watch = Ver partidas
start-watch-none = Ahora mismo no hay partidas públicas.
start-rules = Leer las reglas
start-rules-hint = Dos minutos de lectura, con imágenes.
start-now = Empezar
start-create = Crear enlace
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
clock-own = Personalizado
clock-kind = Tipo de reloj
clock-kind-increment = Tiempo por jugador, con incremento
clock-kind-delay = Tiempo por jugador, con espera
clock-kind-per-move = Tiempo por jugada
clock-kind-hourglass = Reloj de arena
clock-own-minutes = Minutos por jugador
clock-own-seconds = Segundos por jugada
first-label = Quién empieza
first-lot = Al azar
first-me = Yo
first-other = El rival
first-another = Otra persona
seats-label = Otros puestos
seat-person = Una persona
listed-label = Mostrar en las partidas abiertas
join = Unirse
watch = Ver
game-watch-move = Jugada { $number }

## The first look

home-what = La carrera de barreras para 2 a 4 jugadores.
home-play = Jugar ahora
home-play-hint = Gratis y sin cuenta
home-learn = Aprender las reglas
home-tutorial = Aprende jugando
home-tutorial-hint = Quince lecciones cortas
# Leads to the puzzle of the day
home-puzzle = Reto del día
# The board on the start page, for screen readers
home-board = Tablero. Las flechas eligen una casilla; h y v, una barrera. Con Intro se juega y empieza la partida.
home-tip-title = Te toca.
home-tip = Mueve el peón o coloca una barrera y empieza la partida.
home-tip-fence = Toca la barrera otra vez para colocarla.
home-beginning = Empieza la partida…

## The form

mode-label = Contra
mode-computer = Ordenador
mode-invite = Un amigo
mode-pass = Esta pantalla
more-options = Más opciones
summary-first-lot = Primera jugada al azar
summary-first-me = Empiezas tú
summary-first-other = Empieza el rival
summary-fences = { $fences ->
    [one] una barrera cada uno
   *[other] { $fences } barreras cada uno
  }
clock-kind-game = Tiempo para toda la partida
clock-own-game = Minutos en total
board-width = Columnas
board-height = Filas
fences-each = Barreras por jugador
fences-usual = Lo habitual ({ $fences })

## Others

lobby-waiting = En espera
lobby-yours = Tu partida abierta
exhibition-live = En directo
exhibition-title = Juegan los motores
exhibition-recorded = Una partida grabada
