### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Пређи таблу – или препречи пут другима.
# For search engines and for previews of links
app-description = Преведи своју фигуру на другу страну или препречи пут осталима. Играј у прегледачу удвоје, утроје или учетворо, против људи или рачунара. Без регистрације.
# The picture in previews of links
app-preview = Табла са фигурама и препрекама.
needs-script = За игру је потребан JavaScript, а овде је искључен. Правила се могу читати и без њега.
back-to-start = На почетну
close = Затвори

## The bar at the top

settings = Подешавања
look = Изглед
look-wood = Дрво
look-light = Светло
look-dark = Тамно
language = Језик
sound = Звуци
confirm-fences = Питај пре постављања препреке
confirm-touch = На екранима на додир
confirm-always = Увек
confirm-never = Никад
notify = Јави ми кад сам на потезу
notify-hint = И док је отворен други прозор.
show-on-board = Прикажи на табли
overlay-legal = Куда може моја фигура
overlay-ways = Најкраће путеве
overlay-lengths = Дужину сваког пута
overlay-last = Последњи потез
overlay-coordinates = Координате

## Start

clock-none = Без сата
clock-minutes = { $minutes } мин
clock-increment = { $minutes } мин + { $seconds } с
clock-delay = { $minutes } мин, чекање { $seconds } с
clock-per-move = { $seconds } с по потезу
clock-hourglass = Пешчани сат, { $minutes } мин
seat-computer = Рачунар
your-name = Твоје име
your-name-hint = Само ако желиш.
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

page-missing = На овој адреси нема странице.
trouble-offline = Сервер не одговара.
trouble-seat = То место је управо заузето.
trouble-too-many = То је било превише одједном. Покушај поново за који тренутак.
trouble-too-many-wait = Превише захтева. Покушај поново за { $seconds } с.
trouble-offered = То је после последњег потеза већ понуђено.
trouble-too-long = Партија је за то постала предуга. И даље можеш да одиграш потез или да се предаш.
trouble-other = Није успело.
turn-notice = На потезу си.
