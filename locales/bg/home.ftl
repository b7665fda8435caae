### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Играй на Fencepost
start-resume = Продължи играта
start-resume-what = { $players ->
    [one] { $players } играч
   *[other] { $players } играчи
  }, { $moves ->
    [one] { $moves } ход
   *[other] { $moves } хода
  } досега
start-computer = Играй с компютъра
start-computer-hint = Става и без мрежа.
start-invite = Покани някого
start-invite-hint = С връзка или QR код. Без регистрация.
start-pass = Играйте на един екран
start-pass-hint = От двама до четирима пред екрана.
start-open = Отворени игри
start-open-none = В момента никой не чака. Отвори игра и другите ще я видят тук.
start-open-offline = Няма връзка със сървъра. Играта с компютъра и на един екран работи и така.
start-watch = Гледай
start-watch-none = В момента няма публични игри.
start-rules = Прочети правилата
start-rules-hint = Две минути, с картинки.
start-now = Започни
start-create = Създай връзка
start-level = Ниво { $level }
level-label = Сила
level-1 = Новак
level-2 = Първи стъпки
level-3 = Лесно
level-4 = Любител
level-5 = Стабилно
level-6 = Умело
level-7 = Силно
level-8 = Много силно
level-9 = Експерт
level-10 = Пълна сила
players-label = Играчи
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Часовник
clock-own = Свой часовник
clock-kind = Вид часовник
clock-kind-increment = Време за всеки, с добавка
clock-kind-delay = Време за всеки, с изчакване
clock-kind-per-move = Време за ход
clock-kind-hourglass = Пясъчен часовник
clock-own-minutes = Минути за всеки
clock-own-seconds = Секунди за ход
first-label = Кой започва
first-lot = По жребий
first-me = Аз
first-other = Другият
first-another = Друг играч
seats-label = Другите места
seat-person = Човек
listed-label = Покажи сред отворените игри
join = Включи се
watch = Гледай
game-watch-move = Ход { $number }
