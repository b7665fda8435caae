### The games of this device, at /games.

games-title = Tavo partijos
games-hint = Saugomos tik šioje naršyklėje.
games-import = Importuoti partiją
games-none = Partijų dar nėra
games-none-hint = Čia liks kiekviena šiame įrenginyje žaista partija. Sužaisk arba importuok partijos įrašą (.qgn).
games-none-play = Žaisti dabar
games-running = Vyksta
games-finished = Baigtos
# $moves: how many were played
games-moves = { $moves ->
    [one] { $moves } ėjimas
    [few] { $moves } ėjimai
    [many] { $moves } ėjimo
   *[other] { $moves } ėjimų
  }
games-won = Laimėjai
games-lost = Pralaimėjai
games-draw = Lygiosios
# $name: a player or a seat
games-winner = Laimėjo { $name }
games-rename = Pervadinti
games-export = Eksportuoti
games-delete = Ištrinti
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analizuoti: { $game }
games-rename-which = Pervadinti: { $game }
games-export-which = Eksportuoti: { $game }
games-delete-which = Ištrinti: { $game }
games-name = Partijos pavadinimas
games-save = Išsaugoti
games-cancel = Atšaukti
games-deleted = Partija „{ $game }“ ištrinta.
games-undo = Grąžinti
games-imported = Partija „{ $game }“ importuota.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Šis failas didesnis nei 1 MB.
import-not-a-record = Šis failas nėra partijos įrašas.
import-bad-tag = „{ $text }“ šiame įraše netinka.
import-bad-move = „{ $text }“ nėra tinkamas ėjimas.
import-unclosed = Komentaras arba variantas šiame įraše neturi pradžios arba pabaigos.
import-after-result = „{ $text }“ yra po rezultato: po jo nieko būti negali.
import-too-long = Ši partija per ilga.
# $number: the number of the move, counted one by one
import-illegal-move = { $number } ėjimas, { $text }, neleidžiamas.
import-bad-result = Rezultatas { $text } neatitinka partijos.
import-no-rules = Nepavyko įkelti taisyklių ėjimams patikrinti. Bandyk dar kartą.
import-unreadable = Šio failo nepavyksta perskaityti.
