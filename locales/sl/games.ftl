### The games of this device, at /games.

games-title = Tvoje partije
games-hint = Shranjeno samo v tem brskalniku.
games-import = Uvozi partijo
games-none = Partij še ni
games-none-hint = Tu je shranjena vsaka partija, ki jo igraš na tej napravi. Odigraj kakšno ali uvozi zapis partije (.qgn).
games-none-play = Igraj
games-running = V teku
games-finished = Končane
# $moves: how many were played
games-moves = { $moves ->
    [one] { $moves } poteza
    [two] { $moves } potezi
    [few] { $moves } poteze
   *[other] { $moves } potez
  }
games-won = Zmaga
games-lost = Poraz
games-draw = Remi
# $name: a player or a seat
games-winner = Zmaga: { $name }
games-rename = Preimenuj
games-export = Izvozi
games-delete = Izbriši
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analiziraj: { $game }
games-rename-which = Preimenuj: { $game }
games-export-which = Izvozi: { $game }
games-delete-which = Izbriši: { $game }
games-name = Ime partije
games-save = Shrani
games-cancel = Prekliči
games-deleted = Partija »{ $game }« je izbrisana.
games-undo = Razveljavi
games-imported = Partija »{ $game }« je uvožena.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Ta datoteka je večja od 1 MB.
import-not-a-record = Ta datoteka ni zapis partije.
import-bad-tag = »{ $text }« v tem zapisu ni veljavno.
import-bad-move = »{ $text }« ni veljavna poteza.
import-unclosed = Komentar ali varianta v tem zapisu nima začetka ali konca.
import-after-result = »{ $text }« stoji za izidom, za njim pa ne sme biti ničesar.
import-too-long = Ta partija je predolga.
# $number: the number of the move, counted one by one
import-illegal-move = Poteza { $number }, { $text }, ni dovoljena.
import-bad-result = Izid { $text } se ne ujema s partijo.
import-no-rules = Pravil za preverjanje potez ni bilo mogoče naložiti. Poskusi znova.
import-unreadable = Te datoteke ni mogoče prebrati.
