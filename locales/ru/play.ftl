### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Ждём игроков
invite-hint = Кто откроет эту ссылку, сможет сесть за игру. По ней же можно и смотреть.
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
invite-cancel = Отменить
join-title = Вас приглашают
join-hint = { $name } ждёт вас.
join-hint-somebody = Вас ждут.
join-sit = Сесть и играть

## A game

player-out = вне игры
player-away = нет на месте
player-thinking = думает…
fences-left = Осталось перегородок: { $count }
way-length = Шагов до финиша: { $count }
your-turn = Ваш ход
turn-of = Ход: { $name }
not-started = Не все места заняты
first-move-wait = { $name }: на первый ход осталось { $seconds } с, потом партия прервётся.
first-move-wait-you = У вас осталось { $seconds } с на первый ход, потом партия прервётся.
left-for-good = { $name } уже давно не на связи.
take-over = Передать компьютеру
give-time-to = { $name }: добавить 15 секунд
place-fence = Поставить { $move }
drop-fence = Убрать
take-fence-hint = Перетащите перегородку на поле или коснитесь паза.
moves = Ходы
no-moves-yet = Ходов пока нет
move-first = К началу
move-back = На ход назад
move-on = На ход вперёд
move-last = К последнему ходу
looking-back = Вы смотрите прошлые ходы.
back-to-game = Вернуться к игре
flip = Повернуть
actions = Действия
takeback = Вернуть ход
draw = Ничья
resign = Сдаться
resign-sure = Точно сдаться?
draw-sure = Все согласны на ничью?
yes = Да
no = Нет
rematch = Реванш
play-back = Повтор
share = Поделиться
copy-record = Копировать запись
download-record = Сохранить запись
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
next-game = К следующей партии
premove-set = Следующий ход — { $move }, если получится.
phrases = Сказать
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
game-broken-off = Партия прервана
won-by = Победа: { $name }

## The connection

link-lost = Связь прервалась. Пробуем снова…
link-joining = Подключение…
link-missing = Такой партии здесь нет.
local-missing = Этот браузер больше не хранит ту партию.
turn-title = Ваш ход — Fencepost

## The board, by keyboard and for screen readers

board-label = Игровое поле. Стрелки двигают курсор, h и v кладут перегородку, p возвращает к клеткам, Enter делает ход.
move-input = Введите ход
move-input-go = Сходить
move-input-hint = Например, e3 или e3h
keys = Клавиши
keys-arrows = На поле: двигать курсор. В других местах: листать ходы
keys-home-end = Первый и последний ход
keys-h = Курсор горизонтально
keys-v = Курсор вертикально
keys-p = Назад к клеткам
keys-enter = Сделать ход
keys-escape = Убрать перегородку
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
say-moved = { $name }: фишка на { $move }.
say-fenced = { $name }: перегородка { $move }.
say-passed = { $name }: ход вынужденно пропущен.
say-out = { $name } вне игры.
