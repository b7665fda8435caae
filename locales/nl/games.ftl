### The games of this device, at /games.

games-title = Je partijen
games-hint = Alleen in deze browser opgeslagen.
games-import = Partij importeren
games-none = Nog geen partijen
games-none-hint = Elke partij die je op dit apparaat speelt, wordt hier bewaard. Speel er een, of importeer een partijbestand (.qgn).
games-none-play = Nu spelen
games-running = Bezig
games-finished = Afgelopen
# $moves: how many were played
games-moves = { $moves ->
    [one] één zet
   *[other] { $moves } zetten
  }
games-won = Gewonnen
games-lost = Verloren
games-draw = Remise
# $name: a player or a seat
games-winner = { $name } heeft gewonnen
games-rename = Naam wijzigen
games-export = Exporteren
games-delete = Verwijderen
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = { $game } analyseren
games-rename-which = Naam van { $game } wijzigen
games-export-which = { $game } exporteren
games-delete-which = { $game } verwijderen
games-name = Naam van de partij
games-save = Opslaan
games-cancel = Annuleren
games-deleted = “{ $game }” is verwijderd.
games-undo = Ongedaan maken
games-imported = “{ $game }” is geïmporteerd.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Dit bestand is groter dan 1 MB.
import-not-a-record = Dit bestand bevat geen partij.
import-bad-tag = “{ $text }” is niet geldig in dit partijbestand.
import-bad-move = “{ $text }” is geen geldige zet.
import-unclosed = Een commentaar of variant in dit bestand heeft geen begin of geen einde.
import-after-result = “{ $text }” komt na de uitslag: daarna mag niets meer volgen.
import-too-long = Deze partij is te lang.
# $number: the number of the move, counted one by one
import-illegal-move = Zet { $number }, { $text }, is niet toegestaan.
import-bad-result = De uitslag { $text } past niet bij de partij.
import-no-rules = De spelregels om de zetten te controleren konden niet worden geladen. Probeer het nog eens.
import-unreadable = Dit bestand kan niet worden gelezen.
