### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Пређи таблу – или препречи пут другима.
# For search engines and for previews of links
app-description = Преведи своју фигуру на другу страну или препречи пут осталима. Играј у прегледачу удвоје, утроје или учетворо, против људи или рачунара. Без регистрације.
# The picture in previews of links
app-preview = Табла са фигурама и препрекама.
needs-script = За игру је потребан JavaScript, а овде је искључен. Правила се могу читати и без њега.
back-to-start = На почетну
close = Затвори

## The bar at the top

settings = Подешавања
look = Изглед
look-wood = Дрво
look-light = Светло
look-dark = Тамно
language = Језик
sound = Звуци
confirm-fences = Питај пре постављања препреке
confirm-touch = На екранима на додир
confirm-always = Увек
confirm-never = Никад
notify = Јави ми кад сам на потезу
notify-hint = И док је отворен други прозор.
show-on-board = Прикажи на табли
overlay-legal = Куда може моја фигура
overlay-ways = Најкраће путеве
overlay-lengths = Дужину сваког пута
overlay-last = Последњи потез
overlay-coordinates = Координате

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
start-computer-hint = Ради и без мреже.
start-invite = Позови некога
start-invite-hint = Линком или QR кодом. Без регистрације.
start-pass = Играјте на једном екрану
start-pass-hint = Двоје до четворо за овим екраном.
start-open = Отворене партије
start-open-none = Тренутно нико не чека. Отвори партију и други ће је видети овде.
start-open-offline = Нема везе са сервером. Рачунар и игра на једном екрану раде и овако.
start-watch = Гледај
start-watch-none = Тренутно нема јавних партија.
start-rules = Прочитај правила
start-rules-hint = Два минута, са сликама.
start-now = Почни
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
clock-none = Без сата
clock-minutes = { $minutes } мин
clock-increment = { $minutes } мин + { $seconds } с
clock-delay = { $minutes } мин, чекање { $seconds } с
clock-per-move = { $seconds } с по потезу
clock-hourglass = Пешчани сат, { $minutes } мин
clock-own = Свој сат
clock-kind = Врста сата
clock-kind-increment = Време сваком, са додатком
clock-kind-delay = Време сваком, са чекањем
clock-kind-per-move = Време по потезу
clock-kind-hourglass = Пешчани сат
clock-own-minutes = Минута сваком
clock-own-seconds = Секунди по потезу
first-label = Ко почиње
first-lot = Жребом
first-me = Ја
first-other = Противник
first-another = Неко други
seats-label = Остала места
seat-person = Човек
seat-computer = Рачунар
listed-label = Прикажи међу отвореним партијама
your-name = Твоје име
your-name-hint = Само ако желиш.
join = Придружи се
watch = Гледај
game-of = { $players ->
    [one] { $players } играч
    [few] { $players } играча
   *[other] { $players } играча
  }
game-watch-move = Потез { $number }

## Waiting for others

invite-title = Чекамо играче
invite-hint = Ко отвори овај линк, може да седне за таблу. Истим линком други могу да гледају.
invite-link = Линк ка партији
invite-copy = Копирај
invite-copied = Копирано
invite-share = Подели
invite-qr = QR код линка
invite-seats = { $open ->
    [one] { $open } слободно место
    [few] { $open } слободна места
   *[other] { $open } слободних места
  }
invite-cancel = Откажи
join-title = Имаш позив за игру
join-hint = { $name } те чека.
join-hint-somebody = Неко те чека.
join-sit = Седни и играј

## A game

you = Ти
engine-name = Рачунар, ниво { $level }
engine-full = Рачунар, пуна снага
open-seat = Слободно место
guest = Гост
player-out = ван игре
player-away = није ту
player-thinking = размишља…
fences-left = Преостало препрека: { $count }
way-length = Корака до циља: { $count }
your-turn = На потезу си
turn-of = На потезу: { $name }
not-started = Нису сва места заузета
first-move-wait = { $name }: још { $seconds } с за први потез. После тога се партија прекида.
first-move-wait-you = Имаш још { $seconds } с за први потез. После тога се партија прекида.
left-for-good = { $name } већ неко време није ту.
take-over = Нека рачунар настави
give-time-to = { $name }: дај 15 секунди
place-fence = Постави { $move }
drop-fence = Уклони
take-fence-hint = Превуци препреку на таблу или додирни жлеб.
moves = Потези
no-moves-yet = Још нема потеза
move-first = На почетак
move-back = Потез назад
move-on = Потез напред
move-last = На последњи потез
looking-back = Гледаш раније потезе.
back-to-game = Назад у партију
flip = Окрени
actions = Радње
takeback = Врати потез
draw = Реми
resign = Предај се
resign-sure = Заиста се предајеш?
draw-sure = Да ли сви пристају на реми?
yes = Да
no = Не
rematch = Реванш
play-back = Реприза
share = Подели
copy-record = Копирај запис
download-record = Сачувај запис
new-game = Нова партија
give-time = Дај 15 секунди
more = Још
accept = Прихвати
decline = Одбиј
withdraw = Повуци
offers-draw = { $name } нуди реми.
offers-takeback = { $name } жели да врати { $move }.
offers-rematch = { $name } жели реванш.
offered-draw = Нудиш реми.
offered-takeback = Тражиш да се врати { $move }.
offered-rematch = Нудиш реванш.
next-game = На следећу партију
premove-set = Следи { $move }, ако буде могуће.
phrases = Кажи нешто
phrase-hello = Здраво!
phrase-good-luck = Срећно!
phrase-good-game = Добра партија!
phrase-well-played = Добро одиграно!
phrase-thanks = Хвала!
phrase-oops = Упс!
phrase-one-moment = Само тренутак.
phrase-hurry = Ти си на потезу!
phrase-sorry = Извини!
phrase-bye = Ћао!
says = { $name }: { $text }
you-won = Победа је твоја
you-lost = Овог пута пораз
game-drawn = Реми
game-broken-off = Прекинуто
won-by = Победа: { $name }

## The connection

link-lost = Веза је прекинута. Покушавамо поново…
link-joining = Повезивање…
link-missing = Овде нема такве партије.
local-missing = Овај прегледач више не чува ту партију.
page-missing = На овој адреси нема странице.
trouble-offline = Сервер не одговара.
trouble-seat = То место је управо заузето.
trouble-too-many = То је било превише одједном. Покушај поново за који тренутак.
trouble-too-many-wait = Превише захтева. Покушај поново за { $seconds } с.
trouble-offered = То је после последњег потеза већ понуђено.
trouble-too-long = Партија је за то постала предуга. И даље можеш да одиграш потез или да се предаш.
trouble-other = Није успело.
turn-title = На потезу си – Fencepost
turn-notice = На потезу си.

## The board, by keyboard and for screen readers

board-label = Табла. Стрелице померају курсор, h и v полажу препреку, p враћа на поља, Enter одиграва потез.
move-input = Упиши потез
move-input-go = Играј
move-input-hint = На пример e3 или e3h
keys = Тастери
keys-arrows = На табли: померају курсор. Другде: листају потезе
keys-home-end = Први и последњи потез
keys-h = Курсор водоравно
keys-v = Курсор усправно
keys-p = Назад на поља
keys-enter = Одиграј
keys-escape = Уклони препреку
keys-f = Окрени таблу
keys-m = Укључи или искључи звуке
keys-question = Овај списак
say-square = { $square }, слободно
say-square-pawn = { $square }, фигура: { $name }
say-square-goes = { $square }, твоја фигура може овамо
say-fence-across = { $fence }, водоравно, изнад { $from } и { $to }
say-fence-upright = { $fence }, усправно, десно од { $from } и { $to }
say-fence-placed = { $fence }, овде је препрека
say-fence-blocked = { $fence }, овде не може препрека
say-moved = { $name }: фигура на { $move }.
say-fenced = { $name }: препрека { $move }.
say-passed = { $name }: потез се мора прескочити.
say-out = Ван игре: { $name }.
