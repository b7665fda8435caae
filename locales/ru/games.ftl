### The games of this device, at /games.

games-title = Ваши партии
games-hint = Хранятся только в этом браузере.
games-import = Импортировать партию
games-none = Партий пока нет
games-none-hint = Здесь хранится каждая партия, сыгранная на этом устройстве. Сыграйте или импортируйте запись партии (.qgn).
games-none-play = Играть
games-running = Текущие
games-finished = Завершённые
# $moves: how many were played
games-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
  }
games-won = Вы выиграли
games-lost = Вы проиграли
games-draw = Ничья
# $name: a player or a seat
games-winner = Победа: { $name }
games-rename = Переименовать
games-export = Экспортировать
games-delete = Удалить
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Разобрать: { $game }
games-rename-which = Переименовать: { $game }
games-export-which = Экспортировать: { $game }
games-delete-which = Удалить: { $game }
games-name = Название партии
games-save = Сохранить
games-cancel = Отмена
games-deleted = Партия «{ $game }» удалена.
games-undo = Вернуть
games-imported = Партия «{ $game }» импортирована.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Этот файл больше 1 МБ.
import-not-a-record = Этот файл — не запись партии.
import-bad-tag = «{ $text }» в этой записи недопустимо.
import-bad-move = «{ $text }» — неверный ход.
import-unclosed = У комментария или варианта в этой записи нет начала или конца.
import-after-result = «{ $text }» стоит после результата, а за ним ничего быть не может.
import-too-long = Эта партия слишком длинная.
# $number: the number of the move, counted one by one
import-illegal-move = Ход { $number }, { $text }, не по правилам.
import-bad-result = Результат { $text } не соответствует партии.
import-no-rules = Не удалось загрузить правила, чтобы проверить ходы. Попробуйте ещё раз.
import-unreadable = Этот файл не удаётся прочитать.
