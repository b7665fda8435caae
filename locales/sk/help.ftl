### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Použitie
help-heading-commands = Príkazy
help-heading-arguments = Argumenty
help-heading-options = Voľby
help-heading-set-up = Začiatok partie
help-heading-pictures = Obrázky
help-heading-examples = Príklady

help = Fencepost: preteky figúrok cez dosku plnú prekážok pre dvoch, troch alebo štyroch hráčov
    .long =
        Fencepost: preteky figúrok cez dosku plnú prekážok pre dvoch, troch alebo štyroch hráčov.

        Políčka sa označujú ako na šachovnici, a1 je vľavo dole. Ťah je
          e2     políčko, na ktoré figúrka príde, aj skokom;
          e3h    vodorovná prekážka, severne od e3 a f3;
          e3v    zvislá prekážka, východne od e3 a e4;
          pass   keď nie je možný žiadny iný ťah.

        Každý príkaz má vlastného pomocníka: fencepost legal --help
    .examples =
        fencepost show                       doska pred prvým ťahom
        fencepost show e2 e8 e3h             doska po troch ťahoch
        fencepost legal --players 4 e2       ťahy, ktorými môže Západ odpovedať na e2
        fencepost convert game.qgn -o g.gif  partia ako animácia
        fencepost perft 3                    počet pozícií na kontrolu enginu

help-any-help = Vypíše pomocníka; -h kratšieho, --help dlhšieho
help-version = Vypíše verziu

## Where the game starts

help-any-players = Počet hráčov: 2, 3 alebo 4; predvolene 2
    .long =
        Počet hráčov: 2, 3 alebo 4; predvolene 2.

        Vo dvojici hrajú Juh a Sever, v trojici Juh, Západ a Sever.
help-any-board = Šírka a výška dosky, od 2x2 do 9x9; predvolene 9x9
help-any-fences = Prekážky pre každého hráča, od 0 do 20; predvolene 10, 6 alebo 5 pre dvoch, troch alebo štyroch hráčov
help-any-position = Začne od tejto pozície
    .long =
        Začne od tejto pozície namiesto novej partie.

        Pozícia je jeden riadok textu, aký "fencepost show" vypisuje ako posledný:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        teda: políčka vodorovných a políčka zvislých prekážok, zapísané bez medzier; políčka figúrok v poradí ťahov (- pre hráča, ktorý je mimo hry); počty prekážok v zásobe; a 1, ak je na ťahu prvý hráč, alebo 2, ak druhý. Doska iná než 9x9 sa uvedie v šiestej časti, napríklad 5x5.

help-any-moves = Ťahy, ktoré sa zahrajú najprv, napríklad e2 e8 e3h; out:west, keď Západ opúšťa partiu troch alebo štyroch hráčov

## serve

help-serve = Spustí webovú aplikáciu; to isté urobí fencepost bez príkazu
    .long =
        Spustí webovú aplikáciu: v prehliadači sa hrá proti ľuďom aj enginom a boty hrajú cez API. To isté urobí fencepost bez príkazu.

        Keď je server pripravený, vypíše svoju adresu. Ctrl+C alebo SIGTERM ho riadne ukončí; nech sa stane čokoľvek, každý potvrdený ťah je uložený na disku a po novom spustení partie pokračujú s rovnakým stavom hodín.
    .examples =
        fencepost serve                                    iba na tomto počítači, na adrese http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games pre všetkých v sieti
        fencepost serve --trust-proxy --base /fencepost    za reverzným proxy serverom
help-serve-listen = Kde počúvať; predvolene 127.0.0.1:8080, kam sa dostane iba tento počítač. Port 0 znamená ľubovoľný voľný
help-serve-data = Priečinok pre všetky partie; predvolene priečinok tohto používateľa
help-serve-most-data = Najväčšia veľkosť súboru s partiami v MiB; predvolene bez obmedzenia
help-serve-base = Cesta, pod ktorou všetko leží, tak ako ju odovzdáva reverzný proxy server; predvolene /
help-serve-trust-proxy = Verí adresám, ktoré hlási reverzný proxy server (X-Forwarded-For). Iba ak nejaký pred serverom je
help-serve-allow-origin = Dovolí volať server aj stránkam tohto webu; dá sa zadať viackrát
help-serve-no-analysis = Neponúka analýzu
help-serve-metrics = Poskytuje údaje pre Prometheus na /metrics aj vtedy, keď je server prístupný ostatným
help-serve-engine-threads = Počet vlákien, na ktorých enginy premýšľajú; predvolene o jedno menej než procesorov
help-serve-engine-pace = Milisekundy medzi ťahmi v partiách, kde hrajú iba enginy; predvolene 500
help-serve-requests = Dlhodobý počet volaní za sekundu z jednej adresy; predvolene 50. Pri tomto aj všetkých ďalších obmedzeniach 0 znamená žiadne
help-serve-burst = Počet volaní z jednej adresy naraz; predvolene 500
help-serve-games-per-guest = Nedohraté partie jedného prehliadača; predvolene 200
help-serve-games-per-address = Nedohraté partie založené z jednej adresy; predvolene 2000
help-serve-sockets-per-guest = Otvorené sokety jedného prehliadača; predvolene 100
help-serve-sockets-per-address = Otvorené sokety z jednej adresy; predvolene 1000
help-serve-log = Koľko zapisovať na štandardný chybový výstup: off, error, warn, info alebo debug; predvolene info
help-serve-log-json = Zapisuje denník ako JSON, jeden objekt na riadok

help-export = Zapíše všetky partie zo servera ako jeden prúd .qgn
    .long =
        Zapíše všetky partie zo servera ako jeden prúd .qgn, od najstaršej. Server pritom môže bežať.
    .examples =
        fencepost export -o all.qgn               všetky partie zo zvyčajného priečinka
        fencepost export --data games | less      partie z iného priečinka
help-export-data = Priečinok s partiami; predvolene priečinok tohto používateľa
help-export-output = Súbor na zápis; predvolene štandardný výstup

help-backup = Skopíruje všetky partie z bežiaceho servera do súboru
    .long =
        Skopíruje všetky partie z bežiaceho servera do súboru.

        Kópia je úplná a konzistentná. Ak sa k nej chceš vrátiť, zastav server a vlož súbor do priečinka s údajmi pod názvom fencepost.db namiesto súborov, ktorých názvy sa takto začínajú.
    .examples =
        fencepost backup monday.db                partie zo zvyčajného priečinka
        fencepost backup --data games monday.db   partie z iného priečinka
help-backup-file = Nový súbor; existujúci sa neprepíše
help-backup-data = Priečinok s partiami; predvolene priečinok tohto používateľa

## perft

help-perft = Spočíta pozície, ktoré sa dajú dosiahnuť daným počtom ťahov
    .long =
        Spočíta pozície, ktoré sa dajú dosiahnuť daným počtom ťahov.

        Takto sa porovnávajú programy, ktoré poznajú pravidlá: ak dva dajú rovnaké číslo, zhodujú sa na každom povolenom ťahu až do tejto hĺbky. Výsledok stojí sám na poslednom riadku. Vyhratá partia sa tam končí, vynútené vynechanie sa počíta ako ťah a opakovanie pozícií nehrá úlohu.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   každý prvý ťah osobitne
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Hĺbka v ťahoch: od 0 do 100
help-perft-divide = Pred výsledkom vypíše každý prvý ťah s časťou výsledku, ktorá naň pripadá

## legal

help-legal = Vypíše povolené ťahy
    .long =
        Vypíše do jedného riadka ťahy povolené v pozícii alebo po zadaných ťahoch.

        Sú zoradené podľa abecedy. Keď nie je povolený žiadny ťah, v riadku je pass; keď sa partia skončila, riadok je prázdny.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Nakreslí pozíciu ako text
    .long =
        Nakreslí ako text pozíciu alebo stav po zadaných ťahoch.

        S, W, N a E sú figúrky hráčov Juh, Západ, Sever a Východ, # je prekážka. Pod doskou sú prekážky v zásobe, dĺžka najkratšej cesty každej figúrky do cieľa, hráč na ťahu a na poslednom riadku samotná pozícia pre --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Kedy použiť farby: auto (na termináloch, ktoré ich vedia zobraziť; predvolené), always (vždy) alebo never (nikdy)

## convert

help-convert = Prevedie zápisy a zoznamy ťahov do iného formátu alebo na obrázky
    .long =
        Prečíta zápisy alebo zoznamy ťahov a zapíše ich v inom formáte alebo ako obrázky.

        Textové formáty:
          qgn     zápis: značky, číslované ťahy, varianty, komentáre, výsledok
          moves   samotné ťahy, jedna partia na riadok
          json    jeden objekt na riadok so všetkým, čo zápis obsahuje
        Obrázky jednej partie:
          svg     pozícia ako kresba
          png     pozícia v pixeloch
          gif     celá partia, jedna snímka na ťah

        Súbor môže obsahovať ľubovoľný počet partií. Ak je v ňom niečo zle, nič sa nezapíše a hlásenie povie, kde a prečo.
    .examples =
        fencepost convert game.txt > game.qgn          úhľadný zápis zo zoznamu ťahov
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Súbor na čítanie; - je štandardný vstup
help-convert-from = Jeho formát: qgn, moves alebo json; bez zadania sa odhadne
help-convert-to = Formát zápisu: qgn, moves, json, svg, png alebo gif
    .long =
        Formát zápisu: qgn, moves, json, svg, png alebo gif.

        Bez zadania vyplýva z názvu súboru v --output, inak je to qgn.
help-convert-dialect = Ako sú v súbore zapísané ťahy: fencepost, glendenning, openspiel alebo qtp
    .long =
        Ako sú v súbore zapísané ťahy: fencepost, glendenning, openspiel alebo qtp; predvolene fencepost.

        glendenning a openspiel počítajú rady od protiľahlej strany. V qtp má prekážka číslo o rad vyššie a začína Sever.
help-convert-to-dialect = Ako ťahy zapisovať; rovnaké možnosti
help-convert-output = Zapíše do tohto súboru, všetko naraz na konci; - je štandardný výstup, rovnako ako bez zadania
help-convert-game = Iba partia s týmto číslom; prvá je 1
help-convert-players = Počet hráčov v zoznamoch ťahov, ktoré ho neuvádzajú: 2, 3 alebo 4; predvolene 2
help-convert-board = Šírka a výška ich dosky, od 2x2 do 9x9; predvolene 9x9
help-convert-fences = Prekážky pre každého z ich hráčov, od 0 do 20
help-convert-position = Iná pozícia, od ktorej sa začínajú
help-convert-ply = Ukáže pozíciu po toľkých ťahoch, 0 je začiatok; predvolene posledná
help-convert-theme = Vzhľad: wood, light alebo dark; predvolene wood
help-convert-size = Šírka v pixeloch, od 16 do 4096
help-convert-coordinates = S písmenami a číslami okolo dosky; tak je to aj bez zadania
help-convert-no-coordinates = Bez nich
help-convert-flip = Pohľad od severu
help-convert-delay = Ako dlho vidno každú snímku gifu, v milisekundách, od 20 do 60000; predvolene 900

## engine

help-engine = Hrá ako engine: počúva na štandardnom vstupe, odpovedá na štandardný výstup
    .long =
        Hrá ako engine pre iné programy: počúva na štandardnom vstupe, odpovedá na štandardný výstup.

        Protokoly sú dva: uci, známy zo šachových enginov, s ťahmi tejto hry, a qtp, textový protokol Aténskej univerzity. Oba opisuje docs/protocols.md. Ak chceš uci vyskúšať ručne, napíš: position startpos moves e2, potom: go movetime 1000 a potom: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Ako komunikovať: uci (predvolené) alebo qtp
help-engine-player = Kto hrá namiesto enginu, na porovnanie s ostatnými: random, racer, greedy alebo rollouts, od najslabšieho
help-engine-level = Ako dobre hrať: 1 až 10 pre ľudí; predvolená 0 je plná sila
help-engine-threads = Počet vlákien na hľadanie; predvolene 1
help-engine-hash = Pamäť pre tabuľku známych pozícií v MiB; predvolene 64
help-engine-seed = Číslo, ktoré určuje všetky náhodné voľby; predvolene 0
help-engine-movetime = Ako dlho v qtp premýšľať nad každým ťahom, v milisekundách; predvolene 1000

## bench

help-bench = Prehľadá pevnú sadu pozícií, aby sa dali porovnať enginy a počítače
    .long =
        Prehľadá pevnú sadu pozícií, aby sa dali porovnať enginy a počítače.

        Každý riadok uvádza počet prezretých pozícií a nájdený ťah. Posledný riadok je súčet pre dvoch hráčov a rýchlosť: počet uzlov je pri každom spustení a na každom počítači rovnaký, kým je rovnaký engine. Traja a štyria hráči majú pred ním vlastný riadok.
    .examples =
        fencepost bench

## match

help-match = Nechá dva enginy hrať proti sebe a povie, ktorý je silnejší
    .long =
        Nechá dva enginy hrať proti sebe a povie, ktorý je silnejší.

        A a B sú príkazové riadky programov, ktoré ovládajú protokol uci alebo qtp; každý daj do úvodzoviek. Každé otvorenie sa hrá dvakrát s vymenenými farbami, rozhodca kontroluje každý ťah podľa pravidiel a výsledok sa uvádza z pohľadu A, s chybou počítanou z dvojíc partií. Ctrl-C zápas ukončí a vypíše doterajší výsledok.

        Pád programu, nedovolený ťah alebo prekročenie času znamená prehru; tieto prípady sa počítajú osobitne. Pri troch alebo štyroch hráčoch vinník vypadne a ostatní hrajú ďalej.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Príkazový riadok enginu, ktorého výsledok sa uvádza
help-match-engine-b = Príkazový riadok druhého enginu
help-match-games = Počet partií; predvolene 100. Farby sa po každej partii striedajú, najlepší je preto párny počet
help-match-time = Koľko premýšľať: 100ms alebo 2s na ťah, 10000n (uzlov) na ťah alebo 60+0.5, teda hodiny s prídavkom v sekundách; predvolene 100ms
help-match-time-b = To isté iba pre B
help-match-openings = Súbor s otvoreniami, jedno na riadok: úvodné ťahy a komentáre za #. Predvolene začiatočná pozícia
help-match-records = Zapíše všetky partie do tohto súboru ako .qgn
help-match-sprt = Skončí, len čo je jasné, že A je silnejší o ELO1 alebo najviac o ELO0
    .long =
        Skončí, len čo je jasné, že A je silnejší o ELO1 (H1) alebo najviac o ELO0 (H0).

        Je to sekvenčný test pomerom pravdepodobností na dvojiciach partií. Ďalšie dve čísla, ako v 0,10,0.01,0.05, sú pravdepodobnosti chybného prijatia H1 alebo H0; predvolene obe 0.05.
help-match-concurrency = Počet partií naraz; predvolene 1
help-match-field = Kto má pri troch alebo štyroch hráčoch koľko miest: a-vs-bbb (predvolené), aa-vs-bb, aaa-vs-b a tak ďalej. Miesta sa po každej partii striedajú, kým sa všetci nevystriedajú všade
help-match-max-plies = Partie s toľkými ťahmi sa končia remízou; predvolene 400
help-match-margin = O koľko dlhšie, než je dovolené, smie odpoveď trvať, napríklad 50ms; predvolene 100ms
help-match-patience = Ako dlho čakať na ťah, keď sa počítajú uzly, a nie čas; predvolene 120s
help-match-protocol-a = Ako komunikovať s A: uci (predvolené) alebo qtp
help-match-protocol-b = Ako komunikovať s B: uci (predvolené) alebo qtp
help-match-name-a = Meno A v zápisoch; predvolene jeho vlastné
help-match-name-b = Meno B v zápisoch; predvolene jeho vlastné
help-match-option-a = Nastaví voľbu A v uci, napríklad Hash=256. Dá sa zadať viackrát
help-match-option-b = Nastaví voľbu B v uci, napríklad Hash=256. Dá sa zadať viackrát
help-match-seed = Číslo, ktoré určuje náhodné voľby, pre enginy s voľbou Seed; predvolene 0
help-match-progress = Kedy hlásiť stav zápasu: auto (v jednom riadku na termináloch; predvolené), always (aj do súborov, riadok na partiu) alebo never (nikdy)

## solve

help-solve = Zistí, kto vyhrá malú partiu dvoch hráčov, ak obaja hrajú najlepšie
    .long =
        Zistí, kto vyhrá malú partiu dvoch hráčov, ak obaja hrajú najlepšie.

        Prepočíta sa každá pozícia, ktorá môže nastať, takže odpoveď je presná. Víťaz sa ponáhľa a porazený sa bráni čo najdlhšie; dĺžka sa počíta v polťahoch, teda v ťahoch oboch hráčov. Posledný riadok je výsledok: "first player wins in N" (víťazí prvý), "second player wins in N" (víťazí druhý) alebo "draw" (remíza). Pred ním stoja prvé ťahy, ktoré ho udržia, od najlepších.

        Čas a pamäť s doskou a prekážkami rýchlo rastú: 5x5 s 3 prekážkami na hráča trvá sekundy a zaberie 74 MiB, s 5 minútu a 663 MiB. Partia, ktorá sa do pamäte nezmestí, sa odmietne.
    .examples =
        fencepost solve --board 3x3 --fences 2     víťazí druhý, 12 polťahov
        fencepost solve --board 3x5 --fences 3     víťazí prvý, 19 polťahov
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Šírka a výška dosky, od 2x2 do 9x9; predvolene 9x9, čo je priveľa
help-solve-fences = Prekážky pre každého hráča, od 0 do 20; predvolene 10
help-solve-memory = Koľko pamäte sa smie zabrať, v MiB; predvolene toľko, koľko je voľnej
help-solve-threads = Počet vlákien; predvolene jedno na každé jadro procesora

## rules

help-rules = Vypíše pravidlá hry
    .long =
        Vypíše pravidlá hry s obrázkami z obyčajných znakov.

        Jazyk je rovnaký ako v termináli alebo ten, ktorého značka je zadaná, napríklad de alebo zh-Hant.
    .examples =
        fencepost rules            v jazyku tohto terminálu
        fencepost rules ja | less  po japonsky
help-rules-language = Značka jazyka; predvolene jazyk terminálu

## completions

help-completions = Vypíše skript, ktorý v shelli dopĺňa príkazy a voľby
    .long =
        Vypíše skript, ktorý v shelli dopĺňa príkazy a voľby.

        Ulož ho tam, kde tvoj shell takéto skripty hľadá, a spusti nový shell.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Shell: bash, zsh, fish, powershell alebo elvish

## help

help-help = Vypíše pomocníka k príkazu
    .long = Vypíše pomocníka k príkazu, rovnako ako COMMAND --help, alebo pomocníka k programu.
    .examples = fencepost help convert
help-help-command = Príkaz
