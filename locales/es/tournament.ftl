### Tournaments: making one, running it, and the screen for a projector.

tournaments-title = Torneos
tournaments-hint = Emparejamientos, resultados y clasificación, en tableros de verdad o en línea. Sin cuenta.
tournaments-yours = Tus torneos
tournaments-public = Torneos públicos
tournaments-none = Ahora mismo no hay torneos públicos.
tournament-missing = Este torneo no existe.

## Making one

tournament-new = Nuevo torneo
tournament-name = Nombre
tournament-where = Dónde
tournament-at-board = En tableros de verdad
tournament-online = En línea
tournament-format = Sistema
format-swiss = Suizo
format-round-robin = Todos contra todos
format-knock-out = Eliminatorias
format-swiss-hint = Todos juegan todas las rondas, contra rivales con puntos parecidos.
format-round-robin-hint = Cada uno juega contra todos los demás.
format-knock-out-hint = Quien gana sigue adelante. Quienes pierden las semifinales juegan por el tercer lugar.
tournament-table = Jugadores por mesa
tournament-rounds = Rondas
tournament-double = A doble vuelta
tournament-listed = Mostrar en la lista pública
tournament-create = Crear torneo

## What everybody sees

tournament-what =
    { $players ->
        [one] { $format } · un jugador
       *[other] { $format } · { $players } jugadores
    }
tab-tables = Mesas
tab-standings = Clasificación
tab-players = Jugadores
tab-print = Imprimir y guardar
round-number = Ronda { $round }
round-of = de { $rounds }
round-before = Ronda anterior
round-after = Ronda siguiente
results-in = Resultados: { $in } de { $all }
table-number = Mesa { $table }
goes-first = empieza
bye = { $name } descansa en esta ronda
bye-points = descansa
round-none = La primera ronda aún no está emparejada.
tournament-finished = Terminado
tournament-winner = { $name } gana el torneo
result-none = Aún sin resultado
result-absent = no se ha presentado
result-nobody = No se ha presentado nadie
result-draw = Empate
column-rank = Lugar
column-player = Jugador
column-points = Puntos
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz corte 1
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Resultado particular
tiebreak-wins = Victorias
tiebreak-buchholz-what = La suma de los puntos de todos los rivales.
tiebreak-buchholz-cut-1-what = Lo mismo, sin el rival con menos puntos.
tiebreak-sonneborn-berger-what = Los puntos de los rivales vencidos y la mitad de los puntos de aquellos con quienes se empató.
tiebreak-direct-encounter-what = Los puntos de las partidas entre los empatados.
tiebreak-wins-what = Partidas ganadas.
sums-title = Cómo se calcula el desempate: { $name }
sums-round = Ronda { $round }: { $name }
sums-unplayed = Ronda { $round }: no jugada
sums-unplayed-what = Una ronda no jugada cuenta como una partida contra alguien con los mismos puntos, hasta un límite (FIDE).
sums-cut = no cuenta
sums-total = Total
withdrawn = baja
rating = Rating
watch-table = Ver
watch-all = Ver todas las mesas
open-clock = Abrir un reloj para esta mesa
open-screen = Pantalla para proyector
share-tournament = Invitar jugadores

## Players

join-tournament = Unirse a este torneo
join-name = Tu nombre
join-now = Unirse
registration-closed = La inscripción está cerrada.
you-play = Eres { $name }
your-table-sits-out = Descansas en esta ronda.
your-table-wait = Espera a la siguiente ronda. Esta página se actualiza sola.
your-game = Abrir tu partida
who-won = ¿Quién ha ganado?
proposal-sent = Enviado. Cuenta en cuanto otra persona de la mesa lo confirme.
proposal-confirm = { $name } dice: { $result }
proposal-agree = Confirmar
proposal-disputed = Los móviles de la mesa no dicen lo mismo. Avisa a quien organiza.
withdraw-me = Dejar el torneo
withdraw-sure = ¿Dejarlo del todo? Ya no tendrás más partidas.

## The organiser

organiser = Organizas este torneo
assistant = Ayudas en este torneo
tap-winner = Toca a quien ha ganado. Toca otra vez para deshacerlo.
result-just-entered = Mesa { $table }: otra persona acaba de anotar un resultado. Toca otra vez para cambiarlo.
phone-says = El móvil de { $name } dice: { $result }
phones-differ = Los móviles de esta mesa no dicen lo mismo.
accept-result = Aceptar
other-result = Otro resultado
player-add = Añadir jugador
player-add-name = Nombre
player-add-rating = Rating (opcional)
player-late = Inscripción tardía
player-withdraw = Dar de baja
player-back = Readmitir
player-link = Enlace para el móvil de este jugador
round-pair = Emparejar la ronda { $round }
round-pair-first = Emparejar la primera ronda
round-pair-anyway = Emparejar con repeticiones
round-undo = Deshacer la ronda
results-missing =
    { $count ->
        [one] falta un resultado
       *[other] faltan { $count } resultados
    }
players-missing = Hacen falta al menos dos jugadores.
pair-only-repeats = Algunos tendrían que volver a enfrentarse. Puedes permitir repeticiones.
pair-only-second-byes = Alguien tendría que descansar por segunda vez. Puedes permitirlo.
pair-last-round = Ya se han jugado todas las rondas.
pairing = Emparejando…
round-begins = La siguiente ronda empieza a las { $time }.
round-waits = La siguiente ronda no puede empezar sola. Tiene que emparejarla quien organiza.
settings-tournament = Ajustes del torneo
settings-registration = Inscripción abierta
settings-repeats = Permitir emparejamientos repetidos si no hay otra opción
settings-points = Puntos en mesas de { $players }
settings-place = Lugar { $place }
settings-tiebreaks = Orden de los desempates
settings-up = Subir { $name }
settings-absent = Minutos hasta perder por ausencia
settings-start = La siguiente ronda empieza a las
settings-round-time = Minutos por ronda (vacío: sin límite)
settings-pause = Minutos entre rondas (vacío: empezar a mano)
settings-engines = El ordenador ocupa los puestos libres
settings-no-engines = Nunca
settings-save = Guardar
settings-saved = Guardado.
organiser-link = Tu enlace secreto
organiser-link-hint = Quien tenga este enlace puede hacerlo todo. Guárdalo para organizar desde otro dispositivo.
assistants = Ayudantes
assistant-name = Nombre
assistant-add = Añadir ayudante
assistant-revoke = Revocar
assistant-revoked = revocado
assistant-link-hint = Envía este enlace a { $name }. Solo se muestra una vez.

## Print and save

print-pairings = Imprimir emparejamientos
print-standings = Imprimir clasificación
print-crosstable = Imprimir tabla cruzada
save-json = Todo (JSON)
save-standings = Clasificación (CSV)
save-crosstable = Tabla cruzada (CSV)
save-games = Todas las partidas (.qgn)
crosstable = Tabla cruzada

## The projector screen

screen-scan = Escanea para seguirlo
screen-round = Ronda
time-left = Tiempo restante
