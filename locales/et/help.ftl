### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Kasutamine
help-heading-commands = Käsud
help-heading-arguments = Argumendid
help-heading-options = Valikud
help-heading-set-up = Kust mäng algab
help-heading-pictures = Pildid
help-heading-examples = Näited

help = Fencepost: nuppude võidujooks takistustarade vahel, kahele, kolmele või neljale mängijale
    .long =
        Fencepost: nuppude võidujooks takistustarade vahel, kahele, kolmele või neljale mängijale.

        Ruute nimetatakse nagu malelaual, a1 on all vasakul. Käik on
          e2     ruut, kuhu nupp jõuab, ka hüppega;
          e3h    rõhtne takistustara ruutudest e3 ja f3 põhja pool;
          e3v    püstine takistustara ruutudest e3 ja e4 ida pool;
          pass   kui midagi muud ei ole lubatud.

        Igal käsul on oma abi: fencepost legal --help
    .examples =
        fencepost show                       laud enne esimest käiku
        fencepost show e2 e8 e3h             laud pärast kolme käiku
        fencepost legal --players 4 e2       käigud, millega lääs võib e2-le vastata
        fencepost convert game.qgn -o g.gif  mäng liikuva pildina
        fencepost perft 3                    seisude arv mootori kontrollimiseks

help-any-help = Näita abi; -h näitab lühemat, --help pikemat
help-version = Näita versiooni

## Where the game starts

help-any-players = Mitu mängijat: 2, 3 või 4; vaikimisi 2
    .long =
        Mitu mängijat: 2, 3 või 4; vaikimisi 2.

        Kahekesi mängivad lõuna ja põhi, kolmekesi lõuna, lääs ja põhi.
help-any-board = Laua laius ja kõrgus, 2x2 kuni 9x9; vaikimisi 9x9
help-any-fences = Takistustarasid mängija kohta, 0 kuni 20; vaikimisi 10, 6 või 5, kui mängijaid on kaks, kolm või neli
help-any-position = Alusta hoopis sellest seisust
    .long =
        Alusta uue mängu asemel sellest seisust.

        Seis on üks tekstirida, nagu „fencepost show“ selle viimasena väljastab:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        see tähendab: rõhtsate ja püstiste takistustarade ruudud kokku kirjutatuna; nuppude ruudud käigujärjekorras (- kui mängija on väljas); igaühe käes olevad takistustarad; ja 1, kui käigul on esimene mängija, 2, kui teine. Kui laud ei ole 9x9, on selle suurus kuuendas osas, näiteks 5x5.

help-any-moves = Enne tehtavad käigud, näiteks e2 e8 e3h; out:west, kui lääs lahkub kolme või nelja mängija mängust

## serve

help-serve = Käivita veebirakendus; seda teeb fencepost ka ilma käsuta
    .long =
        Käivita veebirakendus: brauseris saab mängida inimeste ja mootorite vastu, robotid mängivad API kaudu. Seda teeb fencepost ka ilma käsuta.

        Aadress väljastatakse, kui server on valmis. Ctrl+C või SIGTERM lõpetab selle korralikult. Mis ka ei juhtuks, on iga kinnitatud käik kettal ja mängud jätkuvad pärast taaskäivitust samade kellaseisudega.
    .examples =
        fencepost serve                                    ainult selles masinas, aadressil http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games kõigile võrgus olijatele
        fencepost serve --trust-proxy --base /fencepost    pöördpuhverserveri taga
help-serve-listen = Kus kuulata; vaikimisi 127.0.0.1:8080, kuhu pääseb ainult sellest masinast. Port 0 valib vaba pordi
help-serve-data = Kõigi mängude kaust; vaikimisi selle kasutaja kaust
help-serve-most-data = Mängufaili suurim lubatud maht mebibaitides; vaikimisi piiramata
help-serve-base = Tee, mille all kõik asub, nii nagu pöördpuhverserver selle edasi annab; vaikimisi /
help-serve-trust-proxy = Usalda aadresse, mida pöördpuhverserver teatab (X-Forwarded-For). Ainult siis, kui see on olemas
help-serve-allow-origin = Luba ka selle saidi lehtedel serveri poole pöörduda; võib anda mitu korda
help-serve-no-analysis = Ära paku analüüsi
help-serve-metrics = Paku Prometheuse mõõdikuid aadressil /metrics ka siis, kui teised serverile ligi pääsevad
help-serve-engine-threads = Lõimed, millel mootorid mõtlevad; vaikimisi üks vähem kui protsessoreid
help-serve-engine-pace = Millisekundeid käikude vahel mängudes, kus mängivad ainult mootorid; vaikimisi 500
help-serve-requests = Päringuid sekundis ühelt aadressilt pikema aja jooksul; vaikimisi 50. Siin ja kõigi teiste piirangute puhul tähendab 0 piiramatut
help-serve-burst = Päringuid ühelt aadressilt korraga; vaikimisi 500
help-serve-games-per-guest = Ühe brauseri lõpetamata mänge; vaikimisi 200
help-serve-games-per-address = Ühelt aadressilt loodud lõpetamata mänge; vaikimisi 2000
help-serve-sockets-per-guest = Ühe brauseri avatud ühendusi; vaikimisi 100
help-serve-sockets-per-address = Avatud ühendusi ühelt aadressilt; vaikimisi 1000
help-serve-log = Kui palju standardveavoogu kirjutada: off, error, warn, info või debug; vaikimisi info
help-serve-log-json = Kirjuta logi JSON-ina, üks objekt rea kohta

help-export = Kirjuta serveri kõigi mängude üleskirjutused ühe .qgn-voona
    .long =
        Kirjuta serveri kõigi mängude üleskirjutused ühe .qgn-voona, alates vanimast. Server võib samal ajal töötada.
    .examples =
        fencepost export -o all.qgn               kõik tavalise kausta mängud
        fencepost export --data games | less      mõne teise kausta mängud
help-export-data = Mängude kaust; vaikimisi selle kasutaja kaust
help-export-output = Fail, kuhu kirjutada; vaikimisi standardväljund

help-backup = Kopeeri töötava serveri kõik mängud faili
    .long =
        Kopeeri töötava serveri kõik mängud faili.

        Koopia on täielik ja terviklik. Selle taastamiseks peata server ja pane fail andmekausta nimega fencepost.db nende failide asemele, mille nimi algab samamoodi.
    .examples =
        fencepost backup monday.db                tavalise kausta mängud
        fencepost backup --data games monday.db   mõne teise kausta mängud
help-backup-file = Uus fail; olemasolevat ei puututa
help-backup-data = Mängude kaust; vaikimisi selle kasutaja kaust

## perft

help-perft = Loe kokku seisud, milleni jõuab antud arvu käikudega
    .long =
        Loe kokku seisud, milleni jõuab antud arvu käikudega.

        Nii võrreldakse programme, mis tunnevad reegleid: kui kaks neist annavad sama arvu, on nad kuni selle sügavuseni kõigis lubatud käikudes ühel meelel. Arv on üksinda viimasel real. Võidetud mäng lõpeb seal, sunnitud vahelejätmine loetakse käiguks ja korduvad seisud midagi ei muuda.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   iga esimene käik eraldi
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Sügavus käikudes: 0 kuni 100
help-perft-divide = Väljasta enne arvu iga esimene käik koos sellele järgneva osaga arvust

## legal

help-legal = Loetle lubatud käigud
    .long =
        Loetle ühel real lubatud käigud antud seisus või pärast antud käike.

        Need on tähestiku järjekorras. Kui midagi ei ole lubatud, on real pass; kui mäng on läbi, on rida tühi.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Joonista seis tekstina
    .long =
        Joonista tekstina seis või see, milleni antud käigud viivad.

        S, W, N ja E on lõuna, lääne, põhja ja ida nupud, # on takistustara. Laua all on käes olevad takistustarad, iga nupu lühima tee pikkus sihini, kelle kord on ja viimasel real seis ise, valiku --position jaoks.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Millal kasutada värve: auto (vaikimisi, värvidega terminalides), always või never

## convert

help-convert = Teisenda üleskirjutusi ja käikude loendeid teise vormingusse või piltideks
    .long =
        Loe üleskirjutusi või käikude loendeid ja kirjuta need teises vormingus või piltidena.

        Tekstivormingud:
          qgn     üleskirjutus: sildid, nummerdatud käigud, variandid, märkused, tulemus
          moves   ainult käigud, üks mäng rea kohta
          json    üks objekt rea kohta, kõigega, mis üleskirjutuses on
        Pildid, ühest mängust:
          svg     seis joonisena
          png     seis pikslitena
          gif     kogu mäng, üks kaader käigu kohta

        Failis võib olla ükskõik kui palju mänge. Kui selles on mõni viga, ei kirjutata midagi ning teade ütleb, kus viga on ja miks.
    .examples =
        fencepost convert game.txt > game.qgn          korrastatud üleskirjutus käikude loendist
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Loetav fail; - on standardsisend
help-convert-from = Faili vorming: qgn, moves või json; kui pole antud, arvatakse ära
help-convert-to = Väljundvorming: qgn, moves, json, svg, png või gif
    .long =
        Väljundvorming: qgn, moves, json, svg, png või gif.

        Kui seda pole antud, tuleneb see valiku --output faili nimest, muidu on see qgn.
help-convert-dialect = Kuidas on käigud failis kirjas: fencepost, glendenning, openspiel või qtp
    .long =
        Kuidas on käigud failis kirjas: fencepost, glendenning, openspiel või qtp; vaikimisi fencepost.

        glendenning ja openspiel loevad ridu kaugemast servast. qtp-s on takistustara nimi ühe rea võrra kõrgem ja alustab põhi.
help-convert-to-dialect = Kuidas käigud kirja panna; samad võimalused
help-convert-output = Kirjuta sellesse faili, lõpus korraga; - on standardväljund, nagu ka vaikimisi
help-convert-game = Ainult selle numbriga mäng; esimene on 1
help-convert-players = Mängijate arv käikude loendites, kust see ei selgu: 2, 3 või 4; vaikimisi 2
help-convert-board = Nende laua laius ja kõrgus, 2x2 kuni 9x9; vaikimisi 9x9
help-convert-fences = Nende takistustarasid mängija kohta, 0 kuni 20
help-convert-position = Seis, millest need algavad
help-convert-ply = Näita seisu pärast nii mitut käiku, 0 on algus; vaikimisi viimane
help-convert-theme = Välimus: wood, light või dark; vaikimisi wood
help-convert-size = Laius pikslites, 16 kuni 4096
help-convert-coordinates = Tähed ja numbrid laua ümber; nii on ka vaikimisi
help-convert-no-coordinates = Ilma nendeta
help-convert-flip = Põhja poolt vaadatuna
help-convert-delay = Kui kaua iga gif-i kaader näha on, millisekundites, 20 kuni 60000; vaikimisi 900

## engine

help-engine = Mängi mootorina: kuula standardsisendit, vasta standardväljundisse
    .long =
        Mängi teiste programmide jaoks mootorina: kuula standardsisendit, vasta standardväljundisse.

        Protokolle on kaks: uci ehk malemootorite oma selle mängu käikudega ja qtp, Ateena ülikooli tekstiprotokoll. Mõlemad on kirjeldatud failis docs/protocols.md. Et uci-d käsitsi proovida, kirjuta: position startpos moves e2, siis: go movetime 1000, siis: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Suhtluskeel: uci (vaikimisi) või qtp
help-engine-player = Kes mängib mootori asemel, et teisi selle järgi mõõta: random, racer, greedy või rollouts, alates nõrgimast
help-engine-level = Kui hästi mängida: 1 kuni 10 inimestele; 0 (vaikimisi) on täisvõimsus
help-engine-threads = Mitme lõimega otsida; vaikimisi 1
help-engine-hash = Tuntud seisude tabeli mälu mebibaitides; vaikimisi 64
help-engine-seed = Arv, mis määrab kõik juhuslikud valikud; vaikimisi 0
help-engine-movetime = Protokolliga qtp: mõtlemisaeg käigu kohta millisekundites; vaikimisi 1000

## bench

help-bench = Uuri kindlat seisude kogumit, et mootoreid ja arvuteid võrrelda
    .long =
        Uuri kindlat seisude kogumit, et mootoreid ja arvuteid võrrelda.

        Iga rida ütleb, mitu seisu läbi vaadati ja milline käik leiti. Viimasel real on kahe mängija seisude summa ja kiirus: sõlmede arv on igal korral ja igas arvutis sama, kui mootor on sama. Kolme ja nelja mängija jaoks on enne seda oma rida.
    .examples =
        fencepost bench

## match

help-match = Pane kaks mootorit omavahel mängima ja ütle, kumb on tugevam
    .long =
        Pane kaks mootorit omavahel mängima ja ütle, kumb on tugevam.

        A ja B on selliste programmide käsuread, mis kasutavad protokolli uci või qtp; pane kumbki jutumärkidesse. Iga avang mängitakse kaks korda vahetatud pooltega, kohtunik kontrollib iga käiku reeglite järgi ja tulemus öeldakse A poolelt vaadatuna koos mängupaaridest arvutatud veaga. Ctrl-C lõpetab matši ja ütleb senise tulemuse.

        Mäng kaotatakse krahhi, lubamatu käigu või ajaületusega; need loetakse eraldi kokku. Kolme või nelja mängijaga langeb eksija välja ja teised mängivad edasi.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Selle mootori käsurida, mille tulemus öeldakse
help-match-engine-b = Teise mootori käsurida
help-match-games = Mitu mängu; vaikimisi 100. Pooled vahetuvad mängust mängu, seega on paarisarv parim
help-match-time = Kui palju mõelda: 100ms või 2s käigu kohta, 10000n (sõlme) käigu kohta või 60+0.5 ehk kell koos lisaajaga sekundites; vaikimisi 100ms
help-match-time-b = Sama ainult B jaoks
help-match-openings = Avangute fail, üks rea kohta: algkäigud ja märkused pärast märki #. Vaikimisi algseis
help-match-records = Kirjuta kõik mängud sellesse faili, vormingus .qgn
help-match-sprt = Lõpeta niipea, kui on selge, et A on tugevam ELO1 võrra või kõige rohkem ELO0 võrra
    .long =
        Lõpeta niipea, kui on selge, et A on tugevam ELO1 võrra (H1) või kõige rohkem ELO0 võrra (H0).

        See on järjestikune tõepärasuhte test mängupaaride kohta. Kaks lisaarvu, nagu 0,10,0.01,0.05, on tõenäosused H1 või H0 ekslikult vastu võtta; vaikimisi kumbki 0.05.
help-match-concurrency = Mitu mängu korraga; vaikimisi 1
help-match-field = Kolme või nelja mängijaga: kellel on mitu kohta, a-vs-bbb (vaikimisi), aa-vs-bb, aaa-vs-b ja nii edasi. Kohad vahetuvad mängust mängu, kuni igaüks on igal pool istunud
help-match-max-plies = Nii mitme käiguga mängud on viigid; vaikimisi 400
help-match-margin = Kui palju võib vastus lubatud aega ületada, näiteks 50ms; vaikimisi 100ms
help-match-patience = Kui kaua käiku oodata, kui loetakse sõlmi, mitte aega; vaikimisi 120s
help-match-protocol-a = Kuidas A-ga suhelda: uci (vaikimisi) või qtp
help-match-protocol-b = Kuidas B-ga suhelda: uci (vaikimisi) või qtp
help-match-name-a = A nimi üleskirjutustes; vaikimisi tema enda nimi
help-match-name-b = B nimi üleskirjutustes; vaikimisi tema enda nimi
help-match-option-a = Määra A säte, näiteks Hash=256, uci puhul. Võib anda mitu korda
help-match-option-b = Määra B säte, näiteks Hash=256, uci puhul. Võib anda mitu korda
help-match-seed = Arv, mis määrab juhuslikud valikud mootoritele, millel on säte Seed; vaikimisi 0
help-match-progress = Millal öelda, kuidas matš läheb: auto (vaikimisi, ühel real terminalis), always (ka failidesse, rida mängu kohta) või never

## solve

help-solve = Selgita välja, kumb võidab kahe mängija väikese mängu, kui mõlemad mängivad parimal viisil
    .long =
        Selgita välja, kumb võidab kahe mängija väikese mängu, kui mõlemad mängivad parimal viisil.

        Iga võimalik seis arvutatakse läbi, nii et vastus on täpne. Võitja kiirustab ja kaotaja venitab nii kaua kui saab; pikkust loetakse mõlema mängija käikudes. Viimane rida on väärtus: "first player wins in N" (võidab esimene mängija), "second player wins in N" (võidab teine) või "draw" (viik). Selle ees on esimesed käigud, mis väärtuse säilitavad, alates parimast.

        Aeg ja mälu kasvavad laua ja takistustaradega kiiresti: 5x5 ja kummalgi 3 takistustara võtab sekundeid ja 74 MiB, 5 takistustara minuti ja 663 MiB. Mängu, mis mällu ei mahu, ei lahendata.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Laua laius ja kõrgus, 2x2 kuni 9x9; vaikimisi 9x9, mis on liiga suur
help-solve-fences = Takistustarasid mängija kohta, 0 kuni 20; vaikimisi 10
help-solve-memory = Kui palju mälu võib võtta, mebibaitides; vaikimisi kogu vaba mälu
help-solve-threads = Mitme lõimega töötada; vaikimisi üks iga protsessorituuma kohta

## rules

help-rules = Väljasta mängureeglid
    .long =
        Väljasta mängureeglid koos tavaliste märkidega joonistatud piltidega.

        Keel on terminali oma või see, mille tähis antakse, näiteks de või zh-Hant.
    .examples =
        fencepost rules            selle terminali keeles
        fencepost rules ja | less  jaapani keeles
help-rules-language = Keele tähis; vaikimisi terminali keel

## completions

help-completions = Väljasta skript, mis täiendab kestas käske ja valikuid automaatselt
    .long =
        Väljasta skript, mis täiendab kestas käske ja valikuid automaatselt.

        Pane see sinna, kust sinu kest selliseid skripte otsib, ja käivita uus kest.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Kest: bash, zsh, fish, powershell või elvish

## help

help-help = Näita käsu abi
    .long = Näita käsu abi nagu COMMAND --help või kogu programmi abi.
    .examples = fencepost help convert
help-help-command = Käsk
