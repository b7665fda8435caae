### The games of this device, at /games.

games-title = Sinu mängud
games-hint = Salvestatud ainult selles brauseris.
games-import = Impordi mäng
games-none = Mänge veel pole
games-none-hint = Siia jäävad alles kõik selles seadmes mängitud mängud. Mängi mõni või impordi mängu üleskirjutus (.qgn).
games-none-play = Mängi kohe
games-running = Pooleli
games-finished = Lõppenud
# $moves: how many were played
games-moves = { $moves ->
    [one] üks käik
   *[other] { $moves } käiku
  }
games-won = Sa võitsid
games-lost = Sa kaotasid
games-draw = Viik
# $name: a player or a seat
games-winner = { $name } võitis
games-rename = Nimeta ümber
games-export = Ekspordi
games-delete = Kustuta
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analüüsi: { $game }
games-rename-which = Nimeta ümber: { $game }
games-export-which = Ekspordi: { $game }
games-delete-which = Kustuta: { $game }
games-name = Mängu nimi
games-save = Salvesta
games-cancel = Tühista
games-deleted = „{ $game }“ kustutati.
games-undo = Võta tagasi
games-imported = „{ $game }“ imporditi.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Fail on suurem kui 1 MB.
import-not-a-record = See fail ei ole mängu üleskirjutus.
import-bad-tag = „{ $text }“ ei ole selles üleskirjutuses lubatud.
import-bad-move = „{ $text }“ ei ole sobiv käik.
import-unclosed = Mõnel üleskirjutuse märkusel või variandil puudub algus või lõpp.
import-after-result = „{ $text }“ tuleb pärast tulemust: sellele ei tohi midagi järgneda.
import-too-long = See mäng on liiga pikk.
# $number: the number of the move, counted one by one
import-illegal-move = Käik { $number }, { $text }, ei ole lubatud.
import-bad-result = Tulemus { $text } ei sobi mänguga.
import-no-rules = Reegleid käikude kontrollimiseks ei saanud laadida. Proovi uuesti.
import-unreadable = Seda faili ei saa lugeda.
