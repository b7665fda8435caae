### Every screen of the page in the browser.
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

clock-none = Без часов
clock-minutes = { $minutes } мин
clock-increment = { $minutes } мин + { $seconds } с
clock-delay = { $minutes } мин, задержка { $seconds } с
clock-per-move = { $seconds } с на ход
clock-hourglass = Песочные часы, { $minutes } мин
seat-computer = Компьютер
your-name = Ваше имя
your-name-hint = По желанию.
game-of = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
  }

## A game

you = Вы
engine-name = Компьютер, уровень { $level }
engine-full = Компьютер, полная сила
open-seat = Свободное место
guest = Гость

## The connection

page-missing = По этому адресу нет страницы.
trouble-offline = Сервер не отвечает.
trouble-seat = Это место только что заняли.
trouble-too-many = Слишком много запросов сразу. Попробуйте чуть позже.
trouble-too-many-wait = Слишком много запросов. Попробуйте ещё раз через { $seconds } с.
trouble-offered = После последнего хода вы это уже предлагали.
trouble-too-long = Партия слишком затянулась для этого. Вы ещё можете ходить или сдаться.
trouble-other = Не получилось.
turn-notice = Сейчас ваш ход.
