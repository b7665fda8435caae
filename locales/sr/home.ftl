### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Играј Fencepost
start-resume = Настави партију
start-resume-what = { $players ->
    [one] { $players } играч
    [few] { $players } играча
   *[other] { $players } играча
  }, { $moves ->
    [one] { $moves } потез
    [few] { $moves } потеза
   *[other] { $moves } потеза
  } до сада
start-computer = Играј против рачунара
start-computer-hint = Ради и без мреже.
start-invite = Позови некога
start-invite-hint = Линком или QR кодом. Без регистрације.
start-pass = Играјте на једном екрану
start-pass-hint = Двоје до четворо за овим екраном.
start-open = Отворене партије
start-open-none = Тренутно нико не чека. Отвори партију и други ће је видети овде.
start-open-offline = Нема везе са сервером. Рачунар и игра на једном екрану раде и овако.
start-watch = Гледај
start-watch-none = Тренутно нема јавних партија.
start-rules = Прочитај правила
start-rules-hint = Два минута, са сликама.
start-now = Почни
start-create = Направи линк
start-level = Ниво { $level }
level-label = Јачина
level-1 = Почетник
level-2 = Први кораци
level-3 = Лако
level-4 = Рекреативно
level-5 = Солидно
level-6 = Вешто
level-7 = Јако
level-8 = Врло јако
level-9 = Стручњак
level-10 = Пуна снага
players-label = Играчи
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Сат
clock-own = Свој сат
clock-kind = Врста сата
clock-kind-increment = Време сваком, са додатком
clock-kind-delay = Време сваком, са чекањем
clock-kind-per-move = Време по потезу
clock-kind-hourglass = Пешчани сат
clock-own-minutes = Минута сваком
clock-own-seconds = Секунди по потезу
first-label = Ко почиње
first-lot = Жребом
first-me = Ја
first-other = Противник
first-another = Неко други
seats-label = Остала места
seat-person = Човек
listed-label = Прикажи међу отвореним партијама
join = Придружи се
watch = Гледај
game-watch-move = Потез { $number }
