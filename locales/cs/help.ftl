### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Použití
help-heading-commands = Příkazy
help-heading-arguments = Argumenty
help-heading-options = Volby
help-heading-set-up = Začátek partie
help-heading-pictures = Obrázky
help-heading-examples = Příklady

help = Fencepost: závod figurek přes desku plnou překážek pro dva, tři nebo čtyři hráče
    .long =
        Fencepost: závod figurek přes desku plnou překážek pro dva, tři nebo čtyři hráče.

        Pole se značí jako na šachovnici, a1 je vlevo dole. Tah je
          e2     pole, na které figurka dojde, i skokem;
          e3h    vodorovná překážka, severně od e3 a f3;
          e3v    svislá překážka, východně od e3 a e4;
          pass   když není možný žádný jiný tah.

        Každý příkaz má vlastní nápovědu: fencepost legal --help
    .examples =
        fencepost show                       deska před prvním tahem
        fencepost show e2 e8 e3h             deska po třech tazích
        fencepost legal --players 4 e2       tahy, kterými může Západ odpovědět na e2
        fencepost convert game.qgn -o g.gif  partie jako animace
        fencepost perft 3                    počet pozic pro kontrolu enginu

help-any-help = Vypíše nápovědu; -h kratší, --help delší
help-version = Vypíše verzi

## Where the game starts

help-any-players = Počet hráčů: 2, 3 nebo 4; výchozí je 2
    .long =
        Počet hráčů: 2, 3 nebo 4; výchozí je 2.

        Ve dvou hrají Jih a Sever, ve třech Jih, Západ a Sever.
help-any-board = Šířka a výška desky, od 2x2 do 9x9; výchozí je 9x9
help-any-fences = Překážky pro každého hráče, od 0 do 20; výchozí je 10, 6 nebo 5 pro dva, tři nebo čtyři hráče
help-any-position = Začne od této pozice
    .long =
        Začne od této pozice místo nové partie.

        Pozice je jeden řádek textu, jaký "fencepost show" vypisuje jako poslední:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        tedy: pole vodorovných a pole svislých překážek, zapsaná bez mezer; pole figurek v pořadí tahů (- pro hráče, který je mimo hru); počty překážek v zásobě; a 1, je-li na tahu první hráč, nebo 2, je-li na tahu druhý. Deska jiná než 9x9 se uvede v šesté části, například 5x5.

help-any-moves = Tahy, které se zahrají nejdřív, například e2 e8 e3h; out:west, když Západ opouští partii tří nebo čtyř hráčů

## serve

help-serve = Spustí webovou aplikaci; totéž udělá fencepost bez příkazu
    .long =
        Spustí webovou aplikaci: v prohlížeči se hraje proti lidem i enginům a boti hrají přes API. Totéž udělá fencepost bez příkazu.

        Jakmile je server připraven, vypíše svou adresu. Ctrl+C nebo SIGTERM ho řádně ukončí; ať se stane cokoli, každý potvrzený tah je uložen na disku a po novém spuštění partie pokračují se stejným stavem hodin.
    .examples =
        fencepost serve                                    jen na tomto počítači, na adrese http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games pro všechny v síti
        fencepost serve --trust-proxy --base /fencepost    za reverzní proxy
help-serve-listen = Kde naslouchat; výchozí je 127.0.0.1:8080, kam se dostane jen tento počítač. Port 0 znamená libovolný volný
help-serve-data = Složka pro všechny partie; výchozí je složka tohoto uživatele
help-serve-most-data = Největší velikost souboru s partiemi v MiB; výchozí je bez omezení
help-serve-base = Cesta, pod kterou vše leží, tak jak ji předává reverzní proxy; výchozí je /
help-serve-trust-proxy = Věří adresám, které hlásí reverzní proxy (X-Forwarded-For). Jen pokud před serverem nějaká je
help-serve-allow-origin = Dovolí volat server i stránkám tohoto webu; lze zadat vícekrát
help-serve-no-analysis = Nenabízí analýzu
help-serve-metrics = Poskytuje údaje pro Prometheus na /metrics i tehdy, když je server přístupný ostatním
help-serve-engine-threads = Počet vláken, na kterých enginy přemýšlejí; výchozí je o jedno méně než procesorů
help-serve-engine-pace = Milisekundy mezi tahy v partiích, kde hrají jen enginy; výchozí je 500
help-serve-requests = Dlouhodobý počet volání za sekundu z jedné adresy; výchozí je 50. U tohoto i všech dalších omezení 0 znamená žádné
help-serve-burst = Počet volání z jedné adresy najednou; výchozí je 500
help-serve-games-per-guest = Nedohrané partie jednoho prohlížeče; výchozí je 200
help-serve-games-per-address = Nedohrané partie založené z jedné adresy; výchozí je 2000
help-serve-sockets-per-guest = Otevřené sokety jednoho prohlížeče; výchozí je 100
help-serve-sockets-per-address = Otevřené sokety z jedné adresy; výchozí je 1000
help-serve-log = Kolik zapisovat na standardní chybový výstup: off, error, warn, info nebo debug; výchozí je info
help-serve-log-json = Zapisuje protokol jako JSON, jeden objekt na řádek

help-export = Zapíše všechny partie ze serveru jako jeden proud .qgn
    .long =
        Zapíše všechny partie ze serveru jako jeden proud .qgn, od nejstarší. Server přitom může běžet.
    .examples =
        fencepost export -o all.qgn               všechny partie z obvyklé složky
        fencepost export --data games | less      partie z jiné složky
help-export-data = Složka s partiemi; výchozí je složka tohoto uživatele
help-export-output = Soubor pro zápis; výchozí je standardní výstup

help-backup = Zkopíruje všechny partie z běžícího serveru do souboru
    .long =
        Zkopíruje všechny partie z běžícího serveru do souboru.

        Kopie je úplná a konzistentní. Pro návrat k ní zastav server a vlož soubor do složky s daty pod názvem fencepost.db místo souborů, jejichž názvy takto začínají.
    .examples =
        fencepost backup monday.db                partie z obvyklé složky
        fencepost backup --data games monday.db   partie z jiné složky
help-backup-file = Nový soubor; existující se nepřepíše
help-backup-data = Složka s partiemi; výchozí je složka tohoto uživatele

## perft

help-perft = Spočítá pozice, kterých lze dosáhnout daným počtem tahů
    .long =
        Spočítá pozice, kterých lze dosáhnout daným počtem tahů.

        Takto se porovnávají programy, které znají pravidla: pokud dva dají stejné číslo, shodují se na každém povoleném tahu až do této hloubky. Výsledek stojí sám na posledním řádku. Vyhraná partie tam končí, vynucené vynechání se počítá jako tah a opakování pozic nehraje roli.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   každý první tah zvlášť
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Hloubka v tazích: od 0 do 100
help-perft-divide = Před výsledkem vypíše každý první tah s částí výsledku, která na něj připadá

## legal

help-legal = Vypíše povolené tahy
    .long =
        Vypíše na jeden řádek tahy povolené v pozici nebo po zadaných tazích.

        Jsou seřazené podle abecedy. Když není povolen žádný tah, na řádku je pass; když partie skončila, je řádek prázdný.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Nakreslí pozici jako text
    .long =
        Nakreslí jako text pozici nebo stav po zadaných tazích.

        S, W, N a E jsou figurky hráčů Jih, Západ, Sever a Východ, # je překážka. Pod deskou jsou překážky v zásobě, délka nejkratší cesty každé figurky do cíle, hráč na tahu a na posledním řádku samotná pozice pro --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Kdy použít barvy: auto (na terminálech, které je umějí; výchozí), always (vždy) nebo never (nikdy)

## convert

help-convert = Převede zápisy a seznamy tahů do jiného formátu nebo na obrázky
    .long =
        Přečte zápisy nebo seznamy tahů a zapíše je v jiném formátu nebo jako obrázky.

        Textové formáty:
          qgn     zápis: značky, číslované tahy, varianty, komentáře, výsledek
          moves   samotné tahy, jedna partie na řádek
          json    jeden objekt na řádek se vším, co zápis obsahuje
        Obrázky jedné partie:
          svg     pozice jako kresba
          png     pozice v pixelech
          gif     celá partie, jeden snímek na tah

        Soubor může obsahovat libovolný počet partií. Pokud je v něm něco špatně, nic se nezapíše a hlášení řekne, kde a proč.
    .examples =
        fencepost convert game.txt > game.qgn          úhledný zápis ze seznamu tahů
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Soubor ke čtení; - je standardní vstup
help-convert-from = Jeho formát: qgn, moves nebo json; bez zadání se odhadne
help-convert-to = Formát zápisu: qgn, moves, json, svg, png nebo gif
    .long =
        Formát zápisu: qgn, moves, json, svg, png nebo gif.

        Bez zadání vyplývá z názvu souboru v --output, jinak je to qgn.
help-convert-dialect = Jak jsou v souboru zapsány tahy: fencepost, glendenning, openspiel nebo qtp
    .long =
        Jak jsou v souboru zapsány tahy: fencepost, glendenning, openspiel nebo qtp; výchozí je fencepost.

        glendenning a openspiel počítají řady od protější strany. V qtp má překážka číslo o řadu vyšší a začíná Sever.
help-convert-to-dialect = Jak tahy zapisovat; stejné možnosti
help-convert-output = Zapíše do tohoto souboru, vše najednou na konci; - je standardní výstup, stejně jako bez zadání
help-convert-game = Jen partie s tímto číslem; první je 1
help-convert-players = Počet hráčů v seznamech tahů, které ho neuvádějí: 2, 3 nebo 4; výchozí je 2
help-convert-board = Šířka a výška jejich desky, od 2x2 do 9x9; výchozí je 9x9
help-convert-fences = Překážky pro každého z jejich hráčů, od 0 do 20
help-convert-position = Jiná pozice, od které začínají
help-convert-ply = Ukáže pozici po tolika tazích, 0 je začátek; výchozí je poslední
help-convert-theme = Vzhled: wood, light nebo dark; výchozí je wood
help-convert-size = Šířka v pixelech, od 16 do 4096
help-convert-coordinates = S písmeny a čísly kolem desky; tak je to i bez zadání
help-convert-no-coordinates = Bez nich
help-convert-flip = Pohled od severu
help-convert-delay = Jak dlouho je vidět každý snímek gifu, v milisekundách, od 20 do 60000; výchozí je 900

## engine

help-engine = Hraje jako engine: poslouchá na standardním vstupu, odpovídá na standardní výstup
    .long =
        Hraje jako engine pro jiné programy: poslouchá na standardním vstupu, odpovídá na standardní výstup.

        Protokoly jsou dva: uci, známý z šachových enginů, s tahy této hry, a qtp, textový protokol Athénské univerzity. Oba popisuje docs/protocols.md. Chceš-li uci vyzkoušet ručně, napiš: position startpos moves e2, pak: go movetime 1000 a pak: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Jak komunikovat: uci (výchozí) nebo qtp
help-engine-player = Kdo hraje místo enginu, pro srovnání s ostatními: random, racer, greedy nebo rollouts, od nejslabšího
help-engine-level = Jak dobře hrát: 1 až 10 pro lidi; výchozí 0 je plná síla
help-engine-threads = Počet vláken pro hledání; výchozí je 1
help-engine-hash = Paměť pro tabulku známých pozic v MiB; výchozí je 64
help-engine-seed = Číslo, které určuje všechny náhodné volby; výchozí je 0
help-engine-movetime = Jak dlouho v qtp přemýšlet nad každým tahem, v milisekundách; výchozí je 1000

## bench

help-bench = Prohledá pevnou sadu pozic, aby šlo porovnat enginy a počítače
    .long =
        Prohledá pevnou sadu pozic, aby šlo porovnat enginy a počítače.

        Každý řádek uvádí počet prohlédnutých pozic a nalezený tah. Poslední řádek je součet pro dva hráče a rychlost: počet uzlů je při každém spuštění a na každém počítači stejný, dokud je stejný engine. Tři a čtyři hráči mají před ním vlastní řádek.
    .examples =
        fencepost bench

## match

help-match = Nechá dva enginy hrát proti sobě a řekne, který je silnější
    .long =
        Nechá dva enginy hrát proti sobě a řekne, který je silnější.

        A a B jsou příkazové řádky programů, které ovládají protokol uci nebo qtp; každou dej do uvozovek. Každé zahájení se hraje dvakrát s prohozenými barvami, rozhodčí kontroluje každý tah podle pravidel a výsledek se uvádí z pohledu A, s chybou počítanou z dvojic partií. Ctrl-C zápas ukončí a vypíše dosavadní výsledek.

        Pád programu, nedovolený tah nebo překročení času znamená prohru; tyto případy se počítají zvlášť. Při třech nebo čtyřech hráčích viník vypadne a ostatní hrají dál.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Příkazová řádka enginu, jehož výsledek se uvádí
help-match-engine-b = Příkazová řádka druhého enginu
help-match-games = Počet partií; výchozí je 100. Barvy se po každé partii střídají, nejlepší je proto sudý počet
help-match-time = Kolik přemýšlet: 100ms nebo 2s na tah, 10000n (uzlů) na tah, nebo 60+0.5, tedy hodiny s přídavkem v sekundách; výchozí je 100ms
help-match-time-b = Totéž jen pro B
help-match-openings = Soubor se zahájeními, jedno na řádek: úvodní tahy a komentáře za #. Výchozí je počáteční pozice
help-match-records = Zapíše všechny partie do tohoto souboru jako .qgn
help-match-sprt = Skončí, jakmile je jasné, že A je silnější o ELO1, nebo nejvýše o ELO0
    .long =
        Skončí, jakmile je jasné, že A je silnější o ELO1 (H1), nebo nejvýše o ELO0 (H0).

        Je to sekvenční test poměrem pravděpodobností na dvojicích partií. Další dvě čísla, jako v 0,10,0.01,0.05, jsou pravděpodobnosti chybného přijetí H1 nebo H0; výchozí je pro obě 0.05.
help-match-concurrency = Počet partií najednou; výchozí je 1
help-match-field = Kdo má při třech nebo čtyřech hráčích kolik míst: a-vs-bbb (výchozí), aa-vs-bb, aaa-vs-b a tak dále. Místa se po každé partii střídají, dokud se všichni nevystřídají všude
help-match-max-plies = Partie s tolika tahy končí remízou; výchozí je 400
help-match-margin = O kolik déle, než je dovoleno, smí odpověď trvat, například 50ms; výchozí je 100ms
help-match-patience = Jak dlouho čekat na tah, když se počítají uzly, a ne čas; výchozí je 120s
help-match-protocol-a = Jak komunikovat s A: uci (výchozí) nebo qtp
help-match-protocol-b = Jak komunikovat s B: uci (výchozí) nebo qtp
help-match-name-a = Jméno A v zápisech; výchozí je jeho vlastní
help-match-name-b = Jméno B v zápisech; výchozí je jeho vlastní
help-match-option-a = Nastaví volbu A v uci, například Hash=256. Lze zadat vícekrát
help-match-option-b = Nastaví volbu B v uci, například Hash=256. Lze zadat vícekrát
help-match-seed = Číslo, které určuje náhodné volby, pro enginy s volbou Seed; výchozí je 0
help-match-progress = Kdy hlásit stav zápasu: auto (v jednom řádku na terminálech; výchozí), always (i do souborů, řádek na partii) nebo never (nikdy)

## solve

help-solve = Zjistí, kdo vyhraje malou partii dvou hráčů, hrají-li oba nejlépe
    .long =
        Zjistí, kdo vyhraje malou partii dvou hráčů, hrají-li oba nejlépe.

        Propočítá se každá pozice, která může nastat, takže odpověď je přesná. Vítěz spěchá a poražený se brání co nejdéle; délka se počítá v půltazích, tedy v tazích obou hráčů. Poslední řádek je výsledek: "first player wins in N" (vyhrává první), "second player wins in N" (vyhrává druhý) nebo "draw" (remíza). Před ním stojí první tahy, které ho udrží, od nejlepších.

        Čas a paměť s deskou a překážkami rychle rostou: 5x5 s 3 překážkami na hráče trvá sekundy a zabere 74 MiB, s 5 minutu a 663 MiB. Partie, která se do paměti nevejde, se odmítne.
    .examples =
        fencepost solve --board 3x3 --fences 2     vyhrává druhý, 12 půltahů
        fencepost solve --board 3x5 --fences 3     vyhrává první, 19 půltahů
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Šířka a výška desky, od 2x2 do 9x9; výchozí je 9x9, což je příliš mnoho
help-solve-fences = Překážky pro každého hráče, od 0 do 20; výchozí je 10
help-solve-memory = Kolik paměti se smí zabrat, v MiB; výchozí je, kolik je volné
help-solve-threads = Počet vláken; výchozí je jedno na každé jádro procesoru

## rules

help-rules = Vypíše pravidla hry
    .long =
        Vypíše pravidla hry s obrázky z obyčejných znaků.

        Jazyk je stejný jako v terminálu, nebo ten, jehož značka je zadána, například de nebo zh-Hant.
    .examples =
        fencepost rules            v jazyce tohoto terminálu
        fencepost rules ja | less  japonsky
help-rules-language = Značka jazyka; výchozí je jazyk terminálu

## completions

help-completions = Vypíše skript, který v shellu doplňuje příkazy a volby
    .long =
        Vypíše skript, který v shellu doplňuje příkazy a volby.

        Ulož ho tam, kde tvůj shell takové skripty hledá, a spusť nový shell.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Shell: bash, zsh, fish, powershell nebo elvish

## help

help-help = Vypíše nápovědu k příkazu
    .long = Vypíše nápovědu k příkazu, stejně jako COMMAND --help, nebo nápovědu k programu.
    .examples = fencepost help convert
help-help-command = Příkaz
