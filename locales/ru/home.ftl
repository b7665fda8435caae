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
listed-label = Показать среди открытых партий
join = Сыграть
watch = Смотреть
game-watch-move = Ход { $number }
