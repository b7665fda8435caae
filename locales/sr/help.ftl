### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Употреба
help-heading-commands = Наредбе
help-heading-arguments = Аргументи
help-heading-options = Опције
help-heading-set-up = Одакле партија почиње
help-heading-pictures = Слике
help-heading-examples = Примери

help = Fencepost: трка фигура преко табле са препрекама, за два, три или четири играча
    .long =
        Fencepost: трка фигура преко табле са препрекама, за два, три или четири играча.

        Поља се зову као на шаховској табли, a1 је доле лево. Потез је
          e2     поље на које фигура стаје, и скоком;
          e3h    водоравна препрека, северно од e3 и f3;
          e3v    усправна препрека, источно од e3 и e4;
          pass   кад ништа друго није дозвољено.

        Свака наредба има своју помоћ: fencepost legal --help
    .examples =
        fencepost show                       табла пре првог потеза
        fencepost show e2 e8 e3h             табла после три потеза
        fencepost legal --players 4 e2       потези којима Запад може одговорити на e2
        fencepost convert game.qgn -o g.gif  партија као покретне слике
        fencepost perft 3                    број позиција, за проверу мотора

help-any-help = Прикажи помоћ: -h краћу, --help опширнију
help-version = Прикажи верзију

## Where the game starts

help-any-players = Колико играча: 2, 3 или 4; подразумевано 2
    .long =
        Колико играча: 2, 3 или 4; подразумевано 2.

        Два играча су Југ и Север, три су Југ, Запад и Север.
help-any-board = Ширина и висина табле, од 2x2 до 9x9; подразумевано 9x9
help-any-fences = Препрека за сваког играча, од 0 до 20; подразумевано 10, 6 или 5 за два, три или четири играча
help-any-position = Почни од ове позиције
    .long =
        Почни од ове позиције уместо од нове партије.

        Позиција је један ред текста, какав „fencepost show“ исписује последњи:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        то јест: поља водоравних и усправних препрека, писана спојено; поља фигура по редоследу потеза (- за играча ван игре); препреке које свако има у резерви; и 1 ако је на потезу први играч, 2 ако је други. Табла која није 9x9 наводи се у шестом делу, на пример 5x5.

help-any-moves = Потези који се прво одиграју, на пример e2 e8 e3h; out:west кад Запад напушта партију са три или четири играча

## serve

help-serve = Покрени веб-апликацију; исто ради fencepost без наредбе
    .long =
        Покрени веб-апликацију: игра у прегледачу против људи и мотора, а за ботове преко API-ја. Исто ради fencepost без наредбе.

        Кад је сервер спреман, исписује се адреса. Ctrl+C или SIGTERM га уредно гаси; шта год да се деси, сваки потврђен потез је на диску, а после новог покретања партије се настављају са истим стањем сатова.
    .examples =
        fencepost serve                                    само на овом рачунару, на http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games за све у мрежи
        fencepost serve --trust-proxy --base /fencepost    иза обрнутог проксија
help-serve-listen = Где да слуша; подразумевано 127.0.0.1:8080, доступно само са овог рачунара. Порт 0 узима слободан
help-serve-data = Фасцикла за све партије; подразумевано фасцикла овог корисника
help-serve-most-data = До колико MiB сме да нарасте датотека са свим партијама; подразумевано без границе
help-serve-base = Путања под којом све лежи, како је прослеђује обрнути прокси; подразумевано /
help-serve-trust-proxy = Веруј адресама које јавља обрнути прокси (X-Forwarded-For). Само ако га има
help-serve-allow-origin = Дозволи и страницама овог сајта да шаљу захтеве серверу; може се навести више пута
help-serve-no-analysis = Не нуди анализу
help-serve-metrics = Дај метрике за Prometheus на /metrics и кад је сервер доступан другима
help-serve-engine-threads = Број нити на којима мотори размишљају; подразумевано једна мање него што има процесора
help-serve-engine-pace = Милисекунди између потеза у партијама само између мотора; подразумевано 500
help-serve-requests = Захтева у секунди са једне адресе, дугорочно; подразумевано 50. За ово и сва друга ограничења 0 значи без ограничења
help-serve-burst = Захтева са једне адресе одједном; подразумевано 500
help-serve-games-per-guest = Незавршених партија једног прегледача; подразумевано 200
help-serve-games-per-address = Незавршених партија направљених са једне адресе; подразумевано 2000
help-serve-sockets-per-guest = Отворених сокета једног прегледача; подразумевано 100
help-serve-sockets-per-address = Отворених сокета са једне адресе; подразумевано 1000
help-serve-log = Колико да пише на стандардни излаз за грешке: off, error, warn, info или debug; подразумевано info
help-serve-log-json = Пиши дневник као JSON, по један објекат у реду

help-export = Испиши записе свих партија сервера као један ток .qgn
    .long =
        Испиши записе свих партија сервера као један ток .qgn, најстарије прво. Сервер при томе може да ради.
    .examples =
        fencepost export -o all.qgn               све партије из уобичајене фасцикле
        fencepost export --data games | less      партије из друге фасцикле
help-export-data = Фасцикла са партијама; подразумевано фасцикла овог корисника
help-export-output = Датотека у коју се пише; подразумевано стандардни излаз

help-backup = Копирај све партије сервера у датотеку док он ради
    .long =
        Копирај све партије сервера у датотеку док он ради.

        Копија је потпуна и усклађена. За повратак на њу заустави сервер и стави датотеку у фасциклу са подацима под именом fencepost.db, уместо датотека чије име тако почиње.
    .examples =
        fencepost backup monday.db                партије из уобичајене фасцикле
        fencepost backup --data games monday.db   партије из друге фасцикле
help-backup-file = Нова датотека; већ постојећа се не дира
help-backup-data = Фасцикла са партијама; подразумевано фасцикла овог корисника

## perft

help-perft = Преброј позиције до којих се може стићи за задати број потеза
    .long =
        Преброј позиције до којих се може стићи за задати број потеза.

        Тако се пореде програми који знају правила: ако два дају исти број, слажу се око сваког дозвољеног потеза до те дубине. Број стоји сам у последњем реду. Добијена партија се ту завршава, изнуђено прескакање се рачуна као потез, а поновљене позиције не играју улогу.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   сваки први потез засебно
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Колико потеза у дубину: од 0 до 100
help-perft-divide = Пре броја испиши сваки први потез са његовим делом броја

## legal

help-legal = Наброј дозвољене потезе
    .long =
        Наброј у једном реду дозвољене потезе у позицији или после неколико потеза.

        Поређани су по абецеди. Кад ништа није дозвољено, у реду пише pass; кад је партија завршена, ред је празан.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Нацртај позицију као текст
    .long =
        Нацртај као текст позицију или ону после неколико потеза.

        S, W, N и E су фигуре играча Југ, Запад, Север и Исток, # је препрека. Испод табле су препреке у резерви, дужина најкраћег пута сваке фигуре до циља, ко је на потезу, а у последњем реду сама позиција, за --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Кад користити боје: auto (на терминалима који их подржавају; подразумевано), always или never

## convert

help-convert = Претвори записе и спискове потеза у други формат или у слике
    .long =
        Прочитај записе или спискове потеза и испиши их у другом формату или као слике.

        Текстуални формати:
          qgn     запис: ознаке, нумерисани потези, варијанте, коментари, резултат
          moves   само потези, по једна партија у реду
          json    по један објекат у реду, са свиме што запис садржи
        Слике, од једне партије:
          svg     позиција као цртеж
          png     позиција у пикселима
          gif     цела партија, по једна слика на потез

        Датотека може имати колико год партија. Ако је нешто у њој погрешно, ништа се не исписује, а порука каже где и зашто.
    .examples =
        fencepost convert game.txt > game.qgn          уредан запис од списка потеза
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Датотека која се чита; - је стандардни улаз
help-convert-from = Њен формат: qgn, moves или json; подразумевано се погађа
help-convert-to = Формат за испис: qgn, moves, json, svg, png или gif
    .long =
        Формат за испис: qgn, moves, json, svg, png или gif.

        Ако није наведен, следи из имена датотеке --output, а иначе је qgn.
help-convert-dialect = Како су потези записани у датотеци: fencepost, glendenning, openspiel или qtp
    .long =
        Како су потези записани у датотеци: fencepost, glendenning, openspiel или qtp; подразумевано fencepost.

        glendenning и openspiel броје редове са удаљене стране. qtp назива препреку један ред више, а почиње Север.
help-convert-to-dialect = Како записати потезе; исти избор
help-convert-output = Пиши у ову датотеку, све одједном на крају; - је стандардни излаз, као и подразумевано
help-convert-game = Само партија са овим бројем; прва је 1
help-convert-players = Број играча у списковима потеза, из којих се то не види: 2, 3 или 4; подразумевано 2
help-convert-board = Ширина и висина њихове табле, од 2x2 до 9x9; подразумевано 9x9
help-convert-fences = Препрека за сваког њиховог играча, од 0 до 20
help-convert-position = Позиција од које почињу
help-convert-ply = Прикажи позицију после толико потеза, 0 је почетак; подразумевано последњу
help-convert-theme = Изглед: wood, light или dark; подразумевано wood
help-convert-size = Ширина у пикселима, од 16 до 4096
help-convert-coordinates = Са словима и бројевима око табле; тако је и подразумевано
help-convert-no-coordinates = Без њих
help-convert-flip = Гледано са севера
help-convert-delay = Колико стоји свака слика у gif-у, у милисекундама, од 20 до 60000; подразумевано 900

## engine

help-engine = Играј као мотор: слушај стандардни улаз, одговарај на стандардни излаз
    .long =
        Играј као мотор за друге програме: слушај стандардни улаз, одговарај на стандардни излаз.

        Постоје два протокола: uci, протокол шаховских мотора са потезима ове игре, и qtp, текстуални протокол Универзитета у Атини. Оба су описана у docs/protocols.md. За пробу протокола uci ручно упиши: position startpos moves e2, затим: go movetime 1000, затим: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Како разговарати: uci (подразумевано) или qtp
help-engine-player = Ко игра уместо мотора, да се други мере с њим: random, racer, greedy или rollouts, најслабији први
help-engine-level = Колико добро играти: 1 до 10 за људе; 0 (подразумевано) је пуна снага
help-engine-threads = Са колико нити тражити; подразумевано 1
help-engine-hash = Меморија за табелу познатих позиција, у MiB; подразумевано 64
help-engine-seed = Број који одређује сваки случајни избор; подразумевано 0
help-engine-movetime = Уз qtp: колико размишљати о сваком потезу, у милисекундама; подразумевано 1000

## bench

help-bench = Претражи сталан скуп позиција, за поређење мотора и рачунара
    .long =
        Претражи сталан скуп позиција, за поређење мотора и рачунара.

        Сваки ред каже колико је позиција погледано и који је потез нађен. Последњи ред је збир за два играча и брзина: број чворова је исти при сваком покретању и на сваком рачунару докле год је мотор исти. Три и четири играча имају свој ред пре њега.
    .examples =
        fencepost bench

## match

help-match = Пусти два мотора један против другог и утврди који је јачи
    .long =
        Пусти два мотора један против другог и утврди који је јачи.

        A и B су командне линије програма који говоре протокол uci или qtp; сваку стави под наводнике. Свако отварање се игра двапут са замењеним бојама, судија проверава сваки потез по правилима, а резултат се даје са гледишта A, са грешком по паровима партија. Ctrl-C завршава меч и даје дотадашњи резултат.

        Партија се губи падом програма, недозвољеним потезом или прекорачењем времена; то се броји засебно. Са три или четири играча испада онај ко тако погреши, а остали играју даље.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Командна линија мотора чији се резултат даје
help-match-engine-b = Командна линија другог мотора
help-match-games = Колико партија; подразумевано 100. Боје се мењају из партије у партију, па је најбољи паран број
help-match-time = Колико размишљати: 100ms или 2s по потезу, 10000n (чворова) по потезу или 60+0.5, сат са додатком у секундама; подразумевано 100ms
help-match-time-b = Исто, само за B
help-match-openings = Датотека отварања, по једно у реду: почетни потези и коментари иза #. Подразумевано почетна позиција
help-match-records = Упиши све партије у ову датотеку, као .qgn
help-match-sprt = Стани чим је јасно да је A јачи за ELO1, или јачи за највише ELO0
    .long =
        Стани чим је јасно да је A јачи за ELO1 (H1), или јачи за највише ELO0 (H0).

        Ово је секвенцијални тест односа вероватноћа по паровима партија. Још два броја, као у 0,10,0.01,0.05, јесу вероватноће да се H1 или H0 погрешно прихвати; подразумевано по 0.05.
help-match-concurrency = Колико партија истовремено; подразумевано 1
help-match-field = Са три или четири играча, ко има колико места: a-vs-bbb (подразумевано), aa-vs-bb, aaa-vs-b и тако даље. Места се мењају из партије у партију док свако не седне свуда
help-match-max-plies = Партије са толико потеза су реми; подразумевано 400
help-match-margin = Колико одговор сме да касни, на пример 50ms; подразумевано 100ms
help-match-patience = Колико чекати потез кад се броје чворови, а не време; подразумевано 120s
help-match-protocol-a = Како разговарати са A: uci (подразумевано) или qtp
help-match-protocol-b = Како разговарати са B: uci (подразумевано) или qtp
help-match-name-a = Како звати A у записима; подразумевано његово име
help-match-name-b = Како звати B у записима; подразумевано његово име
help-match-option-a = Подеси опцију за A, на пример Hash=256, у uci. Може се навести више пута
help-match-option-b = Подеси опцију за B, на пример Hash=256, у uci. Може се навести више пута
help-match-seed = Број који одређује све случајно, за моторе са опцијом Seed; подразумевано 0
help-match-progress = Кад јављати стање меча: auto (у једном реду, на терминалима; подразумевано), always (и у датотеке, ред по партији) или never

## solve

help-solve = Утврди ко добија малу игру удвоје уз најбољу игру обојице
    .long =
        Утврди ко добија малу игру удвоје уз најбољу игру обојице.

        Израчунава се свака могућа позиција, па је одговор тачан. Победник жури, а губитник се држи што дуже; дужине се броје у полупотезима, потезима оба играча. Последњи ред је вредност: "first player wins in N" (побеђује први играч), "second player wins in N" (побеђује други) или "draw" (реми). Пре њега су први потези који је чувају, најбољи прво.

        Време и меморија брзо расту са таблом и препрекама: 5x5 са по 3 препреке тражи секунде и 74 MiB, са по 5 минут и 663 MiB. Игра која не стаје у меморију се одбија.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Ширина и висина табле, од 2x2 до 9x9; подразумевано 9x9, што је превелико
help-solve-fences = Препрека за сваког играча, од 0 до 20; подразумевано 10
help-solve-memory = Колико меморије се сме заузети, у MiB; подразумевано колико је слободно
help-solve-threads = Са колико нити радити; подразумевано једна по језгру процесора

## rules

help-rules = Испиши правила игре
    .long =
        Испиши правила игре, са сликама од обичних знакова.

        Језик је онај из терминала или наведен својом ознаком, на пример de или zh-Hant.
    .examples =
        fencepost rules            на језику овог терминала
        fencepost rules ja | less  на јапанском
help-rules-language = Ознака језика; подразумевано језик терминала

## completions

help-completions = Испиши скрипту која у љусци допуњава наредбе и опције
    .long =
        Испиши скрипту која у љусци допуњава наредбе и опције.

        Стави је тамо где твоја љуска тражи такве скрипте, па покрени нову љуску.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Љуска: bash, zsh, fish, powershell или elvish

## help

help-help = Прикажи помоћ за наредбу
    .long = Прикажи помоћ за наредбу, као COMMAND --help, или за цео програм.
    .examples = fencepost help convert
help-help-command = Наредба
