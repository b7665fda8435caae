### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Сообщение — не JSON.
error-bad-message = В сообщении не хватает поля или поле не того типа.
# $field: the name of the field in the message
error-bad-value = У поля «{ $field }» не может быть такого значения.
# $text: what was sent as a move
error-not-a-move = «{ $text }» — неверный ход: ход фишкой — это клетка, например e2, а перегородка — клетка и h или v, например e3h.
error-no-token = Для этого нужен токен места.
error-unknown-token = Этот токен не подходит ни к одному месту партии.
error-other-origin = Запросы с других сайтов запрещены.
# $host: the name in the address that was asked for
error-unknown-host = Этот сервер не отвечает на имя { $host }. Администратору нужно запустить его с --allow-host { $host } или --public-url.
error-no-such-game = Партия не найдена.
error-no-such-page = По этому адресу ничего нет.
error-method-not-allowed = Метод не разрешён.
error-analysis-off = На этом сервере анализ отключён.
error-own-game = Вы сейчас играете эту позицию с другими. Разобрать партию можно, когда она закончится.
error-not-started = Партия ещё не началась: одно из мест свободно.
error-game-over = Партия окончена.
error-not-over = Партия ещё не окончена.
error-ply-mismatch = Партия уже ушла дальше или ещё не дошла до этого хода.
error-not-your-turn = Сейчас ходит другой игрок.
error-no-open-seat = Свободных мест нет.
error-seat-taken = Это место занято.
error-nothing-to-take-back = У вас нет хода, который можно вернуть.
error-nothing-offered = Такого предложения нет.
error-offered-already = После последнего хода вы это уже предлагали.
error-no-clock = Эта партия без часов.
error-not-playing = Это место не участвует в партии или уже вне игры.
error-name-a-seat = Укажите место, которое получит время; своё указать нельзя.
error-still-here = Игрок этого места ещё здесь или только что вышел.
error-game-too-long = Для этого партия слишком длинная. Вы ещё можете ходить или сдаться.
error-too-large = Сообщение слишком длинное.
error-too-slow = Сообщение передавалось слишком долго.
error-rate = Слишком много запросов. Подождите немного.
error-too-many-games = У вас слишком много неоконченных партий.
error-too-many-sockets = Слишком много соединений сразу.
error-too-many-phrases = Не так быстро, пожалуйста.
error-too-many-analyses = Слишком много анализов сразу.
error-storage = Не удалось сохранить партию. Ничего не изменилось; попробуйте ещё раз.
error-storage-full = Диск сервера заполнен. Ничего не изменилось; попробуйте позже.
error-read-only = Сервер не может писать в свою папку. Ничего не изменилось; попробуйте позже.
error-storage-gone = База данных сервера удалена или заменена. Ничего не сохраняется, пока сервер не будет перезапущен.
error-engines-gone = Компьютер не может играть на этом сервере, пока сервер не будет перезапущен.
error-storage-damaged = База данных сервера повреждена. Ничего не сохраняется, пока её не исправят.
error-storage-slow = Поиск занял слишком много времени. Попробуйте ещё раз.
error-stopping = Сервер перезапускается. Попробуйте ещё раз.
error-internal = На сервере произошла ошибка. Ничего не потеряно; попробуйте ещё раз.

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
store-unreachable = Нет связи с { $file }: { $why }.
store-too-old = { $file } работает на PostgreSQL { $why }, а это слишком старая версия: нужна 13 или новее.

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

postgres-tool = { $file } — база данных PostgreSQL. Используйте { $tool }.

move-data-done = Всё скопировано в { $file }; количество и контрольные суммы совпадают. Партии: { $games }, события: { $events }.
move-data-not-empty = База { $file } не пуста. Ничего не изменено; укажите пустую базу данных.
move-data-differs = Копия в { $file } отличалась бы от оригинала в таблице { $table }. Ничего не изменено.

# $file: the database, $games and $events: how many
verify-sound = Файл { $file } в порядке. Партий: { $games }, событий: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Партия { $game }: её события не согласуются начиная с номера { $seq }.
verify-entry = Партия { $game }: её запись в списках не совпадает с её событиями.
error-in-tournament = В турнирной партии это невозможно.
error-no-key = Для этого нужен ключ организатора или ваш токен.
error-not-allowed = Этот ключ такого не позволяет.
error-no-such-tournament = Турнир не найден.
error-no-such-player = Игрока с таким номером нет.
error-no-such-table = Такого тура или стола нет.
error-no-such-assistant = Такого помощника нет.
error-registration-closed = Запись закрыта.
error-too-late = Уже поздно: жеребьёвка первого тура прошла.
error-tournament-full = В турнире больше нет мест.
error-has-results = В этом туре уже есть результаты, отменить его нельзя.
error-not-the-last-round = Отменить можно только последний тур.
error-has-result = У этого стола уже другой результат. Попросите организатора исправить его.
error-not-a-result = Это не результат для этого стола. Укажите по одному числу на игрока, например 1-0 или 0-0-1.
error-needs-a-winner = В турнире на выбывание за столом должен быть победитель.
error-played-online = Результат берётся из партии на этом сервере.
error-results-missing = Не хватает результатов этого тура.
error-last-round = Это был последний тур.
error-too-few-players = Нужно хотя бы два игрока.
error-only-repeats = Как ни составить пары этого тура, кто-то снова играет друг с другом. Можно разрешить повторы.
error-only-second-byes = Кому-то придётся пропустить тур, а каждый уже пропускал. Можно разрешить повторы.
error-no-winner = За одним из столов последнего тура нет победителя.
error-too-many-tournaments = У вас слишком много незавершённых турниров.
