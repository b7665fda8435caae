### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Lietošana
help-heading-commands = Komandas
help-heading-arguments = Argumenti
help-heading-options = Opcijas
help-heading-set-up = Partijas sākums
help-heading-pictures = Attēli
help-heading-examples = Piemēri

help = Fencepost: bandinieku sacīkste pāri barjeru laukumam diviem, trim vai četriem spēlētājiem
    .long =
        Fencepost: bandinieku sacīkste pāri barjeru laukumam diviem, trim vai četriem spēlētājiem.

        Lauciņus sauc tāpat kā uz šaha galdiņa, a1 ir apakšā pa kreisi. Gājiens ir
          e2     lauciņš, kurā bandinieks nonāk, arī ar lēcienu;
          e3h    horizontāla barjera uz ziemeļiem no e3 un f3;
          e3v    vertikāla barjera uz austrumiem no e3 un e4;
          pass   ja cita gājiena nav.

        Katrai komandai ir sava palīdzība: fencepost legal --help
    .examples =
        fencepost show                       laukums pirms pirmā gājiena
        fencepost show e2 e8 e3h             laukums pēc trim gājieniem
        fencepost legal --players 4 e2       gājieni, ar kuriem Rietumi var atbildēt uz e2
        fencepost convert game.qgn -o g.gif  partija kā animācija
        fencepost perft 3                    pozīciju skaits dzinēja pārbaudei

help-any-help = Parāda palīdzību; -h īsāku, --help garāku
help-version = Parāda versiju

## Where the game starts

help-any-players = Spēlētāju skaits: 2, 3 vai 4; pēc noklusējuma 2
    .long =
        Spēlētāju skaits: 2, 3 vai 4; pēc noklusējuma 2.

        Divatā spēlē Dienvidi un Ziemeļi, trijatā – Dienvidi, Rietumi un Ziemeļi.
help-any-board = Laukuma platums un augstums, no 2x2 līdz 9x9; pēc noklusējuma 9x9
help-any-fences = Barjeras katram spēlētājam, no 0 līdz 20; pēc noklusējuma 10, 6 vai 5 diviem, trim vai četriem spēlētājiem
help-any-position = Sāk no šīs pozīcijas
    .long =
        Sāk no šīs pozīcijas, nevis no jaunas partijas.

        Pozīcija ir viena teksta rinda, kādu "fencepost show" izvada kā pēdējo:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        tas ir: horizontālo un vertikālo barjeru lauciņi, rakstīti bez atstarpēm; bandinieku lauciņi gājienu secībā (- apzīmē spēlētāju, kas ir ārpus spēles); katra barjeras krājumā; un 1, ja gājiens ir pirmajam spēlētājam, vai 2, ja otrajam. Laukumu, kas nav 9x9, norāda sestajā daļā, piemēram, 5x5.

help-any-moves = Vispirms izdarāmie gājieni, piemēram, e2 e8 e3h; out:west, kad Rietumi pamet trīs vai četru spēlētāju partiju

## serve

help-serve = Palaiž tīmekļa lietotni; to pašu dara fencepost bez komandas
    .long =
        Palaiž tīmekļa lietotni: pārlūkā var spēlēt ar cilvēkiem un dzinējiem, bet boti spēlē caur API. To pašu dara fencepost bez komandas.

        Kad serveris ir gatavs, tas parāda savu adresi. Ctrl+C vai SIGTERM to kārtīgi aptur; lai kas notiktu, katrs apstiprinātais gājiens ir saglabāts diskā, un pēc atkārtotas palaišanas partijas turpinās ar tādiem pašiem pulksteņu rādījumiem.
    .examples =
        fencepost serve                                    tikai šajā datorā, adresē http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games visiem tīklā
        fencepost serve --trust-proxy --base /fencepost    aiz reversā starpniekservera
help-serve-listen = Kur klausīties; pēc noklusējuma 127.0.0.1:8080, kas sasniedzama tikai no šī datora. Ports 0 nozīmē jebkuru brīvu
help-serve-data = Visu partiju mape; pēc noklusējuma šī lietotāja mape
help-serve-most-data = Lielākais partiju faila izmērs MiB; pēc noklusējuma bez ierobežojuma
help-serve-base = Ceļš, zem kura viss atrodas, tāds, kādu nodod reversais starpniekserveris; pēc noklusējuma /
help-serve-trust-proxy = Uzticas adresēm, ko ziņo reversais starpniekserveris (X-Forwarded-For). Tikai tad, ja tāds ir
help-serve-allow-origin = Ļauj serveri izsaukt arī šīs vietnes lapām; var norādīt vairākas reizes
help-serve-no-analysis = Nepiedāvā analīzi
help-serve-metrics = Sniedz datus programmai Prometheus adresē /metrics arī tad, ja serveri var sasniegt citi
help-serve-engine-threads = Pavedienu skaits dzinēju domāšanai; pēc noklusējuma par vienu mazāk nekā procesoru
help-serve-engine-pace = Milisekundes starp gājieniem partijās, kurās spēlē tikai dzinēji; pēc noklusējuma 500
help-serve-requests = Pieprasījumi sekundē no vienas adreses ilgākā laikā; pēc noklusējuma 50. Šeit un visur citur 0 nozīmē bez ierobežojuma
help-serve-burst = Pieprasījumi no vienas adreses vienlaikus; pēc noklusējuma 500
help-serve-games-per-guest = Nepabeigtas partijas no viena pārlūka; pēc noklusējuma 200
help-serve-games-per-address = Nepabeigtas partijas, kas izveidotas no vienas adreses; pēc noklusējuma 2000
help-serve-sockets-per-guest = Atvērtas ligzdas no viena pārlūka; pēc noklusējuma 100
help-serve-sockets-per-address = Atvērtas ligzdas no vienas adreses; pēc noklusējuma 1000
help-serve-log = Cik daudz rakstīt standarta kļūdu izvadē: off, error, warn, info vai debug; pēc noklusējuma info
help-serve-log-json = Raksta žurnālu kā JSON, vienu objektu rindā

help-export = Ieraksta visas servera partijas vienā .qgn plūsmā
    .long =
        Ieraksta visas servera partijas vienā .qgn plūsmā, sākot ar vecāko. Serveris tikmēr var darboties.
    .examples =
        fencepost export -o all.qgn               visas partijas no noklusējuma mapes
        fencepost export --data games | less      partijas no citas mapes
help-export-data = Partiju mape; pēc noklusējuma šī lietotāja mape
help-export-output = Fails, kurā rakstīt; pēc noklusējuma standarta izvade

help-backup = Nokopē visas partijas no strādājoša servera failā
    .long =
        Nokopē visas partijas no strādājoša servera failā.

        Kopija ir pilnīga un saskanīga. Lai pie tās atgrieztos, apturi serveri un ieliec failu datu mapē ar nosaukumu fencepost.db to failu vietā, kuru nosaukumi tā sākas.
    .examples =
        fencepost backup monday.db                partijas no noklusējuma mapes
        fencepost backup --data games monday.db   partijas no citas mapes
help-backup-file = Jauns fails; esošs fails netiek aiztikts
help-backup-data = Partiju mape; pēc noklusējuma šī lietotāja mape

## perft

help-perft = Saskaita pozīcijas, kas sasniedzamas norādītajā gājienu skaitā
    .long =
        Saskaita pozīcijas, kas sasniedzamas norādītajā gājienu skaitā.

        Tā salīdzina programmas, kas zina noteikumus: ja divām iznāk viens skaitlis, tās ir vienisprātis par katru atļauto gājienu līdz šim dziļumam. Rezultāts stāv viens pats pēdējā rindā. Uzvarēta partija tur beidzas, piespiedu izlaišanu skaita kā gājienu, un pozīciju atkārtošanās neko nemaina.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   katrs pirmais gājiens atsevišķi
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Dziļums gājienos: no 0 līdz 100
help-perft-divide = Pirms rezultāta izvada katru pirmo gājienu un tam atbilstošo rezultāta daļu

## legal

help-legal = Uzskaita atļautos gājienus
    .long =
        Vienā rindā uzskaita gājienus, kas atļauti pozīcijā vai pēc norādītajiem gājieniem.

        Tie ir sakārtoti pēc alfabēta. Ja neviens gājiens nav atļauts, rindā ir pass; ja partija beigusies, rinda ir tukša.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Uzzīmē pozīciju kā tekstu
    .long =
        Uzzīmē kā tekstu pozīciju vai stāvokli pēc norādītajiem gājieniem.

        S, W, N un E ir bandinieki (Dienvidi, Rietumi, Ziemeļi un Austrumi), # ir barjera. Zem laukuma ir barjeras krājumā, katra bandinieka īsākā ceļa garums līdz mērķim, spēlētājs, kam ir gājiens, un pēdējā rindā pati pozīcija, kādu pieņem --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Kad lietot krāsas: auto (termināļos, kas tās prot; noklusējums), always (vienmēr) vai never (nekad)

## convert

help-convert = Pārvērš pierakstus un gājienu sarakstus citā formātā vai attēlos
    .long =
        Nolasa pierakstus vai gājienu sarakstus un ieraksta tos citā formātā vai kā attēlus.

        Teksta formāti:
          qgn     pieraksts: birkas, numurēti gājieni, varianti, komentāri, rezultāts
          moves   tikai gājieni, viena partija rindā
          json    viens objekts rindā ar visu, kas ir pierakstā
        Vienas partijas attēli:
          svg     pozīcija kā zīmējums
          png     pozīcija pikseļos
          gif     visa partija, viens kadrs gājienam

        Failā var būt jebkāds skaits partiju. Ja kaut kas tajā ir nepareizi, nekas netiek ierakstīts, un ziņojums pasaka, kur un kāpēc.
    .examples =
        fencepost convert game.txt > game.qgn          kārtīgs pieraksts no gājienu saraksta
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Nolasāmais fails; - ir standarta ievade
help-convert-from = Tā formāts: qgn, moves vai json; ja nav norādīts, tiek uzminēts
help-convert-to = Rakstīšanas formāts: qgn, moves, json, svg, png vai gif
    .long =
        Rakstīšanas formāts: qgn, moves, json, svg, png vai gif.

        Ja nav norādīts, to nosaka --output faila nosaukums, bet bez tā tas ir qgn.
help-convert-dialect = Kā failā pierakstīti gājieni: fencepost, glendenning, openspiel vai qtp
    .long =
        Kā failā pierakstīti gājieni: fencepost, glendenning, openspiel vai qtp; pēc noklusējuma fencepost.

        glendenning un openspiel skaita rindas no pretējās puses. qtp barjeru apzīmē vienu rindu augstāk, un sāk Ziemeļi.
help-convert-to-dialect = Kā gājienus rakstīt; tās pašas iespējas
help-convert-output = Raksta šajā failā, visu uzreiz beigās; - ir standarta izvade, tāpat kā bez norādes
help-convert-game = Tikai partija ar šo numuru; pirmā ir 1
help-convert-players = Spēlētāju skaits gājienu sarakstos, kuri to nenorāda: 2, 3 vai 4; pēc noklusējuma 2
help-convert-board = To laukuma platums un augstums, no 2x2 līdz 9x9; pēc noklusējuma 9x9
help-convert-fences = Barjeras katram to spēlētājam, no 0 līdz 20
help-convert-position = Cita pozīcija, no kuras tie sākas
help-convert-ply = Parāda pozīciju pēc tik daudziem gājieniem, 0 ir sākums; pēc noklusējuma pēdējā
help-convert-theme = Izskats: wood, light vai dark; pēc noklusējuma wood
help-convert-size = Platums pikseļos, no 16 līdz 4096
help-convert-coordinates = Ar burtiem un cipariem ap laukumu; tā ir arī bez norādes
help-convert-no-coordinates = Bez tiem
help-convert-flip = Skats no ziemeļiem
help-convert-delay = Cik ilgi redzams katrs gif kadrs, milisekundēs, no 20 līdz 60000; pēc noklusējuma 900

## engine

help-engine = Spēlē kā dzinējs: klausās standarta ievadi, atbild standarta izvadē
    .long =
        Spēlē kā dzinējs citām programmām: klausās standarta ievadi, atbild standarta izvadē.

        Ir divi protokoli: uci, kas pazīstams no šaha dzinējiem, ar šīs spēles gājieniem, un qtp, Atēnu Universitātes teksta protokols. Abi aprakstīti failā docs/protocols.md. Lai izmēģinātu uci ar roku, ieraksti: position startpos moves e2, tad: go movetime 1000, tad: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Kā sazināties: uci (noklusējums) vai qtp
help-engine-player = Kas spēlē dzinēja vietā, lai būtu ar ko salīdzināt: random, racer, greedy vai rollouts, sākot ar vājāko
help-engine-level = Cik labi spēlēt: no 1 līdz 10 cilvēkiem; noklusējums 0 ir pilns spēks
help-engine-threads = Meklēšanas pavedienu skaits; pēc noklusējuma 1
help-engine-hash = Atmiņa zināmo pozīciju tabulai, MiB; pēc noklusējuma 64
help-engine-seed = Skaitlis, kas nosaka visas nejaušās izvēles; pēc noklusējuma 0
help-engine-movetime = Cik ilgi ar qtp domāt par katru gājienu, milisekundēs; pēc noklusējuma 1000

## bench

help-bench = Pārmeklē noteiktu pozīciju kopu, lai salīdzinātu dzinējus un datorus
    .long =
        Pārmeklē noteiktu pozīciju kopu, lai salīdzinātu dzinējus un datorus.

        Katra rinda norāda apskatīto pozīciju skaitu un atrasto gājienu. Pēdējā rinda ir divu spēlētāju summa un ātrums: kamēr dzinējs ir tas pats, mezglu skaits katrreiz un katrā datorā ir vienāds. Trim un četriem spēlētājiem pirms tās ir sava rinda.
    .examples =
        fencepost bench

## match

help-match = Liek diviem dzinējiem spēlēt vienam pret otru un pasaka, kurš ir stiprāks
    .long =
        Liek diviem dzinējiem spēlēt vienam pret otru un pasaka, kurš ir stiprāks.

        A un B ir to programmu komandrindas, kas prot uci vai qtp protokolu; katru liec pēdiņās. Katru atklātni spēlē divreiz, mainot krāsas, tiesnesis pārbauda katra gājiena atbilstību noteikumiem, un rezultātu rāda no A puses, ar kļūdu pēc partiju pāriem. Ctrl-C beidz maču un parāda līdzšinējo rezultātu.

        Avārija, neatļauts gājiens vai laika pārsniegšana nozīmē zaudējumu; tos skaita atsevišķi. Ja spēlē trīs vai četri, vainīgais izstājas, un pārējie spēlē tālāk.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Komandrinda dzinējam, kura rezultātu rāda
help-match-engine-b = Otra dzinēja komandrinda
help-match-games = Partiju skaits; pēc noklusējuma 100. Krāsas mainās pēc katras partijas, tāpēc vislabāk izvēlēties pāra skaitli
help-match-time = Cik domāt: 100ms vai 2s gājienam, 10000n (mezgli) gājienam vai 60+0.5, pulkstenis ar pielikumu sekundēs; pēc noklusējuma 100ms
help-match-time-b = Tas pats, bet tikai B
help-match-openings = Atklātņu fails, viena rindā: sākuma gājieni un komentāri pēc #. Pēc noklusējuma sākuma pozīcija
help-match-records = Ieraksta visas partijas šajā failā kā .qgn
help-match-sprt = Beidz, tiklīdz skaidrs, ka A pārspēj B par ELO1 vai ne vairāk kā par ELO0
    .long =
        Beidz, tiklīdz skaidrs, ka A pārspēj B par ELO1 (H1) vai ne vairāk kā par ELO0 (H0).

        Tas ir secīgais varbūtību attiecības tests ar partiju pāriem. Vēl divi skaitļi, kā 0,10,0.01,0.05, ir varbūtības kļūdaini pieņemt H1 vai H0; pēc noklusējuma katra 0.05.
help-match-concurrency = Cik partiju vienlaikus; pēc noklusējuma 1
help-match-field = Kam cik vietu, ja spēlē trīs vai četri: a-vs-bbb (noklusējums), aa-vs-bb, aaa-vs-b un tā tālāk. Vietas mainās pēc katras partijas, līdz visi ir bijuši visur
help-match-max-plies = Partijas ar tik daudziem gājieniem beidzas neizšķirti; pēc noklusējuma 400
help-match-margin = Par cik ilgāk, nekā atļauts, drīkst ilgt atbilde, piemēram, 50ms; pēc noklusējuma 100ms
help-match-patience = Cik ilgi gaidīt gājienu, ja skaita mezglus, nevis laiku; pēc noklusējuma 120s
help-match-protocol-a = Kā sazināties ar A: uci (noklusējums) vai qtp
help-match-protocol-b = Kā sazināties ar B: uci (noklusējums) vai qtp
help-match-name-a = A vārds pierakstos; pēc noklusējuma tā paša vārds
help-match-name-b = B vārds pierakstos; pēc noklusējuma tā paša vārds
help-match-option-a = Iestata A opciju ar uci, piemēram, Hash=256. Var norādīt vairākas reizes
help-match-option-b = Iestata B opciju ar uci, piemēram, Hash=256. Var norādīt vairākas reizes
help-match-seed = Skaitlis, kas nosaka nejaušās izvēles, dzinējiem ar opciju Seed; pēc noklusējuma 0
help-match-progress = Kad ziņot par mača gaitu: auto (vienā rindā termināļos; noklusējums), always (arī failos, rinda katrai partijai) vai never (nekad)

## solve

help-solve = Noskaidro, kas uzvar mazā divu spēlētāju partijā, ja abi spēlē vislabāk
    .long =
        Noskaidro, kas uzvar mazā divu spēlētāju partijā, ja abi spēlē vislabāk.

        Tiek aprēķināta katra iespējamā pozīcija, tāpēc atbilde ir precīza. Uzvarētājs steidzas, un zaudētājs turas, cik ilgi vien var; garumu skaita abu spēlētāju gājienos. Pēdējā rinda ir rezultāts: "first player wins in N" (uzvar pirmais), "second player wins in N" (uzvar otrais) vai "draw" (neizšķirts). Pirms tās ir pirmie gājieni, kas to saglabā, sākot ar labākajiem.

        Laiks un atmiņa ātri aug līdz ar laukumu un barjerām: 5x5 ar 3 barjerām katram aizņem dažas sekundes un 74 MiB, ar 5 – minūti un 663 MiB. Partija, kas neietilpst atmiņā, tiek noraidīta.
    .examples =
        fencepost solve --board 3x3 --fences 2     otrais uzvar 12 gājienos
        fencepost solve --board 3x5 --fences 3     pirmais uzvar 19 gājienos
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Laukuma platums un augstums, no 2x2 līdz 9x9; pēc noklusējuma 9x9, kas ir daudz par lielu
help-solve-fences = Barjeras katram spēlētājam, no 0 līdz 20; pēc noklusējuma 10
help-solve-memory = Cik atmiņas drīkst aizņemt, MiB; pēc noklusējuma tik, cik ir brīvas
help-solve-threads = Pavedienu skaits; pēc noklusējuma viens katram procesora kodolam

## rules

help-rules = Izvada spēles noteikumus
    .long =
        Izvada spēles noteikumus ar attēliem, kas zīmēti ar parastām rakstzīmēm.

        Valoda ir tāda pati kā terminālim vai tā, kuras kods norādīts, piemēram, de vai zh-Hant.
    .examples =
        fencepost rules            šī termināļa valodā
        fencepost rules ja | less  japāņu valodā
help-rules-language = Valodas kods; pēc noklusējuma termināļa valoda

## completions

help-completions = Izvada skriptu, kas čaulā pabeidz komandas un opcijas
    .long =
        Izvada skriptu, kas čaulā pabeidz komandas un opcijas.

        Ieliec to tur, kur tava čaula meklē šādus skriptus, un palaid jaunu čaulu.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Čaula: bash, zsh, fish, powershell vai elvish

## help

help-help = Parāda komandas palīdzību
    .long = Parāda komandas palīdzību, tāpat kā COMMAND --help, vai programmas palīdzību.
    .examples = fencepost help convert
help-help-command = Komanda
