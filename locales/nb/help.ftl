### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Bruk
help-heading-commands = Kommandoer
help-heading-arguments = Argumenter
help-heading-options = Valg
help-heading-set-up = Hvor partiet begynner
help-heading-pictures = Bilder
help-heading-examples = Eksempler

help = Fencepost: et kappløp med brikker over et brett fullt av sperrer, for to, tre eller fire spillere
    .long =
        Fencepost: et kappløp med brikker over et brett fullt av sperrer, for to, tre eller fire spillere.

        Rutene heter som på et sjakkbrett, med a1 nede til venstre. Et trekk er
          e2     ruten en brikke lander på, også etter et hopp;
          e3h    en vannrett sperre, nord for e3 og f3;
          e3v    en loddrett sperre, øst for e3 og e4;
          pass   når ingenting annet er mulig.

        Hver kommando har sin egen hjelp: fencepost legal --help
    .examples =
        fencepost show                       brettet før første trekk
        fencepost show e2 e8 e3h             brettet etter tre trekk
        fencepost legal --players 4 e2       trekkene Vest kan svare på e2 med
        fencepost convert game.qgn -o g.gif  et parti som levende bilder
        fencepost perft 3                    en telling av stillinger, for å kontrollere en motor

help-any-help = Vis hjelp; -h gir mindre, --help gir mer
help-version = Vis versjonen

## Where the game starts

help-any-players = Hvor mange som spiller: 2, 3 eller 4; standard er 2
    .long =
        Hvor mange som spiller: 2, 3 eller 4; standard er 2.

        Med to er det Sør og Nord, med tre Sør, Vest og Nord.
help-any-board = Bredde og høyde på brettet, 2x2 til 9x9; standard er 9x9
help-any-fences = Sperrer til hver spiller, 0 til 20; standard er 10, 6 eller 5 for to, tre eller fire spillere
help-any-position = Begynn fra denne stillingen
    .long =
        Begynn fra denne stillingen i stedet for et nytt parti.

        En stilling er én linje tekst, slik "fencepost show" skriver den til slutt:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        Det er: rutene til de vannrette og til de loddrette sperrene, skrevet sammen; rutene til brikkene i rekkefølgen de har tur (- for en spiller som er ute); sperrene hver har på hånden; og 1 hvis den første spilleren har turen, 2 hvis det er den andre. Et brett som ikke er 9x9, nevnes i en sjette del, for eksempel 5x5.

help-any-moves = Trekk som spilles først, for eksempel e2 e8 e3h; out:west der Vest forlater et parti med tre eller fire

## serve

help-serve = Start nettappen; det gjør fencepost også uten kommando
    .long =
        Start nettappen: spill i en nettleser mot mennesker og motorer, og over et API med boter. Det gjør fencepost også uten kommando.

        Adressen vises når serveren er klar. Ctrl+C eller et SIGTERM avslutter den pent; hva som enn skjer, ligger alle besvarte trekk på disken, og partiene fortsetter etter en omstart med klokkene slik de sto.
    .examples =
        fencepost serve                                    bare på denne maskinen, på http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games for alle i nettverket
        fencepost serve --trust-proxy --base /fencepost    bak en omvendt proxy
help-serve-listen = Hvor det lyttes; standard er 127.0.0.1:8080, som bare denne maskinen når. Port 0 tar en ledig
help-serve-data = Mappen for alle partier; standard er en mappe hos denne brukeren
help-serve-most-data = La filen med alle partier vokse til så mange MiB og ikke mer; standard er ingen grense
help-serve-base = Stien alt ligger under, slik en omvendt proxy sender den videre; standard er /
help-serve-trust-proxy = Stol på adressene en omvendt proxy oppgir (X-Forwarded-For). Bare bak en slik
help-serve-allow-origin = La også sider fra dette nettstedet kalle serveren; kan oppgis flere ganger
help-serve-no-analysis = Ikke tilby analyse
help-serve-metrics = Gi tall til Prometheus på /metrics også når andre kan nå serveren
help-serve-engine-threads = Tråder som motorer tenker på; standard er én færre enn det er prosessorer
help-serve-engine-pace = Millisekunder mellom trekkene i partier der bare motorer spiller; standard er 500
help-serve-requests = Kall per sekund fra én adresse i det lange løp; standard er 50. For denne og alle andre grenser betyr 0 ingen
help-serve-burst = Kall fra én adresse på én gang; standard er 500
help-serve-games-per-guest = Uavsluttede partier fra én nettleser; standard er 200
help-serve-games-per-address = Uavsluttede partier opprettet fra én adresse; standard er 2000
help-serve-sockets-per-guest = Åpne sokler fra én nettleser; standard er 100
help-serve-sockets-per-address = Åpne sokler fra én adresse; standard er 1000
help-serve-log = Hvor mye som skrives til standard feil: off, error, warn, info eller debug; standard er info
help-serve-log-json = Skriv loggen som JSON, ett objekt per linje

help-export = Skriv notasjonen av alle partier på serveren som én .qgn-strøm
    .long =
        Skriv notasjonen av alle partier på serveren som én .qgn-strøm, de eldste først. Serveren kan godt kjøre imens.
    .examples =
        fencepost export -o all.qgn               alle partier i den vanlige mappen
        fencepost export --data games | less      de i en annen
help-export-data = Mappen med partiene; standard er en mappe hos denne brukeren
help-export-output = Filen det skrives til; standard er standard ut

help-backup = Kopier alle partier på serveren til en fil mens den kjører
    .long =
        Kopier alle partier på serveren til en fil mens den kjører.

        Kopien er hel og henger sammen. For å gå tilbake til den stopper du serveren og legger filen i datamappen under navnet fencepost.db, i stedet for filene som begynner med det navnet.
    .examples =
        fencepost backup monday.db                partiene i den vanlige mappen
        fencepost backup --data games monday.db   de i en annen
help-backup-file = Den nye filen; en som allerede finnes, blir ikke rørt
help-backup-data = Mappen med partiene; standard er en mappe hos denne brukeren

## perft

help-perft = Tell stillingene som kan nås på så mange trekk
    .long =
        Tell stillingene som kan nås på så mange trekk.

        Slik sammenlignes programmer som kan reglene: Gir to av dem samme tall, er de enige om alle lovlige trekk ned til den dybden. Tallet står alene på siste linje. Et vunnet parti slutter der, å måtte stå over teller som et trekk, og gjentatte stillinger spiller ingen rolle.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   hvert første trekk for seg
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Hvor mange trekk dypt: 0 til 100
help-perft-divide = Vis før tallet hvert første trekk med den delen av tallet som følger etter det

## legal

help-legal = Vis de lovlige trekkene
    .long =
        Vis de lovlige trekkene i en stilling, eller etter noen trekk, på én linje.

        De er sortert bokstav for bokstav. Er ingenting lovlig, står det pass; er partiet over, er linjen tom.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Tegn en stilling som tekst
    .long =
        Tegn en stilling, eller den etter noen trekk, som tekst.

        S, W, N og E er brikkene til Sør, Vest, Nord og Øst, # er en sperre. Under brettet står sperrene på hånden, lengden på den korteste veien til målet for hver brikke, hvem som har turen, og på siste linje selve stillingen, til --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Når det brukes farger: auto (på terminaler som kan vise dem, standard), always eller never

## convert

help-convert = Gjør notasjoner og lister med trekk om til en annen form eller til bilder
    .long =
        Les notasjoner eller lister med trekk, og skriv dem i en annen form eller som bilder.

        Tekstformer:
          qgn     en notasjon: tagger, nummererte trekk, varianter, kommentarer, resultat
          moves   bare trekkene, ett parti per linje
          json    ett objekt per linje, med alt en notasjon inneholder
        Bilder, av ett parti:
          svg     en stilling, som tegning
          png     en stilling, i piksler
          gif     hele partiet, ett bilde per trekk

        En fil kan inneholde så mange partier du vil. Er noe i den feil, skrives ingenting, og meldingen sier hvor og hvorfor.
    .examples =
        fencepost convert game.txt > game.qgn          en ryddig notasjon av en liste med trekk
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Filen som leses; - er standard inn
help-convert-from = Formen dens: qgn, moves eller json; gjettes hvis den ikke oppgis
help-convert-to = Formen som skrives: qgn, moves, json, svg, png eller gif
    .long =
        Formen som skrives: qgn, moves, json, svg, png eller gif.

        Oppgis den ikke, følger den av navnet på filen i --output, og ellers er den qgn.
help-convert-dialect = Hvordan trekk er skrevet i filen: fencepost, glendenning, openspiel eller qtp
    .long =
        Hvordan trekk er skrevet i filen: fencepost, glendenning, openspiel eller qtp; standard er fencepost.

        glendenning og openspiel teller radene fra den andre siden. qtp kaller en sperre etter raden over, og Nord begynner.
help-convert-to-dialect = Hvordan trekk skal skrives; de samme valgene
help-convert-output = Skriv til denne filen, alt på én gang til slutt; - er standard ut, som når ingen fil er oppgitt
help-convert-game = Bare partiet med dette nummeret; det første er 1
help-convert-players = Hvor mange som spiller i lister med trekk, som ikke kan si det selv: 2, 3 eller 4; standard er 2
help-convert-board = Bredde og høyde på brettet deres, 2x2 til 9x9; standard er 9x9
help-convert-fences = Sperrer til hver av spillerne deres, 0 til 20
help-convert-position = Stillingen de begynner fra i stedet
help-convert-ply = Vis stillingen etter så mange trekk, 0 for starten; standard er den siste
help-convert-theme = Utseendet: wood, light eller dark; standard er wood
help-convert-size = Bredden i piksler, 16 til 4096
help-convert-coordinates = Med bokstaver og tall rundt brettet; slik er det uansett
help-convert-no-coordinates = Uten dem
help-convert-flip = Sett fra nord
help-convert-delay = Hvor lenge hvert bilde i en gif blir stående, i millisekunder, 20 til 60000; standard er 900

## engine

help-engine = Spill som motor: lytt på standard inn, svar på standard ut
    .long =
        Spill som motor for andre programmer: lytt på standard inn, svar på standard ut.

        Det er to protokoller: uci, den sjakkmotorer bruker, med trekkene i dette spillet, og qtp, tekstprotokollen fra Universitetet i Athen. Begge er beskrevet i docs/protocols.md. For å prøve uci for hånd, skriv: position startpos moves e2, så: go movetime 1000, så: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Protokollen: uci (standard) eller qtp
help-engine-player = Hvem som spiller i stedet for motoren, til å måle andre mot: random, racer, greedy eller rollouts, den svakeste først
help-engine-level = Hvor godt det spilles: 1 til 10 for mennesker; 0, som er standard, er full styrke
help-engine-threads = Hvor mange tråder det søkes med; standard er 1
help-engine-hash = Minne til tabellen over kjente stillinger, i MiB; standard er 64
help-engine-seed = Et tall som avgjør alt som ellers er tilfeldig; standard er 0
help-engine-movetime = Med qtp: hvor lenge det tenkes på hvert trekk, i millisekunder; standard er 1000

## bench

help-bench = Gjennomsøk et fast sett stillinger, for å sammenligne motorer og datamaskiner
    .long =
        Gjennomsøk et fast sett stillinger, for å sammenligne motorer og datamaskiner.

        Hver linje forteller hvor mange stillinger som ble sett på, og hvilket trekk som ble funnet. Den siste linjen er summen for to spillere og farten: Antallet noder er det samme hver gang og på hver datamaskin, så lenge motoren er den samme. Tre og fire spillere har sin egen linje før den.
    .examples =
        fencepost bench

## match

help-match = La to motorer spille mot hverandre, og få vite hvilken som er sterkest
    .long =
        La to motorer spille mot hverandre, og få vite hvilken som er sterkest.

        A og B er kommandolinjer til programmer som snakker protokollen uci eller qtp; sett anførselstegn rundt hver. Hver åpning spilles to ganger med byttede farger, en dommer sjekker hvert trekk mot reglene, og resultatet gis sett fra A, med usikkerhet etter par av partier. Ctrl-C avslutter matchen og viser resultatet så langt.

        Et parti tapes ved et krasj, et ulovlig trekk eller for mye tid; dette telles for seg. Med tre eller fire spillere er den som gjør slikt, ute, og de andre spiller videre.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Kommandolinjen til motoren som resultatet gis for
help-match-engine-b = Kommandolinjen til den andre motoren
help-match-games = Hvor mange partier; standard er 100. Fargene byttes fra parti til parti, så et partall er best
help-match-time = Hvor mye det tenkes: 100ms eller 2s per trekk, 10000n (noder) per trekk, eller 60+0.5, en klokke med tillegg i sekunder; standard er 100ms
help-match-time-b = Det samme bare for B
help-match-openings = En fil med åpninger, én per linje: trekkene å begynne med, og kommentarer etter #. Standard er startstillingen
help-match-records = Skriv alle partier til denne filen, som .qgn
help-match-sprt = Stopp så snart det er klart at A er ELO1 sterkere, eller ikke mer enn ELO0
    .long =
        Stopp så snart det er klart at A er ELO1 sterkere (H1), eller ikke mer enn ELO0 (H0).

        Dette er en sekvensiell sannsynlighetskvotetest over par av partier. To tall til, som i 0,10,0.01,0.05, er sjansene for å godta H1 eller H0 med urette; standard er 0.05 hver.
help-match-concurrency = Hvor mange partier om gangen; standard er 1
help-match-field = Med tre eller fire spillere: hvem som har hvor mange plasser, a-vs-bbb (standard), aa-vs-bb, aaa-vs-b og så videre. Plassene byttes fra parti til parti til alle har sittet overalt
help-match-max-plies = Partier på så mange trekk er remis; standard er 400
help-match-margin = Hvor mye lenger enn tillatt et svar kan ta, for eksempel 50ms; standard er 100ms
help-match-patience = Hvor lenge det ventes på et trekk når noder telles og ikke tid; standard er 120s
help-match-protocol-a = Protokollen for A: uci (standard) eller qtp
help-match-protocol-b = Protokollen for B: uci (standard) eller qtp
help-match-name-a = Hva A skal hete i notasjoner; standard er dens eget navn
help-match-name-b = Hva B skal hete i notasjoner; standard er dens eget navn
help-match-option-a = Sett et valg for A, for eksempel Hash=256, i uci. Kan oppgis flere ganger
help-match-option-b = Sett et valg for B, for eksempel Hash=256, i uci. Kan oppgis flere ganger
help-match-seed = Et tall som avgjør det som ellers er tilfeldig, for motorer med valget Seed; standard er 0
help-match-progress = Når det vises hvordan matchen står: auto (på én linje, på terminaler, standard), always (også til filer, en linje per parti) eller never

## solve

help-solve = Finn ut hvem som vinner et lite spill for to når begge spiller best mulig
    .long =
        Finn ut hvem som vinner et lite spill for to når begge spiller best mulig.

        Hver stilling som kan oppstå, regnes ut, så svaret er nøyaktig. Vinneren skynder seg, og taperen holder ut så lenge som mulig; lengden telles i halvtrekk, trekkene til begge spillere. Den siste linjen er verdien: "first player wins in N", "second player wins in N" eller "draw". Før den står de første trekkene som holder den, de beste først.

        Tid og minne vokser fort med brettet og sperrene: 5x5 med 3 sperrer hver tar sekunder og 74 MiB, med 5 et minutt og 663 MiB. Et spill som ikke får plass i minnet, avvises.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Bredde og høyde på brettet, 2x2 til 9x9; standard er 9x9, som er altfor stort
help-solve-fences = Sperrer til hver spiller, 0 til 20; standard er 10
help-solve-memory = Hvor mye minne som kan brukes, i MiB; standard er det som er ledig
help-solve-threads = Hvor mange tråder det arbeides med; standard er én per prosessorkjerne

## rules

help-rules = Vis spillereglene
    .long =
        Vis spillereglene, med figurer tegnet med vanlige tegn.

        Språket er det terminalen har, eller det som oppgis med sin kode, for eksempel de eller zh-Hant.
    .examples =
        fencepost rules            på språket til denne terminalen
        fencepost rules ja | less  på japansk
help-rules-language = Koden for et språk; standard er terminalens

## completions

help-completions = Vis et skript som fullfører kommandoer og valg i et skall
    .long =
        Vis et skript som fullfører kommandoer og valg i et skall.

        Legg det der skallet ditt leter etter slike skript, og start så et nytt skall.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Skallet: bash, zsh, fish, powershell eller elvish

## help

help-help = Vis hjelpen til en kommando
    .long = Vis hjelpen til en kommando, slik COMMAND --help gjør, eller til programmet.
    .examples = fencepost help convert
help-help-command = Kommandoen
