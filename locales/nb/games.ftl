### The games of this device, at /games.

games-title = Partiene dine
games-hint = Bare lagret i denne nettleseren.
games-import = Importer et parti
games-none = Ingen partier ennå
games-none-hint = Alle partier du spiller på denne enheten, blir lagret her. Spill ett, eller importer en partifil (.qgn).
games-none-play = Spill nå
games-running = Pågår
games-finished = Ferdige
# $moves: how many were played
games-moves = { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
  }
games-won = Du vant
games-lost = Du tapte
games-draw = Remis
# $name: a player or a seat
games-winner = { $name } vant
games-rename = Gi nytt navn
games-export = Eksporter
games-delete = Slett
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analyser { $game }
games-rename-which = Gi { $game } nytt navn
games-export-which = Eksporter { $game }
games-delete-which = Slett { $game }
games-name = Navn på partiet
games-save = Lagre
games-cancel = Avbryt
games-deleted = «{ $game }» ble slettet.
games-undo = Angre
games-imported = «{ $game }» ble importert.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Filen er større enn 1 MB.
import-not-a-record = Filen inneholder ikke noe parti.
import-bad-tag = «{ $text }» er ikke gyldig i denne partifilen.
import-bad-move = «{ $text }» er ikke et gyldig trekk.
import-unclosed = En kommentar eller variant i filen mangler begynnelse eller slutt.
import-after-result = «{ $text }» kommer etter resultatet: Ingenting kan følge etter det.
import-too-long = Partiet er for langt.
# $number: the number of the move, counted one by one
import-illegal-move = Trekk { $number }, { $text }, er ikke tillatt.
import-bad-result = Resultatet { $text } passer ikke til partiet.
import-no-rules = Reglene som trekkene sjekkes mot, kunne ikke lastes. Prøv igjen.
import-unreadable = Filen kan ikke leses.
