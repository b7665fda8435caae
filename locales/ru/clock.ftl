### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Часы
clock-hint = Положите устройство рядом с настоящим игровым полем. После хода каждый касается своей стороны.
clock-begin = Настроить часы
clock-go-on = Вернуться к идущим часам
clock-name-hint = Необязательно
clock-start = Старт
clock-pause = Пауза
clock-resume = Продолжить
clock-undo = Отменить последнее касание
clock-settings = Исправления и настройки
clock-ready = Начинает { $player }. Нажмите «Старт».
clock-running = Ход: { $player }
clock-paused = Пауза
clock-out = Время вышло
clock-gone = Вне игры
clock-over = Победа: { $player }
clock-moves = Ход { $number }
clock-tap = Коснитесь, когда сделаете ход.
clock-correct = Исправить вручную
clock-correct-minutes = Минуты
clock-correct-seconds = Секунды
clock-correct-moves = Сделано ходов
clock-correct-out = Вне игры
clock-correct-turn = Чей ход
clock-apply = Применить
clock-again = Начать заново
clock-new = Новые часы
clock-full-screen = Во весь экран
clock-awake-film = Без https браузер сам не может держать экран включённым. За него это делает видео без звука.
clock-awake-none = Этот браузер не умеет держать экран включённым. Увеличьте в настройках устройства время до отключения экрана.
