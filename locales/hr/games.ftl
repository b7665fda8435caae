### The games of this device, at /games.

games-title = Tvoje partije
games-hint = Spremljeno samo u ovom pregledniku.
games-import = Uvezi partiju
games-none = Još nema partija
games-none-hint = Ovdje ostaje svaka partija koju odigraš na ovom uređaju. Zaigraj ili uvezi zapis partije (.qgn).
games-none-play = Igraj
games-running = U tijeku
games-finished = Završene
# $moves: how many were played
games-moves = { $moves ->
    [one] { $moves } potez
    [few] { $moves } poteza
   *[other] { $moves } poteza
  }
games-won = Pobjeda
games-lost = Poraz
games-draw = Remi
# $name: a player or a seat
games-winner = Pobjeda: { $name }
games-rename = Preimenuj
games-export = Izvezi
games-delete = Izbriši
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analiziraj: { $game }
games-rename-which = Preimenuj: { $game }
games-export-which = Izvezi: { $game }
games-delete-which = Izbriši: { $game }
games-name = Naziv partije
games-save = Spremi
games-cancel = Odustani
games-deleted = Partija „{ $game }” je izbrisana.
games-undo = Poništi
games-imported = Partija „{ $game }” je uvezena.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Ova je datoteka veća od 1 MB.
import-not-a-record = Ova datoteka nije zapis partije.
import-bad-tag = „{ $text }” u ovom zapisu nije valjano.
import-bad-move = „{ $text }” nije valjan potez.
import-unclosed = Neki komentar ili varijanta u ovom zapisu nema početka ili kraja.
import-after-result = „{ $text }” stoji nakon rezultata, a iza njega ne smije biti ničega.
import-too-long = Ova je partija preduga.
# $number: the number of the move, counted one by one
import-illegal-move = Potez { $number }, { $text }, nije dopušten.
import-bad-result = Rezultat { $text } ne odgovara partiji.
import-no-rules = Pravila za provjeru poteza nisu se mogla učitati. Pokušaj ponovno.
import-unreadable = Ova se datoteka ne može pročitati.
