### The games of this device, at /games.

games-title = Spilin þín
games-hint = Aðeins geymd í þessum vafra.
games-import = Flytja inn spil
games-none = Engin spil enn
games-none-hint = Öll spil sem þú spilar á þessu tæki geymast hér. Spilaðu eitt eða flyttu inn spilaskrá (.qgn).
games-none-play = Spila núna
games-running = Í gangi
games-finished = Lokið
# $moves: how many were played
games-moves = { $moves ->
    [one] { $moves } leikur
   *[other] { $moves } leikir
  }
games-won = Þú vannst
games-lost = Þú tapaðir
games-draw = Jafntefli
# $name: a player or a seat
games-winner = { $name } vann
games-rename = Endurnefna
games-export = Flytja út
games-delete = Eyða
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Greina: { $game }
games-rename-which = Endurnefna: { $game }
games-export-which = Flytja út: { $game }
games-delete-which = Eyða: { $game }
games-name = Nafn spilsins
games-save = Vista
games-cancel = Hætta við
games-deleted = „{ $game }“ var eytt.
games-undo = Afturkalla
games-imported = „{ $game }“ var flutt inn.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Þessi skrá er stærri en 1 MB.
import-not-a-record = Þessi skrá er ekki spilaskrá.
import-bad-tag = „{ $text }“ er ekki gilt í þessari spilaskrá.
import-bad-move = „{ $text }“ er ekki gildur leikur.
import-unclosed = Athugasemd eða afbrigði í skránni vantar upphaf eða endi.
import-after-result = „{ $text }“ kemur á eftir úrslitunum: ekkert má koma á eftir þeim.
import-too-long = Þetta spil er of langt.
# $number: the number of the move, counted one by one
import-illegal-move = Leikur { $number }, { $text }, er ekki leyfilegur.
import-bad-result = Úrslitin { $text } passa ekki við spilið.
import-no-rules = Ekki tókst að hlaða reglunum til að athuga leikina. Reyndu aftur.
import-unreadable = Ekki er hægt að lesa þessa skrá.
