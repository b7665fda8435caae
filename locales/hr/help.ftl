### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Uporaba
help-heading-commands = Naredbe
help-heading-arguments = Argumenti
help-heading-options = Opcije
help-heading-set-up = Odakle partija počinje
help-heading-pictures = Slike
help-heading-examples = Primjeri

help = Fencepost: utrka figura preko ploče s preprekama, za dva, tri ili četiri igrača
    .long =
        Fencepost: utrka figura preko ploče s preprekama, za dva, tri ili četiri igrača.

        Polja se zovu kao na šahovskoj ploči, a1 je dolje lijevo. Potez je
          e2     polje na koje figura staje, i skokom;
          e3h    vodoravna prepreka, sjeverno od e3 i f3;
          e3v    okomita prepreka, istočno od e3 i e4;
          pass   kad ništa drugo nije dopušteno.

        Svaka naredba ima svoju pomoć: fencepost legal --help
    .examples =
        fencepost show                       ploča prije prvog poteza
        fencepost show e2 e8 e3h             ploča nakon tri poteza
        fencepost legal --players 4 e2       potezi kojima Zapad može odgovoriti na e2
        fencepost convert game.qgn -o g.gif  partija kao pokretne slike
        fencepost perft 3                    broj pozicija, za provjeru motora

help-any-help = Prikaži pomoć: -h kraću, --help opširniju
help-version = Prikaži inačicu

## Where the game starts

help-any-players = Koliko igrača: 2, 3 ili 4; zadano 2
    .long =
        Koliko igrača: 2, 3 ili 4; zadano 2.

        Dva igrača su Jug i Sjever, tri su Jug, Zapad i Sjever.
help-any-board = Širina i visina ploče, od 2x2 do 9x9; zadano 9x9
help-any-fences = Prepreka za svakog igrača, od 0 do 20; zadano 10, 6 ili 5 za dva, tri ili četiri igrača
help-any-position = Počni od ove pozicije
    .long =
        Počni od ove pozicije umjesto od nove partije.

        Pozicija je jedan redak teksta, kakav „fencepost show” ispisuje zadnji:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        to jest: polja vodoravnih i okomitih prepreka, pisana spojeno; polja figura po redoslijedu poteza (- za igrača izvan igre); prepreke koje svatko ima u zalihi; i 1 ako je na potezu prvi igrač, 2 ako je drugi. Ploča koja nije 9x9 navodi se u šestom dijelu, na primjer 5x5.

help-any-moves = Potezi koji se prvo odigraju, na primjer e2 e8 e3h; out:west kad Zapad napušta partiju s tri ili četiri igrača

## serve

help-serve = Pokreni web-aplikaciju; isto radi fencepost bez naredbe
    .long =
        Pokreni web-aplikaciju: igra u pregledniku protiv ljudi i motora, a za botove preko API-ja. Isto radi fencepost bez naredbe.

        Kad je poslužitelj spreman, ispisuje se adresa. Ctrl+C ili SIGTERM uredno ga gasi; što god se dogodilo, svaki je potvrđeni potez na disku, a nakon novog pokretanja partije se nastavljaju s istim stanjem satova.
    .examples =
        fencepost serve                                    samo na ovom računalu, na http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games za sve u mreži
        fencepost serve --trust-proxy --base /fencepost    iza obrnutog proxyja
help-serve-listen = Gdje slušati; zadano 127.0.0.1:8080, dostupno samo s ovog računala. Port 0 uzima slobodan
help-serve-data = Mapa za sve partije; zadano mapa ovog korisnika
help-serve-most-data = Do koliko MiB smije narasti datoteka sa svim partijama; zadano bez granice
help-serve-base = Putanja pod kojom sve leži, kako je prosljeđuje obrnuti proxy; zadano /
help-serve-trust-proxy = Vjeruj adresama koje javlja obrnuti proxy (X-Forwarded-For). Samo ako ga ima
help-serve-allow-origin = Dopusti i stranicama ovog web-mjesta da šalju zahtjeve poslužitelju; može se navesti više puta
help-serve-no-analysis = Ne nudi analizu
help-serve-metrics = Daj metrike za Prometheus na /metrics i kad je poslužitelj dostupan drugima
help-serve-engine-threads = Broj dretvi na kojima motori razmišljaju; zadano jedna manje nego što ima procesora
help-serve-engine-pace = Milisekundi između poteza u partijama samo između motora; zadano 500
help-serve-requests = Zahtjeva u sekundi s jedne adrese, dugoročno; zadano 50. Za ovo i sva druga ograničenja 0 znači bez ograničenja
help-serve-burst = Zahtjeva s jedne adrese odjednom; zadano 500
help-serve-games-per-guest = Nezavršenih partija jednog preglednika; zadano 200
help-serve-games-per-address = Nezavršenih partija stvorenih s jedne adrese; zadano 2000
help-serve-sockets-per-guest = Otvorenih utičnica jednog preglednika; zadano 100
help-serve-sockets-per-address = Otvorenih utičnica s jedne adrese; zadano 1000
help-serve-log = Koliko pisati na standardni izlaz za pogreške: off, error, warn, info ili debug; zadano info
help-serve-log-json = Piši zapisnik kao JSON, po jedan objekt u retku

help-export = Ispiši zapise svih partija poslužitelja kao jedan tok .qgn
    .long =
        Ispiši zapise svih partija poslužitelja kao jedan tok .qgn, najstarije prvo. Poslužitelj pritom može raditi.
    .examples =
        fencepost export -o all.qgn               sve partije iz uobičajene mape
        fencepost export --data games | less      partije iz druge mape
help-export-data = Mapa s partijama; zadano mapa ovog korisnika
help-export-output = Datoteka u koju se piše; zadano standardni izlaz

help-backup = Kopiraj sve partije poslužitelja u datoteku dok on radi
    .long =
        Kopiraj sve partije poslužitelja u datoteku dok on radi.

        Kopija je potpuna i usklađena. Za povratak na nju zaustavi poslužitelj i stavi datoteku u mapu s podacima pod imenom fencepost.db, umjesto datoteka čije ime tako počinje.
    .examples =
        fencepost backup monday.db                partije iz uobičajene mape
        fencepost backup --data games monday.db   partije iz druge mape
help-backup-file = Nova datoteka; već postojeća se ne dira
help-backup-data = Mapa s partijama; zadano mapa ovog korisnika

## perft

help-perft = Prebroji pozicije do kojih se može stići u zadanom broju poteza
    .long =
        Prebroji pozicije do kojih se može stići u zadanom broju poteza.

        Tako se uspoređuju programi koji znaju pravila: ako dva daju isti broj, slažu se oko svakog dopuštenog poteza do te dubine. Broj stoji sam u zadnjem retku. Dobivena partija ondje završava, iznuđeno preskakanje računa se kao potez, a ponovljene pozicije nisu važne.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   svaki prvi potez zasebno
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Koliko poteza u dubinu: od 0 do 100
help-perft-divide = Prije broja ispiši svaki prvi potez s njegovim dijelom broja

## legal

help-legal = Nabroji dopuštene poteze
    .long =
        Nabroji u jednom retku dopuštene poteze u poziciji ili nakon nekoliko poteza.

        Poredani su po abecedi. Kad ništa nije dopušteno, u retku piše pass; kad je partija gotova, redak je prazan.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Nacrtaj poziciju kao tekst
    .long =
        Nacrtaj kao tekst poziciju ili onu nakon nekoliko poteza.

        S, W, N i E su figure igrača Jug, Zapad, Sjever i Istok, # je prepreka. Ispod ploče su prepreke u zalihi, duljina najkraćeg puta svake figure do cilja, tko je na potezu, a u zadnjem retku sama pozicija, za --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Kad rabiti boje: auto (na terminalima koji ih podržavaju; zadano), always ili never

## convert

help-convert = Pretvori zapise i popise poteza u drugi format ili u slike
    .long =
        Pročitaj zapise ili popise poteza i ispiši ih u drugom formatu ili kao slike.

        Tekstni formati:
          qgn     zapis: oznake, numerirani potezi, varijante, komentari, rezultat
          moves   samo potezi, po jedna partija u retku
          json    po jedan objekt u retku, sa svime što zapis sadrži
        Slike, jedne partije:
          svg     pozicija kao crtež
          png     pozicija u pikselima
          gif     cijela partija, po jedna slika na potez

        Datoteka može imati koliko god partija. Ako je išta u njoj pogrešno, ništa se ne ispisuje, a poruka kaže gdje i zašto.
    .examples =
        fencepost convert game.txt > game.qgn          uredan zapis od popisa poteza
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Datoteka koja se čita; - je standardni ulaz
help-convert-from = Njezin format: qgn, moves ili json; ako nije naveden, pogađa se
help-convert-to = Format za ispis: qgn, moves, json, svg, png ili gif
    .long =
        Format za ispis: qgn, moves, json, svg, png ili gif.

        Ako nije naveden, slijedi iz imena datoteke --output, a inače je qgn.
help-convert-dialect = Kako su potezi zapisani u datoteci: fencepost, glendenning, openspiel ili qtp
    .long =
        Kako su potezi zapisani u datoteci: fencepost, glendenning, openspiel ili qtp; zadano fencepost.

        glendenning i openspiel broje retke s udaljene strane. qtp naziva prepreku jedan redak više, a počinje Sjever.
help-convert-to-dialect = Kako zapisati poteze; isti izbor
help-convert-output = Piši u ovu datoteku, sve odjednom na kraju; - je standardni izlaz, kao i zadano
help-convert-game = Samo partija s ovim brojem; prva je 1
help-convert-players = Broj igrača u popisima poteza, iz kojih se to ne vidi: 2, 3 ili 4; zadano 2
help-convert-board = Širina i visina njihove ploče, od 2x2 do 9x9; zadano 9x9
help-convert-fences = Prepreka za svakog njihova igrača, od 0 do 20
help-convert-position = Pozicija od koje počinju
help-convert-ply = Prikaži poziciju nakon toliko poteza, 0 je početak; zadano zadnju
help-convert-theme = Izgled: wood, light ili dark; zadano wood
help-convert-size = Širina u pikselima, od 16 do 4096
help-convert-coordinates = Sa slovima i brojevima oko ploče; tako je i zadano
help-convert-no-coordinates = Bez njih
help-convert-flip = Gledano sa sjevera
help-convert-delay = Koliko stoji svaka slika u gifu, u milisekundama, od 20 do 60000; zadano 900

## engine

help-engine = Igraj kao motor: slušaj standardni ulaz, odgovaraj na standardni izlaz
    .long =
        Igraj kao motor za druge programe: slušaj standardni ulaz, odgovaraj na standardni izlaz.

        Postoje dva protokola: uci, protokol šahovskih motora s potezima ove igre, i qtp, tekstni protokol Sveučilišta u Ateni. Oba su opisana u docs/protocols.md. Za ručnu probu protokola uci upiši: position startpos moves e2, zatim: go movetime 1000, zatim: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Kako razgovarati: uci (zadano) ili qtp
help-engine-player = Tko igra umjesto motora, da se drugi mjere s njim: random, racer, greedy ili rollouts, najslabiji prvi
help-engine-level = Koliko dobro igrati: 1 do 10 za ljude; 0 (zadano) je puna snaga
help-engine-threads = S koliko dretvi tražiti; zadano 1
help-engine-hash = Memorija za tablicu poznatih pozicija, u MiB; zadano 64
help-engine-seed = Broj koji određuje svaki slučajni izbor; zadano 0
help-engine-movetime = Uz qtp: koliko razmišljati o svakom potezu, u milisekundama; zadano 1000

## bench

help-bench = Pretraži stalan skup pozicija, za usporedbu motora i računala
    .long =
        Pretraži stalan skup pozicija, za usporedbu motora i računala.

        Svaki redak kaže koliko je pozicija pregledano i koji je potez nađen. Zadnji je redak zbroj za dva igrača i brzina: broj čvorova jednak je pri svakom pokretanju i na svakom računalu dokle god je motor isti. Tri i četiri igrača imaju svoj redak prije njega.
    .examples =
        fencepost bench

## match

help-match = Pusti dva motora jedan protiv drugoga i utvrdi koji je jači
    .long =
        Pusti dva motora jedan protiv drugoga i utvrdi koji je jači.

        A i B su naredbeni redci programa koji govore protokol uci ili qtp; svaki stavi pod navodnike. Svako se otvaranje igra dvaput sa zamijenjenim bojama, sudac provjerava svaki potez po pravilima, a rezultat se daje s gledišta A, s pogreškom po parovima partija. Ctrl-C završava dvoboj i daje dotadašnji rezultat.

        Partija se gubi rušenjem programa, nedopuštenim potezom ili prekoračenjem vremena; to se broji zasebno. S tri ili četiri igrača ispada onaj tko tako pogriješi, a ostali igraju dalje.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Naredbeni redak motora čiji se rezultat daje
help-match-engine-b = Naredbeni redak drugog motora
help-match-games = Koliko partija; zadano 100. Boje se mijenjaju iz partije u partiju, pa je najbolji paran broj
help-match-time = Koliko razmišljati: 100ms ili 2s po potezu, 10000n (čvorova) po potezu ili 60+0.5, sat s dodatkom u sekundama; zadano 100ms
help-match-time-b = Isto, samo za B
help-match-openings = Datoteka otvaranja, po jedno u retku: početni potezi i komentari iza #. Zadano početna pozicija
help-match-records = Upiši sve partije u ovu datoteku, kao .qgn
help-match-sprt = Stani čim je jasno da je A jači za ELO1, ili jači za najviše ELO0
    .long =
        Stani čim je jasno da je A jači za ELO1 (H1), ili jači za najviše ELO0 (H0).

        Ovo je sekvencijalni test omjera vjerojatnosti po parovima partija. Još dva broja, kao u 0,10,0.01,0.05, jesu vjerojatnosti da se H1 ili H0 pogrešno prihvati; zadano po 0.05.
help-match-concurrency = Koliko partija istodobno; zadano 1
help-match-field = S tri ili četiri igrača, tko ima koliko mjesta: a-vs-bbb (zadano), aa-vs-bb, aaa-vs-b i tako dalje. Mjesta se mijenjaju iz partije u partiju dok svatko ne sjedne svugdje
help-match-max-plies = Partije s toliko poteza su remi; zadano 400
help-match-margin = Koliko odgovor smije kasniti, na primjer 50ms; zadano 100ms
help-match-patience = Koliko čekati potez kad se broje čvorovi, a ne vrijeme; zadano 120s
help-match-protocol-a = Kako razgovarati s A: uci (zadano) ili qtp
help-match-protocol-b = Kako razgovarati s B: uci (zadano) ili qtp
help-match-name-a = Kako zvati A u zapisima; zadano njegovo ime
help-match-name-b = Kako zvati B u zapisima; zadano njegovo ime
help-match-option-a = Postavi opciju za A, na primjer Hash=256, u uci. Može se navesti više puta
help-match-option-b = Postavi opciju za B, na primjer Hash=256, u uci. Može se navesti više puta
help-match-seed = Broj koji određuje sve slučajno, za motore s opcijom Seed; zadano 0
help-match-progress = Kad javljati stanje dvoboja: auto (u jednom retku, na terminalima; zadano), always (i u datoteke, redak po partiji) ili never

## solve

help-solve = Utvrdi tko dobiva malu igru udvoje uz najbolju igru obojice
    .long =
        Utvrdi tko dobiva malu igru udvoje uz najbolju igru obojice.

        Izračunava se svaka moguća pozicija, pa je odgovor točan. Pobjednik žuri, a gubitnik se drži što dulje; duljine se broje u polupotezima, potezima obaju igrača. Zadnji redak je vrijednost: "first player wins in N" (pobjeđuje prvi igrač), "second player wins in N" (pobjeđuje drugi) ili "draw" (remi). Prije njega su prvi potezi koji je čuvaju, najbolji prvo.

        Vrijeme i memorija brzo rastu s pločom i preprekama: 5x5 s po 3 prepreke traži sekunde i 74 MiB, s po 5 minutu i 663 MiB. Igra koja ne stane u memoriju odbija se.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Širina i visina ploče, od 2x2 do 9x9; zadano 9x9, što je preveliko
help-solve-fences = Prepreka za svakog igrača, od 0 do 20; zadano 10
help-solve-memory = Koliko se memorije smije zauzeti, u MiB; zadano koliko je slobodno
help-solve-threads = S koliko dretvi raditi; zadano jedna po jezgri procesora

## rules

help-rules = Ispiši pravila igre
    .long =
        Ispiši pravila igre, sa slikama od običnih znakova.

        Jezik je onaj iz terminala ili naveden svojom oznakom, na primjer de ili zh-Hant.
    .examples =
        fencepost rules            na jeziku ovog terminala
        fencepost rules ja | less  na japanskom
help-rules-language = Oznaka jezika; zadano jezik terminala

## completions

help-completions = Ispiši skriptu koja u ljusci dopunjuje naredbe i opcije
    .long =
        Ispiši skriptu koja u ljusci dopunjuje naredbe i opcije.

        Stavi je onamo gdje tvoja ljuska traži takve skripte, pa pokreni novu ljusku.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Ljuska: bash, zsh, fish, powershell ili elvish

## help

help-help = Prikaži pomoć za naredbu
    .long = Prikaži pomoć za naredbu, kao COMMAND --help, ili za cijeli program.
    .examples = fencepost help convert
help-help-command = Naredba
