### The games of this device, at /games.

games-title = Le tue partite
games-hint = Salvate solo in questo browser.
games-import = Importa una partita
games-none = Ancora nessuna partita
games-none-hint = Qui restano tutte le partite che giochi su questo dispositivo. Giocane una o importa il file di una partita (.qgn).
games-none-play = Gioca ora
games-running = In corso
games-finished = Finite
# $moves: how many were played
games-moves = { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  }
games-won = Hai vinto
games-lost = Hai perso
games-draw = Pareggio
# $name: a player or a seat
games-winner = Ha vinto { $name }
games-rename = Rinomina
games-export = Esporta
games-delete = Elimina
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analizza { $game }
games-rename-which = Rinomina { $game }
games-export-which = Esporta { $game }
games-delete-which = Elimina { $game }
games-name = Nome della partita
games-save = Salva
games-cancel = Annulla
games-deleted = «{ $game }» è stata eliminata.
games-undo = Ripristina
games-imported = «{ $game }» è stata importata.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Questo file supera 1 MB.
import-not-a-record = Questo file non contiene una partita.
import-bad-tag = «{ $text }» non è valido in questo file.
import-bad-move = «{ $text }» non è una mossa valida.
import-unclosed = In questo file un commento o una variante non ha inizio o non ha fine.
import-after-result = «{ $text }» viene dopo il risultato: dopo non può esserci nulla.
import-too-long = Questa partita è troppo lunga.
# $number: the number of the move, counted one by one
import-illegal-move = La mossa { $number }, { $text }, non è permessa.
import-bad-result = Il risultato { $text } non corrisponde alla partita.
import-no-rules = Impossibile caricare le regole per controllare le mosse. Riprova.
import-unreadable = Impossibile leggere questo file.
