### The games of this device, at /games.

games-title = Твоите игри
games-hint = Запазени само в този браузър.
games-import = Импортирай игра
games-none = Още няма игри
games-none-hint = Тук се пази всяка игра, която играеш на това устройство. Изиграй някоя или импортирай запис на игра (.qgn).
games-none-play = Играй
games-running = Текущи
games-finished = Завършени
# $moves: how many were played
games-moves = { $moves ->
    [one] един ход
   *[other] { $moves } хода
  }
games-won = Ти спечели
games-lost = Ти загуби
games-draw = Реми
# $name: a player or a seat
games-winner = { $name } спечели
games-rename = Преименувай
games-export = Експортирай
games-delete = Изтрий
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Анализирай { $game }
games-rename-which = Преименувай { $game }
games-export-which = Експортирай { $game }
games-delete-which = Изтрий { $game }
games-name = Име на играта
games-save = Запази
games-cancel = Отказ
games-deleted = Играта „{ $game }“ беше изтрита.
games-undo = Отмени
games-imported = Играта „{ $game }“ беше импортирана.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Този файл е по-голям от 1 MB.
import-not-a-record = Този файл не е запис на игра.
import-bad-tag = „{ $text }“ не е валидно в този запис.
import-bad-move = „{ $text }“ не е валиден ход.
import-unclosed = Коментар или вариант в този запис няма начало или край.
import-after-result = „{ $text }“ идва след резултата, а след него не бива да има нищо.
import-too-long = Тази игра е твърде дълга.
# $number: the number of the move, counted one by one
import-illegal-move = Ход { $number }, { $text }, не е позволен.
import-bad-result = Резултатът { $text } не съответства на играта.
import-no-rules = Правилата за проверка на ходовете не можаха да се заредят. Опитай пак.
import-unreadable = Този файл не може да се прочете.
