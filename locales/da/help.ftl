### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Brug
help-heading-commands = Kommandoer
help-heading-arguments = Argumenter
help-heading-options = Tilvalg
help-heading-set-up = Hvor partiet begynder
help-heading-pictures = Billeder
help-heading-examples = Eksempler

help = Fencepost: et kapløb med brikker over en plade fuld af forhindringer, for to, tre eller fire spillere
    .long =
        Fencepost: et kapløb med brikker over en plade fuld af forhindringer, for to, tre eller fire spillere.

        Felterne hedder som på et skakbræt, med a1 nederst til venstre. Et træk er
          e2     feltet, en brik lander på, også efter et spring;
          e3h    en vandret forhindring, nord for e3 og f3;
          e3v    en lodret forhindring, øst for e3 og e4;
          pass   når intet andet er muligt.

        Hver kommando har sin egen hjælp: fencepost legal --help
    .examples =
        fencepost show                       spillepladen før første træk
        fencepost show e2 e8 e3h             spillepladen efter tre træk
        fencepost legal --players 4 e2       de træk, Vest kan svare på e2 med
        fencepost convert game.qgn -o g.gif  et parti som levende billeder
        fencepost perft 3                    en optælling af stillinger, til at kontrollere en motor

help-any-help = Vis hjælp; -h giver mindre, --help giver mere
help-version = Vis versionen

## Where the game starts

help-any-players = Hvor mange der spiller: 2, 3 eller 4; standard er 2
    .long =
        Hvor mange der spiller: 2, 3 eller 4; standard er 2.

        Med to er det Syd og Nord, med tre Syd, Vest og Nord.
help-any-board = Spillepladens bredde og højde, 2x2 til 9x9; standard er 9x9
help-any-fences = Forhindringer til hver spiller, 0 til 20; standard er 10, 6 eller 5 ved to, tre eller fire spillere
help-any-position = Begynd fra denne stilling
    .long =
        Begynd fra denne stilling i stedet for et nyt parti.

        En stilling er én linje tekst, sådan som "fencepost show" skriver den til sidst:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        Det er: felterne for de vandrette og for de lodrette forhindringer, skrevet sammen; brikkernes felter i turenes rækkefølge (- for en spiller, der er ude); de forhindringer, hver har på hånden; og 1, hvis den første spiller er i tur, 2, hvis det er den anden. En spilleplade, der ikke er 9x9, nævnes i en sjette del, for eksempel 5x5.

help-any-moves = Træk, der spilles først, for eksempel e2 e8 e3h; out:west, hvor Vest forlader et parti med tre eller fire

## serve

help-serve = Start webappen; det gør fencepost også uden kommando
    .long =
        Start webappen: spil i en browser mod mennesker og motorer, og over et API med bots. Det gør fencepost også uden kommando.

        Adressen vises, når serveren er klar. Ctrl+C eller et SIGTERM afslutter den pænt; uanset hvad der sker, ligger hvert besvaret træk på disken, og partierne fortsætter efter en genstart med urene, som de stod.
    .examples =
        fencepost serve                                    kun på denne maskine, på http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games for alle på netværket
        fencepost serve --trust-proxy --base /fencepost    bag en omvendt proxy
help-serve-listen = Hvor der lyttes; standard er 127.0.0.1:8080, som kun denne maskine kan nå. Port 0 tager en ledig
help-serve-data = Mappen til alle partier; standard er en mappe hos denne bruger
help-serve-most-data = Lad filen med alle partier vokse til så mange MiB og ikke mere; standard er ingen grænse
help-serve-base = Stien, som alt ligger under, sådan som en omvendt proxy sender den videre; standard er /
help-serve-trust-proxy = Stol på de adresser, en omvendt proxy oplyser (X-Forwarded-For). Kun bag en sådan
help-serve-allow-origin = Lad også sider fra dette websted kalde serveren; kan angives flere gange
help-serve-no-analysis = Tilbyd ikke analyse
help-serve-metrics = Giv tal til Prometheus på /metrics, også når andre kan nå serveren
help-serve-engine-threads = Tråde, som motorer tænker på; standard er én færre, end der er processorer
help-serve-engine-pace = Millisekunder mellem trækkene i partier, hvor kun motorer spiller; standard er 500
help-serve-requests = Kald pr. sekund fra én adresse i det lange løb; standard er 50. For denne og alle andre grænser betyder 0 ingen
help-serve-burst = Kald fra én adresse på én gang; standard er 500
help-serve-games-per-guest = Uafsluttede partier fra én browser; standard er 200
help-serve-games-per-address = Uafsluttede partier oprettet fra én adresse; standard er 2000
help-serve-sockets-per-guest = Åbne sockets fra én browser; standard er 100
help-serve-sockets-per-address = Åbne sockets fra én adresse; standard er 1000
help-serve-log = Hvor meget der skrives til standardfejl: off, error, warn, info eller debug; standard er info
help-serve-log-json = Skriv loggen som JSON, ét objekt pr. linje

help-export = Skriv notationen for alle serverens partier som én .qgn-strøm
    .long =
        Skriv notationen for alle serverens partier som én .qgn-strøm, de ældste først. Serveren må gerne køre imens.
    .examples =
        fencepost export -o all.qgn               alle partier i den sædvanlige mappe
        fencepost export --data games | less      dem i en anden
help-export-data = Mappen med partierne; standard er en mappe hos denne bruger
help-export-output = Filen, der skrives til; standard er standardoutput

help-backup = Kopiér alle serverens partier til en fil, mens den kører
    .long =
        Kopiér alle serverens partier til en fil, mens den kører.

        Kopien er hel og hænger sammen. Vil du tilbage til den, så stop serveren, og læg filen i datamappen under navnet fencepost.db i stedet for de filer, der begynder med det navn.
    .examples =
        fencepost backup monday.db                partierne i den sædvanlige mappe
        fencepost backup --data games monday.db   dem i en anden
help-backup-file = Den nye fil; en, der allerede findes, bliver ikke rørt
help-backup-data = Mappen med partierne; standard er en mappe hos denne bruger

## perft

help-perft = Tæl de stillinger, der kan nås på så mange træk
    .long =
        Tæl de stillinger, der kan nås på så mange træk.

        Sådan sammenligner man programmer, der kender reglerne: Giver to af dem samme tal, er de enige om hvert lovligt træk til den dybde. Tallet står alene på sidste linje. Et vundet parti slutter dér, et tvunget pas tæller som et træk, og gentagne stillinger gør ingen forskel.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   hvert første træk for sig
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Hvor mange træk dybt: 0 til 100
help-perft-divide = Vis før tallet hvert første træk med den del af tallet, der følger efter det

## legal

help-legal = Vis de lovlige træk
    .long =
        Vis de lovlige træk i en stilling, eller efter nogle træk, på én linje.

        De er sorteret bogstav for bogstav. Er intet lovligt, står der pass; er partiet slut, er linjen tom.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Tegn en stilling som tekst
    .long =
        Tegn en stilling, eller den efter nogle træk, som tekst.

        S, W, N og E er brikkerne for Syd, Vest, Nord og Øst, # er en forhindring. Under spillepladen står forhindringerne på hånden, længden af hver briks korteste vej til målet, hvem der er i tur, og på sidste linje selve stillingen, til --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Hvornår der bruges farver: auto (på terminaler, der kan vise dem, standard), always eller never

## convert

help-convert = Lav notationer og lister med træk om til en anden form eller til billeder
    .long =
        Læs notationer eller lister med træk, og skriv dem i en anden form eller som billeder.

        Tekstformer:
          qgn     en notation: tags, nummererede træk, varianter, kommentarer, resultat
          moves   kun trækkene, ét parti pr. linje
          json    ét objekt pr. linje, med alt, hvad en notation indeholder
        Billeder, af ét parti:
          svg     en stilling, som tegning
          png     en stilling, i pixels
          gif     hele partiet, ét billede pr. træk

        En fil må indeholde et vilkårligt antal partier. Er der noget forkert i den, skrives der intet, og meddelelsen siger hvor og hvorfor.
    .examples =
        fencepost convert game.txt > game.qgn          en pæn notation ud fra en liste med træk
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Filen, der læses; - er standardinput
help-convert-from = Dens form: qgn, moves eller json; uden angivelse gættes der
help-convert-to = Formen, der skrives: qgn, moves, json, svg, png eller gif
    .long =
        Formen, der skrives: qgn, moves, json, svg, png eller gif.

        Angives den ikke, følger den af navnet på filen i --output, og ellers er den qgn.
help-convert-dialect = Hvordan træk er skrevet i filen: fencepost, glendenning, openspiel eller qtp
    .long =
        Hvordan træk er skrevet i filen: fencepost, glendenning, openspiel eller qtp; standard er fencepost.

        glendenning og openspiel tæller rækkerne fra den anden side. qtp kalder en forhindring efter rækken over, og Nord begynder.
help-convert-to-dialect = Hvordan træk skal skrives; samme valg
help-convert-output = Skriv til denne fil, alt på én gang til sidst; - er standardoutput, ligesom uden angivelse
help-convert-game = Kun partiet med dette nummer; det første er 1
help-convert-players = Hvor mange der spiller i lister med træk, som ikke selv kan sige det: 2, 3 eller 4; standard er 2
help-convert-board = Deres spilleplades bredde og højde, 2x2 til 9x9; standard er 9x9
help-convert-fences = Forhindringer til hver af deres spillere, 0 til 20
help-convert-position = Stillingen, de begynder fra i stedet
help-convert-ply = Vis stillingen efter så mange træk, 0 for starten; standard er den sidste
help-convert-theme = Udseendet: wood, light eller dark; standard er wood
help-convert-size = Bredden i pixels, 16 til 4096
help-convert-coordinates = Med bogstaver og tal rundt om spillepladen; sådan er det i forvejen
help-convert-no-coordinates = Uden dem
help-convert-flip = Set fra nord
help-convert-delay = Hvor længe hvert billede i en gif bliver stående, i millisekunder, 20 til 60000; standard er 900

## engine

help-engine = Spil som motor: lyt på standardinput, svar på standardoutput
    .long =
        Spil som motor for andre programmer: lyt på standardinput, svar på standardoutput.

        Der er to protokoller: uci, den skakmotorer bruger, med dette spils træk, og qtp, tekstprotokollen fra universitetet i Athen. Begge er beskrevet i docs/protocols.md. For at prøve uci i hånden skriv: position startpos moves e2, så: go movetime 1000, så: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Protokollen: uci (standard) eller qtp
help-engine-player = Hvem der spiller i stedet for motoren, til at måle andre mod: random, racer, greedy eller rollouts, den svageste først
help-engine-level = Hvor godt der spilles: 1 til 10 til mennesker; 0, som er standard, er fuld styrke
help-engine-threads = Hvor mange tråde der søges med; standard er 1
help-engine-hash = Hukommelse til tabellen over kendte stillinger, i MiB; standard er 64
help-engine-seed = Et tal, der afgør alt det, der ellers er tilfældigt; standard er 0
help-engine-movetime = Ved qtp: hvor længe der tænkes over hvert træk, i millisekunder; standard er 1000

## bench

help-bench = Gennemsøg et fast sæt stillinger for at sammenligne motorer og computere
    .long =
        Gennemsøg et fast sæt stillinger for at sammenligne motorer og computere.

        Hver linje fortæller, hvor mange stillinger der blev set på, og hvilket træk der blev fundet. Den sidste linje er summen for to spillere og hastigheden: Antallet af knuder er det samme hver gang og på hver computer, så længe motoren er den samme. Tre og fire spillere har deres egen linje før den.
    .examples =
        fencepost bench

## match

help-match = Lad to motorer spille mod hinanden, og få at vide, hvilken der er stærkest
    .long =
        Lad to motorer spille mod hinanden, og få at vide, hvilken der er stærkest.

        A og B er kommandolinjer for programmer, der taler protokollen uci eller qtp; sæt anførselstegn om hver. Hver åbning spilles to gange med byttede farver, en dommer kontrollerer hvert træk efter reglerne, og resultatet gives set fra A’s side, med usikkerhed efter par af partier. Ctrl-C afslutter matchen og viser resultatet indtil da.

        Et parti tabes ved et nedbrud, et ulovligt træk eller for meget tid; det tælles for sig. Med tre eller fire spillere er den, der gør sådan noget, ude, og de andre spiller videre.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Kommandolinjen for den motor, hvis resultat gives
help-match-engine-b = Kommandolinjen for den anden motor
help-match-games = Hvor mange partier; standard er 100. Farverne byttes fra parti til parti, så et lige antal er bedst
help-match-time = Hvor meget der tænkes: 100ms eller 2s pr. træk, 10000n (knuder) pr. træk, eller 60+0.5, et ur med tillæg i sekunder; standard er 100ms
help-match-time-b = Det samme kun for B
help-match-openings = En fil med åbninger, én pr. linje: trækkene at begynde med, og kommentarer efter #. Standard er startstillingen
help-match-records = Skriv alle partier til denne fil, som .qgn
help-match-sprt = Stop, så snart det er klart, at A er ELO1 stærkere, eller ikke mere end ELO0
    .long =
        Stop, så snart det er klart, at A er ELO1 stærkere (H1), eller ikke mere end ELO0 (H0).

        Det er en sekventiel sandsynlighedskvotienttest over par af partier. To tal mere, som i 0,10,0.01,0.05, er risikoen for at antage H1 eller H0 med urette; standard er 0.05 hver.
help-match-concurrency = Hvor mange partier ad gangen; standard er 1
help-match-field = Med tre eller fire spillere: hvem der har hvor mange pladser, a-vs-bbb (standard), aa-vs-bb, aaa-vs-b og så videre. Pladserne skifter fra parti til parti, til alle har siddet alle steder
help-match-max-plies = Partier på så mange træk er remis; standard er 400
help-match-margin = Hvor meget længere end tilladt et svar må tage, for eksempel 50ms; standard er 100ms
help-match-patience = Hvor længe der ventes på et træk, hvor der tælles knuder og ikke tid; standard er 120s
help-match-protocol-a = Protokollen for A: uci (standard) eller qtp
help-match-protocol-b = Protokollen for B: uci (standard) eller qtp
help-match-name-a = Hvad A skal hedde i notationer; standard er dens eget navn
help-match-name-b = Hvad B skal hedde i notationer; standard er dens eget navn
help-match-option-a = Sæt en indstilling for A, for eksempel Hash=256, i uci. Kan angives flere gange
help-match-option-b = Sæt en indstilling for B, for eksempel Hash=256, i uci. Kan angives flere gange
help-match-seed = Et tal, der afgør det, der ellers er tilfældigt, for motorer med indstillingen Seed; standard er 0
help-match-progress = Hvornår stillingen i matchen vises: auto (på én linje, på terminaler, standard), always (også til filer, en linje pr. parti) eller never

## solve

help-solve = Find ud af, hvem der vinder et lille spil for to, når begge spiller bedst muligt
    .long =
        Find ud af, hvem der vinder et lille spil for to, når begge spiller bedst muligt.

        Hver stilling, der kan opstå, regnes ud, så svaret er eksakt. Vinderen skynder sig, og taberen holder ud så længe som muligt; længden tælles i halvtræk, begge spilleres træk. Den sidste linje er værdien: "first player wins in N", "second player wins in N" eller "draw". Før den står de første træk, der bevarer den, de bedste først.

        Tid og hukommelse vokser hurtigt med spillepladen og forhindringerne: 5x5 med 3 forhindringer hver tager sekunder og 74 MiB, med 5 et minut og 663 MiB. Et spil, der ikke kan være i hukommelsen, afvises.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Spillepladens bredde og højde, 2x2 til 9x9; standard er 9x9, som er alt for stor
help-solve-fences = Forhindringer til hver spiller, 0 til 20; standard er 10
help-solve-memory = Hvor meget hukommelse der må bruges, i MiB; standard er det, der er ledigt
help-solve-threads = Hvor mange tråde der arbejdes med; standard er én pr. processorkerne

## rules

help-rules = Vis spillets regler
    .long =
        Vis spillets regler, med figurer tegnet med almindelige tegn.

        Sproget er terminalens eller det, hvis kode angives, for eksempel de eller zh-Hant.
    .examples =
        fencepost rules            på denne terminals sprog
        fencepost rules ja | less  på japansk
help-rules-language = Koden for et sprog; standard er terminalens

## completions

help-completions = Vis et script, der fuldfører kommandoer og tilvalg i en shell
    .long =
        Vis et script, der fuldfører kommandoer og tilvalg i en shell.

        Læg det der, hvor din shell leder efter den slags scripts, og start så en ny shell.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Shellen: bash, zsh, fish, powershell eller elvish

## help

help-help = Vis hjælpen til en kommando
    .long = Vis hjælpen til en kommando, ligesom COMMAND --help gør, eller til programmet.
    .examples = fencepost help convert
help-help-command = Kommandoen
