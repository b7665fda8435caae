### The games of this device, at /games.

games-title = Partidele tale
games-hint = Salvate doar în acest browser.
games-import = Importă o partidă
games-none = Nicio partidă încă
games-none-hint = Aici se păstrează toate partidele pe care le joci pe acest dispozitiv. Joacă una sau importă fișierul unei partide (.qgn).
games-none-play = Joacă acum
games-running = În curs
games-finished = Terminate
# $moves: how many were played
games-moves = { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
  }
games-won = Ai câștigat
games-lost = Ai pierdut
games-draw = Remiză
# $name: a player or a seat
games-winner = { $name } a câștigat
games-rename = Redenumește
games-export = Exportă
games-delete = Șterge
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analizează { $game }
games-rename-which = Redenumește { $game }
games-export-which = Exportă { $game }
games-delete-which = Șterge { $game }
games-name = Numele partidei
games-save = Salvează
games-cancel = Anulează
games-deleted = Partida „{ $game }” a fost ștearsă.
games-undo = Restaurează
games-imported = Partida „{ $game }” a fost importată.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Acest fișier depășește 1 MB.
import-not-a-record = Acest fișier nu conține o partidă.
import-bad-tag = „{ $text }” nu este valabil în acest fișier.
import-bad-move = „{ $text }” nu este o mutare validă.
import-unclosed = În acest fișier, un comentariu sau o variantă nu are început sau nu are sfârșit.
import-after-result = „{ $text }” vine după rezultat: după el nu mai poate urma nimic.
import-too-long = Această partidă este prea lungă.
# $number: the number of the move, counted one by one
import-illegal-move = Mutarea { $number }, { $text }, nu este permisă.
import-bad-result = Rezultatul { $text } nu se potrivește cu partida.
import-no-rules = Regulile nu au putut fi încărcate pentru verificarea mutărilor. Încearcă din nou.
import-unreadable = Acest fișier nu poate fi citit.
