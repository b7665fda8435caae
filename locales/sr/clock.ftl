### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Сат
clock-hint = Стави овај уређај поред праве табле. После сваког потеза играч додирне своју страну.
clock-begin = Подеси сат
clock-go-on = Назад на сат који ради
clock-name-hint = Није обавезно
clock-start = Крени
clock-pause = Пауза
clock-resume = Настави
clock-undo = Поништи последњи додир
clock-settings = Исправке и подешавања
clock-ready = Почиње { $player }. Додирни „Крени“.
clock-running = На потезу: { $player }
clock-paused = Пауза
clock-out = Истекло време
clock-gone = Ван игре
clock-over = Победа: { $player }
clock-moves = Потез { $number }
clock-tap = Додирни после потеза.
clock-correct = Исправи ручно
clock-correct-minutes = Минути
clock-correct-seconds = Секунде
clock-correct-moves = Одиграни потези
clock-correct-out = Ван игре
clock-correct-turn = На потезу
clock-apply = Примени
clock-again = Крени испочетка
clock-new = Нови сат
clock-full-screen = Цео екран
clock-awake-film = Без https-а прегледач не може сам да држи екран укљученим. То чини видео без звука.
clock-awake-none = Овај прегледач не може да држи екран укљученим. Подеси на уређају дуже време до гашења екрана.
