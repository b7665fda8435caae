### The games of this device, at /games.

games-title = Dine partier
games-hint = Kun gemt i denne browser.
games-import = Importér et parti
games-none = Ingen partier endnu
games-none-hint = Alle partier, du spiller på denne enhed, gemmes her. Spil et, eller importér en partifil (.qgn).
games-none-play = Spil nu
games-running = I gang
games-finished = Afsluttet
# $moves: how many were played
games-moves = { $moves ->
    [one] ét træk
   *[other] { $moves } træk
  }
games-won = Du vandt
games-lost = Du tabte
games-draw = Remis
# $name: a player or a seat
games-winner = { $name } vandt
games-rename = Omdøb
games-export = Eksportér
games-delete = Slet
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analysér { $game }
games-rename-which = Omdøb { $game }
games-export-which = Eksportér { $game }
games-delete-which = Slet { $game }
games-name = Partiets navn
games-save = Gem
games-cancel = Annullér
games-deleted = ”{ $game }” blev slettet.
games-undo = Fortryd
games-imported = ”{ $game }” blev importeret.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Filen er større end 1 MB.
import-not-a-record = Filen indeholder ikke et parti.
import-bad-tag = ”{ $text }” er ikke gyldigt i denne partifil.
import-bad-move = ”{ $text }” er ikke et gyldigt træk.
import-unclosed = En kommentar eller variant i filen mangler en begyndelse eller en slutning.
import-after-result = ”{ $text }” kommer efter resultatet: Der må ikke følge mere.
import-too-long = Partiet er for langt.
# $number: the number of the move, counted one by one
import-illegal-move = Træk { $number }, { $text }, er ikke tilladt.
import-bad-result = Resultatet { $text } passer ikke til partiet.
import-no-rules = Reglerne til at tjekke trækkene kunne ikke indlæses. Prøv igen.
import-unreadable = Filen kan ikke læses.
