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
start-computer-hint = Работи и без интернет.
start-invite = Покани някого
start-invite-hint = Изпрати връзка или покажи QR код. Без регистрация.
start-pass = Игра на едно устройство
start-pass-hint = За двама до четирима играчи.
start-open = Отворени игри
start-open-none = В момента никой не чака. Започни игра и другите ще я видят тук.
start-open-offline = Няма връзка със сървъра. Все още можеш да играеш с компютъра или на едно устройство.
start-watch = Гледай
start-watch-none = В момента няма публични игри.
start-rules = Прочети правилата
start-rules-hint = Две минути четене, с картинки.
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
clock-own = По избор
clock-kind = Вид часовник
clock-kind-increment = Време за играч, с добавка
clock-kind-delay = Време за играч, с изчакване
clock-kind-per-move = Време за ход
clock-kind-hourglass = Пясъчен часовник
clock-own-minutes = Минути за играч
clock-own-seconds = Секунди за ход
first-label = Кой започва
first-lot = Случайно
first-me = Аз
first-other = Противникът
first-another = Някой друг
seats-label = Другите места
seat-person = Човек
listed-label = Показвай сред отворените игри
join = Включи се
watch = Гледай
game-watch-move = Ход { $number }

## The first look

home-what = Надбягване с прегради за 2 до 4 играчи.
home-play = Играй
home-play-hint = Безплатно, без регистрация
home-learn = Научи правилата
home-tutorial = Учи, докато играеш
home-tutorial-hint = Петнайсет малки стъпки
home-puzzle = Задача на деня
# The board on the start page, for screen readers
home-board = Дъска. Със стрелките избираш квадратче, с h и v – преграда. Enter прави хода и играта започва.
home-tip-title = Твой ред е.
home-tip = Направи стъпка или постави преграда и играта започва.
home-tip-fence = Докосни преградата още веднъж, за да я поставиш.
home-beginning = Играта започва…

## The form

mode-label = Срещу
mode-computer = Компютър
mode-invite = Приятел
mode-pass = Това устройство
more-options = Още опции
summary-first-lot = Случаен първи ход
summary-first-me = Ти започваш
summary-first-other = Започва противникът
summary-fences = { $fences ->
    [one] една преграда на играч
   *[other] { $fences } прегради на играч
  }
clock-kind-game = Време за цялата игра
clock-own-game = Минути общо
board-width = Колони
board-height = Редове
fences-each = Прегради на играч
fences-usual = Обичайно ({ $fences })

## Others

lobby-waiting = Изчакване
lobby-yours = Твоята отворена игра
exhibition-live = На живо
exhibition-title = Играят компютри
exhibition-recorded = Записана игра
