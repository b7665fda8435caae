### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Gebruik
help-heading-commands = Opdrachten
help-heading-arguments = Argumenten
help-heading-options = Opties
help-heading-set-up = Waar de partij begint
help-heading-pictures = Afbeeldingen
help-heading-examples = Voorbeelden

help = Fencepost: een wedloop van pionnen over een bord vol barricades, voor twee, drie of vier spelers
    .long =
        Fencepost: een wedloop van pionnen over een bord vol barricades, voor twee, drie of vier spelers.

        De velden heten als die van een schaakbord, met a1 linksonder. Een zet is
          e2     het veld waar een pion terechtkomt, ook na een sprong;
          e3h    een horizontale barricade, ten noorden van e3 en f3;
          e3v    een verticale barricade, ten oosten van e3 en e4;
          pass   als er niets anders mogelijk is.

        Elke opdracht heeft zijn eigen helptekst: fencepost legal --help
    .examples =
        fencepost show                       het bord vóór de eerste zet
        fencepost show e2 e8 e3h             het bord na drie zetten
        fencepost legal --players 4 e2       de zetten waarmee West op e2 mag antwoorden
        fencepost convert game.qgn -o g.gif  een partij als bewegend beeld
        fencepost perft 3                    een telling van stellingen, om een engine te controleren

help-any-help = Help tonen; -h geeft minder, --help geeft meer
help-version = De versie tonen

## Where the game starts

help-any-players = Hoeveel er spelen: 2, 3 of 4; standaard 2
    .long =
        Hoeveel er spelen: 2, 3 of 4; standaard 2.

        Met twee zijn het Zuid en Noord, met drie Zuid, West en Noord.
help-any-board = Breedte en hoogte van het bord, 2x2 tot 9x9; standaard 9x9
help-any-fences = Barricades voor elke speler, 0 tot 20; standaard 10, 6 of 5 bij twee, drie of vier spelers
help-any-position = Vanuit deze stelling beginnen
    .long =
        Vanuit deze stelling beginnen in plaats van met een nieuwe partij.

        Een stelling is één regel tekst, zoals "fencepost show" die als laatste toont:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        Dat zijn: de velden van de horizontale en die van de verticale barricades, aan elkaar geschreven; de velden van de pionnen in de volgorde van de beurten (- voor een speler die uitgeschakeld is); de barricades die ieder in de hand heeft; en 1 als de eerste speler aan de beurt is, 2 als het de tweede is. Een bord dat niet 9x9 is, staat in een zesde deel, bijvoorbeeld 5x5.

help-any-moves = Zetten die eerst gespeeld worden, bijvoorbeeld e2 e8 e3h; out:west waar West uit een partij met drie of vier spelers stapt

## serve

help-serve = De webapp starten; dat doet fencepost ook zonder opdracht
    .long =
        De webapp starten: in de browser spelen tegen mensen en engines, en via een API ook met bots. Dat doet fencepost ook zonder opdracht.

        Het adres verschijnt zodra de server klaar is. Ctrl+C of een SIGTERM sluit hem netjes af; wat er ook gebeurt, elke beantwoorde zet staat op schijf, en na een herstart gaan de partijen verder met de klokken zoals ze stonden.
    .examples =
        fencepost serve                                    alleen op deze computer, op http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games voor iedereen in het netwerk
        fencepost serve --trust-proxy --base /fencepost    achter een reverse proxy
help-serve-listen = Adres en poort van de server; standaard 127.0.0.1:8080, dat alleen deze computer kan bereiken. Poort 0 neemt een vrije poort
help-serve-data = De map voor alle partijen; standaard een map van deze gebruiker
help-serve-most-data = Het bestand met alle partijen niet groter laten worden dan zoveel MiB; standaard onbegrensd
help-serve-base = Het pad waaronder alles ligt, zoals een reverse proxy het doorgeeft; standaard /
help-serve-trust-proxy = De adressen geloven die een reverse proxy meldt (X-Forwarded-For). Alleen achter zo’n proxy
help-serve-allow-origin = Ook pagina’s van deze site de server laten aanroepen; mag meerdere keren worden opgegeven
help-serve-no-analysis = Geen analyse aanbieden
help-serve-metrics = Cijfers voor Prometheus aanbieden op /metrics, ook als anderen de server kunnen bereiken
help-serve-engine-threads = Threads waarop engines rekenen; standaard één minder dan er processors zijn
help-serve-engine-pace = Milliseconden tussen de zetten als alleen engines spelen; standaard 500
help-serve-requests = Aanroepen per seconde vanaf één adres op de lange duur; standaard 50. Hier en bij alle andere grenzen betekent 0 geen grens
help-serve-burst = Aanroepen vanaf één adres in één keer; standaard 500
help-serve-games-per-guest = Onvoltooide partijen van één browser; standaard 200
help-serve-games-per-address = Onvoltooide partijen die vanaf één adres zijn gemaakt; standaard 2000
help-serve-sockets-per-guest = Open sockets van één browser; standaard 100
help-serve-sockets-per-address = Open sockets vanaf één adres; standaard 1000
help-serve-log = Hoeveel er naar de standaardfoutuitvoer gaat: off, error, warn, info of debug; standaard info
help-serve-log-json = Het logboek als JSON schrijven, één object per regel

help-export = De notaties van alle partijen van de server schrijven, als één .qgn-stroom
    .long =
        De notaties van alle partijen van de server schrijven als één .qgn-stroom, de oudste eerst. De server mag intussen draaien.
    .examples =
        fencepost export -o all.qgn               alle partijen van de gewone map
        fencepost export --data games | less      die van een andere map
help-export-data = De map met de partijen; standaard een map van deze gebruiker
help-export-output = Het bestand om naar te schrijven; standaard de standaarduitvoer

help-backup = Alle partijen van de server naar een bestand kopiëren terwijl hij draait
    .long =
        Alle partijen van de server naar een bestand kopiëren terwijl hij draait.

        De kopie is volledig en klopt in zichzelf. Wil je ernaar terug, stop dan de server en zet het bestand onder de naam fencepost.db in de gegevensmap, in plaats van de bestanden die met die naam beginnen.
    .examples =
        fencepost backup monday.db                de partijen van de gewone map
        fencepost backup --data games monday.db   die van een andere map
help-backup-file = Het nieuwe bestand; een bestand dat er al is, wordt niet aangeraakt
help-backup-data = De map met de partijen; standaard een map van deze gebruiker

## perft

help-perft = De stellingen tellen die in zoveel zetten bereikt kunnen worden
    .long =
        De stellingen tellen die in zoveel zetten bereikt kunnen worden.

        Zo worden programma’s vergeleken die de regels kennen: geven er twee hetzelfde getal, dan zijn ze het tot die diepte over elke mogelijke zet eens. Het getal staat alleen op de laatste regel. Een gewonnen partij eindigt daar, gedwongen passen telt als een zet, en herhaalde stellingen maken geen verschil.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   elke eerste zet apart
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Hoeveel zetten diep: 0 tot 100
help-perft-divide = Vóór het getal elke eerste zet tonen met het deel van de telling dat erop volgt

## legal

help-legal = De mogelijke zetten opsommen
    .long =
        De mogelijke zetten van een stelling, of na enkele zetten, op één regel opsommen.

        Ze zijn letter voor letter gesorteerd. Is er niets mogelijk, dan staat er pass; is de partij afgelopen, dan is de regel leeg.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Een stelling als tekst tekenen
    .long =
        Een stelling, of die na enkele zetten, als tekst tekenen.

        S, W, N en E zijn de pionnen van Zuid, West, Noord en Oost, # is een barricade. Onder het bord staan de barricades in de hand, de lengte van de kortste weg van elke pion naar zijn doel, wie er aan de beurt is, en op de laatste regel de stelling zelf, voor --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Wanneer kleuren gebruikt worden: auto (op terminals die ze aankunnen, de standaard), always of never

## convert

help-convert = Notaties en lijsten met zetten omzetten in een andere vorm, of in afbeeldingen
    .long =
        Notaties of lijsten met zetten lezen en ze in een andere vorm of als afbeelding schrijven.

        Tekstvormen:
          qgn     een notatie: tags, genummerde zetten, varianten, commentaar, uitslag
          moves   alleen de zetten, één partij per regel
          json    één object per regel, met alles wat een notatie bevat
        Afbeeldingen, van één partij:
          svg     een stelling, als tekening
          png     een stelling, in pixels
          gif     de hele partij, één beeld per zet

        Een bestand mag elk aantal partijen bevatten. Als er iets niet klopt, wordt er niets geschreven, en de melding zegt waar en waarom.
    .examples =
        fencepost convert game.txt > game.qgn          een nette notatie van een lijst met zetten
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Het bestand om te lezen; - is de standaardinvoer
help-convert-from = De vorm ervan: qgn, moves of json; wordt geraden als je niets opgeeft
help-convert-to = De vorm om te schrijven: qgn, moves, json, svg, png of gif
    .long =
        De vorm om te schrijven: qgn, moves, json, svg, png of gif.

        Geef je niets op, dan volgt die uit de naam van het bestand bij --output, en anders is het qgn.
help-convert-dialect = Hoe zetten in het bestand geschreven zijn: fencepost, glendenning, openspiel of qtp
    .long =
        Hoe zetten in het bestand geschreven zijn: fencepost, glendenning, openspiel of qtp; standaard fencepost.

        glendenning en openspiel tellen de rijen vanaf de overkant. Bij qtp heet een barricade naar de rij erboven, en Noord begint.
help-convert-to-dialect = Hoe zetten geschreven worden; dezelfde keuze
help-convert-output = Naar dit bestand schrijven, alles ineens aan het eind; - is de standaarduitvoer, en ook de standaard
help-convert-game = Alleen de partij met dit nummer; de eerste is 1
help-convert-players = Hoeveel er spelen in lijsten met zetten, die dat zelf niet kunnen zeggen: 2, 3 of 4; standaard 2
help-convert-board = Breedte en hoogte van hun bord, 2x2 tot 9x9; standaard 9x9
help-convert-fences = Barricades voor elk van hun spelers, 0 tot 20
help-convert-position = De stelling waarmee ze in plaats daarvan beginnen
help-convert-ply = De stelling na zoveel zetten tonen, 0 voor het begin; standaard de laatste
help-convert-theme = Het uiterlijk: wood, light of dark; standaard wood
help-convert-size = De breedte in pixels, 16 tot 4096
help-convert-coordinates = Met letters en cijfers rond het bord; zo is het al
help-convert-no-coordinates = Zonder
help-convert-flip = Gezien vanuit het noorden
help-convert-delay = Hoelang elk beeld van een gif blijft staan, in milliseconden, 20 tot 60000; standaard 900

## engine

help-engine = Als engine spelen: luisteren op de standaardinvoer, antwoorden op de standaarduitvoer
    .long =
        Als engine voor andere programma’s spelen: luisteren op de standaardinvoer, antwoorden op de standaarduitvoer.

        Er zijn twee protocollen: uci, dat van schaakengines met de zetten van dit spel, en qtp, het tekstprotocol van de Universiteit van Athene. Beide staan beschreven in docs/protocols.md. Om uci met de hand te proberen, typ: position startpos moves e2, dan: go movetime 1000, dan: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Het protocol: uci (de standaard) of qtp
help-engine-player = Wie er in plaats van de engine speelt, om anderen aan te meten: random, racer, greedy of rollouts, de zwakste eerst
help-engine-level = Hoe goed er gespeeld wordt: 1 tot 10 voor mensen; 0, de standaard, is volle kracht
help-engine-threads = Met hoeveel threads er gezocht wordt; standaard 1
help-engine-hash = Geheugen voor de tabel met bekende stellingen, in MiB; standaard 64
help-engine-seed = Een getal dat alles vastlegt wat anders toeval is; standaard 0
help-engine-movetime = Bij qtp: hoelang er over elke zet gedacht wordt, in milliseconden; standaard 1000

## bench

help-bench = Een vaste reeks stellingen doorzoeken, om engines en computers te vergelijken
    .long =
        Een vaste reeks stellingen doorzoeken, om engines en computers te vergelijken.

        Elke regel zegt hoeveel stellingen bekeken zijn en welke zet gevonden is. De laatste regel is het totaal voor twee spelers en de snelheid: het aantal knopen is bij elke keer en op elke computer hetzelfde, zolang de engine dezelfde is. Drie en vier spelers hebben daarvoor een eigen regel.
    .examples =
        fencepost bench

## match

help-match = Twee engines tegen elkaar laten spelen en zeggen welke sterker is
    .long =
        Twee engines tegen elkaar laten spelen en zeggen welke sterker is.

        A en B zijn opdrachtregels van programma’s die het protocol uci of qtp spreken; zet elk tussen aanhalingstekens. Elke opening wordt twee keer gespeeld met verwisselde kleuren, een scheidsrechter toetst elke zet aan de regels, en de score wordt gegeven vanuit A, met de fout per paar partijen. Ctrl-C beëindigt de wedstrijd en geeft de uitslag tot dan toe.

        Wie vastloopt, een ongeldige zet doet of te veel tijd gebruikt, verliest de partij; dat wordt apart geteld. Met drie of vier spelers is wie zoiets doet uitgeschakeld, en spelen de anderen verder.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = De opdrachtregel van de engine waarvan de score gegeven wordt
help-match-engine-b = De opdrachtregel van de andere engine
help-match-games = Hoeveel partijen; standaard 100. De kleuren wisselen per partij, dus een even aantal is het best
help-match-time = Hoeveel bedenktijd: 100ms of 2s per zet, 10000n (knopen) per zet, of 60+0.5, een klok met toeslag in seconden; standaard 100ms
help-match-time-b = Hetzelfde voor B alleen
help-match-openings = Een bestand met openingen, één per regel: de zetten om mee te beginnen, en commentaar na #. Standaard de beginstelling
help-match-records = Alle partijen naar dit bestand schrijven, als .qgn
help-match-sprt = Stoppen zodra duidelijk is dat A ELO1 sterker is, of niet meer dan ELO0
    .long =
        Stoppen zodra duidelijk is dat A ELO1 sterker is (H1), of niet meer dan ELO0 (H0).

        Dit is een sequentiële kansverhoudingstoets over paren partijen. Twee extra getallen, zoals in 0,10,0.01,0.05, zijn de kansen om H1 of H0 ten onrechte aan te nemen; standaard elk 0.05.
help-match-concurrency = Hoeveel partijen tegelijk; standaard 1
help-match-field = Met drie of vier spelers: wie hoeveel plaatsen heeft, a-vs-bbb (de standaard), aa-vs-bb, aaa-vs-b enzovoort. De plaatsen wisselen per partij tot iedereen overal gezeten heeft
help-match-max-plies = Na zoveel zetten is een partij remise; standaard 400
help-match-margin = Hoeveel langer dan toegestaan een antwoord mag duren, bijvoorbeeld 50ms; standaard 100ms
help-match-patience = Hoelang er op een zet gewacht wordt als knopen tellen en niet tijd; standaard 120s
help-match-protocol-a = Het protocol voor A: uci (de standaard) of qtp
help-match-protocol-b = Het protocol voor B: uci (de standaard) of qtp
help-match-name-a = Hoe A in notaties heet; standaard zijn eigen naam
help-match-name-b = Hoe B in notaties heet; standaard zijn eigen naam
help-match-option-a = Een optie van A instellen, bijvoorbeeld Hash=256, bij uci. Mag meerdere keren worden opgegeven
help-match-option-b = Een optie van B instellen, bijvoorbeeld Hash=256, bij uci. Mag meerdere keren worden opgegeven
help-match-seed = Een getal dat vastlegt wat anders toeval is, voor engines met de optie Seed; standaard 0
help-match-progress = Wanneer de tussenstand gemeld wordt: auto (op één regel, op terminals, de standaard), always (ook naar bestanden, een regel per partij) of never

## solve

help-solve = Uitzoeken wie een klein spel met twee spelers wint als beiden op hun best spelen
    .long =
        Uitzoeken wie een klein spel met twee spelers wint als beiden op hun best spelen.

        Elke stelling die kan voorkomen wordt doorgerekend, dus het antwoord is exact. De winnaar haast zich en de verliezer houdt het zo lang mogelijk vol; er wordt geteld in halve zetten, de zetten van beide spelers. De laatste regel is de waarde: "first player wins in N", "second player wins in N" of "draw". Daarvoor staan de eerste zetten die deze waarde behouden, de beste eerst.

        Tijd en geheugen groeien snel met het bord en de barricades: 5x5 met elk 3 barricades kost seconden en 74 MiB, met 5 een minuut en 663 MiB. Een spel dat niet in het geheugen past, wordt geweigerd.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Breedte en hoogte van het bord, 2x2 tot 9x9; standaard 9x9, wat veel te groot is
help-solve-fences = Barricades voor elke speler, 0 tot 20; standaard 10
help-solve-memory = Hoeveel geheugen gebruikt mag worden, in MiB; standaard wat vrij is
help-solve-threads = Met hoeveel threads er gerekend wordt; standaard één per processorkern

## rules

help-rules = De spelregels tonen
    .long =
        De spelregels tonen, met figuren getekend in gewone tekens.

        De taal is die van de terminal, of die waarvan je de code opgeeft, bijvoorbeeld de of zh-Hant.
    .examples =
        fencepost rules            in de taal van deze terminal
        fencepost rules ja | less  in het Japans
help-rules-language = De code van een taal; standaard die van de terminal

## completions

help-completions = Een script tonen dat opdrachten en opties in een shell aanvult
    .long =
        Een script tonen dat opdrachten en opties in een shell aanvult.

        Zet het waar je shell zulke scripts zoekt en start dan een nieuwe shell.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = De shell: bash, zsh, fish, powershell of elvish

## help

help-help = De helptekst van een opdracht tonen
    .long = De helptekst van een opdracht tonen, zoals COMMAND --help doet, of die van het programma.
    .examples = fencepost help convert
help-help-command = De opdracht
