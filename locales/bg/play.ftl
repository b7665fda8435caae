### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = Твой ред е – Fencepost

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
