### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Пройдите поле — или загородите путь другим.
# For search engines and for previews of links
app-description = Проведите свою фишку через поле или загородите путь соперникам. Играйте в браузере вдвоём, втроём или вчетвером — с людьми или с компьютером. Без регистрации.
# The picture in previews of links
app-preview = Игровое поле с фишками и перегородками.
needs-script = Для игры нужен JavaScript, а здесь он отключён. Правила можно читать и без него.
back-to-start = На главную
close = Закрыть

## The bar at the top

settings = Настройки
look = Оформление
look-wood = Дерево
look-light = Светлое
look-dark = Тёмное
language = Язык
sound = Звуки
confirm-fences = Подтверждать перегородки
confirm-touch = На сенсорных экранах
confirm-always = Всегда
confirm-never = Никогда
notify = Сообщать, когда мой ход
notify-hint = Даже если открыто другое окно.
show-on-board = Показывать на поле
overlay-legal = Куда может пойти моя фишка
overlay-ways = Кратчайшие пути
overlay-lengths = Длину каждого пути
overlay-last = Последний ход
overlay-coordinates = Координаты

## Start

start-title = Играть в Fencepost
start-resume = Продолжить игру
start-resume-what = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
  }, { $moves ->
    [one] сделан { $moves } ход
    [few] сделано { $moves } хода
    [many] сделано { $moves } ходов
   *[other] сделано { $moves } хода
  }
start-computer = Играть с компьютером
start-computer-hint = Можно и без сети.
start-invite = Пригласить друга
start-invite-hint = По ссылке или QR-коду. Без регистрации.
start-pass = Играть за одним экраном
start-pass-hint = Вдвоём, втроём или вчетвером.
start-open = Открытые партии
start-open-none = Сейчас никто не ждёт. Откройте партию — другие увидят её здесь.
start-open-offline = Нет связи с сервером. Играть с компьютером и за одним экраном всё равно можно.
start-watch = Смотреть
start-watch-none = Сейчас нет открытых для зрителей партий.
start-rules = Прочитать правила
start-rules-hint = Две минуты, с картинками.
start-now = Начать
start-create = Создать ссылку
start-level = Уровень { $level }
level-label = Сила игры
level-1 = Новичок
level-2 = Первые шаги
level-3 = Лёгкий
level-4 = Любитель
level-5 = Уверенный
level-6 = Умелый
level-7 = Сильный
level-8 = Очень сильный
level-9 = Эксперт
level-10 = В полную силу
players-label = Игроки
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Часы
clock-none = Без часов
clock-minutes = { $minutes } мин
clock-increment = { $minutes } мин + { $seconds } с
clock-delay = { $minutes } мин, задержка { $seconds } с
clock-per-move = { $seconds } с на ход
clock-hourglass = Песочные часы, { $minutes } мин
clock-own = Свои часы
clock-kind = Вид часов
clock-kind-increment = Время каждому, с добавкой
clock-kind-delay = Время каждому, с задержкой
clock-kind-per-move = Время на ход
clock-kind-hourglass = Песочные часы
clock-own-minutes = Минут каждому
clock-own-seconds = Секунд на ход
first-label = Кто начинает
first-lot = Жребий
first-me = Я
first-other = Соперник
first-another = Другой игрок
seats-label = Другие места
seat-person = Человек
seat-computer = Компьютер
listed-label = Показать среди открытых партий
your-name = Ваше имя
your-name-hint = По желанию.
join = Сыграть
watch = Смотреть
game-of = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
  }
game-watch-move = Ход { $number }

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

you = Вы
engine-name = Компьютер, уровень { $level }
engine-full = Компьютер, полная сила
open-seat = Свободное место
guest = Гость
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
page-missing = По этому адресу нет страницы.
trouble-offline = Сервер не отвечает.
trouble-seat = Это место только что заняли.
trouble-too-many = Слишком много запросов сразу. Попробуйте чуть позже.
trouble-too-many-wait = Слишком много запросов. Попробуйте ещё раз через { $seconds } с.
trouble-offered = После последнего хода вы это уже предлагали.
trouble-too-long = Партия слишком затянулась для этого. Вы ещё можете ходить или сдаться.
trouble-other = Не получилось.
turn-title = Ваш ход — Fencepost
turn-notice = Сейчас ваш ход.

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
