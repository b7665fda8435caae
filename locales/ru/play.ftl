### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Ждём игроков
invite-hint = По этой ссылке любой может присоединиться или смотреть.
invite-link = Ссылка на партию
invite-copy = Копировать
invite-copied = Скопировано
invite-share = Поделиться
invite-qr = QR-код ссылки
invite-seats = { $open ->
    [one] Свободно { $open } место
    [few] Свободно { $open } места
    [many] Свободно { $open } мест
   *[other] Свободно { $open } места
  }
invite-cancel = Отменить партию
join-title = Вас приглашают
join-hint = { $name } ждёт вас.
join-hint-somebody = Вас ждут.
join-sit = Присоединиться и играть

## A game

player-out = вне игры
player-away = не в сети
player-thinking = думает…
fences-left = Осталось перегородок: { $count }
way-length = Шагов до финиша: { $count }
your-turn = Ваш ход
turn-of = Ход: { $name }
not-started = Ждём игроков
first-move-wait = { $name }: на первый ход осталось { $seconds } с. Потом партия будет отменена.
first-move-wait-you = У вас осталось { $seconds } с на первый ход. Потом партия будет отменена.
left-for-good = { $name } уже давно не на связи.
take-over = Передать игру компьютеру
give-time-to = { $name }: добавить 15 секунд
place-fence = Поставить { $move }
drop-fence = Отмена
take-fence-hint = Перетащите перегородку на поле или коснитесь промежутка между клетками.
moves = Ходы
no-moves-yet = Ходов пока нет
move-first = К началу
move-back = На ход назад
move-on = На ход вперёд
move-last = К последнему ходу
looking-back = Вы смотрите более раннюю позицию.
back-to-game = Вернуться к игре
flip = Повернуть поле
actions = Действия
takeback = Вернуть ход
draw = Ничья
resign = Сдаться
resign-sure = Точно сдаться?
draw-sure = Все согласны на ничью?
yes = Да
no = Нет
rematch = Реванш
play-back = Воспроизвести
share = Поделиться
copy-record = Копировать запись партии
download-record = Сохранить запись партии
new-game = Новая партия
give-time = Добавить 15 секунд
more = Ещё
accept = Принять
decline = Отклонить
withdraw = Отозвать
offers-draw = { $name } предлагает ничью.
offers-takeback = { $name } просит вернуть ход { $move }.
offers-rematch = { $name } предлагает реванш.
offered-draw = Вы предложили ничью.
offered-takeback = Вы попросили вернуть ход { $move }.
offered-rematch = Вы предложили реванш.
next-game = Перейти к следующей партии
premove-set = Предварительный ход { $move }, если он будет возможен
phrases = Быстрые сообщения
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-good-game = Хорошая партия!
phrase-well-played = Отличная игра!
phrase-thanks = Спасибо!
phrase-oops = Ой!
phrase-one-moment = Минутку, пожалуйста.
phrase-hurry = Ваш ход!
phrase-sorry = Извините!
phrase-bye = Пока!
says = { $name }: { $text }
you-won = Вы выиграли
you-lost = Вы проиграли
game-drawn = Ничья
game-broken-off = Партия отменена
won-by = Победа: { $name }

## The connection

link-lost = Связь прервалась. Пробуем снова…
link-joining = Подключение…
link-missing = Партия не найдена.
local-missing = Эта партия больше не хранится в этом браузере.
turn-title = Ваш ход — Fencepost

## The board, by keyboard and for screen readers

board-label = Игровое поле. Стрелки двигают курсор, h и v выбирают горизонтальную или вертикальную перегородку, p возвращает к клеткам, Enter делает ход.
move-input = Введите ход
move-input-go = Сходить
move-input-hint = напр. e3 или e3h
keys = Клавиши
keys-arrows = На поле: двигать курсор. В других местах: листать ходы
keys-home-end = Первый и последний ход
keys-h = Горизонтальная перегородка
keys-v = Вертикальная перегородка
keys-p = Назад к клеткам
keys-enter = Сделать ход
keys-escape = Отменить перегородку
keys-f = Повернуть поле
keys-m = Включить или выключить звуки
keys-question = Этот список
say-square = { $square }, свободно
say-square-pawn = { $square }, фишка: { $name }
say-square-goes = { $square }, ваша фишка может сюда пойти
say-fence-across = { $fence }, горизонтально, над { $from } и { $to }
say-fence-upright = { $fence }, вертикально, справа от { $from } и { $to }
say-fence-placed = { $fence }, здесь стоит перегородка
say-fence-blocked = { $fence }, здесь перегородку не поставить
say-moved = { $name } ходит на { $move }.
say-fenced = { $name } ставит перегородку { $move }.
say-passed = { $name } вынужденно пропускает ход.
say-out = { $name } выбывает из игры.
say-moved-you = Вы пошли на { $move }.
say-fenced-you = Вы поставили перегородку { $move }.
say-passed-you = Вам приходится пропустить ход.
say-out-you = Вы выбыли из игры.
say-square-pawn-you = { $square }, ваша фишка
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } заперла бы вашу фишку: она уже не смогла бы уйти с { $squares }.
move-input-open = Вводить ходы текстом
# $text: what was typed
move-input-wrong = «{ $text }» — не ход. Введите e3, чтобы сделать шаг, или e3h, чтобы поставить перегородку.
keys-slash = Ввести ход

## How a game ended, said to one of the players

ending-goal-you = Вы дошли до финишной линии.
ending-resign-you = Соперник сдался.
ending-time-you = У соперника вышло время.
ending-last-player-you = Кроме вас, в игре никого не осталось.
ending-resign-lost = Вы сдались.
ending-time-lost = У вас вышло время.
review = Просмотр
# $level: a number
next-level = Сыграть на уровне { $level }
result-moves = { $count ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
  }
# A caption under the number, whatever it is
result-fences = поставлено перегородок
result-steps = шагов до финиша

## What happens beside the moves, in one short line

news-draw-declined = { $name } отказывается от ничьей.
news-draw-declined-you = Вы отказались от ничьей.
news-takeback-declined = { $name } не разрешает вернуть ход.
news-takeback-declined-you = Вы не разрешили вернуть ход.
news-rematch-declined = { $name } не хочет реванша.
news-rematch-declined-you = Вы отказались от реванша.
news-withdrawn = { $name } отзывает предложение.
news-withdrawn-you = Вы отозвали предложение.
news-takeback = Последний ход возвращён.
news-takeover = { $name }: дальше играет компьютер.
news-time = { $name } получает ещё { $seconds } с.
news-time-you = Вы получили ещё { $seconds } с.
# On the card of who got them
time-gift = +{ $seconds } с
premove-dropped = { $move } уже не сыграть.
# $text: the phrase
phrase-sent = Отправлено: { $text }

## Help during a game

hint = Подсказка
hint-thinking = Думаю…
hints-used = Подсказки: { $count }
rules-panel = Правила
rules-panel-loading = Загружаем правила…
rules-panel-missing = Сейчас правила загрузить не удаётся. Нужно подключение.
