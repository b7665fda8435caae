### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Juega en el tablero o abre una partida.
analysis-drop = Suelta la partida aquí

## Opening

analysis-open = Abrir
analysis-open-text = Partida, lista de jugadas, posición o enlace
analysis-open-file = Elegir un archivo
analysis-new = Tablero nuevo
analysis-recent = Análisis recientes
analysis-delete-study = Borrar este análisis
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Partida { $game } de { $games }
analysis-which-notation = Estas jugadas se pueden leer en más de una notación. ¿Cuál es?
dialect-fencepost = Filas contadas desde abajo, empieza Sur
dialect-glendenning = Filas contadas desde arriba, empieza Sur
dialect-qtp = Filas contadas desde abajo, empieza Norte

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Línea { $line }, columna { $column }: { $why }
analysis-too-large = Ocupa más de 1 MB. Abre un archivo más pequeño.
analysis-too-long = Tiene más de 20 000 jugadas. Abre una partida más corta.
analysis-not-a-record = En este texto no hay ninguna partida, lista de jugadas ni posición.
analysis-unreadable = No se puede leer.
analysis-link-damaged = Este enlace está incompleto o dañado. Cópialo otra vez, de la primera letra a la última.
analysis-link-newer = Este enlace es de una versión más nueva de Fencepost. Recarga la página e inténtalo de nuevo.
analysis-game-running = Esta partida sigue en juego. Podrás analizarla cuando termine.

## Sharing

analysis-too-long-link = Este análisis es demasiado largo para un enlace. Guárdalo en un archivo. También queda en este navegador.

## The tree

analysis-comment = Comentario
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Signo
mark-good = Buena jugada
mark-mistake = Error
mark-brilliant = Jugada brillante
mark-blunder = Error grave
mark-interesting = Jugada interesante
mark-dubious = Jugada dudosa
analysis-variations = Variantes: { $count }
analysis-fold = Ocultar variantes
analysis-unfold = Mostrar variantes
analysis-promote = Subir la variante
analysis-make-main = Hacer línea principal
analysis-delete = Borrar desde aquí
analysis-undo = Deshacer
analysis-keys-variations = Variante anterior o siguiente

## The engine

engine = Motor
engine-absent = El motor no se puede cargar en este navegador.
engine-depth = Profundidad { $depth }
# Millions of positions in a second
engine-speed = { $count } M/s
engine-lines = Líneas: { $count }
engine-fewer = Menos líneas
engine-more = Más líneas
# Proven; $plies: moves of both players together
engine-win-in = Gana en { $plies }
engine-loss-in = Pierde en { $plies }
engine-chances = Probabilidad de ganar
per-cent = { $number } %

## The path to the goal

# Of a player: it is their turn
path-to-move = le toca
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Mejor barrera { $fence }: { $name } +{ $steps }
