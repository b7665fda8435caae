### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Премини дъската или препречи пътя на другите.
# For search engines and for previews of links
app-description = Преведи пешката си през дъската и бави другите с прегради. Играйте в браузъра двама, трима или четирима, срещу хора или компютъра. Без регистрация.
# The picture in previews of links
app-preview = Дъска с пешки и прегради.
needs-script = За игра е нужен JavaScript. Правилата можеш да прочетеш и без него.
back-to-start = Начало
close = Затвори

## The bar at the top

places = Меню
place-play = Играй
place-games = Игри
place-learn = Обучение
place-puzzles = Задачи
place-analysis = Анализ
place-rules = Правила
place-editor = Редактор
place-clock = Часовник
place-tournaments = Турнири
storage-refused = Този браузър няма място за запазване на игри или не го позволява. Можеш да играеш, но игрите изчезват, когато затвориш страницата.
settings = Настройки
look = Тема
look-system = Системна
look-wood = Дърво
look-light = Светла
look-dark = Тъмна
language = Език
sound = Звуци
confirm-fences = Потвърждавай преди поставяне на преграда
confirm-touch = На сензорни екрани
confirm-always = Винаги
confirm-never = Никога
notify = Уведоми ме, когато съм на ход
notify-hint = Дори когато си в друг прозорец.
show-on-board = Показвай на дъската
overlay-legal = Къде може да отиде пешката ми
overlay-ways = Най-късите пътища
overlay-lengths = Дължините на пътищата
overlay-last = Последния ход
overlay-coordinates = Координатите

## Start

clock-none = Без часовник
clock-minutes = { $minutes } мин
clock-increment = { $minutes } мин + { $seconds } с
clock-delay = { $minutes } мин, { $seconds } с изчакване
clock-per-move = { $seconds } с на ход
clock-hourglass = Пясъчен часовник, { $minutes } мин
clock-game = { $minutes } мин за цялата игра
seat-computer = Компютър
your-name = Твоето име
your-name-hint = По желание
game-of = { $players ->
    [one] { $players } играч
   *[other] { $players } играчи
  }

## A game

you = Ти
engine-name = Компютър, ниво { $level }
engine-full = Компютър, пълна сила
open-seat = Свободно място
guest = Гост

## The connection

page-missing = Страницата не е намерена.
trouble-offline = Сървърът не отговаря.
trouble-seat = Това място току-що беше заето.
trouble-too-many = Твърде много заявки. Опитай пак след малко.
trouble-too-many-wait = Твърде много заявки. Опитай пак след { $seconds } с.
trouble-offered = Вече предложи това след последния ход.
trouble-too-long = Играта е твърде дълга за това. Все още можеш да изиграеш ход или да се предадеш.
trouble-other = Нещо се обърка.
turn-notice = Твой ред е.
