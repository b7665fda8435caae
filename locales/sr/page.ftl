### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Пређи таблу – или препречи пут другима.
# For search engines and for previews of links
app-description = Преведи фигуру преко табле и успоравај остале препрекама. Играј у прегледачу удвоје, утроје или учетворо, против људи или рачунара. Без регистрације.
# The picture in previews of links
app-preview = Табла са фигурама и препрекама.
needs-script = За игру је потребан JavaScript. Правила можеш да читаш и без њега.
back-to-start = Почетна
close = Затвори

## The bar at the top

places = Мени
place-play = Играј
place-games = Партије
place-learn = Учење
place-puzzles = Задаци
place-analysis = Анализа
place-rules = Правила
place-editor = Уређивач
place-clock = Сат
place-tournaments = Турнири
storage-refused = Овај прегледач нема места за чување партија или га не дозвољава. Можеш да играш даље, али партије нестају кад затвориш страницу.
settings = Подешавања
look = Тема
look-system = Према систему
look-wood = Дрво
look-light = Светла
look-dark = Тамна
language = Језик
sound = Звуци
confirm-fences = Потврди пре постављања препреке
confirm-touch = На екранима на додир
confirm-always = Увек
confirm-never = Никад
notify = Обавести ме кад сам на потезу
notify-hint = И кад користиш други прозор.
show-on-board = Прикажи на табли
overlay-legal = Куда може моја фигура
overlay-ways = Најкраће путеве
overlay-lengths = Дужине путева
overlay-last = Последњи потез
overlay-coordinates = Координате

## Start

clock-none = Без сата
clock-minutes = { $minutes } мин
clock-increment = { $minutes } мин + { $seconds } с
clock-delay = { $minutes } мин, чекање { $seconds } с
clock-per-move = { $seconds } с по потезу
clock-hourglass = Пешчани сат, { $minutes } мин
clock-game = { $minutes } мин за целу партију
seat-computer = Рачунар
your-name = Твоје име
your-name-hint = Није обавезно
game-of = { $players ->
    [one] { $players } играч
    [few] { $players } играча
   *[other] { $players } играча
  }

## A game

you = Ти
engine-name = Рачунар, ниво { $level }
engine-full = Рачунар, пуна снага
open-seat = Слободно место
guest = Гост

## The connection

page-missing = Страница није пронађена.
trouble-offline = Сервер не одговара.
trouble-seat = То место је управо заузето.
trouble-too-many = Превише захтева. Покушај поново за који тренутак.
trouble-too-many-wait = Превише захтева. Покушај поново за { $seconds } с.
trouble-offered = То је већ понуђено после последњег потеза.
trouble-too-long = Партија је за то предуга. И даље можеш да одиграш потез или да се предаш.
trouble-other = Нешто је пошло наопако.
turn-notice = На потезу си.
