### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Utilizare
help-heading-commands = Comenzi
help-heading-arguments = Argumente
help-heading-options = Opțiuni
help-heading-set-up = De unde începe partida
help-heading-pictures = Imagini
help-heading-examples = Exemple

help = Fencepost: o cursă de pioni pe o tablă cu bariere, pentru doi, trei sau patru jucători
    .long =
        Fencepost: o cursă de pioni pe o tablă cu bariere, pentru doi, trei sau patru jucători.

        Căsuțele se numesc ca la șah, cu a1 în stânga jos. O mutare este
          e2     căsuța pe care ajunge un pion, și printr-o săritură;
          e3h    o barieră orizontală, la nord de e3 și f3;
          e3v    o barieră verticală, la est de e3 și e4;
          pass   când nu e permis nimic altceva.

        Fiecare comandă are propriul ajutor: fencepost legal --help
    .examples =
        fencepost show                       tabla înainte de prima mutare
        fencepost show e2 e8 e3h             tabla după trei mutări
        fencepost legal --players 4 e2       mutările cu care Vest poate răspunde la e2
        fencepost convert game.qgn -o g.gif  o partidă în imagini animate
        fencepost perft 3                    o numărătoare de poziții, pentru verificarea unui motor

help-any-help = Afișează ajutorul; -h pe scurt, --help pe larg
help-version = Afișează versiunea

## Where the game starts

help-any-players = Câți joacă: 2, 3 sau 4; implicit 2
    .long =
        Câți joacă: 2, 3 sau 4; implicit 2.

        Doi sunt Sud și Nord, trei sunt Sud, Vest și Nord.
help-any-board = Lățimea și înălțimea tablei, de la 2x2 la 9x9; implicit 9x9
help-any-fences = Bariere pentru fiecare jucător, de la 0 la 20; implicit 10, 6 sau 5 la doi, trei sau patru jucători
help-any-position = Pornește de la această poziție
    .long =
        Pornește de la această poziție, nu de la o partidă nouă.

        O poziție este o linie de text, ultima pe care o afișează „fencepost show”:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        adică: căsuțele barierelor orizontale și ale celor verticale, scrise legat; căsuțele pionilor în ordinea rândului (- pentru un jucător ieșit din joc); barierele pe care le are fiecare în rezervă; și 1 dacă la rând e primul jucător, 2 dacă e al doilea. O tablă care nu este 9x9 se trece într-o a șasea parte, de exemplu 5x5.

help-any-moves = Mutări de jucat înainte, de exemplu e2 e8 e3h; out:west unde Vest iese dintr-o partidă în trei sau patru

## serve

help-serve = Pornește aplicația web; la fel face fencepost fără nicio comandă
    .long =
        Pornește aplicația web: se joacă în browser împotriva oamenilor și a motoarelor sau, pentru roboți, printr-un API. La fel face fencepost fără nicio comandă.

        Adresa se afișează când serverul este gata. Ctrl+C sau un SIGTERM îl oprește curat; orice s-ar întâmpla, fiecare mutare confirmată este pe disc, iar partidele continuă la repornire, cu ceasurile așa cum erau.
    .examples =
        fencepost serve                                    numai pe acest calculator, la http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games pentru toată rețeaua
        fencepost serve --trust-proxy --base /fencepost    în spatele unui proxy invers
help-serve-listen = Unde să asculte; implicit 127.0.0.1:8080, la care ajunge numai acest calculator. Portul 0 ia unul liber
help-serve-data = Dosarul tuturor partidelor; implicit un dosar al acestui utilizator
help-serve-most-data = Limitează fișierul tuturor partidelor la acest număr de MiB; implicit fără limită
help-serve-base = Calea sub care se află totul, așa cum o transmite un proxy invers; implicit /
help-serve-trust-proxy = Are încredere în adresele anunțate de un proxy invers (X-Forwarded-For). Numai în spatele unuia
help-serve-allow-origin = Permite și paginilor acestui site să apeleze serverul; se poate repeta
help-serve-no-analysis = Nu oferă analize
help-serve-metrics = Oferă date pentru Prometheus la /metrics chiar și când alții pot ajunge la server
help-serve-engine-threads = Fire de execuție pentru motoare; implicit cu unul mai puțin decât procesoarele
help-serve-engine-pace = Milisecunde între mutările partidelor în care joacă numai motoare; implicit 500
help-serve-requests = Cereri pe secundă de la o adresă, pe termen lung; implicit 50. Aici și la toate celelalte limite, 0 înseamnă fără limită
help-serve-burst = Cereri deodată de la o adresă; implicit 500
help-serve-games-per-guest = Partide neterminate ale unui browser; implicit 200
help-serve-games-per-address = Partide neterminate create de la o adresă; implicit 2000
help-serve-sockets-per-guest = Conexiuni deschise ale unui browser; implicit 100
help-serve-sockets-per-address = Conexiuni deschise de la o adresă; implicit 1000
help-serve-log = Cât să scrie la ieșirea de eroare: off, error, warn, info sau debug; implicit info
help-serve-log-json = Scrie jurnalul ca JSON, câte un obiect pe linie

help-export = Scrie notațiile tuturor partidelor serverului într-un singur flux .qgn
    .long =
        Scrie notațiile tuturor partidelor serverului într-un singur flux .qgn, începând cu cele mai vechi. Serverul poate fi pornit.
    .examples =
        fencepost export -o all.qgn               toate partidele din dosarul obișnuit
        fencepost export --data games | less      cele din alt dosar
help-export-data = Dosarul partidelor; implicit un dosar al acestui utilizator
help-export-output = Fișierul în care se scrie; implicit ieșirea standard

help-backup = Copiază toate partidele serverului într-un fișier, în timp ce acesta rulează
    .long =
        Copiază toate partidele serverului într-un fișier, în timp ce serverul rulează.

        Copia este întreagă și coerentă. Ca să revii la ea, oprește serverul și pune fișierul în dosarul de date sub numele fencepost.db, în locul fișierelor care încep cu acest nume.
    .examples =
        fencepost backup monday.db                partidele din dosarul obișnuit
        fencepost backup --data games monday.db   cele din alt dosar
help-backup-file = Fișierul nou; unul care există deja nu este atins
help-backup-data = Dosarul partidelor; implicit un dosar al acestui utilizator

## perft

help-perft = Numără pozițiile la care se poate ajunge într-un număr dat de mutări
    .long =
        Numără pozițiile la care se poate ajunge într-un număr dat de mutări.

        Așa se compară programele care cunosc regulile: dacă două dintre ele dau același număr, ele sunt de acord asupra tuturor mutărilor permise până la acea adâncime. Totalul stă singur pe ultima linie. O partidă câștigată se oprește acolo, un rând pierdut din lipsă de mutări contează ca mutare, iar pozițiile repetate nu schimbă nimic.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   fiecare primă mutare separat
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Adâncimea în mutări: de la 0 la 100
help-perft-divide = Înaintea totalului, afișează fiecare primă mutare cu partea ei din total

## legal

help-legal = Enumeră mutările permise
    .long =
        Enumeră pe o linie mutările permise într-o poziție sau după câteva mutări.

        Sunt ordonate literă cu literă. Unde nu e permis nimic, linia spune pass; unde partida s-a terminat, linia este goală.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Desenează o poziție ca text
    .long =
        Desenează ca text o poziție sau pe cea de după câteva mutări.

        S, W, N și E sunt pionii Sud, Vest, Nord și Est, # este o barieră. Sub tablă se află barierele din rezervă, lungimea celui mai scurt drum al fiecărui pion până la sosire, cine e la rând și, pe ultima linie, poziția însăși, pentru --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Când se folosesc culori: auto (pe terminalele potrivite, implicit), always sau never

## convert

help-convert = Transformă notații și liste de mutări în alt format sau în imagini
    .long =
        Citește notații sau liste de mutări și le scrie în alt format sau ca imagini.

        Formate de text:
          qgn     o notație: etichete, mutări numerotate, variante, comentarii, rezultat
          moves   numai mutările, câte o partidă pe linie
          json    câte un obiect pe linie, cu tot ce conține o notație
        Imagini, ale unei partide:
          svg     o poziție, ca desen
          png     o poziție, în pixeli
          gif     toată partida, câte un cadru pe mutare

        Un fișier poate conține oricâte partide. Dacă e ceva greșit în el, nu se scrie nimic, iar mesajul spune unde și de ce.
    .examples =
        fencepost convert game.txt > game.qgn          o notație curată dintr-o listă de mutări
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Fișierul de citit; - este intrarea standard
help-convert-from = Formatul lui: qgn, moves sau json; implicit este ghicit
help-convert-to = Formatul de scris: qgn, moves, json, svg, png sau gif
    .long =
        Formatul de scris: qgn, moves, json, svg, png sau gif.

        Implicit rezultă din numele fișierului de la --output, altfel este qgn.
help-convert-dialect = Cum sunt scrise mutările în fișier: fencepost, glendenning, openspiel sau qtp
    .long =
        Cum sunt scrise mutările în fișier: fencepost, glendenning, openspiel sau qtp; implicit fencepost.

        glendenning și openspiel numără rândurile din partea opusă. qtp numește o barieră cu un rând mai sus, iar Nord începe.
help-convert-to-dialect = Cum se scriu mutările; aceleași posibilități
help-convert-output = Scrie în acest fișier, totul deodată la sfârșit; - este ieșirea standard, ca în mod implicit
help-convert-game = Numai partida cu acest număr; prima este 1
help-convert-players = Câți joacă în listele de mutări, care nu o pot spune: 2, 3 sau 4; implicit 2
help-convert-board = Lățimea și înălțimea tablei lor, de la 2x2 la 9x9; implicit 9x9
help-convert-fences = Bariere pentru fiecare dintre jucătorii lor, de la 0 la 20
help-convert-position = Poziția de la care pornesc, dacă nu e cea de început
help-convert-ply = Arată poziția după acest număr de mutări, 0 pentru început; implicit ultima
help-convert-theme = Aspectul: wood, light sau dark; implicit wood
help-convert-size = Lățimea în pixeli, de la 16 la 4096
help-convert-coordinates = Cu litere și cifre în jurul tablei; așa este oricum
help-convert-no-coordinates = Fără ele
help-convert-flip = Văzut dinspre nord
help-convert-delay = Cât rămâne fiecare cadru al unui gif, în milisecunde, de la 20 la 60000; implicit 900

## engine

help-engine = Joacă drept motor: ascultă la intrarea standard, răspunde la ieșirea standard
    .long =
        Joacă drept motor pentru alte programe: ascultă la intrarea standard, răspunde la ieșirea standard.

        Există două protocoale: uci, cel al motoarelor de șah, cu mutările acestui joc, și qtp, protocolul text al Universității din Atena. Ambele sunt descrise în docs/protocols.md. Ca să încerci uci manual, scrie: position startpos moves e2, apoi: go movetime 1000, apoi: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Protocolul: uci (implicit) sau qtp
help-engine-player = Cine joacă în locul motorului, ca etalon pentru alții: random, racer, greedy sau rollouts, de la cel mai slab la cel mai bun
help-engine-level = Cât de bine joacă: de la 1 la 10 pentru oameni; 0, implicit, este forța maximă
help-engine-threads = Câte fire de execuție să folosească la căutare; implicit 1
help-engine-hash = Memorie pentru tabelul pozițiilor cunoscute, în MiB; implicit 64
help-engine-seed = Un număr care fixează tot ce e lăsat la întâmplare; implicit 0
help-engine-movetime = La qtp, cât să se gândească la fiecare mutare, în milisecunde; implicit 1000

## bench

help-bench = Cercetează un set fix de poziții, pentru compararea motoarelor și a calculatoarelor
    .long =
        Cercetează un set fix de poziții, pentru compararea motoarelor și a calculatoarelor.

        Fiecare linie spune câte poziții au fost cercetate și mutarea găsită. Ultima linie este suma pentru doi jucători și viteza: numărul de noduri este același de fiecare dată și pe orice calculator, cât timp motorul este același. Partidele cu trei și patru jucători au o linie proprie înaintea ei.
    .examples =
        fencepost bench

## match

help-match = Pune două motoare să joace între ele și spune care este mai puternic
    .long =
        Pune două motoare să joace între ele și spune care este mai puternic.

        A și B sunt linii de comandă ale unor programe care vorbesc protocolul uci sau qtp; pune-o pe fiecare între ghilimele. Fiecare deschidere se joacă de două ori, cu culorile inversate, un arbitru verifică fiecare mutare după reguli, iar scorul este dat din punctul de vedere al lui A, cu eroarea calculată pe perechi de partide. Ctrl-C încheie meciul și dă rezultatul de până atunci.

        O partidă se pierde prin blocarea programului, printr-o mutare nepermisă sau prin depășirea timpului; acestea se numără separat. Cu trei sau patru jucători, cel vinovat iese din joc, iar ceilalți continuă.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Linia de comandă a motorului al cărui scor se dă
help-match-engine-b = Linia de comandă a celuilalt motor
help-match-games = Câte partide; implicit 100. Culorile se inversează de la o partidă la alta, deci e mai bun un număr par
help-match-time = Cât să se gândească: 100ms sau 2s pe mutare, 10000n (noduri) pe mutare sau 60+0.5, un ceas cu increment în secunde; implicit 100ms
help-match-time-b = La fel, numai pentru B
help-match-openings = Un fișier cu deschideri, câte una pe linie: mutările de început și comentarii după #. Implicit poziția de început
help-match-records = Scrie toate partidele în acest fișier, ca .qgn
help-match-sprt = Se oprește imediat ce e clar că A este mai puternic cu ELO1 sau cu cel mult ELO0
    .long =
        Se oprește imediat ce e clar că A este mai puternic cu ELO1 (H1) sau cu cel mult ELO0 (H0).

        Este un test secvențial al raportului de probabilitate, pe perechi de partide. Încă două numere, ca în 0,10,0.01,0.05, sunt probabilitățile de a accepta greșit H1 sau H0; implicit 0.05 fiecare.
help-match-concurrency = Câte partide deodată; implicit 1
help-match-field = Cu trei sau patru jucători, cine are câte locuri: a-vs-bbb (implicit), aa-vs-bb, aaa-vs-b și așa mai departe. Locurile se schimbă de la o partidă la alta până când fiecare a stat peste tot
help-match-max-plies = Partidele care ajung la acest număr de mutări sunt remize; implicit 400
help-match-margin = Cu cât poate depăși un răspuns timpul permis, de exemplu 50ms; implicit 100ms
help-match-patience = Cât se așteaptă o mutare când se numără noduri, nu timp; implicit 120s
help-match-protocol-a = Protocolul pentru A: uci (implicit) sau qtp
help-match-protocol-b = Protocolul pentru B: uci (implicit) sau qtp
help-match-name-a = Numele lui A în notații; implicit numele propriu
help-match-name-b = Numele lui B în notații; implicit numele propriu
help-match-option-a = Stabilește o opțiune a lui A, de exemplu Hash=256, la uci. Se poate repeta
help-match-option-b = Stabilește o opțiune a lui B, de exemplu Hash=256, la uci. Se poate repeta
help-match-seed = Un număr care fixează ce e lăsat la întâmplare, pentru motoarele cu opțiunea Seed; implicit 0
help-match-progress = Când se spune cum stă meciul: auto (pe o linie, în terminale, implicit), always (și în fișiere, câte o linie pe partidă) sau never

## solve

help-solve = Află cine câștigă o partidă mică în doi când ambii joacă cel mai bine
    .long =
        Află cine câștigă o partidă mică în doi când ambii joacă cel mai bine.

        Se calculează toate pozițiile care pot apărea, deci răspunsul este exact. Cine câștigă se grăbește, iar cine pierde rezistă cât mai mult; lungimile se socotesc în mutări ale ambilor jucători. Ultima linie este valoarea: „first player wins in N” (câștigă primul), „second player wins in N” (câștigă al doilea) sau „draw” (remiză). Înaintea ei stau primele mutări care o păstrează, întâi cele mai bune.

        Timpul și memoria cresc repede odată cu tabla și barierele: 5x5 cu câte 3 bariere cere câteva secunde și 74 MiB, cu câte 5 un minut și 663 MiB. O partidă care nu încape în memorie este refuzată.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Lățimea și înălțimea tablei, de la 2x2 la 9x9; implicit 9x9, ceea ce e mult prea mare
help-solve-fences = Bariere pentru fiecare jucător, de la 0 la 20; implicit 10
help-solve-memory = Câtă memorie se poate folosi, în MiB; implicit cea liberă
help-solve-threads = Cu câte fire de execuție să lucreze; implicit câte unul pe nucleu de procesor

## rules

help-rules = Afișează regulile jocului
    .long =
        Afișează regulile jocului, cu figuri desenate din caractere simple.

        Limba este cea a terminalului sau cea numită prin eticheta ei, de exemplu de sau zh-Hant.
    .examples =
        fencepost rules            în limba acestui terminal
        fencepost rules ja | less  în japoneză
help-rules-language = Eticheta unei limbi; implicit cea a terminalului

## completions

help-completions = Afișează un script care completează comenzi și opțiuni într-un shell
    .long =
        Afișează un script care completează comenzi și opțiuni într-un shell.

        Pune-l acolo unde shellul tău caută astfel de scripturi, apoi deschide un shell nou.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Shellul: bash, zsh, fish, powershell sau elvish

## help

help-help = Afișează ajutorul unei comenzi
    .long = Afișează ajutorul unei comenzi, ca COMMAND --help, sau pe cel al programului.
    .examples = fencepost help convert
help-help-command = Comanda
