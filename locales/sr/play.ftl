### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Чекамо играче
invite-hint = Ко има овај линк, може да игра или гледа.
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
invite-cancel = Откажи партију
join-title = Имаш позив за игру
join-hint = { $name } те чека.
join-hint-somebody = Неко те чека.
join-sit = Придружи се и играј

## A game

player-out = ван игре
player-away = није ту
player-thinking = размишља…
fences-left = Преостало препрека: { $count }
way-length = Корака до циља: { $count }
your-turn = На потезу си
turn-of = На потезу: { $name }
not-started = Чекамо играче
first-move-wait = { $name }: још { $seconds } с за први потез. После тога се партија отказује.
first-move-wait-you = Имаш још { $seconds } с за први потез. После тога се партија отказује.
left-for-good = { $name } већ неко време није ту.
take-over = Препусти игру рачунару
give-time-to = { $name }: дај 15 секунди
place-fence = Постави { $move }
drop-fence = Откажи
take-fence-hint = Превуци препреку на таблу или додирни размак између поља.
moves = Потези
no-moves-yet = Још нема потеза
move-first = На почетак
move-back = Један потез назад
move-on = Један потез напред
move-last = На последњи потез
looking-back = Гледаш ранију позицију.
back-to-game = Назад у партију
flip = Окрени таблу
actions = Радње
takeback = Врати потез
draw = Реми
resign = Предај се
resign-sure = Заиста се предајеш?
draw-sure = Да ли сви пристају на реми?
yes = Да
no = Не
rematch = Реванш
play-back = Пусти поново
share = Подели
copy-record = Копирај запис партије
download-record = Сачувај запис партије
new-game = Нова партија
give-time = Дај 15 секунди
more = Још
accept = Прихвати
decline = Одбиј
withdraw = Повуци
offers-draw = { $name } нуди реми.
offers-takeback = { $name } жели да врати потез { $move }.
offers-rematch = { $name } жели реванш.
offered-draw = Нудиш реми.
offered-takeback = Тражиш да се врати потез { $move }.
offered-rematch = Тражиш реванш.
next-game = Иди на следећу партију
premove-set = Унапред изабран потез { $move }, ако буде дозвољен
phrases = Брзе поруке
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
you-won = Победа
you-lost = Пораз
game-drawn = Реми
game-broken-off = Отказано
won-by = Победа: { $name }

## The connection

link-lost = Веза је прекинута. Покушавамо поново…
link-joining = Повезивање…
link-missing = Партија није пронађена.
local-missing = Ова партија више није сачувана у овом прегледачу.
turn-title = На потезу си – Fencepost

## The board, by keyboard and for screen readers

board-label = Табла. Стрелице померају курсор, h и v бирају водоравну или усправну препреку, p враћа на поља, Enter одиграва потез.
move-input = Упиши потез
move-input-go = Играј
move-input-hint = нпр. e3 или e3h
keys = Тастери
keys-arrows = На табли: померају курсор. Другде: листају потезе
keys-home-end = Први и последњи потез
keys-h = Водоравна препрека
keys-v = Усправна препрека
keys-p = Назад на поља
keys-enter = Одиграј
keys-escape = Откажи препреку
keys-f = Окрени таблу
keys-m = Укључи или искључи звуке
keys-question = Овај списак
say-square = { $square }, слободно
say-square-pawn = { $square }, фигура: { $name }
say-square-goes = { $square }, твоја фигура може овамо
say-fence-across = { $fence }, водоравно, изнад { $from } и { $to }
say-fence-upright = { $fence }, усправно, десно од { $from } и { $to }
say-fence-placed = { $fence }, овде је препрека
say-fence-blocked = { $fence }, овде не може да стоји препрека
say-moved = { $name } иде на { $move }.
say-fenced = { $name } поставља препреку { $move }.
say-passed = { $name } мора да пропусти потез.
say-out = { $name } испада из игре.
say-moved-you = Идеш на { $move }.
say-fenced-you = Постављаш препреку { $move }.
say-passed-you = Мораш да пропустиш потез.
say-out-you = Испадаш из игре.
say-square-pawn-you = { $square }, твоја фигура
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } би затворила твоју фигуру: више не би могла да оде са { $squares }.
move-input-open = Уписуј потезе као текст
# $text: what was typed
move-input-wrong = „{ $text }“ није потез. Упиши e3 за корак или e3h за препреку.
keys-slash = Упиши потез

## How a game ended, said to one of the players

ending-goal-you = Твоја фигура је на циљној линији.
ending-resign-you = Противник се предао.
ending-time-you = Противнику је истекло време.
ending-last-player-you = У игри си само још ти.
ending-resign-lost = Партија је предата.
ending-time-lost = Истекло ти је време.
review = Преглед
# $level: a number
next-level = Играј ниво { $level }
result-moves = { $count ->
    [one] потез
    [few] потеза
   *[other] потеза
  }
# A caption under the number, whatever it is
result-fences = постављене препреке
result-steps = корака до циља

## What happens beside the moves, in one short line

news-draw-declined = { $name } одбија реми.
news-draw-declined-you = Одбијаш реми.
news-takeback-declined = { $name } не дозвољава враћање потеза.
news-takeback-declined-you = Не дозвољаваш враћање потеза.
news-rematch-declined = { $name } не жели реванш.
news-rematch-declined-you = Одбијаш реванш.
news-withdrawn = { $name } повлачи понуду.
news-withdrawn-you = Повлачиш понуду.
news-takeback = Последњи потез је враћен.
news-takeover = { $name }: даље игра рачунар.
news-time = { $name } добија још { $seconds } с.
news-time-you = Добијаш још { $seconds } с.
# On the card of who got them
time-gift = +{ $seconds } с
premove-dropped = { $move } више не може да се одигра.
# $text: the phrase
phrase-sent = Послато: { $text }

## Help during a game

hint = Савет
hint-thinking = Размишљам…
hints-used = Савети: { $count }
rules-panel = Правила
rules-panel-loading = Учитавање правила…
rules-panel-missing = Правила тренутно не могу да се учитају. Потребна је веза.
