### The games of this device, at /games.

games-title = Твоје партије
games-hint = Сачувано само у овом прегледачу.
games-import = Увези партију
games-none = Још нема партија
games-none-hint = Овде остаје свака партија коју одиграш на овом уређају. Заиграј или увези запис партије (.qgn).
games-none-play = Играј
games-running = У току
games-finished = Завршене
# $moves: how many were played
games-moves = { $moves ->
    [one] { $moves } потез
    [few] { $moves } потеза
   *[other] { $moves } потеза
  }
games-won = Победа
games-lost = Пораз
games-draw = Реми
# $name: a player or a seat
games-winner = Победа: { $name }
games-rename = Преименуј
games-export = Извези
games-delete = Обриши
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Анализирај: { $game }
games-rename-which = Преименуј: { $game }
games-export-which = Извези: { $game }
games-delete-which = Обриши: { $game }
games-name = Назив партије
games-save = Сачувај
games-cancel = Откажи
games-deleted = Партија „{ $game }“ је обрисана.
games-undo = Опозови
games-imported = Партија „{ $game }“ је увезена.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Ова датотека је већа од 1 MB.
import-not-a-record = Ова датотека није запис партије.
import-bad-tag = „{ $text }“ у овом запису није исправно.
import-bad-move = „{ $text }“ није исправан потез.
import-unclosed = Неки коментар или варијанта у овом запису нема почетак или крај.
import-after-result = „{ $text }“ стоји после резултата, а иза њега не сме бити ничега.
import-too-long = Ова партија је предуга.
# $number: the number of the move, counted one by one
import-illegal-move = Потез { $number }, { $text }, није дозвољен.
import-bad-result = Резултат { $text } не одговара партији.
import-no-rules = Правила за проверу потеза нису могла да се учитају. Покушај поново.
import-unreadable = Ова датотека не може да се прочита.
