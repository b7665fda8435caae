### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Használat
help-heading-commands = Parancsok
help-heading-arguments = Argumentumok
help-heading-options = Kapcsolók
help-heading-set-up = Honnan indul a játszma
help-heading-pictures = Képek
help-heading-examples = Példák

help = Fencepost: bábuk versenyfutása akadályok között, két, három vagy négy játékosnak
    .long =
        Fencepost: bábuk versenyfutása akadályok között, két, három vagy négy játékosnak.

        A mezők neve olyan, mint a sakktáblán, a1 van bal oldalt lent. Egy lépés lehet
          e2     a mező, ahová a bábu érkezik, ugrással is;
          e3h    vízszintes akadály az e3 és f3 mezőtől északra;
          e3v    függőleges akadály az e3 és e4 mezőtől keletre;
          pass   ha semmi más nem szabályos.

        Minden parancsnak saját súgója van: fencepost legal --help
    .examples =
        fencepost show                       a tábla az első lépés előtt
        fencepost show e2 e8 e3h             a tábla három lépés után
        fencepost legal --players 4 e2       Nyugat lehetséges válaszai az e2 lépésre
        fencepost convert game.qgn -o g.gif  egy játszma mozgóképként
        fencepost perft 3                    állások száma, egy motor ellenőrzéséhez

help-any-help = Súgó; -h rövidebben, --help bővebben
help-version = A verzió kiírása

## Where the game starts

help-any-players = Hányan játszanak: 2, 3 vagy 4; alapértéke 2
    .long =
        Hányan játszanak: 2, 3 vagy 4; alapértéke 2.

        Két játékos: Dél és Észak, három: Dél, Nyugat és Észak.
help-any-board = A tábla szélessége és magassága, 2x2 és 9x9 között; alapértéke 9x9
help-any-fences = Akadályok játékosonként, 0 és 20 között; alapértéke két, három vagy négy játékosnál 10, 6 vagy 5
help-any-position = Indulás ebből az állásból
    .long =
        Indulás ebből az állásból új játszma helyett.

        Az állás egyetlen sor szöveg, ahogy a „fencepost show” utolsónak kiírja:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        vagyis: a vízszintes, majd a függőleges akadályok mezői egybeírva; a bábuk mezői a lépések sorrendjében (- a kiesett játékosnak); a kézben lévő akadályok fejenként; végül 1, ha az első, 2, ha a második játékos következik. Ha a tábla nem 9x9, a mérete a hatodik rész, például 5x5.

help-any-moves = Előre megteendő lépések, például e2 e8 e3h; out:west, ha Nyugat kiszáll egy három- vagy négyfős játszmából

## serve

help-serve = A webalkalmazás indítása; a fencepost parancs nélkül is ezt teszi
    .long =
        A webalkalmazás indítása: játék böngészőben emberek és motorok ellen, API-n át pedig botoknak. A fencepost parancs nélkül is ezt teszi.

        Amikor a kiszolgáló készen áll, kiírja a címét. Ctrl+C vagy SIGTERM rendben leállítja. Bármi történjék is, minden visszaigazolt lépés a lemezen van, és újraindítás után a játszmák folytatódnak, az órák ugyanonnan mennek tovább.
    .examples =
        fencepost serve                                    csak ezen a gépen, itt: http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games mindenkinek a hálózaton
        fencepost serve --trust-proxy --base /fencepost    fordított proxy mögött
help-serve-listen = Hol figyeljen; alapértéke 127.0.0.1:8080, amelyet csak ez a gép ér el. A 0 port egy szabadot választ
help-serve-data = Az összes játszma mappája; ha nincs megadva, e felhasználó egyik mappája
help-serve-most-data = A játszmák fájlja legfeljebb ennyi MiB-ra nőhet; ha nincs megadva, nincs korlát
help-serve-base = Az útvonal, amely alatt minden van, ahogy a fordított proxy továbbadja; alapértéke /
help-serve-trust-proxy = A fordított proxy által közölt címek elfogadása (X-Forwarded-For). Csak ilyen mögött
help-serve-allow-origin = Ennek a webhelynek az oldalai is hívhatják a kiszolgálót; többször is megadható
help-serve-no-analysis = Ne legyen elemzés
help-serve-metrics = Számok a Prometheusnak a /metrics címen akkor is, ha mások is elérik a kiszolgálót
help-serve-engine-threads = Szálak, amelyeken a motorok gondolkodnak; ha nincs megadva, eggyel kevesebb, mint a processzorok száma
help-serve-engine-pace = Ezredmásodpercek a lépések között, ha csak motorok játszanak; alapértéke 500
help-serve-requests = Kérések másodpercenként egy címről hosszabb távon; alapértéke 50. Ennél és minden más korlátnál 0 jelenti, hogy nincs korlát
help-serve-burst = Egyszerre érkező kérések egy címről; alapértéke 500
help-serve-games-per-guest = Egy böngésző befejezetlen játszmái; alapértéke 200
help-serve-games-per-address = Egy címről létrehozott befejezetlen játszmák; alapértéke 2000
help-serve-sockets-per-guest = Egy böngésző nyitott kapcsolatai; alapértéke 100
help-serve-sockets-per-address = Nyitott kapcsolatok egy címről; alapértéke 1000
help-serve-log = Mennyit írjon a szabványos hibakimenetre: off, error, warn, info vagy debug; alapértéke info
help-serve-log-json = A napló JSON-ban, soronként egy objektum

help-export = A kiszolgáló összes játszmájának lejegyzése egyetlen .qgn folyamban
    .long =
        A kiszolgáló összes játszmájának lejegyzése egyetlen .qgn folyamban, elöl a legrégebbiekkel. A kiszolgáló közben futhat.
    .examples =
        fencepost export -o all.qgn               a szokásos mappa összes játszmája
        fencepost export --data games | less      egy másik mappa játszmái
help-export-data = A játszmák mappája; ha nincs megadva, e felhasználó egyik mappája
help-export-output = A fájl, ahová ír; ha nincs megadva, a szabványos kimenet

help-backup = A kiszolgáló összes játszmájának másolása fájlba, futás közben
    .long =
        A kiszolgáló összes játszmájának másolása fájlba, futás közben.

        A másolat teljes és ellentmondásmentes. Visszaállításhoz állítsd le a kiszolgálót, és tedd a fájlt az adatmappába fencepost.db néven, az így kezdődő nevű fájlok helyére.
    .examples =
        fencepost backup monday.db                a szokásos mappa játszmái
        fencepost backup --data games monday.db   egy másik mappa játszmái
help-backup-file = Az új fájl; meglévőhöz nem nyúl
help-backup-data = A játszmák mappája; ha nincs megadva, e felhasználó egyik mappája

## perft

help-perft = Az adott számú lépéssel elérhető állások megszámolása
    .long =
        Az adott számú lépéssel elérhető állások megszámolása.

        Így lehet összevetni a szabályokat ismerő programokat: ha kettő ugyanazt a számot adja, addig a mélységig minden szabályos lépésben egyetértenek. A szám magában áll az utolsó sorban. A megnyert játszma ott véget ér, a kényszerű passz lépésnek számít, az ismétlődő állások nem számítanak.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   minden első lépés külön
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Hány lépés mélyre: 0 és 100 között
help-perft-divide = A szám előtt minden első lépés kiírása a rá eső résszel

## legal

help-legal = A szabályos lépések felsorolása
    .long =
        Egy állás, vagy a néhány lépés után előálló állás szabályos lépéseinek felsorolása egy sorban.

        Ábécérendben állnak. Ha semmi sem szabályos, a sorban pass áll; ha a játszma véget ért, a sor üres.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Egy állás kirajzolása szövegként
    .long =
        Egy állás, vagy a néhány lépés után előálló állás kirajzolása szövegként.

        S, W, N és E Dél, Nyugat, Észak és Kelet bábuja, # az akadály. A tábla alatt a kézben lévő akadályok állnak, minden bábu legrövidebb útja a célig, hogy ki következik, és az utolsó sorban maga az állás, a --position kapcsolóhoz.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Mikor legyenek színek: auto (alapérték: ahol a terminál kezeli), always vagy never

## convert

help-convert = Lejegyzések és lépéslisták átalakítása más formátumba vagy képpé
    .long =
        Lejegyzések vagy lépéslisták beolvasása és kiírása más formátumban vagy képként.

        Szöveges formátumok:
          qgn     lejegyzés: címkék, számozott lépések, változatok, megjegyzések, eredmény
          moves   csak a lépések, soronként egy játszma
          json    soronként egy objektum, mindennel, ami a lejegyzésben van
        Képek egy játszmáról:
          svg     egy állás rajzként
          png     egy állás képpontokban
          gif     az egész játszma, lépésenként egy képkocka

        Egy fájlban akárhány játszma lehet. Ha bármi hibás benne, semmi sem íródik ki, az üzenet pedig megmondja, hol és mi a baj.
    .examples =
        fencepost convert game.txt > game.qgn          rendes lejegyzés egy lépéslistából
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = A beolvasandó fájl; - a szabványos bemenet
help-convert-from = A formátuma: qgn, moves vagy json; ha nincs megadva, a program kitalálja
help-convert-to = A kiírandó formátum: qgn, moves, json, svg, png vagy gif
    .long =
        A kiírandó formátum: qgn, moves, json, svg, png vagy gif.

        Ha nincs megadva, az --output fájl nevéből következik, különben qgn.
help-convert-dialect = Hogyan vannak leírva a lépések a fájlban: fencepost, glendenning, openspiel vagy qtp
    .long =
        Hogyan vannak leírva a lépések a fájlban: fencepost, glendenning, openspiel vagy qtp; alapértéke fencepost.

        A glendenning és az openspiel a túlsó oldalról számolja a sorokat. A qtp egy sorral feljebb nevezi meg az akadályt, és Észak kezd.
help-convert-to-dialect = Hogyan írja le a lépéseket; a választék ugyanaz
help-convert-output = Írás ebbe a fájlba, a végén egyszerre; - a szabványos kimenet, ez az alapérték is
help-convert-game = Csak az ilyen számú játszma; az első az 1
help-convert-players = Hányan játszanak a lépéslistákban, amelyekből ez nem derül ki: 2, 3 vagy 4; alapértéke 2
help-convert-board = A táblájuk szélessége és magassága, 2x2 és 9x9 között; alapértéke 9x9
help-convert-fences = Akadályok játékosonként, 0 és 20 között
help-convert-position = Az állás, amelyből indulnak
help-convert-ply = Az ennyi lépés utáni állás, 0 a kezdés; ha nincs megadva, az utolsó
help-convert-theme = A megjelenés: wood, light vagy dark; alapértéke wood
help-convert-size = A szélesség képpontban, 16 és 4096 között
help-convert-coordinates = Betűkkel és számokkal a tábla körül; alapból is így van
help-convert-no-coordinates = Nélkülük
help-convert-flip = Észak felől nézve
help-convert-delay = Meddig látszik a gif egy képkockája, ezredmásodpercben, 20 és 60000 között; alapértéke 900

## engine

help-engine = Játék motorként: figyelés a szabványos bemeneten, válasz a szabványos kimeneten
    .long =
        Játék motorként más programoknak: figyelés a szabványos bemeneten, válasz a szabványos kimeneten.

        Két protokoll van: az uci, vagyis a sakkmotoroké e játék lépéseivel, és a qtp, az Athéni Egyetem szöveges protokollja. Mindkettőt a docs/protocols.md írja le. Az uci kézi kipróbálásához írd be: position startpos moves e2, aztán: go movetime 1000, aztán: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = A protokoll: uci (alapérték) vagy qtp
help-engine-player = Ki játsszon a motor helyett, hogy másokat hozzá lehessen mérni: random, racer, greedy vagy rollouts, elöl a leggyengébb
help-engine-level = Milyen jól játsszon: 1 és 10 között embereknek; az alapérték 0 a teljes erő
help-engine-threads = Hány szálon keressen; alapértéke 1
help-engine-hash = Memória az ismert állások táblázatának, MiB-ban; alapértéke 64
help-engine-seed = Szám, amely minden véletlen választást eldönt; alapértéke 0
help-engine-movetime = A qtp protokollnál a gondolkodási idő lépésenként, ezredmásodpercben; alapértéke 1000

## bench

help-bench = Adott állások átvizsgálása, motorok és gépek összehasonlításához
    .long =
        Adott állások átvizsgálása, motorok és gépek összehasonlításához.

        Minden sor megmondja, hány állást nézett meg és melyik lépést találta. Az utolsó sor a kétfős állások összege és a sebesség: a csomópontok száma minden futáskor és minden gépen azonos, amíg a motor ugyanaz. A három- és négyfős állásoknak előtte külön soruk van.
    .examples =
        fencepost bench

## match

help-match = Két motor játszik egymással: kiderül, melyik az erősebb
    .long =
        Két motor játszik egymással: kiderül, melyik az erősebb.

        A és B olyan programok parancssora, amelyek ismerik az uci vagy a qtp protokollt; mindkettőt tedd idézőjelek közé. Minden megnyitást kétszer játszanak le, felcserélt oldalakkal, minden lépést játékvezető ellenőriz a szabályok szerint, és az eredmény A szemszögéből szól, a játszmapárokból számolt hibával. Ctrl-C befejezi a mérkőzést, és kiírja az addigi eredményt.

        Összeomlás, szabálytalan lépés vagy időtúllépés a játszma elvesztését jelenti; ezeket külön számolja. Három vagy négy játékosnál az ilyen játékos kiesik, a többiek folytatják.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Annak a motornak a parancssora, amelynek az eredményéről szó lesz
help-match-engine-b = A másik motor parancssora
help-match-games = Hány játszma legyen; alapértéke 100. Az oldalak játszmánként cserélődnek, ezért páros szám a legjobb
help-match-time = Mennyit gondolkodjanak: 100ms vagy 2s lépésenként, 10000n (csomópont) lépésenként, vagy 60+0.5, azaz óra többletidővel, másodpercben; alapértéke 100ms
help-match-time-b = Ugyanez csak B számára
help-match-openings = Megnyitások fájlja, soronként egy: a kezdő lépések, és # után megjegyzés. Ha nincs megadva, a kezdőállás
help-match-records = Az összes játszma írása ebbe a fájlba, .qgn formátumban
help-match-sprt = Leállás, amint világos, hogy A legalább ELO1 ponttal vagy legfeljebb ELO0 ponttal erősebb
    .long =
        Leállás, amint világos, hogy A legalább ELO1 ponttal (H1) vagy legfeljebb ELO0 ponttal (H0) erősebb.

        Ez szekvenciális valószínűséghányados-próba játszmapárokon. Két további szám, mint itt: 0,10,0.01,0.05, annak az esélye, hogy H1 vagy H0 tévesen győz; alapértékük 0.05.
help-match-concurrency = Hány játszma fusson egyszerre; alapértéke 1
help-match-field = Három vagy négy játékosnál kinek hány helye van: a-vs-bbb (alapérték), aa-vs-bb, aaa-vs-b és így tovább. A helyek játszmánként cserélődnek, amíg mindenki ült mindenhol
help-match-max-plies = Az ennyi lépéses játszma döntetlen; alapértéke 400
help-match-margin = Mennyivel lépheti túl egy válasz a megengedett időt, például 50ms; alapértéke 100ms
help-match-patience = Meddig várjon egy lépésre, ha csomópontokat számol, nem időt; alapértéke 120s
help-match-protocol-a = Az A motor protokollja: uci (alapérték) vagy qtp
help-match-protocol-b = A B motor protokollja: uci (alapérték) vagy qtp
help-match-name-a = Az A motor neve a lejegyzésekben; ha nincs megadva, a saját neve
help-match-name-b = A B motor neve a lejegyzésekben; ha nincs megadva, a saját neve
help-match-option-a = Az A motor egyik beállítása, például Hash=256, uci esetén. Többször is megadható
help-match-option-b = A B motor egyik beállítása, például Hash=256, uci esetén. Többször is megadható
help-match-seed = Szám, amely eldönti a véletlen választásokat a Seed beállítást ismerő motoroknál; alapértéke 0
help-match-progress = Mikor jelezze, hogyan áll a mérkőzés: auto (alapérték: terminálon, egy sorban), always (fájlba is, játszmánként egy sor) vagy never

## solve

help-solve = Kideríti, ki nyer egy kis kétfős játszmát, ha mindketten a legjobban játszanak
    .long =
        Kideríti, ki nyer egy kis kétfős játszmát, ha mindketten a legjobban játszanak.

        Minden lehetséges állást kiszámol, így a válasz pontos. A győztes siet, a vesztes addig húzza, ameddig csak tudja; a hossz mindkét játékos lépéseiben értendő. Az utolsó sor az érték: „first player wins in N” (az első játékos nyer), „second player wins in N” (a második nyer) vagy „draw” (döntetlen). Előtte azok az első lépések állnak, amelyek ezt megtartják, elöl a legjobbak.

        Az idő és a memória gyorsan nő a táblával és az akadályokkal: 5x5 és fejenként 3 akadály néhány másodperc és 74 MiB, 5 akadály egy perc és 663 MiB. Ami nem fér a memóriába, azt a program nem vállalja.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = A tábla szélessége és magassága, 2x2 és 9x9 között; alapértéke 9x9, ami túlságosan nagy
help-solve-fences = Akadályok játékosonként, 0 és 20 között; alapértéke 10
help-solve-memory = Mennyi memóriát használhat, MiB-ban; ha nincs megadva, ami szabad
help-solve-threads = Hány szálon dolgozzon; ha nincs megadva, processzormagonként egy

## rules

help-rules = A játékszabályok kiírása
    .long =
        A játékszabályok kiírása, egyszerű karakterekkel rajzolt ábrákkal.

        A nyelv a terminálé, vagy amelyiknek a kódja meg van adva, például de vagy zh-Hant.
    .examples =
        fencepost rules            a terminál nyelvén
        fencepost rules ja | less  japánul
help-rules-language = Egy nyelv kódja; ha nincs megadva, a terminálé

## completions

help-completions = Szkript kiírása, amely a parancsértelmezőben kiegészíti a parancsokat és kapcsolókat
    .long =
        Szkript kiírása, amely a parancsértelmezőben kiegészíti a parancsokat és kapcsolókat.

        Tedd oda, ahol a parancsértelmeződ az ilyen szkripteket keresi, majd indíts újat.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = A parancsértelmező: bash, zsh, fish, powershell vagy elvish

## help

help-help = Egy parancs súgója
    .long = Egy parancs súgója, mint a COMMAND --help, vagy az egész programé.
    .examples = fencepost help convert
help-help-command = A parancs
