### The games of this device, at /games.

games-title = A játszmáid
games-hint = Csak ebben a böngészőben vannak mentve.
games-import = Játszma importálása
games-none = Még nincs játszma
games-none-hint = Itt megmarad minden játszma, amelyet ezen az eszközön játszol. Játssz egyet, vagy importálj egy lejegyzett játszmát (.qgn).
games-none-play = Játssz most
games-running = Folyamatban
games-finished = Befejezve
# $moves: how many were played
games-moves = { $moves ->
    [one] egy lépés
   *[other] { $moves } lépés
  }
games-won = Nyertél
games-lost = Vesztettél
games-draw = Döntetlen
# $name: a player or a seat
games-winner = A győztes: { $name }
games-rename = Átnevezés
games-export = Exportálás
games-delete = Törlés
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Elemzés: { $game }
games-rename-which = Átnevezés: { $game }
games-export-which = Exportálás: { $game }
games-delete-which = Törlés: { $game }
games-name = A játszma neve
games-save = Mentés
games-cancel = Mégse
games-deleted = „{ $game }” törölve.
games-undo = Visszavonás
games-imported = „{ $game }” importálva.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Ez a fájl nagyobb 1 MB-nál.
import-not-a-record = Ebben a fájlban nincs lejegyzett játszma.
import-bad-tag = „{ $text }” ebben a lejegyzésben nem érvényes.
import-bad-move = „{ $text }” nem érvényes lépés.
import-unclosed = A lejegyzésben egy megjegyzésnek vagy változatnak nincs eleje vagy vége.
import-after-result = „{ $text }” az eredmény után áll: azt már semmi sem követheti.
import-too-long = Ez a játszma túl hosszú.
# $number: the number of the move, counted one by one
import-illegal-move = { $number }. lépés, { $text }: nem szabályos.
import-bad-result = { $text }: ez az eredmény nem illik a játszmához.
import-no-rules = Nem sikerült betölteni a szabályokat a lépések ellenőrzéséhez. Próbáld újra.
import-unreadable = Ez a fájl nem olvasható.
