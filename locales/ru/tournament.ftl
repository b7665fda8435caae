### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Турниры
tournaments-hint = Жеребьёвка, результаты и таблица — вживую или онлайн. Без регистрации.
tournaments-yours = Ваши турниры
tournaments-public = Открытые турниры
tournaments-none = Сейчас открытых турниров нет.
tournament-missing = Такого турнира нет.

## Making one

tournament-new = Новый турнир
tournament-name = Название
tournament-where = Где
tournament-at-board = Вживую
tournament-online = Онлайн
tournament-format = Система
format-swiss = Швейцарская
format-round-robin = Круговая
format-knock-out = На выбывание
format-swiss-hint = Все играют в каждом туре — с соперниками, у которых похожий счёт.
format-round-robin-hint = Каждый играет с каждым.
format-knock-out-hint = Победитель идёт дальше. Проигравшие в полуфиналах играют за третье место.
tournament-table = Игроков за столом
tournament-rounds = Туры
tournament-double = Каждый с каждым дважды
tournament-listed = Показывать в общем списке
tournament-create = Создать турнир

## What everybody sees

tournament-what =
    { $format } · { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
tab-tables = Столы
tab-standings = Таблица
tab-players = Игроки
tab-print = Печать и файлы
round-number = Тур { $round }
round-of = из { $rounds }
round-before = Предыдущий тур
round-after = Следующий тур
results-in = Результаты: { $in } из { $all }
table-number = Стол { $table }
goes-first = начинает
bye = { $name } пропускает этот тур
bye-points = пропуск тура
round-none = Жеребьёвки первого тура ещё не было.
tournament-finished = Завершён
tournament-winner = Победа в турнире: { $name }
result-none = Результата пока нет
result-absent = неявка
result-nobody = Никто не явился
result-draw = Ничья
column-rank = Место
column-player = Игрок
column-points = Очки
tiebreak-buchholz = Бухгольц
tiebreak-buchholz-cut-1 = Усечённый Бухгольц
tiebreak-sonneborn-berger = Зоннеборн-Бергер
tiebreak-direct-encounter = Личные встречи
tiebreak-wins = Победы
tiebreak-buchholz-what = Сумма очков всех соперников.
tiebreak-buchholz-cut-1-what = То же без худшего из них.
tiebreak-sonneborn-berger-what = Очки побеждённых соперников и половина очков тех, с кем была ничья.
tiebreak-direct-encounter-what = Очки в партиях между теми, у кого поровну.
tiebreak-wins-what = Число выигранных партий.
sums-title = Дополнительные показатели: { $name }
sums-round = Тур { $round }: { $name }
sums-unplayed = Тур { $round }: без игры
sums-unplayed-what = Несыгранный тур считается как игра с соперником с теми же очками, до определённого предела (ФИДЕ).
sums-cut = не учитывается
sums-total = Всего
withdrawn = вне турнира
rating = Рейтинг
watch-table = Смотреть
watch-all = Смотреть все столы
open-clock = Открыть часы для этого стола
open-screen = Экран для проектора
share-tournament = Пригласить игроков

## Players

join-tournament = Участвовать в турнире
join-name = Ваше имя
join-now = Участвовать
registration-closed = Запись закрыта.
you-play = Вы — { $name }
your-table-sits-out = Этот тур вы пропускаете.
your-table-wait = Дождитесь следующего тура. Страница обновится сама.
your-game = Открыть свою партию
who-won = Кто выиграл?
proposal-sent = Отправлено. Результат засчитают, когда его подтвердит ещё кто-то за столом.
proposal-confirm = { $name } сообщает: { $result }
proposal-agree = Подтвердить
proposal-disputed = С ваших телефонов пришли разные результаты. Скажите организатору.
withdraw-me = Покинуть турнир
withdraw-sure = Уйти насовсем? В жеребьёвке вас больше не будет.

## The organiser

organiser = Вы проводите этот турнир
assistant = Вы помогаете на этом турнире
tap-winner = Коснитесь победителя. Коснитесь ещё раз, чтобы отменить.
result-just-entered = Стол { $table }: кто-то другой только что внёс результат. Коснитесь ещё раз, чтобы изменить его.
phone-says = { $name } сообщает с телефона: { $result }
phones-differ = С телефонов за этим столом пришли разные результаты.
accept-result = Принять
other-result = Другой результат
player-add = Добавить игрока
player-add-name = Имя
player-add-rating = Рейтинг (необязательно)
player-late = Поздняя запись
player-withdraw = Снять с турнира
player-back = Вернуть
player-link = Ссылка для телефона игрока
round-pair = Жеребьёвка тура { $round }
round-pair-first = Жеребьёвка первого тура
round-pair-anyway = Жеребьёвка с повторами
round-undo = Отменить тур
results-missing =
    { $count ->
        [one] не хватает { $count } результата
        [few] не хватает { $count } результатов
        [many] не хватает { $count } результатов
       *[other] не хватает { $count } результата
    }
players-missing = Нужно хотя бы два игрока.
pair-only-repeats = Кому-то пришлось бы снова играть друг с другом. Можно разрешить повторы.
pair-only-second-byes = Кому-то пришлось бы пропустить тур второй раз. Это можно разрешить.
pair-last-round = Все туры сыграны.
pairing = Идёт жеребьёвка…
round-begins = Следующий тур начнётся в { $time }.
round-waits = Следующий тур не может начаться сам. Жеребьёвку должен провести организатор.
settings-tournament = Настройки турнира
settings-registration = Запись открыта
settings-repeats = Разрешать повторные встречи, если иначе нельзя
settings-points = Очки при { $players } игроках за столом
settings-place = Место { $place }
settings-tiebreaks = Порядок дополнительных показателей
settings-up = Поднять выше: { $name }
settings-absent = Через сколько минут неявка — поражение
settings-start = Начало следующего тура
settings-round-time = Минут на тур (пусто: без ограничения)
settings-pause = Минут между турами (пусто: запуск вручную)
settings-engines = Компьютер занимает пустые места
settings-no-engines = Никогда
settings-save = Сохранить
settings-saved = Сохранено.
organiser-link = Ваша секретная ссылка
organiser-link-hint = По этой ссылке можно делать всё. Сохраните её, чтобы вести турнир с другого устройства.
assistants = Помощники
assistant-name = Имя
assistant-add = Добавить помощника
assistant-revoke = Закрыть доступ
assistant-revoked = доступ закрыт
assistant-link-hint = Отправьте эту ссылку помощнику: { $name }. Она показывается только один раз.

## Print and save

print-pairings = Печать жеребьёвки
print-standings = Печать таблицы
print-crosstable = Печать кросс-таблицы
save-json = Всё (JSON)
save-standings = Таблица (CSV)
save-crosstable = Кросс-таблица (CSV)
save-games = Все партии (.qgn)
crosstable = Кросс-таблица

## The projector screen

screen-scan = Следите по QR-коду
screen-round = Тур
time-left = Осталось времени
