### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Съобщението не е JSON.
error-bad-message = В съобщението липсва поле или поле е от грешен тип.
# $field: the name of the field in the message
error-bad-value = Полето „{ $field }“ не може да има тази стойност.
# $text: what was sent as a move
error-not-a-move = „{ $text }“ не е валиден ход: ходът на пешка е квадратче, например e2, а преградата е квадратче и h или v, например e3h.
error-no-token = За това е нужен токен за място в играта.
error-unknown-token = Този токен не принадлежи на никое място в играта.
error-other-origin = Заявки от други сайтове не са позволени.
# $host: the name in the address that was asked for
error-unknown-host = Този сървър не отговаря на името { $host }. Администраторът трябва да го пусне с --allow-host { $host } или --public-url.
error-no-such-game = Играта не е намерена.
error-no-such-page = На този адрес няма нищо.
error-method-not-allowed = Методът не е позволен.
error-analysis-off = Анализът е изключен на този сървър.
error-own-game = Сега играеш тази позиция срещу други. Можеш да анализираш играта, когато свърши.
error-not-started = Играта още не е започнала: има свободно място.
error-game-over = Играта свърши.
error-not-over = Играта още не е свършила.
error-ply-mismatch = Играта вече е продължила или още не е стигнала до този ход.
error-not-your-turn = На ход е друг играч.
error-no-open-seat = Няма свободно място.
error-seat-taken = Това място е заето.
error-nothing-to-take-back = Нямаш ход за връщане.
error-nothing-offered = Няма такова предложение.
error-offered-already = Вече предложи това след последния ход.
error-no-clock = Тази игра е без часовник.
error-not-playing = Това място не е в играта или вече е извън нея.
error-name-a-seat = Посочи мястото, което получава времето; не може да е твоето.
error-still-here = Играчът на това място още е тук или току-що е излязъл.
error-game-too-long = Играта е твърде дълга за това. Все още можеш да изиграеш ход или да се предадеш.
error-too-large = Съобщението е твърде дълго.
error-too-slow = Съобщението пристигна твърде бавно.
error-rate = Твърде много заявки. Изчакай малко.
error-too-many-games = Имаш твърде много незавършени игри.
error-too-many-sockets = Твърде много връзки наведнъж.
error-too-many-phrases = Не толкова бързо, моля.
error-too-many-analyses = Твърде много анализи наведнъж.
error-storage = Играта не можа да се запази. Нищо не е променено; опитай пак.
error-storage-full = Дискът на сървъра е пълен. Нищо не е променено; опитай пак по-късно.
error-read-only = Сървърът не може да пише в папката си. Нищо не е променено; опитай пак по-късно.
error-storage-gone = Базата данни на сървъра беше изтрита или заменена. Нищо не се запазва, докато сървърът не бъде рестартиран.
error-engines-gone = Компютърът не може да играе на този сървър, докато сървърът не бъде рестартиран.
error-storage-damaged = Базата данни на сървъра е повредена. Нищо не се запазва, докато не бъде поправена.
error-storage-slow = Търсенето отне твърде дълго. Опитай пак.
error-stopping = Сървърът се рестартира. Опитай пак.
error-internal = В сървъра възникна грешка. Нищо не е загубено; опитай пак.

## The program

# $url: the address of the page
serve-ready = Fencepost работи на { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Не може да се слуша на { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Папката { $folder } не може да се използва: { $why }.
# $why: the system's own words
serve-no-threads = Сървърът не можа да се стартира: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } не може да се използва: { $why }.
store-storage-full = { $file } не може да се запише: дискът е пълен.
store-read-only = { $file } не може да се запише: провери чия е папката и дали не е само за четене.
store-damaged = Файлът { $file } е повреден ({ $why }). Нищо не е променено. Замени го с резервно копие или го премести, за да започнеш отначало.
store-newer = Файлът { $file } е записан от по-нова версия на Fencepost. Нищо не е променено; използвай нея.
store-locked = Файлът { $file } се използва от друга програма.
store-gone = Файлът { $file } беше изтрит или заменен, докато се използваше.
store-timed-out = Файлът { $file } не отговори навреме.
store-conflict = Файлът { $file } беше променен едновременно и от друга програма.
store-unreachable = Няма връзка с { $file }: { $why }.
store-too-old = { $file } работи с PostgreSQL { $why }, а това е твърде старо: нужна е версия 13 или по-нова.

# $file: the file that should become the copy
backup-exists = Файлът { $file } вече съществува. Посочи нов.
# $why: what the database says
backup-failed = Не можа да се запише { $file }: { $why }.

# $file: the file that should be put back
restore-not-a-store = Файлът { $file } не е база данни на Fencepost.
# $file: the database that is there
restore-needs-replace = Във файла { $file } вече има игри. С --replace те се запазват до него под друго име.
# $file: where they are
restore-kept = Игрите, които бяха там, сега са в { $file }.

postgres-tool = { $file } е база данни на PostgreSQL. Използвай { $tool }.

move-data-done = Всичко беше копирано в { $file }; броят и контролните суми съвпадат. Игри: { $games }, събития: { $events }.
move-data-not-empty = { $file } не е празна. Нищо не беше променено; посочи празна база данни.
move-data-differs = Копието в { $file } би се различавало от оригинала в таблицата { $table }. Нищо не беше променено.

# $file: the database, $games and $events: how many
verify-sound = Файлът { $file } е изправен. Игри: { $games }, събития: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Игра { $game }: събитията ѝ не си пасват от номер { $seq } нататък.
verify-entry = Игра { $game }: записът ѝ в списъците не съвпада със събитията ѝ.
error-in-tournament = В турнирна игра това не е възможно.
error-no-key = За това е нужен ключът на организатора или твоят токен.
error-not-allowed = Този ключ не позволява това.
error-no-such-tournament = Турнирът не е намерен.
error-no-such-player = Няма играч с този номер.
error-no-such-table = Няма такъв кръг или такава маса.
error-no-such-assistant = Няма такъв помощник.
error-registration-closed = Записването е затворено.
error-too-late = Късно е за това: жребият за първия кръг е изтеглен.
error-tournament-full = В турнира няма повече места.
error-has-results = Този кръг вече има резултати и не може да се отмени.
error-not-the-last-round = Може да се отмени само последният кръг.
error-has-result = Тази маса вече има друг резултат. Помоли организатора да го поправи.
error-not-a-result = Това не е резултат за тази маса. Напиши по едно число за всеки играч, например 1-0 или 0-0-1.
error-needs-a-winner = При елиминации на масата трябва да има победител.
error-played-online = Резултатът идва от играта на този сървър.
error-results-missing = Липсват резултати от този кръг.
error-last-round = Това беше последният кръг.
error-too-few-players = Нужни са поне двама играчи.
error-only-repeats = Както и да се разпредели кръгът, някои се срещат отново. Можеш да разрешиш повторения.
error-only-second-byes = Някой трябва да почива, а всички вече са почивали. Можеш да разрешиш повторения.
error-no-winner = Една маса от последния кръг няма победител.
error-too-many-tournaments = Имаш твърде много незавършени турнири.
