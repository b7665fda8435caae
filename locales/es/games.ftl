### The games of this device, at /games.

games-title = Tus partidas
games-hint = Guardadas solo en este navegador.
games-import = Importar una partida
games-none = Aún no hay partidas
games-none-hint = Aquí se guardan todas las partidas que juegas en este dispositivo. Juega una o importa un archivo de partida (.qgn).
games-none-play = Jugar ahora
games-running = En curso
games-finished = Terminadas
# $moves: how many were played
games-moves = { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  }
games-won = Has ganado
games-lost = Has perdido
games-draw = Empate
# $name: a player or a seat
games-winner = Ha ganado { $name }
games-rename = Cambiar nombre
games-export = Exportar
games-delete = Eliminar
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analizar { $game }
games-rename-which = Cambiar el nombre: { $game }
games-export-which = Exportar { $game }
games-delete-which = Eliminar { $game }
games-name = Nombre de la partida
games-save = Guardar
games-cancel = Cancelar
games-deleted = Se ha eliminado «{ $game }».
games-undo = Deshacer
games-imported = Se ha importado «{ $game }».

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Este archivo ocupa más de 1 MB.
import-not-a-record = Este archivo no contiene una partida.
import-bad-tag = «{ $text }» no es válido en este archivo.
import-bad-move = «{ $text }» no es una jugada válida.
import-unclosed = En este archivo hay un comentario o una variante sin principio o sin final.
import-after-result = «{ $text }» va detrás del resultado: después no puede ir nada.
import-too-long = Esta partida es demasiado larga.
# $number: the number of the move, counted one by one
import-illegal-move = La jugada { $number }, { $text }, no está permitida.
import-bad-result = El resultado { $text } no encaja con la partida.
import-no-rules = No se han podido cargar las reglas para comprobar las jugadas. Inténtalo de nuevo.
import-unreadable = No se puede leer este archivo.
