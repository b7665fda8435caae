### The page in the browser.
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
clock-none = Без часовник
clock-minutes = { $minutes } мин
clock-increment = { $minutes } мин + { $seconds } с
clock-delay = { $minutes } мин, { $seconds } с изчакване
clock-per-move = { $seconds } с на ход
clock-hourglass = Пясъчен часовник, { $minutes } мин
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
seat-computer = Компютър
listed-label = Покажи сред отворените игри
your-name = Твоето име
your-name-hint = Само ако искаш.
join = Включи се
watch = Гледай
game-of = { $players ->
    [one] { $players } играч
   *[other] { $players } играчи
  }
game-watch-move = Ход { $number }

## Waiting for others

invite-title = Чакаме играчи
invite-hint = Който отвори тази връзка, може да седне да играе. Със същата връзка другите могат да гледат.
invite-link = Връзка към играта
invite-copy = Копирай
invite-copied = Копирано
invite-share = Сподели
invite-qr = QR код на връзката
invite-seats = { $open ->
    [one] { $open } свободно място
   *[other] { $open } свободни места
  }
invite-cancel = Отмени
join-title = Имаш покана
join-hint = { $name } те чака.
join-hint-somebody = Някой те чака.
join-sit = Седни и играй

## A game

you = Ти
engine-name = Компютър, ниво { $level }
engine-full = Компютър, пълна сила
open-seat = Свободно място
guest = Гост
player-out = извън играта
player-away = отсъства
player-thinking = мисли…
fences-left = Останали прегради: { $count }
way-length = Стъпки до целта: { $count }
your-turn = Твой ред е
turn-of = На ход: { $name }
not-started = Има още свободни места
first-move-wait = { $name }: остават { $seconds } с за първия ход. След това играта се прекратява.
first-move-wait-you = Остават ти { $seconds } с за първия ход. След това играта се прекратява.
left-for-good = { $name } отсъства от доста време.
take-over = Нека продължи компютърът
give-time-to = { $name }: дай 15 секунди
place-fence = Постави { $move }
drop-fence = Вдигни я
take-fence-hint = Плъзни преграда върху дъската или докосни жлеб.
moves = Ходове
no-moves-yet = Още няма ходове
move-first = Към началото
move-back = Един ход назад
move-on = Един ход напред
move-last = Към последния ход
looking-back = Разглеждаш минали ходове.
back-to-game = Обратно в играта
flip = Обърни
actions = Действия
takeback = Върни ход
draw = Реми
resign = Предай се
resign-sure = Наистина ли се предаваш?
draw-sure = Всички ли са съгласни на реми?
yes = Да
no = Не
rematch = Реванш
play-back = Повторение
share = Сподели
copy-record = Копирай записа
download-record = Запази записа
new-game = Нова игра
give-time = Дай 15 секунди
more = Още
accept = Приеми
decline = Откажи
withdraw = Оттегли
offers-draw = { $name } предлага реми.
offers-takeback = { $name } иска да върне { $move }.
offers-rematch = { $name } иска реванш.
offered-draw = Ти предложи реми.
offered-takeback = Ти поиска да върнеш { $move }.
offered-rematch = Ти поиска реванш.
next-game = Към следващата игра
premove-set = Следва { $move }, ако е възможно.
phrases = Кажи нещо
phrase-hello = Здравей!
phrase-good-luck = Успех!
phrase-good-game = Хубава игра!
phrase-well-played = Добре изиграно!
phrase-thanks = Благодаря!
phrase-oops = Опа!
phrase-one-moment = Един момент, моля.
phrase-hurry = Твой ред е!
phrase-sorry = Извинявай!
phrase-bye = Чао!
says = { $name }: { $text }
you-won = Ти спечели
you-lost = Ти загуби
game-drawn = Реми
game-broken-off = Прекратена
won-by = Победа: { $name }

## The connection

link-lost = Връзката прекъсна. Нов опит…
link-joining = Свързване…
link-missing = Тук няма такава игра.
local-missing = Този браузър вече не пази онази игра.
page-missing = На този адрес няма страница.
trouble-offline = Сървърът не отговаря.
trouble-seat = Това място току-що беше заето.
trouble-too-many = Твърде много наведнъж. Опитай пак след малко.
trouble-too-many-wait = Твърде много заявки. Опитай пак след { $seconds } с.
trouble-offered = Вече предложи това след последния ход.
trouble-too-long = Играта стана твърде дълга за това. Все още можеш да местиш или да се предадеш.
trouble-other = Не се получи.
turn-title = Твой ред е – Fencepost
turn-notice = Твой ред е.

## The board, by keyboard and for screen readers

board-label = Дъска. Стрелките местят курсора, h и v слагат преграда, p връща към квадратчетата, Enter прави хода.
move-input = Въведи ход
move-input-go = Играй
move-input-hint = Например e3 или e3h
keys = Клавиши
keys-arrows = На дъската: местят курсора. Другаде: преминават през ходовете
keys-home-end = Първи и последен ход
keys-h = Курсорът хоризонтално
keys-v = Курсорът вертикално
keys-p = Обратно към квадратчетата
keys-enter = Изиграй хода
keys-escape = Махни преградата
keys-f = Обърни дъската
keys-m = Включи или изключи звуците
keys-question = Този списък
say-square = { $square }, свободно
say-square-pawn = { $square }, пешка: { $name }
say-square-goes = { $square }, пешката ти може да отиде там
say-fence-across = { $fence }, хоризонтално, над { $from } и { $to }
say-fence-upright = { $fence }, вертикално, вдясно от { $from } и { $to }
say-fence-placed = { $fence }, тук има преграда
say-fence-blocked = { $fence }, тук не може да има преграда
say-moved = { $name }: пешка на { $move }.
say-fenced = { $name }: преграда { $move }.
say-passed = { $name }: принудително пропуснат ход.
say-out = Извън играта: { $name }.
