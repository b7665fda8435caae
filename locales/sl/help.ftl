### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Uporaba
help-heading-commands = Ukazi
help-heading-arguments = Argumenti
help-heading-options = Možnosti
help-heading-set-up = Kje se partija začne
help-heading-pictures = Slike
help-heading-examples = Primeri

help = Fencepost: tekma kmetov čez ploščo z ograjami, za dva, tri ali štiri igralce
    .long =
        Fencepost: tekma kmetov čez ploščo z ograjami, za dva, tri ali štiri igralce.

        Polja se imenujejo kot na šahovnici, a1 je levo spodaj. Poteza je
          e2     polje, na katero stopi kmet, tudi s skokom;
          e3h    vodoravna ograja, severno od e3 in f3;
          e3v    navpična ograja, vzhodno od e3 in e4;
          pass   kadar ni dovoljeno nič drugega.

        Vsak ukaz ima svojo pomoč: fencepost legal --help
    .examples =
        fencepost show                       plošča pred prvo potezo
        fencepost show e2 e8 e3h             plošča po treh potezah
        fencepost legal --players 4 e2       poteze, s katerimi lahko Zahod odgovori na e2
        fencepost convert game.qgn -o g.gif  partija kot gibljive slike
        fencepost perft 3                    štetje položajev, za preverjanje pogona

help-any-help = Izpiši pomoč: -h krajšo, --help daljšo
help-version = Izpiši različico

## Where the game starts

help-any-players = Koliko igralcev: 2, 3 ali 4; privzeto 2
    .long =
        Koliko igralcev: 2, 3 ali 4; privzeto 2.

        Dva sta Jug in Sever, trije so Jug, Zahod in Sever.
help-any-board = Širina in višina plošče, od 2x2 do 9x9; privzeto 9x9
help-any-fences = Ograje za vsakega igralca, od 0 do 20; privzeto 10, 6 ali 5 za dva, tri ali štiri igralce
help-any-position = Začni s tem položajem
    .long =
        Začni s tem položajem namesto z novo partijo.

        Položaj je ena vrstica besedila, kakršno »fencepost show« izpiše zadnjo:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        to je: polja vodoravnih in navpičnih ograj, pisana skupaj; polja kmetov po vrstnem redu potez (- za igralca zunaj igre); ograje, ki jih ima vsak v zalogi; in 1, če je na vrsti prvi igralec, 2, če drugi. Plošča, ki ni 9x9, je navedena v šestem delu, na primer 5x5.

help-any-moves = Poteze, ki se odigrajo najprej, na primer e2 e8 e3h; out:west, kadar Zahod zapusti partijo treh ali štirih

## serve

help-serve = Zaženi spletno aplikacijo; to stori fencepost tudi brez ukaza
    .long =
        Zaženi spletno aplikacijo: igra v brskalniku proti ljudem in pogonom, za bote pa prek API-ja. To stori fencepost tudi brez ukaza.

        Ko je strežnik pripravljen, se izpiše naslov. Ctrl+C ali SIGTERM ga pravilno ustavi; kar koli se zgodi, vsaka potrjena poteza je na disku, in ob novem zagonu se partije nadaljujejo z istim stanjem ur.
    .examples =
        fencepost serve                                    samo na tem računalniku, na http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games za vse v omrežju
        fencepost serve --trust-proxy --base /fencepost    za povratnim posrednikom
help-serve-listen = Kje naj posluša; privzeto 127.0.0.1:8080, kar doseže samo ta računalnik. Vrata 0 vzamejo prosta
help-serve-data = Mapa za vse partije; privzeto mapa tega uporabnika
help-serve-most-data = Do koliko MiB sme zrasti datoteka z vsemi partijami; privzeto brez omejitve
help-serve-base = Pot, pod katero leži vse, kot jo posreduje povratni posrednik; privzeto /
help-serve-trust-proxy = Verjemi naslovom, ki jih sporoča povratni posrednik (X-Forwarded-For). Samo če ta obstaja
help-serve-allow-origin = Dovoli dostop do strežnika tudi stranem tega spletišča; lahko se navede večkrat
help-serve-no-analysis = Ne ponujaj analize
help-serve-metrics = Daj metrike za Prometheus na /metrics tudi, kadar strežnik dosežejo drugi
help-serve-engine-threads = Niti, na katerih razmišljajo pogoni; privzeto ena manj, kot je procesorjev
help-serve-engine-pace = Milisekunde med potezami v partijah, kjer igrajo samo pogoni; privzeto 500
help-serve-requests = Zahteve na sekundo z enega naslova, dolgoročno; privzeto 50. Pri tej in vseh drugih omejitvah 0 pomeni brez omejitve
help-serve-burst = Zahteve z enega naslova naenkrat; privzeto 500
help-serve-games-per-guest = Nedokončane partije enega brskalnika; privzeto 200
help-serve-games-per-address = Nedokončane partije, ustvarjene z enega naslova; privzeto 2000
help-serve-sockets-per-guest = Odprte vtičnice enega brskalnika; privzeto 100
help-serve-sockets-per-address = Odprte vtičnice z enega naslova; privzeto 1000
help-serve-log = Koliko naj piše na standardni izhod za napake: off, error, warn, info ali debug; privzeto info
help-serve-log-json = Piši dnevnik kot JSON, po en objekt v vrstici

help-export = Izpiši zapise vseh partij strežnika kot en tok .qgn
    .long =
        Izpiši zapise vseh partij strežnika kot en tok .qgn, najstarejše najprej. Strežnik lahko medtem teče.
    .examples =
        fencepost export -o all.qgn               vse partije iz običajne mape
        fencepost export --data games | less      partije iz druge mape
help-export-data = Mapa s partijami; privzeto mapa tega uporabnika
help-export-output = Datoteka, v katero se piše; privzeto standardni izhod

help-backup = Kopiraj vse partije strežnika v datoteko, medtem ko teče
    .long =
        Kopiraj vse partije strežnika v datoteko, medtem ko teče.

        Kopija je popolna in skladna. Za vrnitev nanjo ustavi strežnik in daj datoteko v podatkovno mapo pod imenom fencepost.db, namesto datotek, katerih ime se tako začne.
    .examples =
        fencepost backup monday.db                partije iz običajne mape
        fencepost backup --data games monday.db   partije iz druge mape
help-backup-file = Nova datoteka; že obstoječa ostane nedotaknjena
help-backup-data = Mapa s partijami; privzeto mapa tega uporabnika

## perft

help-perft = Preštej položaje, ki so dosegljivi v danem številu potez
    .long =
        Preštej položaje, ki so dosegljivi v danem številu potez.

        Tako se primerjajo programi, ki poznajo pravila: če dva data isto število, se strinjata o vsaki dovoljeni potezi do te globine. Število stoji samo v zadnji vrstici. Dobljena partija se tam konča, prisilni izpust poteze šteje kot poteza, ponovljeni položaji pa niso pomembni.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   vsaka prva poteza posebej
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Koliko potez globoko: od 0 do 100
help-perft-divide = Pred številom izpiši vsako prvo potezo z njenim deležem števila

## legal

help-legal = Naštej dovoljene poteze
    .long =
        Naštej v eni vrstici dovoljene poteze v položaju ali po nekaj potezah.

        Urejene so po abecedi. Kadar ni dovoljeno nič, v vrstici piše pass; ko je partije konec, je vrstica prazna.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Nariši položaj kot besedilo
    .long =
        Nariši kot besedilo položaj ali tistega po nekaj potezah.

        S, W, N in E so kmeti igralcev Jug, Zahod, Sever in Vzhod, # je ograja. Pod ploščo so ograje v zalogi, dolžina najkrajše poti vsakega kmeta do cilja, kdo je na vrsti, v zadnji vrstici pa sam položaj, za --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Kdaj uporabiti barve: auto (na terminalih, ki jih podpirajo; privzeto), always ali never

## convert

help-convert = Pretvori zapise in sezname potez v drugo obliko ali v slike
    .long =
        Preberi zapise ali sezname potez in jih izpiši v drugi obliki ali kot slike.

        Oblike besedila:
          qgn     zapis: oznake, oštevilčene poteze, variante, komentarji, izid
          moves   samo poteze, po ena partija v vrstici
          json    po en objekt v vrstici, z vsem, kar je v zapisu
        Slike, ene partije:
          svg     položaj kot risba
          png     položaj v slikovnih pikah
          gif     cela partija, po ena sličica na potezo

        Datoteka lahko vsebuje poljubno število partij. Če je v njej kar koli narobe, se ne izpiše nič, sporočilo pa pove, kje in zakaj.
    .examples =
        fencepost convert game.txt > game.qgn          urejen zapis iz seznama potez
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Datoteka za branje; - je standardni vhod
help-convert-from = Njena oblika: qgn, moves ali json; če ni navedena, se ugane
help-convert-to = Oblika za izpis: qgn, moves, json, svg, png ali gif
    .long =
        Oblika za izpis: qgn, moves, json, svg, png ali gif.

        Če ni navedena, sledi iz imena datoteke --output, sicer pa je qgn.
help-convert-dialect = Kako so poteze zapisane v datoteki: fencepost, glendenning, openspiel ali qtp
    .long =
        Kako so poteze zapisane v datoteki: fencepost, glendenning, openspiel ali qtp; privzeto fencepost.

        glendenning in openspiel štejeta vrste z nasprotne strani. qtp imenuje ograjo eno vrsto višje, začne pa Sever.
help-convert-to-dialect = Kako zapisati poteze; enaka izbira
help-convert-output = Piši v to datoteko, vse naenkrat na koncu; - je standardni izhod, tako kot privzeto
help-convert-game = Samo partija s to številko; prva je 1
help-convert-players = Koliko jih igra v seznamih potez, ki tega ne povedo: 2, 3 ali 4; privzeto 2
help-convert-board = Širina in višina njihove plošče, od 2x2 do 9x9; privzeto 9x9
help-convert-fences = Ograje za vsakega njihovega igralca, od 0 do 20
help-convert-position = Položaj, s katerim se začnejo
help-convert-ply = Pokaži položaj po toliko potezah, 0 je začetek; privzeto zadnjega
help-convert-theme = Videz: wood, light ali dark; privzeto wood
help-convert-size = Širina v slikovnih pikah, od 16 do 4096
help-convert-coordinates = S črkami in številkami okoli plošče; tako je tudi privzeto
help-convert-no-coordinates = Brez njih
help-convert-flip = Gledano s severa
help-convert-delay = Kako dolgo ostane vsaka sličica gifa, v milisekundah, od 20 do 60000; privzeto 900

## engine

help-engine = Igraj kot pogon: poslušaj standardni vhod, odgovarjaj na standardni izhod
    .long =
        Igraj kot pogon za druge programe: poslušaj standardni vhod, odgovarjaj na standardni izhod.

        Protokola sta dva: uci, protokol šahovskih pogonov s potezami te igre, in qtp, besedilni protokol Univerze v Atenah. Oba sta opisana v docs/protocols.md. Za ročni preizkus protokola uci vpiši: position startpos moves e2, nato: go movetime 1000, nato: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Kako se pogovarjati: uci (privzeto) ali qtp
help-engine-player = Kdo igra namesto pogona, da se drugi merijo z njim: random, racer, greedy ali rollouts, najšibkejši prvi
help-engine-level = Kako dobro igrati: 1 do 10 za ljudi; 0 (privzeto) je polna moč
help-engine-threads = S koliko nitmi iskati; privzeto 1
help-engine-hash = Pomnilnik za tabelo znanih položajev, v MiB; privzeto 64
help-engine-seed = Število, ki določi vsako naključno izbiro; privzeto 0
help-engine-movetime = Pri qtp: kako dolgo razmišljati o vsaki potezi, v milisekundah; privzeto 1000

## bench

help-bench = Preišči stalen nabor položajev, za primerjavo pogonov in računalnikov
    .long =
        Preišči stalen nabor položajev, za primerjavo pogonov in računalnikov.

        Vsaka vrstica pove, koliko položajev je bilo pregledanih in katera poteza najdena. Zadnja vrstica je vsota za dva igralca in hitrost: število vozlišč je ob vsakem zagonu in na vsakem računalniku enako, dokler je pogon isti. Trije in štirje igralci imajo pred njo svojo vrstico.
    .examples =
        fencepost bench

## match

help-match = Pomeri dva pogona med sabo in ugotovi, kateri je močnejši
    .long =
        Pomeri dva pogona med sabo in ugotovi, kateri je močnejši.

        A in B sta ukazni vrstici programov, ki govorita protokol uci ali qtp; vsako daj v narekovaje. Vsaka otvoritev se igra dvakrat z zamenjanima barvama, sodnik preverja vsako potezo po pravilih, izid pa je podan z vidika A, z napako po parih partij. Ctrl-C konča dvoboj in pove dotedanji izid.

        Partijo izgubi, kdor se sesuje, odigra nedovoljeno potezo ali prekorači čas; to se šteje posebej. S tremi ali štirimi igralci tak igralec izpade, drugi pa igrajo naprej.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Ukazna vrstica pogona, katerega izid se pove
help-match-engine-b = Ukazna vrstica drugega pogona
help-match-games = Koliko partij; privzeto 100. Barvi se menjata iz partije v partijo, zato je najboljše sodo število
help-match-time = Koliko razmišljati: 100ms ali 2s na potezo, 10000n (vozlišč) na potezo ali 60+0.5, ura z dodatkom v sekundah; privzeto 100ms
help-match-time-b = Enako, samo za B
help-match-openings = Datoteka otvoritev, po ena v vrstici: začetne poteze in komentarji za #. Privzeto začetni položaj
help-match-records = Zapiši vse partije v to datoteko, kot .qgn
help-match-sprt = Ustavi, brž ko je jasno, da je A močnejši za ELO1 ali ne več kot za ELO0
    .long =
        Ustavi, brž ko je jasno, da je A močnejši za ELO1 (H1) ali ne več kot za ELO0 (H0).

        To je sekvenčni test razmerja verjetnosti po parih partij. Še dve števili, kot v 0,10,0.01,0.05, sta verjetnosti, da se H1 ali H0 sprejme po pomoti; privzeto po 0.05.
help-match-concurrency = Koliko partij hkrati; privzeto 1
help-match-field = S tremi ali štirimi igralci, kdo ima koliko sedežev: a-vs-bbb (privzeto), aa-vs-bb, aaa-vs-b in tako naprej. Sedeži se menjajo iz partije v partijo, dokler vsak ne sedi povsod
help-match-max-plies = Partije s toliko potezami so remi; privzeto 400
help-match-margin = Koliko sme odgovor zamujati, na primer 50ms; privzeto 100ms
help-match-patience = Kako dolgo čakati na potezo, kadar se štejejo vozlišča, ne čas; privzeto 120s
help-match-protocol-a = Kako se pogovarjati z A: uci (privzeto) ali qtp
help-match-protocol-b = Kako se pogovarjati z B: uci (privzeto) ali qtp
help-match-name-a = Kako imenovati A v zapisih; privzeto njegovo ime
help-match-name-b = Kako imenovati B v zapisih; privzeto njegovo ime
help-match-option-a = Nastavi možnost za A, na primer Hash=256, v uci. Lahko se navede večkrat
help-match-option-b = Nastavi možnost za B, na primer Hash=256, v uci. Lahko se navede večkrat
help-match-seed = Število, ki določi vse naključno, za pogone z možnostjo Seed; privzeto 0
help-match-progress = Kdaj povedati stanje dvoboja: auto (v eni vrstici, na terminalih; privzeto), always (tudi v datoteke, vrstica na partijo) ali never

## solve

help-solve = Ugotovi, kdo zmaga v majhni igri v dvoje ob najboljši igri obeh
    .long =
        Ugotovi, kdo zmaga v majhni igri v dvoje ob najboljši igri obeh.

        Izračuna se vsak možen položaj, zato je odgovor točen. Zmagovalec hiti, poraženec pa se drži čim dlje; dolžine se štejejo v polpotezah, potezah obeh igralcev. Zadnja vrstica je vrednost: "first player wins in N" (zmaga prvi igralec), "second player wins in N" (zmaga drugi) ali "draw" (remi). Pred njo so prve poteze, ki jo ohranijo, najboljše najprej.

        Čas in pomnilnik hitro rasteta s ploščo in ograjami: 5x5 s po 3 ograjami zahteva sekunde in 74 MiB, s po 5 pa minuto in 663 MiB. Igra, ki ne gre v pomnilnik, je zavrnjena.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Širina in višina plošče, od 2x2 do 9x9; privzeto 9x9, kar je veliko preveč
help-solve-fences = Ograje za vsakega igralca, od 0 do 20; privzeto 10
help-solve-memory = Koliko pomnilnika se sme porabiti, v MiB; privzeto kolikor je prostega
help-solve-threads = S koliko nitmi delati; privzeto ena na jedro procesorja

## rules

help-rules = Izpiši pravila igre
    .long =
        Izpiši pravila igre, s slikami iz navadnih znakov.

        Jezik je tisti iz terminala ali naveden s svojo oznako, na primer de ali zh-Hant.
    .examples =
        fencepost rules            v jeziku tega terminala
        fencepost rules ja | less  v japonščini
help-rules-language = Oznaka jezika; privzeto jezik terminala

## completions

help-completions = Izpiši skript, ki v lupini dopolnjuje ukaze in možnosti
    .long =
        Izpiši skript, ki v lupini dopolnjuje ukaze in možnosti.

        Daj ga tja, kjer tvoja lupina išče take skripte, nato zaženi novo lupino.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Lupina: bash, zsh, fish, powershell ali elvish

## help

help-help = Izpiši pomoč za ukaz
    .long = Izpiši pomoč za ukaz, tako kot COMMAND --help, ali za celoten program.
    .examples = fencepost help convert
help-help-command = Ukaz
