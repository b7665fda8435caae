### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Aufruf
help-heading-commands = Befehle
help-heading-arguments = Argumente
help-heading-options = Optionen
help-heading-set-up = Wo die Partie beginnt
help-heading-pictures = Bilder
help-heading-examples = Beispiele

help = Fencepost: ein Wettlauf der Figuren über ein Brett voller Hindernisse, für zwei, drei oder vier Spieler
    .long =
        Fencepost: ein Wettlauf der Figuren über ein Brett voller Hindernisse, für zwei, drei oder vier Spieler.

        Die Felder heißen wie auf einem Schachbrett, a1 liegt unten links. Ein Zug ist
          e2     das Feld, auf dem eine Figur landet, auch nach einem Sprung;
          e3h    ein waagerechtes Hindernis, nördlich von e3 und f3;
          e3v    ein senkrechtes Hindernis, östlich von e3 und e4;
          pass   wo sonst kein Zug möglich ist.

        Jeder Befehl hat seine eigene Hilfe: fencepost legal --help
    .examples =
        fencepost show                       das Brett vor dem ersten Zug
        fencepost show e2 e8 e3h             das Brett nach drei Zügen
        fencepost legal --players 4 e2       die Züge, mit denen West auf e2 antworten kann
        fencepost convert game.qgn -o g.gif  eine Partie als bewegtes Bild
        fencepost perft 3                    eine Zählung von Stellungen, um eine Engine zu prüfen

help-any-help = Hilfe ausgeben; -h zeigt weniger, --help mehr
help-version = Die Version ausgeben

## Where the game starts

help-any-players = Wie viele spielen: 2, 3 oder 4; ohne Angabe 2
    .long =
        Wie viele spielen: 2, 3 oder 4; ohne Angabe 2.

        Zu zweit sind es Süd und Nord, zu dritt Süd, West und Nord.
help-any-board = Breite und Höhe des Bretts, 2x2 bis 9x9; ohne Angabe 9x9
help-any-fences = Hindernisse für jeden Spieler, 0 bis 20; ohne Angabe 10, 6 oder 5 bei zwei, drei oder vier Spielern
help-any-position = Von dieser Stellung aus beginnen
    .long =
        Von dieser Stellung aus beginnen statt mit einer neuen Partie.

        Eine Stellung ist eine Textzeile, wie "fencepost show" sie als letzte ausgibt:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        Das sind: die Felder der waagerechten und die der senkrechten Hindernisse, ohne Zwischenraum; die Felder der Figuren in der Zugfolge (- für ausgeschiedene Spieler); die Hindernisse, die jeder in der Hand hat; und 1, wenn der erste Spieler am Zug ist, 2, wenn es der zweite ist. Ein Brett, das nicht 9x9 ist, wird in einem sechsten Teil genannt, etwa 5x5.

help-any-moves = Züge, die zuerst gespielt werden, etwa e2 e8 e3h; out:west, wo West eine Partie zu dritt oder zu viert verlässt

## serve

help-serve = Die Web-App starten; das tut fencepost auch ohne Befehl
    .long =
        Die Web-App starten: im Browser gegen Menschen und Engines spielen, und über eine API auch mit Bots. Das tut fencepost auch ohne Befehl.

        Sobald der Server bereit ist, wird die Adresse ausgegeben. Strg+C oder ein SIGTERM beendet ihn sauber; was auch geschieht, jeder beantwortete Zug ist gespeichert, und nach einem Neustart gehen die Partien mit demselben Stand der Uhren weiter.
    .examples =
        fencepost serve                                    nur auf diesem Rechner, unter http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games für alle im Netz
        fencepost serve --trust-proxy --base /fencepost    hinter einem Reverse-Proxy
help-serve-listen = Adresse und Port des Servers; ohne Angabe 127.0.0.1:8080, das nur dieser Rechner erreicht. Port 0 nimmt einen freien
help-serve-data = Der Ordner für alle Partien; ohne Angabe ein Ordner dieses Benutzers
help-serve-most-data = Die Datei mit allen Partien höchstens so viele MiB groß werden lassen; ohne Angabe unbegrenzt
help-serve-base = Der Pfad, unter dem alles liegt, so wie ein Reverse-Proxy ihn weiterreicht; ohne Angabe /
help-serve-trust-proxy = Den Adressen glauben, die ein Reverse-Proxy meldet (X-Forwarded-For). Nur hinter einem solchen
help-serve-allow-origin = Auch Seiten dieser Website dürfen den Server aufrufen; mehrfach möglich
help-serve-no-analysis = Keine Analyse anbieten
help-serve-metrics = Zahlen für Prometheus unter /metrics anbieten, auch wenn andere den Server erreichen
help-serve-engine-threads = Threads, auf denen Engines rechnen; ohne Angabe einer weniger, als es Prozessoren gibt
help-serve-engine-pace = Millisekunden zwischen den Zügen, wenn nur Engines spielen; ohne Angabe 500
help-serve-requests = Aufrufe pro Sekunde von einer Adresse auf Dauer; ohne Angabe 50. Hier und bei allen anderen Grenzen heißt 0 unbegrenzt
help-serve-burst = Aufrufe von einer Adresse auf einmal; ohne Angabe 500
help-serve-games-per-guest = Unbeendete Partien eines Browsers; ohne Angabe 200
help-serve-games-per-address = Unbeendete Partien, die von einer Adresse aus angelegt wurden; ohne Angabe 2000
help-serve-sockets-per-guest = Offene Sockets eines Browsers; ohne Angabe 100
help-serve-sockets-per-address = Offene Sockets von einer Adresse; ohne Angabe 1000
help-serve-log = Wie viel auf die Standardfehlerausgabe geschrieben wird: off, error, warn, info oder debug; ohne Angabe info
help-serve-log-json = Das Protokoll als JSON schreiben, ein Objekt pro Zeile

help-export = Die Aufzeichnungen aller Partien des Servers als einen .qgn-Strom schreiben
    .long =
        Die Aufzeichnungen aller Partien des Servers als einen .qgn-Strom schreiben, die älteste zuerst. Der Server darf dabei laufen.
    .examples =
        fencepost export -o all.qgn               alle Partien des üblichen Ordners
        fencepost export --data games | less      die eines anderen Ordners
help-export-data = Der Ordner der Partien; ohne Angabe ein Ordner dieses Benutzers
help-export-output = Die Datei, in die geschrieben wird; ohne Angabe die Standardausgabe

help-backup = Alle Partien des Servers im laufenden Betrieb in eine Datei kopieren
    .long =
        Alle Partien des Servers im laufenden Betrieb in eine Datei kopieren.

        Die Kopie ist vollständig und in sich stimmig. Um zu ihr zurückzukehren, halte den Server an und leg die Datei unter dem Namen fencepost.db in den Datenordner, anstelle der Dateien, die mit diesem Namen beginnen.
    .examples =
        fencepost backup monday.db                die Partien des üblichen Ordners
        fencepost backup --data games monday.db   die eines anderen Ordners
help-backup-file = Die neue Datei; eine vorhandene wird nicht angetastet
help-backup-data = Der Ordner der Partien; ohne Angabe ein Ordner dieses Benutzers

## perft

help-perft = Die Stellungen zählen, die sich in so vielen Zügen erreichen lassen
    .long =
        Die Stellungen zählen, die sich in so vielen Zügen erreichen lassen.

        So vergleicht man Programme, die die Regeln kennen: Kommen zwei auf dieselbe Zahl, sind sie sich bis zu dieser Tiefe über jeden möglichen Zug einig. Die Zahl steht allein in der letzten Zeile. Eine gewonnene Partie endet dort, erzwungenes Passen zählt als Zug, und wiederholte Stellungen spielen keine Rolle.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   jeder erste Zug für sich
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Wie viele Züge tief: 0 bis 100
help-perft-divide = Vor der Zahl jeden ersten Zug mit dem Anteil ausgeben, der auf ihn folgt

## legal

help-legal = Die möglichen Züge auflisten
    .long =
        Die möglichen Züge einer Stellung, oder nach einigen Zügen, in einer Zeile auflisten.

        Sie sind nach Buchstaben sortiert. Ist kein Zug möglich, steht dort pass; ist die Partie vorbei, bleibt die Zeile leer.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Eine Stellung als Text zeichnen
    .long =
        Eine Stellung, oder die nach einigen Zügen, als Text zeichnen.

        S, W, N und E sind die Figuren von Süd, West, Nord und Ost, # ist ein Hindernis. Unter dem Brett stehen die Hindernisse in der Hand, der kürzeste Weg jeder Figur zum Ziel, wer am Zug ist, und in der letzten Zeile die Stellung selbst, für --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Wann Farben benutzt werden: auto (auf Terminals, die das können; Standard), always oder never

## convert

help-convert = Aufzeichnungen und Zuglisten in eine andere Form oder in Bilder umwandeln
    .long =
        Aufzeichnungen oder Zuglisten lesen und in anderer Form oder als Bilder schreiben.

        Textformen:
          qgn     eine Aufzeichnung: Kopfzeilen, nummerierte Züge, Varianten, Kommentare, Ergebnis
          moves   nur die Züge, eine Partie pro Zeile
          json    ein Objekt pro Zeile, mit allem, was eine Aufzeichnung enthält
        Bilder, von einer Partie:
          svg     eine Stellung als Zeichnung
          png     eine Stellung in Pixeln
          gif     die ganze Partie, ein Bild pro Zug

        Eine Datei darf beliebig viele Partien enthalten. Ist irgendetwas darin falsch, wird nichts geschrieben, und die Meldung sagt, wo und warum.
    .examples =
        fencepost convert game.txt > game.qgn          eine saubere Aufzeichnung aus einer Zugliste
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Die Datei, die gelesen wird; - ist die Standardeingabe
help-convert-from = Ihre Form: qgn, moves oder json; ohne Angabe wird geraten
help-convert-to = Die Form, die geschrieben wird: qgn, moves, json, svg, png oder gif
    .long =
        Die Form, die geschrieben wird: qgn, moves, json, svg, png oder gif.

        Ohne Angabe ergibt sie sich aus dem Namen der Datei von --output, sonst ist sie qgn.
help-convert-dialect = Wie Züge in der Datei geschrieben sind: fencepost, glendenning, openspiel oder qtp
    .long =
        Wie Züge in der Datei geschrieben sind: fencepost, glendenning, openspiel oder qtp; ohne Angabe fencepost.

        glendenning und openspiel zählen die Reihen von der anderen Seite. Bei qtp heißt ein Hindernis nach der Reihe darüber, und Nord beginnt.
help-convert-to-dialect = Wie Züge geschrieben werden; dieselbe Auswahl
help-convert-output = In diese Datei schreiben, alles auf einmal am Schluss; - ist die Standardausgabe, wie ohne Angabe
help-convert-game = Nur die Partie mit dieser Nummer; die erste ist 1
help-convert-players = Wie viele in Zuglisten spielen, die es selbst nicht sagen können: 2, 3 oder 4; ohne Angabe 2
help-convert-board = Breite und Höhe ihres Bretts, 2x2 bis 9x9; ohne Angabe 9x9
help-convert-fences = Hindernisse für jeden ihrer Spieler, 0 bis 20
help-convert-position = Die Stellung, mit der sie stattdessen beginnen
help-convert-ply = Die Stellung nach so vielen Zügen zeigen, 0 für den Anfang; ohne Angabe die letzte
help-convert-theme = Das Aussehen: wood, light oder dark; ohne Angabe wood
help-convert-size = Die Breite in Pixeln, 16 bis 4096
help-convert-coordinates = Mit Buchstaben und Zahlen um das Brett; so ist es ohnehin
help-convert-no-coordinates = Ohne sie
help-convert-flip = Von Norden gesehen
help-convert-delay = Wie lange jedes Bild eines gif stehen bleibt, in Millisekunden, 20 bis 60000; ohne Angabe 900

## engine

help-engine = Als Engine spielen: Befehle von der Standardeingabe, Antworten auf der Standardausgabe
    .long =
        Als Engine für andere Programme spielen: Befehle von der Standardeingabe, Antworten auf der Standardausgabe.

        Es gibt zwei Protokolle: uci, das der Schachengines mit den Zügen dieses Spiels, und qtp, das Textprotokoll der Universität Athen. Beide sind in docs/protocols.md beschrieben. Um uci von Hand auszuprobieren, tipp: position startpos moves e2, dann: go movetime 1000, dann: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Das Protokoll: uci (Standard) oder qtp
help-engine-player = Wer anstelle der Engine spielt, um andere daran zu messen: random, racer, greedy oder rollouts, der schwächste zuerst
help-engine-level = Wie gut gespielt wird: 1 bis 10 für Menschen; 0 (Standard) ist die volle Stärke
help-engine-threads = Mit wie vielen Threads gesucht wird; ohne Angabe 1
help-engine-hash = Speicher für die Tabelle bekannter Stellungen, in MiB; ohne Angabe 64
help-engine-seed = Eine Zahl, die alles festlegt, was sonst Zufall wäre; ohne Angabe 0
help-engine-movetime = Bei qtp die Bedenkzeit für jeden Zug, in Millisekunden; ohne Angabe 1000

## bench

help-bench = Eine feste Reihe von Stellungen durchsuchen, um Engines und Rechner zu vergleichen
    .long =
        Eine feste Reihe von Stellungen durchsuchen, um Engines und Rechner zu vergleichen.

        Jede Zeile nennt, wie viele Stellungen betrachtet wurden, und den gefundenen Zug. Die letzte Zeile ist die Summe für zwei Spieler und die Geschwindigkeit: Die Zahl der Knoten ist bei jedem Lauf und auf jedem Rechner dieselbe, solange die Engine dieselbe ist. Drei und vier Spieler haben davor eine eigene Zeile.
    .examples =
        fencepost bench

## match

help-match = Zwei Engines gegeneinander spielen lassen und sagen, welche stärker ist
    .long =
        Zwei Engines gegeneinander spielen lassen und sagen, welche stärker ist.

        A und B sind Befehlszeilen von Programmen, die das Protokoll uci oder qtp sprechen; setz jede in Anführungszeichen. Jede Eröffnung wird zweimal mit vertauschten Farben gespielt, ein Schiedsrichter prüft jeden Zug nach den Regeln, und das Ergebnis wird aus Sicht von A angegeben, mit dem Fehler nach Partiepaaren. Strg+C beendet den Wettkampf und nennt das bisherige Ergebnis.

        Ein Absturz, ein verbotener Zug oder zu viel Zeit verliert die Partie; das wird getrennt gezählt. Bei drei oder vier Spielern scheidet aus, wem das passiert, und die anderen spielen weiter.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Die Befehlszeile der Engine, deren Ergebnis angegeben wird
help-match-engine-b = Die Befehlszeile der anderen Engine
help-match-games = Wie viele Partien; ohne Angabe 100. Die Farben wechseln von Partie zu Partie, also am besten eine gerade Zahl
help-match-time = Die Bedenkzeit: 100ms oder 2s pro Zug, 10000n (Knoten) pro Zug, oder 60+0.5, eine Uhr mit Zugabe in Sekunden; ohne Angabe 100ms
help-match-time-b = Dasselbe nur für B
help-match-openings = Eine Datei mit Eröffnungen, eine pro Zeile: die Züge, mit denen es losgeht, und Kommentare nach #. Ohne Angabe die Anfangsstellung
help-match-records = Alle Partien als .qgn in diese Datei schreiben
help-match-sprt = Aufhören, sobald klar ist, dass A um ELO1 stärker ist, oder um nicht mehr als ELO0
    .long =
        Aufhören, sobald klar ist, dass A um ELO1 stärker ist (H1), oder um nicht mehr als ELO0 (H0).

        Das ist ein sequenzieller Likelihood-Quotienten-Test über Partiepaare. Zwei weitere Zahlen, wie in 0,10,0.01,0.05, sind die Wahrscheinlichkeiten, H1 oder H0 zu Unrecht anzunehmen; ohne Angabe je 0.05.
help-match-concurrency = Wie viele Partien gleichzeitig; ohne Angabe 1
help-match-field = Bei drei oder vier Spielern, wer wie viele Plätze hat: a-vs-bbb (Standard), aa-vs-bb, aaa-vs-b und so weiter. Die Plätze wechseln von Partie zu Partie, bis alle überall gesessen haben
help-match-max-plies = Nach so vielen Zügen ist eine Partie remis; ohne Angabe 400
help-match-margin = Um wie viel länger als erlaubt eine Antwort dauern darf, etwa 50ms; ohne Angabe 100ms
help-match-patience = Wie lange auf einen Zug gewartet wird, wo Knoten statt Zeit zählen; ohne Angabe 120s
help-match-protocol-a = Das Protokoll für A: uci (Standard) oder qtp
help-match-protocol-b = Das Protokoll für B: uci (Standard) oder qtp
help-match-name-a = Wie A in Aufzeichnungen heißt; ohne Angabe der eigene Name
help-match-name-b = Wie B in Aufzeichnungen heißt; ohne Angabe der eigene Name
help-match-option-a = Eine Option von A setzen, etwa Hash=256, bei uci. Mehrfach möglich
help-match-option-b = Eine Option von B setzen, etwa Hash=256, bei uci. Mehrfach möglich
help-match-seed = Eine Zahl, die festlegt, was sonst Zufall wäre, für Engines mit der Option Seed; ohne Angabe 0
help-match-progress = Wann der Zwischenstand genannt wird: auto (in einer Zeile, auf Terminals; Standard), always (auch in Dateien, eine Zeile pro Partie) oder never

## solve

help-solve = Herausfinden, wer ein kleines Spiel zu zweit gewinnt, wenn beide am besten spielen
    .long =
        Herausfinden, wer ein kleines Spiel zu zweit gewinnt, wenn beide am besten spielen.

        Jede Stellung, die vorkommen kann, wird ausgerechnet, die Antwort ist also genau. Wer gewinnt, beeilt sich, und wer verliert, hält so lange wie möglich durch; gezählt wird in Halbzügen, den Zügen beider Spieler. Die letzte Zeile ist der Wert: "first player wins in N", "second player wins in N" oder "draw". Davor stehen die ersten Züge, die ihn halten, die besten zuerst.

        Zeit und Speicher wachsen schnell mit Brett und Hindernissen: 5x5 mit je 3 Hindernissen braucht Sekunden und 74 MiB, mit je 5 eine Minute und 663 MiB. Ein Spiel, das nicht in den Speicher passt, wird abgelehnt.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Breite und Höhe des Bretts, 2x2 bis 9x9; ohne Angabe 9x9, was viel zu groß ist
help-solve-fences = Hindernisse für jeden Spieler, 0 bis 20; ohne Angabe 10
help-solve-memory = Wie viel Speicher benutzt werden darf, in MiB; ohne Angabe, was frei ist
help-solve-threads = Mit wie vielen Threads gerechnet wird; ohne Angabe einer pro Prozessorkern

## rules

help-rules = Die Spielregeln ausgeben
    .long =
        Die Spielregeln ausgeben, mit Bildern aus einfachen Zeichen.

        Die Sprache ist die des Terminals oder die, deren Kürzel genannt wird, etwa de oder zh-Hant.
    .examples =
        fencepost rules            in der Sprache dieses Terminals
        fencepost rules ja | less  auf Japanisch
help-rules-language = Das Kürzel einer Sprache; ohne Angabe das des Terminals

## completions

help-completions = Ein Skript ausgeben, das Befehle und Optionen in einer Shell vervollständigt
    .long =
        Ein Skript ausgeben, das Befehle und Optionen in einer Shell vervollständigt.

        Leg es dorthin, wo deine Shell solche Skripte sucht, und starte dann eine neue Shell.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Die Shell: bash, zsh, fish, powershell oder elvish

## help

help-help = Die Hilfe zu einem Befehl ausgeben
    .long = Die Hilfe zu einem Befehl ausgeben, wie es COMMAND --help tut, oder die des Programms.
    .examples = fencepost help convert
help-help-command = Der Befehl
