### The games of this device, at /games.

games-title = Tvoje partie
games-hint = Uloženo jen v tomto prohlížeči.
games-import = Importovat partii
games-none = Zatím žádné partie
games-none-hint = Tady najdeš každou partii, kterou na tomto zařízení odehraješ. Zahraj si, nebo importuj zápis partie (.qgn).
games-none-play = Hrát
games-running = Rozehrané
games-finished = Dohrané
# $moves: how many were played
games-moves = { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
  }
games-won = Výhra
games-lost = Prohra
games-draw = Remíza
# $name: a player or a seat
games-winner = Vítěz: { $name }
games-rename = Přejmenovat
games-export = Exportovat
games-delete = Smazat
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Rozebrat: { $game }
games-rename-which = Přejmenovat: { $game }
games-export-which = Exportovat: { $game }
games-delete-which = Smazat: { $game }
games-name = Název partie
games-save = Uložit
games-cancel = Zrušit
games-deleted = Partie „{ $game }“ byla smazána.
games-undo = Vrátit zpět
games-imported = Partie „{ $game }“ byla importována.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Tento soubor je větší než 1 MB.
import-not-a-record = Tento soubor není zápis partie.
import-bad-tag = „{ $text }“ v tomto zápisu není platné.
import-bad-move = „{ $text }“ není platný tah.
import-unclosed = Některý komentář nebo varianta v tomto zápisu nemá začátek nebo konec.
import-after-result = „{ $text }“ stojí za výsledkem: za ním už nic být nesmí.
import-too-long = Tato partie je příliš dlouhá.
# $number: the number of the move, counted one by one
import-illegal-move = Tah { $number }, { $text }, není podle pravidel.
import-bad-result = Výsledek { $text } partii neodpovídá.
import-no-rules = Nepodařilo se načíst pravidla pro kontrolu tahů. Zkus to znovu.
import-unreadable = Tento soubor nelze přečíst.
