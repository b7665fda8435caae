### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
start-computer-hint = Работает и без интернета.
start-invite = Пригласить игрока
start-invite-hint = Отправьте ссылку или покажите QR-код. Без регистрации.
start-pass = Играть на одном устройстве
start-pass-hint = Вдвоём, втроём или вчетвером.
start-open = Открытые партии
start-open-none = Сейчас никто не ждёт. Создайте партию — другие увидят её здесь.
start-open-offline = Нет связи с сервером. Можно играть с компьютером или на одном устройстве.
start-watch = Смотреть
start-watch-none = Сейчас нет открытых для зрителей партий.
start-rules = Прочитать правила
start-rules-hint = Две минуты чтения, с картинками.
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
clock-own = Настроить
clock-kind = Вид часов
clock-kind-increment = На игрока, с добавлением
clock-kind-delay = На игрока, с задержкой
clock-kind-per-move = Время на ход
clock-kind-hourglass = Песочные часы
clock-own-minutes = Минут на игрока
clock-own-seconds = Секунд на ход
first-label = Кто начинает
first-lot = Случайно
first-me = Я
first-other = Соперник
first-another = Кто-то другой
seats-label = Другие места
seat-person = Человек
listed-label = Показывать среди открытых партий
join = Присоединиться
watch = Смотреть
game-watch-move = Ход { $number }

## The first look

home-what = Гонка с перегородками для 2–4 игроков.
home-play = Играть
home-play-hint = Бесплатно, без регистрации
home-learn = Узнать правила
home-tutorial = Научиться, играя
home-tutorial-hint = Пятнадцать коротких уроков
home-puzzle = Задача дня
# The board on the start page, for screen readers
home-board = Игровое поле. Стрелки выбирают клетку, h и v — перегородку. Enter делает ход, и партия начинается.
home-tip-title = Ваш ход.
home-tip = Сделайте шаг или поставьте перегородку — и партия начнётся.
home-tip-fence = Коснитесь перегородки ещё раз, чтобы поставить её.
home-beginning = Партия начинается…

## The form

mode-label = Соперник
mode-computer = Компьютер
mode-invite = Друг
mode-pass = Это устройство
more-options = Ещё настройки
summary-first-lot = Первый ход случайно
summary-first-me = Начинаете вы
summary-first-other = Начинает соперник
summary-fences = { $fences ->
    [one] по { $fences } перегородке
    [few] по { $fences } перегородки
    [many] по { $fences } перегородок
   *[other] по { $fences } перегородки
  }
clock-kind-game = Время на всю партию
clock-own-game = Минут всего
board-width = Столбцы
board-height = Ряды
fences-each = Перегородок на игрока
fences-usual = Обычно ({ $fences })

## Others

lobby-waiting = Ожидание
lobby-yours = Ваша открытая партия
exhibition-live = Прямой эфир
exhibition-title = Играют компьютеры
exhibition-recorded = Партия в записи
