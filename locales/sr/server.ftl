### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Порука није JSON.
error-bad-message = У поруци недостаје поље или је поље погрешне врсте.
# $field: the name of the field in the message
error-bad-value = Поље „{ $field }“ не може имати ову вредност.
# $text: what was sent as a move
error-not-a-move = „{ $text }“ није исправан потез: потез фигуре је поље, на пример e2, а препрека је поље и h или v, на пример e3h.
error-no-token = За ово је потребан токен места.
error-unknown-token = Овај токен не припада ниједном месту у партији.
error-other-origin = Захтеви са других сајтова нису дозвољени.
# $host: the name in the address that was asked for
error-unknown-host = Овај сервер не одговара на име { $host }. Његов администратор мора да га покрене са --allow-host { $host } или --public-url.
error-no-such-game = Партија није пронађена.
error-no-such-page = На овој адреси нема ничега.
error-method-not-allowed = Метод није дозвољен.
error-analysis-off = Анализа је на овом серверу искључена.
error-own-game = Ову позицију управо играш против других. Партију можеш да анализираш кад се заврши.
error-not-started = Партија није почела: једно место је још слободно.
error-game-over = Партија је завршена.
error-not-over = Партија још није завршена.
error-ply-mismatch = Партија је отишла даље или још није стигла до тог потеза.
error-not-your-turn = На потезу је други играч.
error-no-open-seat = Нема слободног места.
error-seat-taken = Ово место је заузето.
error-nothing-to-take-back = Немаш потез који би се могао вратити.
error-nothing-offered = Нема такве понуде.
error-offered-already = То је већ понуђено после последњег потеза.
error-no-clock = Ова партија нема сат.
error-not-playing = Ово место не игра у партији или више није у њој.
error-name-a-seat = Наведи место које добија време; то не може бити твоје.
error-still-here = Играч са овог места је још ту или је управо отишао.
error-game-too-long = Партија је за то предуга. И даље можеш да одиграш потез или да се предаш.
error-too-large = Порука је предугачка.
error-too-slow = Порука је предуго пристизала.
error-rate = Превише захтева. Сачекај мало.
error-too-many-games = Имаш превише незавршених партија.
error-too-many-sockets = Превише веза одједном.
error-too-many-phrases = Не тако брзо, молим.
error-too-many-analyses = Превише анализа одједном.
error-storage = Партија није могла бити сачувана. Ништа није промењено; покушај поново.
error-storage-full = Диск сервера је пун. Ништа није промењено; покушај касније.
error-read-only = Сервер не може да пише у своју фасциклу. Ништа није промењено; покушај касније.
error-storage-gone = База података сервера је обрисана или замењена. Ништа се не чува док се сервер поново не покрене.
error-engines-gone = Рачунар не може да игра на овом серверу док се сервер поново не покрене.
error-storage-damaged = База података сервера је оштећена. Ништа се не чува док се не поправи.
error-storage-slow = Претрага је трајала предуго. Покушај поново.
error-stopping = Сервер се поново покреће. Покушај поново.
error-internal = На серверу је нешто пошло наопако. Ништа није изгубљено; покушај поново.

## The program

# $url: the address of the page
serve-ready = Fencepost ради на { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Слушање на { $address } није могуће: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Фасцикла { $folder } се не може користити: { $why }.
# $why: the system's own words
serve-no-threads = Сервер није могао бити покренут: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = Датотека { $file } се не може користити: { $why }.
store-storage-full = У { $file } се не може писати: диск је пун.
store-read-only = У { $file } се не може писати: провери чија је фасцикла и да ли је само за читање.
store-damaged = Датотека { $file } је оштећена ({ $why }). Ништа није промењено. Стави резервну копију на њено место или је склони, па почни изнова.
store-newer = Датотеку { $file } је записала новија верзија програма Fencepost. Ништа није промењено; користи њу.
store-locked = Датотеку { $file } користи други програм.
store-gone = Датотека { $file } је обрисана или замењена док је била у употреби.
store-timed-out = Датотека { $file } није одговорила на време.
store-conflict = Датотеку { $file } је истовремено изменио други програм.
store-unreachable = { $file } није доступна: { $why }.
store-too-old = { $file } ради на PostgreSQL-у { $why }, који је престар: потребна је верзија 13 или новија.

# $file: the file that should become the copy
backup-exists = Датотека { $file } већ постоји. Наведи нову.
# $why: what the database says
backup-failed = Писање у { $file } није успело: { $why }.

# $file: the file that should be put back
restore-not-a-store = Датотека { $file } није база података програма Fencepost.
# $file: the database that is there
restore-needs-replace = У датотеци { $file } већ има партија. Уз --replace остају сачуване поред ње под другим именом.
# $file: where they are
restore-kept = Партије које су биле тамо сада су у датотеци { $file }.

postgres-tool = { $file } је база података PostgreSQL. Употреби { $tool }.

move-data-done = Све је копирано у { $file }; бројеви и контролни збирови се слажу. Партије: { $games }, догађаји: { $events }.
move-data-not-empty = { $file } није празна. Ништа није промењено; наведи празну базу података.
move-data-differs = Копија у { $file } разликовала би се од оригинала у табели { $table }. Ништа није промењено.

# $file: the database, $games and $events: how many
verify-sound = Датотека { $file } је исправна. Партије: { $games }, догађаји: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Партија { $game }: њени догађаји се не слажу од броја { $seq } надаље.
verify-entry = Партија { $game }: њен унос на списковима не одговара њеним догађајима.
error-in-tournament = У турнирској партији то није могуће.
error-no-key = За ово је потребан кључ организатора или твој токен.
error-not-allowed = Овај кључ то не дозвољава.
error-no-such-tournament = Турнир није пронађен.
error-no-such-player = Нема играча са тим бројем.
error-no-such-table = Нема таквог кола или стола.
error-no-such-assistant = Нема таквог помоћника.
error-registration-closed = Пријаве су затворене.
error-too-late = За то је прекасно: прво коло је већ упарено.
error-tournament-full = Турнир је попуњен.
error-has-results = Ово коло већ има резултате и више не може да се поништи.
error-not-the-last-round = Може да се поништи само последње коло.
error-has-result = Овај сто већ има други резултат. Замоли организатора да га исправи.
error-not-a-result = То није резултат за овај сто. Упиши по један број за сваког играча, на пример 1-0 или 0-0-1.
error-needs-a-winner = На турниру на испадање сто мора да има победника.
error-played-online = Резултат долази из партије на овом серверу.
error-results-missing = Недостају резултати овог кола.
error-last-round = То је било последње коло.
error-too-few-players = Потребна су бар два играча.
error-only-repeats = Како год да се коло упари, неки поново играју међусобно. Можеш да дозволиш понављања.
error-only-second-byes = Неко мора да паузира, а сви су већ паузирали. Можеш да дозволиш понављања.
error-no-winner = Један сто последњег кола нема победника.
error-too-many-tournaments = Имаш превише незавршених турнира.
