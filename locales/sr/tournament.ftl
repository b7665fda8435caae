### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Турнири
tournaments-hint = Парови, резултати и поредак, за правом таблом или на интернету. Без регистрације.
tournaments-yours = Твоји турнири
tournaments-public = Јавни турнири
tournaments-none = Тренутно нема јавних турнира.
tournament-missing = Овај турнир не постоји.

## Making one

tournament-new = Нови турнир
tournament-name = Назив
tournament-where = Где
tournament-at-board = За правом таблом
tournament-online = На интернету
tournament-format = Систем
format-swiss = Швајцарски
format-round-robin = Свако са сваким
format-knock-out = На испадање
format-swiss-hint = Сви играју свако коло, против играча са сличним бројем поена.
format-round-robin-hint = Свако игра са сваким.
format-knock-out-hint = Победник иде даље. Поражени у полуфиналу играју за треће место.
tournament-table = Играча за столом
tournament-rounds = Кола
tournament-double = Свако са сваким двапут
tournament-listed = Прикажи на јавном списку
tournament-create = Направи турнир

## What everybody sees

tournament-what =
    { $format } · { $players ->
        [one] { $players } играч
        [few] { $players } играча
       *[other] { $players } играча
    }
tab-tables = Столови
tab-standings = Поредак
tab-players = Играчи
tab-print = Штампање и чување
round-number = Коло { $round }
round-of = од { $rounds }
round-before = Претходно коло
round-after = Следеће коло
results-in = Резултати: { $in } од { $all }
table-number = Сто { $table }
goes-first = почиње
bye = { $name } паузира у овом колу
bye-points = пауза
round-none = Парови првог кола још нису одређени.
tournament-finished = Завршен
tournament-winner = Победа на турниру: { $name }
result-none = Још нема резултата
result-absent = изостанак
result-nobody = Нико није дошао
result-draw = Реми
column-rank = Место
column-player = Играч
column-points = Поени
tiebreak-buchholz = Бухолц
tiebreak-buchholz-cut-1 = Скраћени Бухолц
tiebreak-sonneborn-berger = Зонеборн-Бергер
tiebreak-direct-encounter = Међусобни сусрети
tiebreak-wins = Победе
tiebreak-buchholz-what = Збир поена свих противника.
tiebreak-buchholz-cut-1-what = Исто, без најмањег од њих.
tiebreak-sonneborn-berger-what = Поени побеђених противника и половина поена оних са којима је био реми.
tiebreak-direct-encounter-what = Поени из партија међу онима који су изједначени.
tiebreak-wins-what = Број добијених партија.
sums-title = Додатни критеријуми: { $name }
sums-round = Коло { $round }: { $name }
sums-unplayed = Коло { $round }: без игре
sums-unplayed-what = Неодиграно коло рачуна се као игра против некога са истим бројем поена, до одређене границе (ФИДЕ).
sums-cut = не рачуна се
sums-total = Укупно
withdrawn = ван турнира
rating = Рејтинг
watch-table = Гледај
watch-all = Гледај све столове
open-clock = Отвори сат за овај сто
open-screen = Приказ за пројектор
share-tournament = Позови играче

## Players

join-tournament = Пријави се на турнир
join-name = Твоје име
join-now = Пријави се
registration-closed = Пријаве су затворене.
you-play = Играш као { $name }
your-table-sits-out = У овом колу паузираш.
your-table-wait = Сачекај следеће коло. Страница се сама освежава.
your-game = Отвори своју партију
who-won = Ко је победио?
proposal-sent = Послато. Важи чим то потврди још неко за столом.
proposal-confirm = { $name } јавља: { $result }
proposal-agree = Потврди
proposal-disputed = Ваши телефони јављају различите резултате. Реците то организатору.
withdraw-me = Напусти турнир
withdraw-sure = Заувек напушташ турнир? Више нећеш добијати противнике.

## The organiser

organiser = Организујеш овај турнир
assistant = Помажеш на овом турниру
tap-winner = Додирни победника. Додирни још једном да поништиш.
result-just-entered = Сто { $table }: неко други је управо унео резултат. Додирни још једном да га промениш.
phone-says = { $name } јавља са телефона: { $result }
phones-differ = Телефони за овим столом јављају различите резултате.
accept-result = Прихвати
other-result = Други резултат
player-add = Додај играча
player-add-name = Име
player-add-rating = Рејтинг (није обавезно)
player-late = Касна пријава
player-withdraw = Одјави
player-back = Врати
player-link = Линк за телефон играча
round-pair = Упари коло { $round }
round-pair-first = Упари прво коло
round-pair-anyway = Упари са понављањем
round-undo = Поништи коло
results-missing =
    { $count ->
        [one] недостаје { $count } резултат
        [few] недостају { $count } резултата
       *[other] недостаје { $count } резултата
    }
players-missing = Потребна су бар два играча.
pair-only-repeats = Неки би морали поново да играју међусобно. Можеш да дозволиш понављања.
pair-only-second-byes = Неко би морао да паузира други пут. Можеш то да дозволиш.
pair-last-round = Сва кола су одиграна.
pairing = Упаривање…
round-begins = Следеће коло почиње у { $time }.
round-waits = Следеће коло не може да почне само. Организатор мора да га упари.
settings-tournament = Подешавања турнира
settings-registration = Пријаве су отворене
settings-repeats = Дозволи поновљене сусрете кад другачије не може
settings-points = Поени за столом са { $players } играча
settings-place = { $place }. место
settings-tiebreaks = Редослед додатних критеријума
settings-up = Помери горе: { $name }
settings-absent = После колико минута одсутни губе
settings-start = Следеће коло почиње у
settings-round-time = Минути по колу (празно: без ограничења)
settings-pause = Минути између кола (празно: ручни почетак)
settings-engines = Рачунар попуњава празна места
settings-no-engines = Никад
settings-save = Сачувај
settings-saved = Сачувано.
organiser-link = Твој тајни линк
organiser-link-hint = Ко има овај линк, може све. Сачувај га за вођење турнира са другог уређаја.
assistants = Помоћници
assistant-name = Име
assistant-add = Додај помоћника
assistant-revoke = Укини приступ
assistant-revoked = без приступа
assistant-link-hint = Пошаљи овај линк помоћнику: { $name }. Приказује се само једном.

## Print and save

print-pairings = Штампај парове
print-standings = Штампај поредак
print-crosstable = Штампај укрштену табелу
save-json = Све (JSON)
save-standings = Поредак (CSV)
save-crosstable = Укрштена табела (CSV)
save-games = Све партије (.qgn)
crosstable = Укрштена табела

## The projector screen

screen-scan = Скенирај и прати
screen-round = Коло
time-left = Преостало време
