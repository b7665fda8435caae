### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Чакаме играчи
invite-hint = Всеки с тази връзка може да играе или да гледа.
invite-link = Връзка към играта
invite-copy = Копирай
invite-copied = Копирано
invite-share = Сподели
invite-qr = QR код на връзката
invite-seats = { $open ->
    [one] { $open } свободно място
   *[other] { $open } свободни места
  }
invite-cancel = Отмени играта
join-title = Имаш покана
join-hint = { $name } те чака.
join-hint-somebody = Някой те чака.
join-sit = Включи се и играй

## A game

player-out = извън играта
player-away = отсъства
player-thinking = мисли…
fences-left = Останали прегради: { $count }
way-length = Стъпки до целта: { $count }
your-turn = Твой ред е
turn-of = На ход: { $name }
not-started = Чакаме играчи
first-move-wait = { $name }: остават { $seconds } с за първия ход. След това играта се отменя.
first-move-wait-you = Остават ти { $seconds } с за първия ход. След това играта се отменя.
left-for-good = { $name } отсъства от доста време.
take-over = Остави играта на компютъра
give-time-to = { $name }: дай 15 секунди
place-fence = Постави { $move }
drop-fence = Отказ
take-fence-hint = Плъзни преграда върху дъската или докосни пролука между квадратчетата.
moves = Ходове
no-moves-yet = Още няма ходове
move-first = Към началото
move-back = Един ход назад
move-on = Един ход напред
move-last = Към последния ход
looking-back = Разглеждаш по-ранна позиция.
back-to-game = Обратно в играта
flip = Обърни дъската
actions = Действия
takeback = Върни хода
draw = Реми
resign = Предай се
resign-sure = Наистина ли се предаваш?
draw-sure = Всички ли са съгласни на реми?
yes = Да
no = Не
rematch = Реванш
play-back = Преиграй
share = Сподели
copy-record = Копирай записа на играта
download-record = Запази записа на играта
new-game = Нова игра
give-time = Дай 15 секунди
more = Още
accept = Приеми
decline = Откажи
withdraw = Оттегли
offers-draw = { $name } предлага реми.
offers-takeback = { $name } иска да върне хода { $move }.
offers-rematch = { $name } иска реванш.
offered-draw = Ти предложи реми.
offered-takeback = Ти поиска да върнеш хода { $move }.
offered-rematch = Ти поиска реванш.
next-game = Към следващата игра
premove-set = Предварителен ход { $move }, ако е позволен
phrases = Бързи съобщения
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
game-broken-off = Отменена
won-by = { $name } спечели

## The connection

link-lost = Връзката прекъсна. Нов опит…
link-joining = Свързване…
link-missing = Играта не е намерена.
local-missing = Тази игра вече не е запазена в този браузър.
turn-title = Твой ред е – Fencepost

## The board, by keyboard and for screen readers

board-label = Дъска. Стрелките местят курсора, h и v избират хоризонтална или вертикална преграда, p връща към квадратчетата, Enter прави хода.
move-input = Въведи ход
move-input-go = Играй
move-input-hint = напр. e3 или e3h
keys = Клавиши
keys-arrows = На дъската: местят курсора. Другаде: преминават през ходовете
keys-home-end = Първи и последен ход
keys-h = Хоризонтална преграда
keys-v = Вертикална преграда
keys-p = Обратно към квадратчетата
keys-enter = Изиграй хода
keys-escape = Откажи преградата
keys-f = Обърни дъската
keys-m = Включи или изключи звуците
keys-question = Този списък
say-square = { $square }, свободно
say-square-pawn = { $square }, пешка: { $name }
say-square-goes = { $square }, пешката ти може да отиде тук
say-fence-across = { $fence }, хоризонтално, над { $from } и { $to }
say-fence-upright = { $fence }, вертикално, вдясно от { $from } и { $to }
say-fence-placed = { $fence }, тук има преграда
say-fence-blocked = { $fence }, тук не може да има преграда
say-moved = { $name } мести на { $move }.
say-fenced = { $name } поставя преградата { $move }.
say-passed = { $name } трябва да пропусне ход.
say-out = { $name } отпада от играта.
say-moved-you = Ти премести на { $move }.
say-fenced-you = Ти постави преградата { $move }.
say-passed-you = Трябва да пропуснеш ход.
say-out-you = Ти отпадна от играта.
say-square-pawn-you = { $square }, твоята пешка
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } би затворила твоята пешка: тя вече не би могла да излезе от { $squares }.
move-input-open = Въвеждай ходовете като текст
# $text: what was typed
move-input-wrong = „{ $text }“ не е ход. Въведи e3 за стъпка или e3h за преграда.
keys-slash = Въведи ход

## How a game ended, said to one of the players

ending-goal-you = Ти стигна финалната линия.
ending-resign-you = Противникът се предаде.
ending-time-you = Времето на противника изтече.
ending-last-player-you = Само ти остана в играта.
ending-resign-lost = Ти се предаде.
ending-time-lost = Времето ти изтече.
review = Преглед
# $level: a number
next-level = Играй на ниво { $level }
result-moves = { $count ->
    [one] ход
   *[other] хода
  }
# A caption under the number, whatever it is
result-fences = поставени прегради
result-steps = стъпки до целта

## What happens beside the moves, in one short line

news-draw-declined = { $name } отказа реми.
news-draw-declined-you = Ти отказа реми.
news-takeback-declined = { $name } не позволи връщането на хода.
news-takeback-declined-you = Ти не позволи връщането на хода.
news-rematch-declined = { $name } не иска реванш.
news-rematch-declined-you = Ти отказа реванш.
news-withdrawn = { $name } оттегли предложението.
news-withdrawn-you = Ти оттегли предложението.
news-takeback = Последният ход беше върнат.
news-takeover = { $name }: нататък играе компютърът.
news-time = { $name } получи още { $seconds } с.
news-time-you = Ти получи още { $seconds } с.
# On the card of who got them
time-gift = +{ $seconds } с
premove-dropped = { $move } вече не може да се изиграе.
# $text: the phrase
phrase-sent = Изпратено: { $text }

## Help during a game

hint = Подсказка
hint-thinking = Мисля…
hints-used = Подсказки: { $count }
rules-panel = Правила
rules-panel-loading = Правилата се зареждат…
rules-panel-missing = Правилата не могат да се заредят в момента. Нужна е връзка.
