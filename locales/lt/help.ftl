### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Naudojimas
help-heading-commands = Komandos
help-heading-arguments = Argumentai
help-heading-options = Parinktys
help-heading-set-up = Partijos pradžia
help-heading-pictures = Paveikslėliai
help-heading-examples = Pavyzdžiai

help = Fencepost: pėstininkų lenktynės per barjerų lauką dviem, trims arba keturiems žaidėjams
    .long =
        Fencepost: pėstininkų lenktynės per barjerų lauką dviem, trims arba keturiems žaidėjams.

        Kvadratėliai vadinami kaip šachmatų lentoje, a1 yra apačioje kairėje. Ėjimas yra
          e2     kvadratėlis, kuriame pėstininkas atsiduria, taip pat ir šuoliu;
          e3h    gulsčias barjeras, į šiaurę nuo e3 ir f3;
          e3v    stačias barjeras, į rytus nuo e3 ir e4;
          pass   kai jokio kito ėjimo nėra.

        Kiekviena komanda turi savo žinyną: fencepost legal --help
    .examples =
        fencepost show                       laukas prieš pirmą ėjimą
        fencepost show e2 e8 e3h             laukas po trijų ėjimų
        fencepost legal --players 4 e2       ėjimai, kuriais Vakarai gali atsakyti į e2
        fencepost convert game.qgn -o g.gif  partija kaip animacija
        fencepost perft 3                    pozicijų skaičius varikliui patikrinti

help-any-help = Parodo žinyną; -h trumpesnį, --help išsamesnį
help-version = Parodo versiją

## Where the game starts

help-any-players = Žaidėjų skaičius: 2, 3 arba 4; numatyta 2
    .long =
        Žaidėjų skaičius: 2, 3 arba 4; numatyta 2.

        Dviese žaidžia Pietūs ir Šiaurė, trise – Pietūs, Vakarai ir Šiaurė.
help-any-board = Lauko plotis ir aukštis, nuo 2x2 iki 9x9; numatyta 9x9
help-any-fences = Kiekvieno žaidėjo barjerai, nuo 0 iki 20; numatyta 10, 6 arba 5 dviem, trims arba keturiems žaidėjams
help-any-position = Pradeda nuo šios pozicijos
    .long =
        Pradeda nuo šios pozicijos, o ne nuo naujos partijos.

        Pozicija yra viena teksto eilutė, tokia, kokią "fencepost show" išveda paskutinę:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        tai yra: gulsčių ir stačių barjerų kvadratėliai, surašyti be tarpų; pėstininkų kvadratėliai ėjimų tvarka (- žymi iškritusį žaidėją); kiekvieno turimi barjerai; ir 1, jei eina pirmas žaidėjas, arba 2, jei antras. Jei laukas ne 9x9, jo dydis nurodomas šeštoje dalyje, pavyzdžiui, 5x5.

help-any-moves = Pirmiausia atliekami ėjimai, pavyzdžiui, e2 e8 e3h; out:west, kai Vakarai palieka trijų arba keturių žaidėjų partiją

## serve

help-serve = Paleidžia žiniatinklio programą; tą patį daro fencepost be komandos
    .long =
        Paleidžia žiniatinklio programą: naršyklėje žaidžiama su žmonėmis ir varikliais, o robotai žaidžia per API. Tą patį daro fencepost be komandos.

        Kai serveris pasiruošęs, jis parodo savo adresą. Ctrl+C arba SIGTERM jį tvarkingai užbaigia; kad ir kas nutiktų, kiekvienas patvirtintas ėjimas įrašytas diske, o paleidus iš naujo partijos tęsiamos su tokiais pat laikrodžių rodmenimis.
    .examples =
        fencepost serve                                    tik šiame kompiuteryje, adresu http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games visiems tinkle
        fencepost serve --trust-proxy --base /fencepost    už atvirkštinio įgaliotojo serverio
help-serve-listen = Kur klausytis; numatyta 127.0.0.1:8080, pasiekiama tik iš šio kompiuterio. Prievadas 0 reiškia bet kurį laisvą
help-serve-data = Visų partijų aplankas; numatytas šio naudotojo aplankas
help-serve-most-data = Didžiausias partijų failo dydis MiB; numatyta be ribos
help-serve-base = Kelias, kuriuo viskas pasiekiama, toks, kokį perduoda atvirkštinis įgaliotasis serveris; numatyta /
help-serve-trust-proxy = Pasitiki adresais, kuriuos praneša atvirkštinis įgaliotasis serveris (X-Forwarded-For). Tik jei toks yra
help-serve-allow-origin = Leidžia į serverį kreiptis ir šios svetainės puslapiams; galima nurodyti kelis kartus
help-serve-no-analysis = Nesiūlo analizės
help-serve-metrics = Teikia duomenis programai Prometheus adresu /metrics ir tada, kai serverį pasiekia kiti
help-serve-engine-threads = Gijų skaičius varikliams galvoti; numatyta viena mažiau, nei yra procesorių
help-serve-engine-pace = Milisekundės tarp ėjimų partijose, kuriose žaidžia tik varikliai; numatyta 500
help-serve-requests = Ilgalaikis kreipimųsi iš vieno adreso skaičius per sekundę; numatyta 50. Čia ir visur kitur 0 reiškia, kad ribos nėra
help-serve-burst = Kreipimųsi iš vieno adreso skaičius vienu metu; numatyta 500
help-serve-games-per-guest = Nebaigtos vienos naršyklės partijos; numatyta 200
help-serve-games-per-address = Nebaigtos partijos, sukurtos iš vieno adreso; numatyta 2000
help-serve-sockets-per-guest = Atvirų jungčių iš vienos naršyklės skaičius; numatyta 100
help-serve-sockets-per-address = Atvirų jungčių iš vieno adreso skaičius; numatyta 1000
help-serve-log = Kiek rašyti į standartinę klaidų išvestį: off, error, warn, info arba debug; numatyta info
help-serve-log-json = Rašo žurnalą kaip JSON, po vieną objektą eilutėje

help-export = Įrašo visas serverio partijas kaip vieną .qgn srautą
    .long =
        Įrašo visas serverio partijas kaip vieną .qgn srautą, pradedant seniausia. Serveris tuo metu gali veikti.
    .examples =
        fencepost export -o all.qgn               visos partijos iš įprasto aplanko
        fencepost export --data games | less      partijos iš kito aplanko
help-export-data = Partijų aplankas; numatytas šio naudotojo aplankas
help-export-output = Failas, į kurį rašyti; numatyta standartinė išvestis

help-backup = Nukopijuoja visas veikiančio serverio partijas į failą
    .long =
        Nukopijuoja visas veikiančio serverio partijas į failą.

        Kopija yra pilna ir vientisa. Jei nori prie jos grįžti, sustabdyk serverį ir įdėk failą į duomenų aplanką pavadinimu fencepost.db vietoj failų, kurių pavadinimai taip prasideda.
    .examples =
        fencepost backup monday.db                partijos iš įprasto aplanko
        fencepost backup --data games monday.db   partijos iš kito aplanko
help-backup-file = Naujas failas; esamas nebus paliestas
help-backup-data = Partijų aplankas; numatytas šio naudotojo aplankas

## perft

help-perft = Suskaičiuoja pozicijas, pasiekiamas per nurodytą ėjimų skaičių
    .long =
        Suskaičiuoja pozicijas, pasiekiamas per nurodytą ėjimų skaičių.

        Taip lyginamos taisykles žinančios programos: jei dvi gauna tą patį skaičių, jos sutaria dėl kiekvieno leidžiamo ėjimo iki to gylio. Rezultatas stovi vienas paskutinėje eilutėje. Laimėta partija ten ir baigiasi, priverstinis praleidimas skaičiuojamas kaip ėjimas, o pozicijų kartojimasis nieko nekeičia.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   kiekvienas pirmas ėjimas atskirai
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Gylis ėjimais: nuo 0 iki 100
help-perft-divide = Prieš rezultatą išveda kiekvieną pirmą ėjimą ir jam tenkančią rezultato dalį

## legal

help-legal = Išvardija leidžiamus ėjimus
    .long =
        Vienoje eilutėje išvardija ėjimus, leidžiamus pozicijoje arba po nurodytų ėjimų.

        Jie surikiuoti pagal abėcėlę. Kai joks ėjimas neleidžiamas, eilutėje parašyta pass; kai partija baigta, eilutė tuščia.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Nupiešia poziciją tekstu
    .long =
        Nupiešia tekstu poziciją arba padėtį po nurodytų ėjimų.

        S, W, N ir E yra pėstininkai (Pietūs, Vakarai, Šiaurė ir Rytai), # yra barjeras. Po lauku nurodyti turimi barjerai, kiekvieno pėstininko trumpiausio kelio iki finišo ilgis, kas eina, o paskutinėje eilutėje – pati pozicija, skirta --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Kada naudoti spalvas: auto (terminaluose, kurie jas moka; numatyta), always (visada) arba never (niekada)

## convert

help-convert = Paverčia partijų įrašus ir ėjimų sąrašus kitu formatu arba paveikslėliais
    .long =
        Perskaito partijų įrašus arba ėjimų sąrašus ir išsaugo juos kitu formatu arba kaip paveikslėlius.

        Teksto formatai:
          qgn     įrašas: žymės, sunumeruoti ėjimai, variantai, komentarai, rezultatas
          moves   tik ėjimai, po vieną partiją eilutėje
          json    po vieną objektą eilutėje su viskuo, kas yra įraše
        Vienos partijos paveikslėliai:
          svg     pozicija kaip brėžinys
          png     pozicija pikseliais
          gif     visa partija, po vieną kadrą ėjimui

        Faile gali būti kiek nori partijų. Jei kas nors jame negerai, niekas neįrašoma, o pranešimas pasako, kur ir kodėl.
    .examples =
        fencepost convert game.txt > game.qgn          tvarkingas įrašas iš ėjimų sąrašo
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Skaitomas failas; - yra standartinė įvestis
help-convert-from = Jo formatas: qgn, moves arba json; nenurodžius atspėjamas
help-convert-to = Rašymo formatas: qgn, moves, json, svg, png arba gif
    .long =
        Rašymo formatas: qgn, moves, json, svg, png arba gif.

        Nenurodžius jis nustatomas iš --output failo pavadinimo, o be jo yra qgn.
help-convert-dialect = Kaip faile užrašyti ėjimai: fencepost, glendenning, openspiel arba qtp
    .long =
        Kaip faile užrašyti ėjimai: fencepost, glendenning, openspiel arba qtp; numatyta fencepost.

        glendenning ir openspiel eiles skaičiuoja nuo priešingos pusės. qtp barjerą žymi viena eile aukščiau, o pradeda Šiaurė.
help-convert-to-dialect = Kaip ėjimus rašyti; tos pačios galimybės
help-convert-output = Rašo į šį failą, viską iš karto pabaigoje; - yra standartinė išvestis, kaip ir nenurodžius
help-convert-game = Tik partija šiuo numeriu; pirmoji yra 1
help-convert-players = Žaidėjų skaičius ėjimų sąrašuose, kurie jo nenurodo: 2, 3 arba 4; numatyta 2
help-convert-board = Jų lauko plotis ir aukštis, nuo 2x2 iki 9x9; numatyta 9x9
help-convert-fences = Kiekvieno jų žaidėjo barjerai, nuo 0 iki 20
help-convert-position = Kita pozicija, nuo kurios jie prasideda
help-convert-ply = Parodo poziciją po tiek ėjimų, 0 yra pradžia; numatyta paskutinė
help-convert-theme = Išvaizda: wood, light arba dark; numatyta wood
help-convert-size = Plotis pikseliais, nuo 16 iki 4096
help-convert-coordinates = Su raidėmis ir skaičiais aplink lauką; taip yra ir nenurodžius
help-convert-no-coordinates = Be jų
help-convert-flip = Žiūrint iš šiaurės
help-convert-delay = Kiek laiko rodomas kiekvienas gif kadras, milisekundėmis, nuo 20 iki 60000; numatyta 900

## engine

help-engine = Žaidžia kaip variklis: klausosi standartinės įvesties, atsako į standartinę išvestį
    .long =
        Žaidžia kaip variklis kitoms programoms: klausosi standartinės įvesties, atsako į standartinę išvestį.

        Protokolai yra du: uci, žinomas iš šachmatų variklių, su šio žaidimo ėjimais, ir qtp, tekstinis Atėnų universiteto protokolas. Abu aprašyti docs/protocols.md. Jei nori išbandyti uci ranka, įvesk: position startpos moves e2, paskui: go movetime 1000, paskui: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Kaip bendrauti: uci (numatyta) arba qtp
help-engine-player = Kas žaidžia vietoj variklio, kad būtų su kuo palyginti: random, racer, greedy arba rollouts, nuo silpniausio
help-engine-level = Kaip gerai žaisti: nuo 1 iki 10 žmonėms; numatytas 0 yra visa jėga
help-engine-threads = Paieškos gijų skaičius; numatyta 1
help-engine-hash = Atmintis žinomų pozicijų lentelei, MiB; numatyta 64
help-engine-seed = Skaičius, nulemiantis visus atsitiktinius pasirinkimus; numatyta 0
help-engine-movetime = Kiek su qtp galvoti apie kiekvieną ėjimą, milisekundėmis; numatyta 1000

## bench

help-bench = Ieško pastoviame pozicijų rinkinyje, kad būtų galima palyginti variklius ir kompiuterius
    .long =
        Ieško pastoviame pozicijų rinkinyje, kad būtų galima palyginti variklius ir kompiuterius.

        Kiekviena eilutė nurodo, kiek pozicijų peržiūrėta ir koks ėjimas rastas. Paskutinė eilutė yra dviejų žaidėjų suma ir greitis: kol variklis tas pats, mazgų skaičius kaskart ir kiekviename kompiuteryje vienodas. Trims ir keturiems žaidėjams prieš ją skirta atskira eilutė.
    .examples =
        fencepost bench

## match

help-match = Leidžia dviem varikliams žaisti tarpusavyje ir pasako, kuris stipresnis
    .long =
        Leidžia dviem varikliams žaisti tarpusavyje ir pasako, kuris stipresnis.

        A ir B yra programų, mokančių uci arba qtp protokolą, komandų eilutės; kiekvieną rašyk kabutėse. Kiekvienas debiutas žaidžiamas du kartus sukeitus spalvas, teisėjas tikrina, ar kiekvienas ėjimas atitinka taisykles, o rezultatas pateikiamas iš A pusės, su paklaida pagal partijų poras. Ctrl-C užbaigia mačą ir parodo esamą rezultatą.

        Programai nulūžus, neleistinai paėjus arba viršijus laiką partija pralaimima; tokie atvejai skaičiuojami atskirai. Kai žaidžia trys arba keturi, kaltininkas iškrinta, o kiti žaidžia toliau.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Variklio, kurio rezultatas pateikiamas, komandų eilutė
help-match-engine-b = Kito variklio komandų eilutė
help-match-games = Partijų skaičius; numatyta 100. Spalvos keičiasi po kiekvienos partijos, todėl geriausia rinktis lyginį skaičių
help-match-time = Kiek galvoti: 100ms arba 2s ėjimui, 10000n (mazgų) ėjimui arba 60+0.5, laikrodis su priedu sekundėmis; numatyta 100ms
help-match-time-b = Tas pats, bet tik B
help-match-openings = Debiutų failas, po vieną eilutėje: pradiniai ėjimai ir komentarai po #. Numatyta pradinė pozicija
help-match-records = Įrašo visas partijas į šį failą kaip .qgn
help-match-sprt = Baigia, kai tik aišku, kad A pranašumas yra ELO1 arba ne didesnis kaip ELO0
    .long =
        Baigia, kai tik aišku, kad A pranašumas yra ELO1 (H1) arba ne didesnis kaip ELO0 (H0).

        Tai nuoseklusis tikimybių santykio testas su partijų poromis. Dar du skaičiai, kaip 0,10,0.01,0.05, yra tikimybės klaidingai priimti H1 arba H0; numatyta po 0.05.
help-match-concurrency = Kiek partijų žaidžiama vienu metu; numatyta 1
help-match-field = Kas kiek vietų turi, kai žaidžia trys arba keturi: a-vs-bbb (numatyta), aa-vs-bb, aaa-vs-b ir taip toliau. Vietos keičiasi po kiekvienos partijos, kol visi pabūna visur
help-match-max-plies = Tiek ėjimų turinčios partijos baigiasi lygiosiomis; numatyta 400
help-match-margin = Kiek ilgiau, nei leista, gali trukti atsakymas, pavyzdžiui, 50ms; numatyta 100ms
help-match-patience = Kiek laukti ėjimo, kai skaičiuojami mazgai, o ne laikas; numatyta 120s
help-match-protocol-a = Kaip bendrauti su A: uci (numatyta) arba qtp
help-match-protocol-b = Kaip bendrauti su B: uci (numatyta) arba qtp
help-match-name-a = A vardas įrašuose; numatytas jo paties
help-match-name-b = B vardas įrašuose; numatytas jo paties
help-match-option-a = Nustato A parinktį per uci, pavyzdžiui, Hash=256. Galima nurodyti kelis kartus
help-match-option-b = Nustato B parinktį per uci, pavyzdžiui, Hash=256. Galima nurodyti kelis kartus
help-match-seed = Skaičius, nulemiantis atsitiktinius pasirinkimus, varikliams su parinktimi Seed; numatyta 0
help-match-progress = Kada pranešti mačo eigą: auto (vienoje eilutėje terminaluose; numatyta), always (ir į failus, po eilutę partijai) arba never (niekada)

## solve

help-solve = Išsiaiškina, kas laimi mažą dviejų žaidėjų partiją, kai abu žaidžia geriausiai
    .long =
        Išsiaiškina, kas laimi mažą dviejų žaidėjų partiją, kai abu žaidžia geriausiai.

        Apskaičiuojama kiekviena galima pozicija, todėl atsakymas tikslus. Laimintysis skuba, o pralaimintysis laikosi kuo ilgiau; ilgis skaičiuojamas abiejų žaidėjų ėjimais. Paskutinė eilutė yra rezultatas: "first player wins in N" (laimi pirmas), "second player wins in N" (laimi antras) arba "draw" (lygiosios). Prieš ją surašyti pirmieji ėjimai, kurie jį išlaiko, nuo geriausių.

        Laikas ir atmintis greitai auga didėjant laukui ir barjerų skaičiui: 5x5 su 3 barjerais kiekvienam trunka kelias sekundes ir užima 74 MiB, su 5 – minutę ir 663 MiB. Partija, kuri netelpa į atmintį, atmetama.
    .examples =
        fencepost solve --board 3x3 --fences 2     laimi antras, 12 ėjimų
        fencepost solve --board 3x5 --fences 3     laimi pirmas, 19 ėjimų
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Lauko plotis ir aukštis, nuo 2x2 iki 9x9; numatyta 9x9, o tai gerokai per daug
help-solve-fences = Kiekvieno žaidėjo barjerai, nuo 0 iki 20; numatyta 10
help-solve-memory = Kiek atminties galima užimti, MiB; numatyta tiek, kiek laisva
help-solve-threads = Gijų skaičius; numatyta po vieną procesoriaus branduoliui

## rules

help-rules = Išveda žaidimo taisykles
    .long =
        Išveda žaidimo taisykles su paprastais ženklais nupieštais paveikslėliais.

        Kalba yra tokia kaip terminalo arba nurodyta žyme, pavyzdžiui, de arba zh-Hant.
    .examples =
        fencepost rules            šio terminalo kalba
        fencepost rules ja | less  japoniškai
help-rules-language = Kalbos žymė; numatyta terminalo kalba

## completions

help-completions = Išveda scenarijų, kuris apvalkale užbaigia komandas ir parinktis
    .long =
        Išveda scenarijų, kuris apvalkale užbaigia komandas ir parinktis.

        Įdėk jį ten, kur tavo apvalkalas tokių scenarijų ieško, ir paleisk naują apvalkalą.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Apvalkalas: bash, zsh, fish, powershell arba elvish

## help

help-help = Parodo komandos žinyną
    .long = Parodo komandos žinyną, kaip ir COMMAND --help, arba programos žinyną.
    .examples = fencepost help convert
help-help-command = Komanda
