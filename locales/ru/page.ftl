### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Пройдите поле — или преградите путь другим.
# For search engines and for previews of links
app-description = Проведите фишку через поле и задерживайте соперников перегородками. Играйте в браузере вдвоём, втроём или вчетвером — с людьми или с компьютером. Без регистрации.
# The picture in previews of links
app-preview = Игровое поле с фишками и перегородками.
needs-script = Для игры нужен JavaScript. Правила можно читать и без него.
back-to-start = Главная
close = Закрыть

## The bar at the top

places = Меню
place-play = Играть
place-games = Партии
place-learn = Обучение
place-puzzles = Задачи
place-analysis = Анализ
place-rules = Правила
place-editor = Редактор
place-clock = Часы
place-tournaments = Турниры
storage-refused = В этом браузере нет места для сохранения партий, или он его не разрешает. Играть можно, но после закрытия страницы партии пропадут.
settings = Настройки
look = Тема
look-system = Системная
look-wood = Дерево
look-light = Светлая
look-dark = Тёмная
language = Язык
sound = Звуки
confirm-fences = Подтверждать установку перегородки
confirm-touch = На сенсорных экранах
confirm-always = Всегда
confirm-never = Никогда
notify = Уведомлять, когда мой ход
notify-hint = Даже если вы в другом окне.
show-on-board = Показывать на поле
overlay-legal = Куда может пойти моя фишка
overlay-ways = Кратчайшие пути
overlay-lengths = Длину путей
overlay-last = Последний ход
overlay-coordinates = Координаты

## Start

clock-none = Без часов
clock-minutes = { $minutes } мин
clock-increment = { $minutes } мин + { $seconds } с
clock-delay = { $minutes } мин, задержка { $seconds } с
clock-per-move = { $seconds } с на ход
clock-hourglass = Песочные часы, { $minutes } мин
clock-game = { $minutes } мин на всю партию
seat-computer = Компьютер
your-name = Ваше имя
your-name-hint = Необязательно
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

page-missing = Страница не найдена.
trouble-offline = Сервер не отвечает.
trouble-seat = Это место только что заняли.
trouble-too-many = Слишком много запросов. Попробуйте чуть позже.
trouble-too-many-wait = Слишком много запросов. Попробуйте ещё раз через { $seconds } с.
trouble-offered = После последнего хода вы это уже предлагали.
trouble-too-long = Для этого партия слишком длинная. Вы ещё можете ходить или сдаться.
trouble-other = Что-то пошло не так.
turn-notice = Сейчас ваш ход.
