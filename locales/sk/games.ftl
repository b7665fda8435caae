### The games of this device, at /games.

games-title = Tvoje partie
games-hint = Uložené iba v tomto prehliadači.
games-import = Importovať partiu
games-none = Zatiaľ žiadne partie
games-none-hint = Tu nájdeš každú partiu, ktorú na tomto zariadení odohráš. Zahraj si alebo importuj zápis partie (.qgn).
games-none-play = Hrať
games-running = Rozohrané
games-finished = Dohrané
# $moves: how many were played
games-moves = { $moves ->
    [one] jeden ťah
    [few] { $moves } ťahy
    [many] { $moves } ťahu
   *[other] { $moves } ťahov
  }
games-won = Výhra
games-lost = Prehra
games-draw = Remíza
# $name: a player or a seat
games-winner = Víťaz: { $name }
games-rename = Premenovať
games-export = Exportovať
games-delete = Odstrániť
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Rozobrať: { $game }
games-rename-which = Premenovať: { $game }
games-export-which = Exportovať: { $game }
games-delete-which = Odstrániť: { $game }
games-name = Názov partie
games-save = Uložiť
games-cancel = Zrušiť
games-deleted = Partia „{ $game }“ bola odstránená.
games-undo = Vrátiť späť
games-imported = Partia „{ $game }“ bola importovaná.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Tento súbor je väčší ako 1 MB.
import-not-a-record = Tento súbor nie je zápis partie.
import-bad-tag = „{ $text }“ nie je v tomto zápise platné.
import-bad-move = „{ $text }“ nie je platný ťah.
import-unclosed = Niektorý komentár alebo variant v tomto zápise nemá začiatok alebo koniec.
import-after-result = „{ $text }“ stojí za výsledkom: za ním už nič byť nesmie.
import-too-long = Táto partia je príliš dlhá.
# $number: the number of the move, counted one by one
import-illegal-move = Ťah { $number }, { $text }, nie je podľa pravidiel.
import-bad-result = Výsledok { $text } nezodpovedá partii.
import-no-rules = Nepodarilo sa načítať pravidlá na kontrolu ťahov. Skús to znova.
import-unreadable = Tento súbor sa nedá prečítať.
