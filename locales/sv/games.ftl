### The games of this device, at /games.

games-title = Dina partier
games-hint = Sparas bara i den här webbläsaren.
games-import = Importera ett parti
games-none = Inga partier än
games-none-hint = Alla partier som du spelar på den här enheten sparas här. Spela ett, eller importera en partifil (.qgn).
games-none-play = Spela nu
games-running = Pågår
games-finished = Avslutade
# $moves: how many were played
games-moves = { $moves ->
    [one] ett drag
   *[other] { $moves } drag
  }
games-won = Du vann
games-lost = Du förlorade
games-draw = Remi
# $name: a player or a seat
games-winner = { $name } vann
games-rename = Byt namn
games-export = Exportera
games-delete = Ta bort
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analysera { $game }
games-rename-which = Byt namn på { $game }
games-export-which = Exportera { $game }
games-delete-which = Ta bort { $game }
games-name = Partiets namn
games-save = Spara
games-cancel = Avbryt
games-deleted = ”{ $game }” togs bort.
games-undo = Ångra
games-imported = ”{ $game }” importerades.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Filen är större än 1 MB.
import-not-a-record = Filen innehåller inget parti.
import-bad-tag = ”{ $text }” är inte giltigt i den här partifilen.
import-bad-move = ”{ $text }” är inget giltigt drag.
import-unclosed = En kommentar eller variant i filen saknar början eller slut.
import-after-result = ”{ $text }” kommer efter resultatet: inget får följa efter det.
import-too-long = Partiet är för långt.
# $number: the number of the move, counted one by one
import-illegal-move = Drag { $number }, { $text }, är inte tillåtet.
import-bad-result = Resultatet { $text } passar inte partiet.
import-no-rules = Reglerna som dragen kontrolleras mot kunde inte läsas in. Försök igen.
import-unreadable = Filen går inte att läsa.
