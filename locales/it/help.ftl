### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Uso
help-heading-commands = Comandi
help-heading-arguments = Argomenti
help-heading-options = Opzioni
help-heading-set-up = Da dove comincia la partita
help-heading-pictures = Immagini
help-heading-examples = Esempi

help = Fencepost: una corsa di pedine su un tavoliere con barriere, per due, tre o quattro giocatori
    .long =
        Fencepost: una corsa di pedine su un tavoliere con barriere, per due, tre o quattro giocatori.

        Le caselle si chiamano come quelle di una scacchiera, con a1 in basso a sinistra. Una mossa è
          e2     la casella dove arriva una pedina, anche con un salto;
          e3h    una barriera orizzontale, a nord di e3 e f3;
          e3v    una barriera verticale, a est di e3 ed e4;
          pass   quando non è permesso nient’altro.

        Ogni comando ha un aiuto proprio: fencepost legal --help
    .examples =
        fencepost show                       il tavoliere prima della prima mossa
        fencepost show e2 e8 e3h             il tavoliere dopo tre mosse
        fencepost legal --players 4 e2       le mosse con cui Ovest può rispondere a e2
        fencepost convert game.qgn -o g.gif  una partita in immagini animate
        fencepost perft 3                    un conteggio di posizioni, per verificare un motore

help-any-help = Mostra l’aiuto; breve con -h, completo con --help
help-version = Mostra la versione

## Where the game starts

help-any-players = Quanti giocano: 2, 3 o 4; se non indicato, 2
    .long =
        Quanti giocano: 2, 3 o 4; se non indicato, 2.

        In due sono Sud e Nord, in tre Sud, Ovest e Nord.
help-any-board = Larghezza e altezza del tavoliere, da 2x2 a 9x9; se non indicate, 9x9
help-any-fences = Barriere per giocatore, da 0 a 20; se non indicate, 10, 6 o 5 con due, tre o quattro giocatori
help-any-position = Parte da questa posizione
    .long =
        Parte da questa posizione invece che da una nuova partita.

        Una posizione è una riga di testo, l’ultima che mostra «fencepost show»:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        cioè: le caselle delle barriere orizzontali e di quelle verticali, di seguito; le caselle delle pedine nell’ordine dei turni (- per un giocatore che non è più in gioco); le barriere che ognuno ha in riserva; e 1 se tocca al primo giocatore, 2 se tocca al secondo. Un tavoliere diverso da 9x9 si indica in una sesta parte, per esempio 5x5.

help-any-moves = Mosse da giocare prima, per esempio e2 e8 e3h; out:west dove Ovest lascia una partita a tre o a quattro

## serve

help-serve = Avvia l’applicazione web; è anche ciò che fa fencepost senza comando
    .long =
        Avvia l’applicazione web: si gioca nel browser contro persone e motori, oppure tramite un’API per i bot. È anche ciò che fa fencepost senza comando.

        L’indirizzo viene mostrato quando il server è pronto. Ctrl+C o un SIGTERM lo chiude in modo pulito; qualunque cosa accada, ogni mossa confermata è sul disco, e al riavvio le partite continuano con gli orologi com’erano.
    .examples =
        fencepost serve                                    solo su questo computer, su http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games per tutta la rete
        fencepost serve --trust-proxy --base /fencepost    dietro un reverse proxy
help-serve-listen = Dove mettersi in ascolto; se non indicato, 127.0.0.1:8080, raggiungibile solo da questo computer. La porta 0 ne prende una libera
help-serve-data = La cartella di tutte le partite; se non indicata, una cartella di questo utente
help-serve-most-data = Limita il file di tutte le partite a questo numero di MiB; se non indicato, senza limite
help-serve-base = Il percorso sotto cui si trova tutto, come lo passa un reverse proxy; se non indicato, /
help-serve-trust-proxy = Si fida degli indirizzi comunicati da un reverse proxy (X-Forwarded-For). Solo se ce n’è uno
help-serve-allow-origin = Permette anche alle pagine di questo sito di chiamare il server; si può ripetere
help-serve-no-analysis = Non offre analisi
help-serve-metrics = Fornisce dati per Prometheus su /metrics anche quando altri possono raggiungere il server
help-serve-engine-threads = Thread su cui pensano i motori; se non indicato, uno in meno dei processori
help-serve-engine-pace = Millisecondi tra le mosse delle partite in cui giocano solo motori; se non indicato, 500
help-serve-requests = Richieste al secondo da un indirizzo, alla lunga; se non indicato, 50. Per questo e per tutti gli altri limiti, 0 vuol dire nessuno
help-serve-burst = Richieste da un indirizzo tutte insieme; se non indicato, 500
help-serve-games-per-guest = Partite non finite di un browser; se non indicato, 200
help-serve-games-per-address = Partite non finite create da un indirizzo; se non indicato, 2000
help-serve-sockets-per-guest = Connessioni aperte di un browser; se non indicato, 100
help-serve-sockets-per-address = Connessioni aperte da un indirizzo; se non indicato, 1000
help-serve-log = Quanto scrivere sullo standard error: off, error, warn, info o debug; se non indicato, info
help-serve-log-json = Scrive il registro in JSON, un oggetto per riga

help-export = Scrive tutte le partite del server in un unico flusso .qgn
    .long =
        Scrive tutte le partite del server in un unico flusso .qgn, a partire dalle più vecchie. Il server può restare in funzione.
    .examples =
        fencepost export -o all.qgn               tutte le partite della cartella abituale
        fencepost export --data games | less      quelle di un’altra cartella
help-export-data = La cartella delle partite; se non indicata, una cartella di questo utente
help-export-output = Il file in cui scrivere; se non indicato, l’output standard

help-backup = Copia tutte le partite del server in un file, mentre è in funzione
    .long =
        Copia tutte le partite del server in un file, mentre è in funzione.

        La copia è completa e coerente. Per tornare a essa, ferma il server e metti il file nella cartella dei dati con il nome fencepost.db, al posto dei file che cominciano con quel nome.
    .examples =
        fencepost backup monday.db                le partite della cartella abituale
        fencepost backup --data games monday.db   quelle di un’altra cartella
help-backup-file = Il nuovo file; se esiste già, non viene toccato
help-backup-data = La cartella delle partite; se non indicata, una cartella di questo utente

## perft

help-perft = Conta le posizioni raggiungibili in un dato numero di mosse
    .long =
        Conta le posizioni raggiungibili in un dato numero di mosse.

        Così si confrontano i programmi che conoscono le regole: se due di essi danno lo stesso numero, concordano su tutte le mosse permesse fino a quella profondità. Il totale sta da solo sull’ultima riga. Una partita vinta finisce lì, un turno passato per forza conta come mossa e le posizioni ripetute non fanno differenza.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   ogni prima mossa separatamente
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Profondità in mosse: da 0 a 100
help-perft-divide = Prima del totale, mostra ogni prima mossa con la sua parte del totale

## legal

help-legal = Elenca le mosse permesse
    .long =
        Elenca su una riga le mosse permesse in una posizione, o dopo alcune mosse.

        Sono ordinate lettera per lettera. Se non è permesso nulla, la riga dice pass; se la partita è finita, è vuota.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Disegna una posizione come testo
    .long =
        Disegna come testo una posizione, o quella dopo alcune mosse.

        S, W, N ed E sono le pedine di Sud, Ovest, Nord ed Est, # è una barriera. Sotto il tavoliere ci sono le barriere in riserva, la lunghezza del percorso più breve di ogni pedina al suo traguardo, a chi tocca e, sull’ultima riga, la posizione stessa, per --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Quando usare i colori: auto (sui terminali adatti, predefinito), always o never

## convert

help-convert = Converte partite registrate ed elenchi di mosse in un altro formato, o in immagini
    .long =
        Legge partite registrate o elenchi di mosse e li scrive in un altro formato, o come immagini.

        Formati di testo:
          qgn     una partita registrata: etichette, mosse numerate, varianti, commenti, risultato
          moves   solo le mosse, una partita per riga
          json    un oggetto per riga, con tutto ciò che contiene una partita registrata
        Immagini, di una partita:
          svg     una posizione, come disegno
          png     una posizione, in pixel
          gif     l’intera partita, un fotogramma per mossa

        Un file può contenere quante partite si vuole. Se contiene un errore, non si scrive nulla, e il messaggio dice dove e perché.
    .examples =
        fencepost convert game.txt > game.qgn          una registrazione ordinata da un elenco di mosse
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Il file da leggere; - è l’input standard
help-convert-from = Il suo formato: qgn, moves o json; se non indicato, viene riconosciuto
help-convert-to = Il formato da scrivere: qgn, moves, json, svg, png o gif
    .long =
        Il formato da scrivere: qgn, moves, json, svg, png o gif.

        Se non indicato, si ricava dal nome del file di --output, altrimenti è qgn.
help-convert-dialect = Come sono scritte le mosse nel file: fencepost, glendenning, openspiel o qtp
    .long =
        Come sono scritte le mosse nel file: fencepost, glendenning, openspiel o qtp; se non indicato, fencepost.

        glendenning e openspiel contano le righe dal lato opposto. qtp indica una barriera una riga più in alto, e comincia Nord.
help-convert-to-dialect = Come scrivere le mosse; stessa scelta
help-convert-output = Scrive in questo file, tutto insieme alla fine; - è l’output standard, come se non indicato
help-convert-game = Solo la partita con questo numero; la prima è 1
help-convert-players = Quanti giocano negli elenchi di mosse, che non possono dirlo: 2, 3 o 4; se non indicato, 2
help-convert-board = Larghezza e altezza del loro tavoliere, da 2x2 a 9x9; se non indicate, 9x9
help-convert-fences = Barriere di ogni loro giocatore, da 0 a 20
help-convert-position = La posizione da cui partono, se non è quella iniziale
help-convert-ply = Mostra la posizione dopo questo numero di mosse, 0 per l’inizio; se non indicato, l’ultima
help-convert-theme = L’aspetto: wood, light o dark; se non indicato, wood
help-convert-size = La larghezza in pixel, da 16 a 4096
help-convert-coordinates = Con lettere e numeri intorno al tavoliere; è già così
help-convert-no-coordinates = Senza
help-convert-flip = Visto da nord
help-convert-delay = Quanto dura ogni fotogramma di un gif, in millisecondi, da 20 a 60000; se non indicato, 900

## engine

help-engine = Gioca come motore: ascolta l’input standard, risponde sull’output standard
    .long =
        Gioca come motore per altri programmi: ascolta l’input standard, risponde sull’output standard.

        I protocolli sono due: uci, quello dei motori di scacchi con le mosse di questo gioco, e qtp, il protocollo testuale dell’Università di Atene. Entrambi sono descritti in docs/protocols.md. Per provare uci a mano scrivi: position startpos moves e2, poi: go movetime 1000, poi: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Il protocollo: uci (predefinito) o qtp
help-engine-player = Chi gioca al posto del motore, come metro per misurare gli altri: random, racer, greedy o rollouts, dal più debole al più forte
help-engine-level = La forza di gioco: da 1 a 10 per le persone; 0, predefinito, è la forza massima
help-engine-threads = Quanti thread usare per la ricerca; se non indicato, 1
help-engine-hash = Memoria per la tabella delle posizioni note, in MiB; se non indicata, 64
help-engine-seed = Un numero che fissa ogni scelta lasciata al caso; se non indicato, 0
help-engine-movetime = Con qtp, quanto pensare a ogni mossa, in millisecondi; se non indicato, 1000

## bench

help-bench = Esplora un insieme fisso di posizioni, per confrontare motori e computer
    .long =
        Esplora un insieme fisso di posizioni, per confrontare motori e computer.

        Ogni riga dice quante posizioni sono state esaminate e quale mossa è stata trovata. L’ultima riga è la somma per due giocatori e la velocità: il numero di nodi è lo stesso ogni volta e su ogni computer, finché il motore è lo stesso. Tre e quattro giocatori hanno una riga propria subito prima.
    .examples =
        fencepost bench

## match

help-match = Fa giocare due motori uno contro l’altro e dice quale è più forte
    .long =
        Fa giocare due motori uno contro l’altro e dice quale è più forte.

        A e B sono righe di comando di programmi che parlano il protocollo uci o qtp; metti ognuna tra virgolette. Ogni apertura si gioca due volte a colori scambiati, un arbitro controlla ogni mossa secondo le regole, e il punteggio è dato dal punto di vista di A, con il suo errore per coppie di partite. Ctrl-C termina l’incontro e dà il risultato raggiunto fin lì.

        Un crash, una mossa non permessa o il tempo scaduto fanno perdere la partita; si contano a parte. In tre o in quattro, chi lo fa è fuori e gli altri continuano.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = La riga di comando del motore di cui si dà il punteggio
help-match-engine-b = La riga di comando dell’altro motore
help-match-games = Quante partite; se non indicato, 100. I colori si scambiano da una partita all’altra, quindi meglio un numero pari
help-match-time = Quanto pensare: 100ms o 2s a mossa, 10000n (nodi) a mossa, oppure 60+0.5, un orologio con incremento in secondi; se non indicato, 100ms
help-match-time-b = Lo stesso, solo per B
help-match-openings = Un file di aperture, una per riga: le mosse con cui cominciare, e commenti dopo #. Se non indicato, la posizione iniziale
help-match-records = Scrive tutte le partite in questo file, come .qgn
help-match-sprt = Si ferma appena è chiaro che A è più forte di ELO1, o al massimo di ELO0
    .long =
        Si ferma appena è chiaro che A è più forte di ELO1 (H1), o al massimo di ELO0 (H0).

        È un test sequenziale del rapporto di probabilità su coppie di partite. Altri due numeri, come in 0,10,0.01,0.05, sono le probabilità di accettare per errore H1 o H0; se non indicati, 0.05 ciascuno.
help-match-concurrency = Quante partite alla volta; se non indicato, 1
help-match-field = In tre o in quattro, chi ha quanti posti: a-vs-bbb (predefinito), aa-vs-bb, aaa-vs-b e così via. I posti cambiano da una partita all’altra finché ognuno li ha occupati tutti
help-match-max-plies = Le partite che arrivano a questo numero di mosse finiscono in pareggio; se non indicato, 400
help-match-margin = Di quanto una risposta può superare il tempo, per esempio 50ms; se non indicato, 100ms
help-match-patience = Quanto aspettare una mossa quando si contano i nodi e non il tempo; se non indicato, 120s
help-match-protocol-a = Il protocollo per A: uci (predefinito) o qtp
help-match-protocol-b = Il protocollo per B: uci (predefinito) o qtp
help-match-name-a = Come chiamare A nelle registrazioni; se non indicato, il suo nome
help-match-name-b = Come chiamare B nelle registrazioni; se non indicato, il suo nome
help-match-option-a = Imposta un’opzione di A, per esempio Hash=256, con uci. Si può ripetere
help-match-option-b = Imposta un’opzione di B, per esempio Hash=256, con uci. Si può ripetere
help-match-seed = Un numero che fissa ciò che è lasciato al caso, per i motori con l’opzione Seed; se non indicato, 0
help-match-progress = Quando dire come va l’incontro: auto (su una riga, nei terminali, predefinito), always (anche nei file, una riga per partita) o never

## solve

help-solve = Trova chi vince una piccola partita a due se entrambi giocano al meglio
    .long =
        Trova chi vince una piccola partita a due se entrambi giocano al meglio.

        Si calcolano tutte le posizioni possibili, quindi la risposta è esatta. Chi vince si affretta e chi perde resiste il più a lungo possibile; le lunghezze si contano in mosse di entrambi i giocatori. L’ultima riga è il valore: «first player wins in N» (vince il primo), «second player wins in N» (vince il secondo) o «draw» (pareggio). Prima ci sono le prime mosse che lo mantengono, a partire dalle migliori.

        Tempo e memoria crescono in fretta con il tavoliere e le barriere: 5x5 con 3 barriere a testa richiede pochi secondi e 74 MiB, con 5 un minuto e 663 MiB. Una partita che non entra in memoria viene rifiutata.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Larghezza e altezza del tavoliere, da 2x2 a 9x9; se non indicate, 9x9, che è fin troppo grande
help-solve-fences = Barriere per giocatore, da 0 a 20; se non indicate, 10
help-solve-memory = Quanta memoria si può usare, in MiB; se non indicata, quella libera
help-solve-threads = Con quanti thread lavorare; se non indicato, uno per ogni core del processore

## rules

help-rules = Mostra le regole del gioco
    .long =
        Mostra le regole del gioco, con figure disegnate in semplici caratteri.

        La lingua è quella del terminale, o quella indicata con la sua sigla, per esempio de o zh-Hant.
    .examples =
        fencepost rules            nella lingua di questo terminale
        fencepost rules ja | less  in giapponese
help-rules-language = La sigla di una lingua; se non indicata, quella del terminale

## completions

help-completions = Mostra uno script che completa comandi e opzioni in una shell
    .long =
        Mostra uno script che completa comandi e opzioni in una shell.

        Mettilo dove la tua shell cerca questi script, poi apri una nuova shell.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = La shell: bash, zsh, fish, powershell o elvish

## help

help-help = Mostra l’aiuto di un comando
    .long = Mostra l’aiuto di un comando, come fa COMMAND --help, o quello del programma.
    .examples = fencepost help convert
help-help-command = Il comando
