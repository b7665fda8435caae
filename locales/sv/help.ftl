### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Användning
help-heading-commands = Kommandon
help-heading-arguments = Argument
help-heading-options = Flaggor
help-heading-set-up = Var partiet börjar
help-heading-pictures = Bilder
help-heading-examples = Exempel

help = Fencepost: en kapplöpning med pjäser över ett bräde fullt av väggar, för två, tre eller fyra spelare
    .long =
        Fencepost: en kapplöpning med pjäser över ett bräde fullt av väggar, för två, tre eller fyra spelare.

        Rutorna heter som på ett schackbräde, med a1 längst ner till vänster. Ett drag är
          e2     rutan där en pjäs hamnar, även efter ett hopp;
          e3h    en vågrät vägg, norr om e3 och f3;
          e3v    en lodrät vägg, öster om e3 och e4;
          pass   när inget annat är möjligt.

        Varje kommando har sin egen hjälp: fencepost legal --help
    .examples =
        fencepost show                       brädet före första draget
        fencepost show e2 e8 e3h             brädet efter tre drag
        fencepost legal --players 4 e2       dragen som Väst kan svara på e2 med
        fencepost convert game.qgn -o g.gif  ett parti som rörliga bilder
        fencepost perft 3                    en räkning av ställningar, för att kontrollera en motor

help-any-help = Visa hjälp; -h ger mindre, --help ger mer
help-version = Visa versionen

## Where the game starts

help-any-players = Hur många som spelar: 2, 3 eller 4; standard är 2
    .long =
        Hur många som spelar: 2, 3 eller 4; standard är 2.

        Med två är det Syd och Nord, med tre Syd, Väst och Nord.
help-any-board = Brädets bredd och höjd, 2x2 till 9x9; standard är 9x9
help-any-fences = Väggar till varje spelare, 0 till 20; standard är 10, 6 eller 5 för två, tre eller fyra spelare
help-any-position = Börja från den här ställningen
    .long =
        Börja från den här ställningen i stället för ett nytt parti.

        En ställning är en rad text, så som "fencepost show" skriver den sist:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        Det är: rutorna för de vågräta och för de lodräta väggarna, ihopskrivna; pjäsernas rutor i turordning (- för en spelare som är ute); väggarna var och en har på hand; och 1 om den första spelaren är på tur, 2 om det är den andra. Ett bräde som inte är 9x9 anges i en sjätte del, till exempel 5x5.

help-any-moves = Drag som spelas först, till exempel e2 e8 e3h; out:west där Väst lämnar ett parti för tre eller fyra

## serve

help-serve = Starta webbappen; det gör fencepost också utan kommando
    .long =
        Starta webbappen: spela i en webbläsare mot människor och motorer, och över ett API med botar. Det gör fencepost också utan kommando.

        Adressen visas när servern är redo. Ctrl+C eller en SIGTERM avslutar den snyggt; vad som än händer ligger varje besvarat drag på disken, och partierna fortsätter efter en omstart med klockorna som de stod.
    .examples =
        fencepost serve                                    bara på den här datorn, på http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games för alla i nätverket
        fencepost serve --trust-proxy --base /fencepost    bakom en omvänd proxy
help-serve-listen = Var servern lyssnar; standard är 127.0.0.1:8080, som bara den här datorn når. Port 0 tar en ledig
help-serve-data = Mappen för alla partier; standard är en mapp hos den här användaren
help-serve-most-data = Låt filen med alla partier växa till så många MiB och inte mer; standard är ingen gräns
help-serve-base = Sökvägen som allt ligger under, så som en omvänd proxy skickar den vidare; standard är /
help-serve-trust-proxy = Lita på adresserna som en omvänd proxy uppger (X-Forwarded-For). Bara bakom en sådan
help-serve-allow-origin = Låt även sidor från den här webbplatsen anropa servern; kan anges flera gånger
help-serve-no-analysis = Erbjud ingen analys
help-serve-metrics = Ge siffror till Prometheus på /metrics även när andra kan nå servern
help-serve-engine-threads = Trådar som motorer tänker på; standard är en mindre än det finns processorer
help-serve-engine-pace = Millisekunder mellan dragen i partier där bara motorer spelar; standard är 500
help-serve-requests = Anrop per sekund från en adress i det långa loppet; standard är 50. För den här och alla andra gränser betyder 0 ingen
help-serve-burst = Anrop från en adress på en gång; standard är 500
help-serve-games-per-guest = Oavslutade partier från en webbläsare; standard är 200
help-serve-games-per-address = Oavslutade partier skapade från en adress; standard är 2000
help-serve-sockets-per-guest = Öppna socketar från en webbläsare; standard är 100
help-serve-sockets-per-address = Öppna socketar från en adress; standard är 1000
help-serve-log = Hur mycket som skrivs till standard fel: off, error, warn, info eller debug; standard är info
help-serve-log-json = Skriv loggen som JSON, ett objekt per rad

help-export = Skriv protokollen för alla partier på servern som en enda .qgn-ström
    .long =
        Skriv protokollen för alla partier på servern som en enda .qgn-ström, de äldsta först. Servern får vara igång.
    .examples =
        fencepost export -o all.qgn               alla partier i den vanliga mappen
        fencepost export --data games | less      de i en annan
help-export-data = Mappen med partierna; standard är en mapp hos den här användaren
help-export-output = Filen att skriva till; standard är standard ut

help-backup = Kopiera alla partier på servern till en fil medan den är igång
    .long =
        Kopiera alla partier på servern till en fil medan den är igång.

        Kopian är hel och hänger ihop. För att gå tillbaka till den stoppar du servern och lägger filen i datamappen under namnet fencepost.db, i stället för de filer som börjar med det namnet.
    .examples =
        fencepost backup monday.db                partierna i den vanliga mappen
        fencepost backup --data games monday.db   de i en annan
help-backup-file = Den nya filen; en som redan finns rörs inte
help-backup-data = Mappen med partierna; standard är en mapp hos den här användaren

## perft

help-perft = Räkna ställningarna som kan nås på så många drag
    .long =
        Räkna ställningarna som kan nås på så många drag.

        Så jämförs program som kan reglerna: ger två av dem samma tal är de överens om varje tillåtet drag till det djupet. Talet står ensamt på sista raden. Ett vunnet parti slutar där, att tvingas passa räknas som ett drag, och upprepade ställningar spelar ingen roll.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   varje första drag för sig
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Hur många drag djupt: 0 till 100
help-perft-divide = Visa före talet varje första drag med den del av talet som följer på det

## legal

help-legal = Lista de tillåtna dragen
    .long =
        Lista de tillåtna dragen i en ställning, eller efter några drag, på en rad.

        De är sorterade bokstav för bokstav. Är inget tillåtet står det pass; är partiet slut är raden tom.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Rita en ställning som text
    .long =
        Rita en ställning, eller den efter några drag, som text.

        S, W, N och E är pjäserna för Syd, Väst, Nord och Öst, # är en vägg. Under brädet står väggarna på hand, längden på varje pjäs kortaste väg till målet, vem som är på tur, och på sista raden själva ställningen, för --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = När färger används: auto (på terminaler som klarar dem, standard), always eller never

## convert

help-convert = Gör om protokoll och draglistor till en annan form eller till bilder
    .long =
        Läs protokoll eller draglistor, och skriv dem i en annan form eller som bilder.

        Textformer:
          qgn     ett protokoll: taggar, numrerade drag, varianter, kommentarer, resultat
          moves   bara dragen, ett parti per rad
          json    ett objekt per rad, med allt som ett protokoll innehåller
        Bilder, av ett parti:
          svg     en ställning, som teckning
          png     en ställning, i pixlar
          gif     hela partiet, en bildruta per drag

        En fil får innehålla hur många partier som helst. Är något i den fel skrivs ingenting, och meddelandet säger var och varför.
    .examples =
        fencepost convert game.txt > game.qgn          ett snyggt protokoll av en draglista
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Filen att läsa; - är standard in
help-convert-from = Dess form: qgn, moves eller json; gissas om den inte anges
help-convert-to = Formen att skriva: qgn, moves, json, svg, png eller gif
    .long =
        Formen att skriva: qgn, moves, json, svg, png eller gif.

        Anges den inte följer den av namnet på filen i --output, och annars är den qgn.
help-convert-dialect = Hur drag är skrivna i filen: fencepost, glendenning, openspiel eller qtp
    .long =
        Hur drag är skrivna i filen: fencepost, glendenning, openspiel eller qtp; standard är fencepost.

        glendenning och openspiel räknar raderna från andra sidan. qtp kallar en vägg efter raden ovanför, och Nord börjar.
help-convert-to-dialect = Hur drag ska skrivas; samma val
help-convert-output = Skriv till den här filen, allt på en gång i slutet; - är standard ut, liksom om inget anges
help-convert-game = Bara partiet med det här numret; det första är 1
help-convert-players = Hur många som spelar i draglistor, som inte själva kan säga det: 2, 3 eller 4; standard är 2
help-convert-board = Deras brädes bredd och höjd, 2x2 till 9x9; standard är 9x9
help-convert-fences = Väggar till var och en av deras spelare, 0 till 20
help-convert-position = Ställningen de börjar från i stället
help-convert-ply = Visa ställningen efter så många drag, 0 för början; standard är den sista
help-convert-theme = Utseendet: wood, light eller dark; standard är wood
help-convert-size = Bredden i pixlar, 16 till 4096
help-convert-coordinates = Med bokstäver och siffror runt brädet; så är det ändå
help-convert-no-coordinates = Utan dem
help-convert-flip = Sett från norr
help-convert-delay = Hur länge varje bildruta i en gif visas, i millisekunder, 20 till 60000; standard är 900

## engine

help-engine = Spela som motor: lyssna på standard in, svara på standard ut
    .long =
        Spela som motor åt andra program: lyssna på standard in, svara på standard ut.

        Det finns två protokoll: uci, schackmotorernas med det här spelets drag, och qtp, textprotokollet från universitetet i Aten. Båda beskrivs i docs/protocols.md. För att prova uci för hand, skriv: position startpos moves e2, sedan: go movetime 1000, sedan: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Protokollet: uci (standard) eller qtp
help-engine-player = Vem som spelar i stället för motorn, att mäta andra mot: random, racer, greedy eller rollouts, den svagaste först
help-engine-level = Hur bra det spelas: 1 till 10 för människor; 0, som är standard, är full styrka
help-engine-threads = Hur många trådar som söker; standard är 1
help-engine-hash = Minne för tabellen över kända ställningar, i MiB; standard är 64
help-engine-seed = Ett tal som avgör allt som annars är slump; standard är 0
help-engine-movetime = Med qtp: hur länge varje drag får övervägas, i millisekunder; standard är 1000

## bench

help-bench = Sök igenom en fast uppsättning ställningar, för att jämföra motorer och datorer
    .long =
        Sök igenom en fast uppsättning ställningar, för att jämföra motorer och datorer.

        Varje rad berättar hur många ställningar som granskades och vilket drag som hittades. Den sista raden är summan för två spelare och hastigheten: antalet noder är detsamma varje gång och på varje dator, så länge motorn är densamma. Tre och fyra spelare har en egen rad före den.
    .examples =
        fencepost bench

## match

help-match = Låt två motorer spela mot varandra, och få veta vilken som är starkast
    .long =
        Låt två motorer spela mot varandra, och få veta vilken som är starkast.

        A och B är kommandorader för program som talar protokollet uci eller qtp; sätt citattecken runt var och en. Varje öppning spelas två gånger med ombytta färger, en domare prövar varje drag mot reglerna, och resultatet ges ur A:s synvinkel, med felmarginal efter par av partier. Ctrl-C avslutar matchen och visar resultatet så långt.

        Ett parti förloras genom en krasch, ett otillåtet drag eller för mycket tid; detta räknas för sig. Med tre eller fyra spelare är den som gör något sådant ute, och de andra spelar vidare.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Kommandoraden för motorn vars resultat ges
help-match-engine-b = Kommandoraden för den andra motorn
help-match-games = Hur många partier; standard är 100. Färgerna byts från parti till parti, så ett jämnt antal är bäst
help-match-time = Hur mycket betänketid: 100ms eller 2s per drag, 10000n (noder) per drag, eller 60+0.5, en klocka med tillägg i sekunder; standard är 100ms
help-match-time-b = Samma sak bara för B
help-match-openings = En fil med öppningar, en per rad: dragen att börja med, och kommentarer efter #. Standard är startställningen
help-match-records = Skriv alla partier till den här filen, som .qgn
help-match-sprt = Sluta så snart det är klart att A är ELO1 starkare, eller inte mer än ELO0
    .long =
        Sluta så snart det är klart att A är ELO1 starkare (H1), eller inte mer än ELO0 (H0).

        Det är ett sekventiellt sannolikhetskvottest över par av partier. Två tal till, som i 0,10,0.01,0.05, är riskerna att felaktigt godta H1 eller H0; standard är 0.05 var.
help-match-concurrency = Hur många partier åt gången; standard är 1
help-match-field = Med tre eller fyra spelare: vem som har hur många platser, a-vs-bbb (standard), aa-vs-bb, aaa-vs-b och så vidare. Platserna byts från parti till parti tills alla har suttit överallt
help-match-max-plies = Partier på så många drag är remi; standard är 400
help-match-margin = Hur mycket längre än tillåtet ett svar får ta, till exempel 50ms; standard är 100ms
help-match-patience = Hur länge man väntar på ett drag när noder räknas och inte tid; standard är 120s
help-match-protocol-a = Protokollet för A: uci (standard) eller qtp
help-match-protocol-b = Protokollet för B: uci (standard) eller qtp
help-match-name-a = Vad A ska heta i protokoll; standard är dess eget namn
help-match-name-b = Vad B ska heta i protokoll; standard är dess eget namn
help-match-option-a = Ställ in ett alternativ för A, till exempel Hash=256, i uci. Kan anges flera gånger
help-match-option-b = Ställ in ett alternativ för B, till exempel Hash=256, i uci. Kan anges flera gånger
help-match-seed = Ett tal som avgör det som annars är slump, för motorer med alternativet Seed; standard är 0
help-match-progress = När ställningen i matchen visas: auto (på en rad, på terminaler, standard), always (även till filer, en rad per parti) eller never

## solve

help-solve = Ta reda på vem som vinner ett litet spel för två när båda spelar så bra som möjligt
    .long =
        Ta reda på vem som vinner ett litet spel för två när båda spelar så bra som möjligt.

        Varje ställning som kan uppstå räknas ut, så svaret är exakt. Vinnaren skyndar sig och förloraren håller ut så länge som möjligt; längden räknas i halvdrag, båda spelarnas drag. Den sista raden är värdet: "first player wins in N", "second player wins in N" eller "draw". Före den står de första drag som behåller det, de bästa först.

        Tid och minne växer snabbt med brädet och väggarna: 5x5 med 3 väggar var tar sekunder och 74 MiB, med 5 en minut och 663 MiB. Ett spel som inte får plats i minnet avvisas.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Brädets bredd och höjd, 2x2 till 9x9; standard är 9x9, som är alldeles för stort
help-solve-fences = Väggar till varje spelare, 0 till 20; standard är 10
help-solve-memory = Hur mycket minne som får användas, i MiB; standard är det som är ledigt
help-solve-threads = Hur många trådar som arbetar; standard är en per processorkärna

## rules

help-rules = Visa spelets regler
    .long =
        Visa spelets regler, med bilder ritade med vanliga tecken.

        Språket är terminalens, eller det som anges med sin kod, till exempel de eller zh-Hant.
    .examples =
        fencepost rules            på den här terminalens språk
        fencepost rules ja | less  på japanska
help-rules-language = Koden för ett språk; standard är terminalens

## completions

help-completions = Visa ett skript som kompletterar kommandon och flaggor i ett skal
    .long =
        Visa ett skript som kompletterar kommandon och flaggor i ett skal.

        Lägg det där ditt skal letar efter sådana skript, och starta sedan ett nytt skal.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Skalet: bash, zsh, fish, powershell eller elvish

## help

help-help = Visa hjälpen till ett kommando
    .long = Visa hjälpen till ett kommando, som COMMAND --help gör, eller till programmet.
    .examples = fencepost help convert
help-help-command = Kommandot
