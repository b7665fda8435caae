### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Премини дъската – или прегради пътя.
# For search engines and for previews of links
app-description = Преведи пешката си до другия край или прегради пътя на останалите. Играй в браузъра с двама, трима или четирима играчи, срещу хора или компютъра. Без регистрация.
# The picture in previews of links
app-preview = Дъска с пешки и прегради.
needs-script = За игра е нужен JavaScript, а тук е изключен. Правилата могат да се четат и без него.
back-to-start = Към началната страница
close = Затвори

## The bar at the top

settings = Настройки
look = Изглед
look-wood = Дърво
look-light = Светъл
look-dark = Тъмен
language = Език
sound = Звуци
confirm-fences = Питай преди всяка преграда
confirm-touch = При сензорен екран
confirm-always = Винаги
confirm-never = Никога
notify = Съобщавай ми, когато съм на ход
notify-hint = Дори когато отпред е друг прозорец.
show-on-board = Показвай на дъската
overlay-legal = Къде може да отиде пешката ми
overlay-ways = Най-късите пътища
overlay-lengths = Дължината на всеки път
overlay-last = Последния ход
overlay-coordinates = Координатите

## Start

clock-none = Без часовник
clock-minutes = { $minutes } мин
clock-increment = { $minutes } мин + { $seconds } с
clock-delay = { $minutes } мин, { $seconds } с изчакване
clock-per-move = { $seconds } с на ход
clock-hourglass = Пясъчен часовник, { $minutes } мин
seat-computer = Компютър
your-name = Твоето име
your-name-hint = Само ако искаш.
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

page-missing = На този адрес няма страница.
trouble-offline = Сървърът не отговаря.
trouble-seat = Това място току-що беше заето.
trouble-too-many = Твърде много наведнъж. Опитай пак след малко.
trouble-too-many-wait = Твърде много заявки. Опитай пак след { $seconds } с.
trouble-offered = Вече предложи това след последния ход.
trouble-too-long = Играта стана твърде дълга за това. Все още можеш да местиш или да се предадеш.
trouble-other = Не се получи.
turn-notice = Твой ред е.
