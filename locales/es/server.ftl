### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = El mensaje no es JSON.
error-bad-message = Falta un campo, o un campo no es del tipo correcto.
# $field: the name of the field in the message
error-bad-value = El campo «{ $field }» no puede tener este valor.
# $text: what was sent as a move
error-not-a-move = «{ $text }» no es una jugada válida: un movimiento del peón es una casilla como e2, y una barrera, una casilla seguida de h o v como e3h.
error-no-token = Para esto hace falta el token de un puesto.
error-unknown-token = Este token no corresponde a ningún puesto de la partida.
error-other-origin = No se admiten peticiones de otros sitios.
# $host: the name in the address that was asked for
error-unknown-host = Este servidor no responde al nombre { $host }. Quien lo administra tiene que iniciarlo con --allow-host { $host } o --public-url.
error-no-such-game = Partida no encontrada.
error-no-such-page = En esta dirección no hay nada.
error-method-not-allowed = Método no permitido.
error-analysis-off = El análisis está desactivado en este servidor.
error-own-game = Estás jugando esta posición contra otras personas. Podrás analizar la partida cuando termine.
error-not-started = La partida no ha empezado: aún queda un puesto libre.
error-game-over = La partida ha terminado.
error-not-over = La partida aún no ha terminado.
error-ply-mismatch = La partida ha seguido entretanto, o aún no ha llegado ahí.
error-not-your-turn = Es el turno de otro jugador.
error-no-open-seat = No hay ningún puesto libre.
error-seat-taken = Este puesto está ocupado.
error-nothing-to-take-back = No tienes ninguna jugada que deshacer.
error-nothing-offered = No existe esa oferta.
error-offered-already = Ya lo has ofrecido desde la última jugada.
error-no-clock = Esta partida no lleva reloj.
error-not-playing = Este puesto no está en la partida, o ya no.
error-name-a-seat = Indica el puesto que recibe el tiempo; no puede ser el tuyo.
error-still-here = Este jugador sigue aquí, o acaba de irse.
error-game-too-long = Esta partida es demasiado larga para eso. Aún puedes jugar o rendirte.
error-too-large = El mensaje es demasiado largo.
error-too-slow = El mensaje ha tardado demasiado en llegar.
error-rate = Demasiadas peticiones. Espera un momento.
error-too-many-games = Tienes demasiadas partidas sin terminar.
error-too-many-sockets = Demasiadas conexiones a la vez.
error-too-many-phrases = Más despacio, por favor.
error-too-many-analyses = Demasiados análisis a la vez.
error-storage = No se pudo guardar la partida. No ha cambiado nada; inténtalo de nuevo.
error-storage-full = El disco del servidor está lleno. No ha cambiado nada; inténtalo más tarde.
error-read-only = El servidor no puede escribir en su carpeta. No ha cambiado nada; inténtalo más tarde.
error-storage-gone = La base de datos del servidor se ha borrado o sustituido. No se guarda nada hasta que se reinicie el servidor.
error-engines-gone = El ordenador no puede jugar en este servidor hasta que se reinicie.
error-storage-damaged = La base de datos del servidor está dañada. No se guarda nada hasta que se repare.
error-storage-slow = La búsqueda ha tardado demasiado. Inténtalo de nuevo.
error-stopping = El servidor se está reiniciando. Inténtalo de nuevo.
error-internal = Algo ha fallado en el servidor. No se ha perdido nada; inténtalo de nuevo.

## The program

# $url: the address of the page
serve-ready = Fencepost está en marcha en { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = No se puede escuchar en { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = No se puede usar la carpeta { $folder }: { $why }.
# $why: the system's own words
serve-no-threads = No se pudo iniciar el servidor: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = No se puede usar { $file }: { $why }.
store-storage-full = No se puede escribir { $file }: el disco está lleno.
store-read-only = No se puede escribir { $file }: comprueba de quién es la carpeta y si es de solo lectura.
store-damaged = { $file } está dañado ({ $why }). No se ha cambiado nada. Pon una copia de seguridad en su lugar, o apártalo para empezar de nuevo.
store-newer = { $file } lo escribió una versión más reciente de Fencepost. No se ha cambiado nada; usa esa versión.
store-locked = Otro programa está usando { $file }.
store-gone = { $file } se borró o se sustituyó mientras estaba en uso.
store-timed-out = { $file } no respondió a tiempo.
store-conflict = Otro programa ha modificado { $file } al mismo tiempo.
store-unreachable = No se puede acceder a { $file }: { $why }.
store-too-old = { $file } funciona con PostgreSQL { $why }, que es demasiado antiguo: hace falta la versión 13 o posterior.

# $file: the file that should become the copy
backup-exists = { $file } ya existe. Indica un archivo nuevo.
# $why: what the database says
backup-failed = No se pudo escribir { $file }: { $why }.

# $file: the file that should be put back
restore-not-a-store = { $file } no es una base de datos de Fencepost.
# $file: the database that is there
restore-needs-replace = { $file } ya contiene partidas. Con --replace se conservan al lado con otro nombre.
# $file: where they are
restore-kept = Las partidas que había allí están ahora en { $file }.

postgres-tool = { $file } es una base de datos PostgreSQL. Usa { $tool }.

move-data-done = Se ha copiado todo a { $file }; los recuentos y los resúmenes coinciden. Partidas: { $games }, sucesos: { $events }.
move-data-not-empty = { $file } no está vacía. No se ha cambiado nada; indica una base de datos vacía.
move-data-differs = La copia en { $file } sería distinta del original en la tabla { $table }. No se ha cambiado nada.

# $file: the database, $games and $events: how many
verify-sound = { $file } está en orden. Partidas: { $games }; sucesos: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partida { $game }: sus sucesos no encajan a partir del número { $seq }.
verify-entry = Partida { $game }: su entrada en las listas no coincide con sus sucesos.
error-in-tournament = Esto no es posible en una partida de torneo.

# Tournaments
error-no-key = Para esto hace falta la clave de quien organiza, o tu propio token.
error-not-allowed = Esta clave no permite hacer eso.
error-no-such-tournament = Torneo no encontrado.
error-no-such-player = No hay ningún jugador con este número.
error-no-such-table = Esta ronda o esta mesa no existe.
error-no-such-assistant = Este ayudante no existe.
error-registration-closed = La inscripción está cerrada.
error-too-late = Demasiado tarde: la primera ronda ya está emparejada.
error-tournament-full = El torneo está completo.
error-has-results = Esta ronda ya tiene resultados y no se puede deshacer.
error-not-the-last-round = Solo se puede deshacer la última ronda.
error-has-result = Esta mesa ya tiene otro resultado. Pide a quien organiza que lo corrija.
error-not-a-result = Este resultado no vale para esta mesa. Escribe un número por jugador, como 1-0 o 0-0-1.
error-needs-a-winner = En una eliminatoria, cada mesa necesita un ganador.
error-played-online = El resultado viene de la partida en este servidor.
error-results-missing = Faltan resultados de esta ronda.
error-last-round = Era la última ronda.
error-too-few-players = Hacen falta al menos dos jugadores.
error-only-repeats = Se empareje como se empareje esta ronda, algunos vuelven a enfrentarse. Puedes permitir repeticiones.
error-only-second-byes = Alguien tiene que descansar y todos lo han hecho ya. Puedes permitir repeticiones.
error-no-winner = Una mesa de la última ronda no tiene ganador.
error-too-many-tournaments = Tienes demasiados torneos sin terminar.
