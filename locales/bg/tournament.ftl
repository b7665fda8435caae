### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Турнири
tournaments-hint = Жребий, резултати и класиране, на истински дъски или онлайн. Без регистрация.
tournaments-yours = Твоите турнири
tournaments-public = Публични турнири
tournaments-none = В момента няма публични турнири.
tournament-missing = Няма такъв турнир.

## Making one

tournament-new = Нов турнир
tournament-name = Име
tournament-where = Къде
tournament-at-board = На истински дъски
tournament-online = Онлайн
tournament-format = Система
format-swiss = Швейцарска
format-round-robin = Всеки срещу всеки
format-knock-out = Елиминации
format-swiss-hint = Всички играят всеки кръг, срещу играчи с близък резултат.
format-round-robin-hint = Всеки се среща с всеки.
format-knock-out-hint = Победителят продължава. Загубилите на полуфинал играят за третото място.
tournament-table = Играчи на маса
tournament-rounds = Кръгове
tournament-double = Всеки срещу всеки два пъти
tournament-listed = Показвай в публичния списък
tournament-create = Създай турнир

## What everybody sees

tournament-what =
    { $format } · { $players ->
        [one] един играч
       *[other] { $players } играчи
    }
tab-tables = Маси
tab-standings = Класиране
tab-players = Играчи
tab-print = Печат и запис
round-number = Кръг { $round }
round-of = от { $rounds }
round-before = Предишен кръг
round-after = Следващ кръг
results-in = Резултати: { $in } от { $all }
table-number = Маса { $table }
goes-first = започва
bye = { $name } почива в този кръг
bye-points = почива
round-none = Още няма жребий за първия кръг.
tournament-finished = Приключил
tournament-winner = { $name } печели турнира
result-none = Още няма резултат
result-absent = неявяване
result-nobody = Никой не се яви
result-draw = Реми
column-rank = Място
column-player = Играч
column-points = Точки
tiebreak-buchholz = Бухолц
tiebreak-buchholz-cut-1 = Съкратен Бухолц
tiebreak-sonneborn-berger = Зонеборн-Бергер
tiebreak-direct-encounter = Преки срещи
tiebreak-wins = Победи
tiebreak-buchholz-what = Сборът от точките на всички противници.
tiebreak-buchholz-cut-1-what = Същото, но без най-ниския резултат.
tiebreak-sonneborn-berger-what = Точките на победените противници и половината от точките на тези, с които има реми.
tiebreak-direct-encounter-what = Точките от игрите между тези с равен резултат.
tiebreak-wins-what = Брой спечелени игри.
sums-title = Допълнителни показатели: { $name }
sums-round = Кръг { $round }: { $name }
sums-unplayed = Кръг { $round }: без игра
sums-unplayed-what = Неизигран кръг се брои като игра срещу някого със същите точки, до определена граница (ФИДЕ).
sums-cut = не се брои
sums-total = Общо
withdrawn = извън турнира
rating = Рейтинг
watch-table = Гледай
watch-all = Гледай всички маси
open-clock = Отвори часовник за тази маса
open-screen = Екран за проектор
share-tournament = Покани играчи

## Players

join-tournament = Запиши се за турнира
join-name = Твоето име
join-now = Запиши се
registration-closed = Записването е затворено.
you-play = Играеш като { $name }
your-table-sits-out = В този кръг почиваш.
your-table-wait = Изчакай следващия кръг. Страницата се обновява сама.
your-game = Отвори играта си
who-won = Кой спечели?
proposal-sent = Изпратено. Важи, щом го потвърди още някой на масата.
proposal-confirm = { $name } съобщава: { $result }
proposal-agree = Потвърди
proposal-disputed = Телефоните ви съобщават различни резултати. Кажете на организатора.
withdraw-me = Напусни турнира
withdraw-sure = Напускаш окончателно? Няма да участваш в следващия жребий.

## The organiser

organiser = Ти организираш този турнир
assistant = Ти помагаш на този турнир
tap-winner = Докосни победителя. Докосни пак, за да отмениш.
result-just-entered = Маса { $table }: някой друг току-що въведе резултат. Докосни пак, за да го промениш.
phone-says = { $name } съобщава от телефона: { $result }
phones-differ = Телефоните на тази маса съобщават различни резултати.
accept-result = Приеми
other-result = Друг резултат
player-add = Добави играч
player-add-name = Име
player-add-rating = Рейтинг (по желание)
player-late = Късно записване
player-withdraw = Отпиши
player-back = Върни
player-link = Връзка за телефона на играча
round-pair = Жребий за кръг { $round }
round-pair-first = Жребий за първия кръг
round-pair-anyway = Жребий с повторения
round-undo = Отмени кръга
results-missing =
    { $count ->
        [one] липсва един резултат
       *[other] липсват { $count } резултата
    }
players-missing = Нужни са поне двама играчи.
pair-only-repeats = Някои ще трябва да се срещнат отново. Можеш да разрешиш повторения.
pair-only-second-byes = Някой би трябвало да почива втори път. Можеш да го разрешиш.
pair-last-round = Всички кръгове са изиграни.
pairing = Тегли се жребий…
round-begins = Следващият кръг започва в { $time }.
round-waits = Следващият кръг не може да започне сам. Организаторът трябва да направи жребия.
settings-tournament = Настройки на турнира
settings-registration = Записването е отворено
settings-repeats = Разрешавай повторни срещи, когато няма друг начин
settings-points = Точки на маси за { $players }
settings-place = Място { $place }
settings-tiebreaks = Ред на допълнителните показатели
settings-up = Премести нагоре: { $name }
settings-absent = След колко минути отсъстващите губят
settings-start = Следващият кръг започва в
settings-round-time = Минути за кръг (празно: без ограничение)
settings-pause = Минути между кръговете (празно: ръчно начало)
settings-engines = Компютърът заема празните места
settings-no-engines = Никога
settings-save = Запази
settings-saved = Запазено.
organiser-link = Твоята тайна връзка
organiser-link-hint = Който има тази връзка, може всичко. Запази я, за да водиш турнира и от друго устройство.
assistants = Помощници
assistant-name = Име
assistant-add = Добави помощник
assistant-revoke = Отнеми достъпа
assistant-revoked = без достъп
assistant-link-hint = Изпрати тази връзка на помощника: { $name }. Показва се само веднъж.

## Print and save

print-pairings = Отпечатай жребия
print-standings = Отпечатай класирането
print-crosstable = Отпечатай таблицата
save-json = Всичко (JSON)
save-standings = Класиране (CSV)
save-crosstable = Турнирна таблица (CSV)
save-games = Всички игри (.qgn)
crosstable = Турнирна таблица

## The projector screen

screen-scan = Сканирай и следи
screen-round = Кръг
time-left = Оставащо време
