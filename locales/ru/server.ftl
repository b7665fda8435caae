### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

failure-not-json = Сообщение — не JSON.
failure-bad-message = В сообщении не хватает поля или поле не того типа.
# $field: the name of the field in the message
failure-bad-value = У поля «{ $field }» не может быть такого значения.
# $text: what was sent as a move
failure-not-a-move = «{ $text }» — не ход: ход фишкой — это клетка, например e2, а перегородка — клетка и h или v, например e3h.
failure-no-token = Для этого нужен токен места.
failure-unknown-token = Этот токен не подходит ни к одному месту партии.
failure-other-origin = Страницам других сайтов это запрещено.
# $host: the name in the address that was asked for
failure-unknown-host = Этот сервер не отвечает на имя { $host }. Его владельцу нужно запустить его с --allow-host { $host } или --public-url.
failure-no-such-game = Такой партии нет.
failure-no-such-page = По этому адресу ничего нет.
failure-method-not-allowed = Этот адрес не поддерживает такой метод.
failure-analysis-off = Этот сервер не делает анализ.
failure-not-started = Партия ещё не началась: одно из мест свободно.
failure-game-over = Партия окончена.
failure-not-over = Партия ещё не окончена.
failure-ply-mismatch = Партия уже ушла дальше или ещё не дошла до этого хода.
failure-not-your-turn = Сейчас ходит другой игрок.
failure-no-open-seat = Свободных мест нет.
failure-seat-taken = Это место занято.
failure-nothing-to-take-back = У вас нет хода, который можно вернуть.
failure-nothing-offered = Такого предложения нет.
failure-offered-already = После последнего хода вы это уже предлагали.
failure-no-clock = Эта партия без часов.
failure-not-playing = Это место не участвует в партии (или уже вне игры).
failure-name-a-seat = Укажите место, которое получит время; своё указать нельзя.
failure-still-here = Игрок этого места ещё здесь или только что вышел.
failure-game-too-long = Эта партия слишком затянулась: остаётся только ходить или сдаться.
failure-too-large = Сообщение слишком длинное.
failure-too-slow = Сообщение передавалось слишком долго.
failure-rate = Слишком много запросов. Подождите немного.
failure-too-many-games = У вас слишком много неоконченных партий.
failure-too-many-sockets = Слишком много соединений сразу.
failure-too-many-phrases = Не так быстро, пожалуйста.
failure-too-many-analyses = Слишком много анализов сразу.
failure-storage = Не удалось сохранить партию. Ничего не изменилось; попробуйте ещё раз.
failure-storage-full = Диск сервера заполнен. Ничего не изменилось; попробуйте позже.
failure-read-only = Сервер не может писать в свою папку. Ничего не изменилось; попробуйте позже.
failure-storage-gone = База данных сервера удалена или заменена. Ничего не сохраняется, пока сервер не будет перезапущен.
failure-engines-gone = Компьютер не может играть на этом сервере, пока сервер не будет перезапущен.
failure-storage-damaged = База данных сервера повреждена. Ничего не сохраняется, пока её не исправят.
failure-storage-slow = Поиск занял слишком много времени. Попробуйте ещё раз.
failure-stopping = Сервер перезапускается. Сразу попробуйте ещё раз.
failure-internal = На сервере произошла ошибка. Ничего не потеряно; попробуйте ещё раз.

## The program

# $url: the address of the page
serve-ready = Fencepost работает по адресу { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Не удаётся принимать подключения по адресу { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Папку { $folder } нельзя использовать: { $why }.
# $why: the system's own words
serve-no-threads = Не удалось запустить сервер: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = Файл { $file } нельзя использовать: { $why }.
store-storage-full = Не удалось записать { $file }: диск заполнен.
store-read-only = Не удалось записать { $file }: проверьте, кому принадлежит папка и не защищена ли она от записи.
store-damaged = Файл { $file } повреждён ({ $why }). Ничего не изменено. Замените его резервной копией или уберите, чтобы начать заново.
store-newer = Файл { $file } записан более новой версией Fencepost. Ничего не изменено; используйте её.
store-locked = Файл { $file } занят другой программой.
store-gone = Файл { $file } был удалён или заменён во время работы.
store-timed-out = Файл { $file } не ответил вовремя.
store-conflict = Файл { $file } одновременно изменила другая программа.

# $file: the file that should become the copy
backup-exists = Файл { $file } уже есть. Укажите новый.
# $why: what the database says
backup-failed = Не удалось записать { $file }: { $why }.

# $file: the file that should be put back
restore-not-a-store = Файл { $file } — не база данных Fencepost.
# $file: the database that is there
restore-needs-replace = В файле { $file } уже есть партии. С --replace они сохранятся рядом под другим именем.
# $file: where they are
restore-kept = Партии, которые там были, теперь в файле { $file }.

# $file: the database, $games and $events: how many
verify-sound = Файл { $file } в порядке. Партий: { $games }, событий: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Партия { $game }: её события не согласуются начиная с номера { $seq }.
verify-entry = Партия { $game }: данные в списках не совпадают с её событиями.
