### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = На потезу си – Fencepost

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
