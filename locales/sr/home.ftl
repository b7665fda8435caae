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
start-computer-hint = Ради и без интернета.
start-invite = Позови некога
start-invite-hint = Пошаљи линк или покажи QR код. Без регистрације.
start-pass = Игра на једном уређају
start-pass-hint = За два до четири играча.
start-open = Отворене партије
start-open-none = Тренутно нико не чека. Започни партију и други ће је видети овде.
start-open-offline = Сервер није доступан. И даље можеш да играш против рачунара или на једном уређају.
start-watch = Гледај
start-watch-none = Тренутно нема јавних партија.
start-rules = Прочитај правила
start-rules-hint = Два минута читања, са сликама.
start-now = Крени
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
clock-own = Прилагођено
clock-kind = Врста сата
clock-kind-increment = Време по играчу, са додатком
clock-kind-delay = Време по играчу, са чекањем
clock-kind-per-move = Време по потезу
clock-kind-hourglass = Пешчани сат
clock-own-minutes = Минути по играчу
clock-own-seconds = Секунде по потезу
first-label = Ко почиње
first-lot = Насумично
first-me = Ја
first-other = Противник
first-another = Неко други
seats-label = Остала места
seat-person = Човек
listed-label = Прикажи међу отвореним партијама
join = Придружи се
watch = Гледај
game-watch-move = Потез { $number }

## The first look

home-what = Трка са препрекама за 2 до 4 играча.
home-play = Играј
home-play-hint = Бесплатно, без регистрације
home-learn = Научи правила
home-tutorial = Учи кроз игру
home-tutorial-hint = Петнаест малих корака
home-puzzle = Задатак дана
# The board on the start page, for screen readers
home-board = Табла. Стрелицама бираш поље, а тастерима h и v препреку. Enter одиграва потез и партија почиње.
home-tip-title = На потезу си.
home-tip = Направи корак или постави препреку и партија почиње.
home-tip-fence = Додирни препреку још једном да је поставиш.
home-beginning = Партија почиње…

## The form

mode-label = Противник
mode-computer = Рачунар
mode-invite = Пријатељ
mode-pass = Овај уређај
more-options = Још опција
summary-first-lot = Први потез насумично
summary-first-me = Ти почињеш
summary-first-other = Почиње противник
summary-fences = { $fences ->
    [one] { $fences } препрека по играчу
    [few] { $fences } препреке по играчу
   *[other] { $fences } препрека по играчу
  }
clock-kind-game = Време за целу партију
clock-own-game = Минути укупно
board-width = Колоне
board-height = Редови
fences-each = Препреке по играчу
fences-usual = Уобичајено ({ $fences })

## Others

lobby-waiting = Чека се
lobby-yours = Твоја отворена партија
exhibition-live = Уживо
exhibition-title = Играју рачунари
exhibition-recorded = Снимљена партија
