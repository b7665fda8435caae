### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Часовник
clock-hint = Сложи устройството до истинската дъска. След всеки ход играчът докосва своята страна.
clock-begin = Настрой часовника
clock-go-on = Обратно към часовника
clock-name-hint = По желание
clock-start = Старт
clock-pause = Пауза
clock-resume = Продължи
clock-undo = Отмени последното докосване
clock-settings = Поправки и настройки
clock-ready = Започва { $player }. Докосни „Старт“.
clock-running = На ход: { $player }
clock-paused = Пауза
clock-out = Времето изтече
clock-gone = Извън играта
clock-over = { $player } печели
clock-moves = Ход { $number }
clock-tap = Докосни след хода си.
clock-correct = Поправи ръчно
clock-correct-minutes = Минути
clock-correct-seconds = Секунди
clock-correct-moves = Направени ходове
clock-correct-out = Извън играта
clock-correct-turn = На ход
clock-apply = Приложи
clock-again = Започни отначало
clock-new = Нов часовник
clock-full-screen = Цял екран
clock-awake-film = Без https браузърът не може сам да държи екрана включен. Прави го видео без звук.
clock-awake-none = Този браузър не може да държи екрана включен. Настрой на устройството по-дълго време до изгасване на екрана.
