### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Gioca a Fencepost
start-resume = Continua la partita
start-resume-what = { $players } giocatori, { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  } finora
start-computer = Gioca contro il computer
start-computer-hint = Funziona anche offline.
start-invite = Invita qualcuno
start-invite-hint = Manda un link o mostra un codice QR. Senza account.
start-pass = Gioca sullo stesso schermo
start-pass-hint = Da due a quattro giocatori su un solo dispositivo.
start-open = Partite aperte
start-open-none = Al momento non aspetta nessuno. Crea una partita e gli altri la vedranno qui.
start-open-offline = Il server non è raggiungibile. Puoi comunque giocare contro il computer o con altri su questo schermo.
start-watch = Guarda
start-watch-none = Al momento non ci sono partite pubbliche.
start-rules = Leggi le regole
start-rules-hint = Due minuti di lettura, con le figure.
start-now = Inizia
start-create = Crea link
start-level = Livello { $level }
level-label = Livello di gioco
level-1 = Alle prime armi
level-2 = Primi passi
level-3 = Facile
level-4 = Dilettante
level-5 = Solido
level-6 = Abile
level-7 = Forte
level-8 = Molto forte
level-9 = Esperto
level-10 = Forza massima
players-label = Giocatori
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Orologio
clock-own = Personalizzato
clock-kind = Tipo di orologio
clock-kind-increment = Tempo per giocatore, con incremento
clock-kind-delay = Tempo per giocatore, con attesa
clock-kind-per-move = Tempo per mossa
clock-kind-hourglass = Clessidra
clock-own-minutes = Minuti per giocatore
clock-own-seconds = Secondi per mossa
first-label = Chi comincia
first-lot = A caso
first-me = Io
first-other = L’avversario
first-another = Qualcun altro
seats-label = Altri posti
seat-person = Una persona
listed-label = Mostra tra le partite aperte
join = Partecipa
watch = Guarda
game-watch-move = Mossa { $number }

## The first look

home-what = La corsa a barriere da 2 a 4 giocatori.
home-play = Gioca ora
home-play-hint = Gratis, senza account
home-learn = Impara le regole
home-tutorial = Impara giocando
home-tutorial-hint = Quindici piccole lezioni
# Leads to the puzzle of the day
home-puzzle = Rompicapo del giorno
# The board on the start page, for screen readers
home-board = Tavoliere. Le frecce scelgono una casella, h e v una barriera. Con Invio si gioca e la partita comincia.
home-tip-title = Tocca a te.
home-tip = Muovi la pedina o piazza una barriera, e la partita comincia.
home-tip-fence = Tocca di nuovo la barriera per piazzarla.
home-beginning = La partita comincia…

## The form

mode-label = Contro
mode-computer = Il computer
mode-invite = Un amico
mode-pass = Questo schermo
more-options = Altre opzioni
summary-first-lot = Prima mossa a caso
summary-first-me = Cominci tu
summary-first-other = Comincia l’avversario
summary-fences = { $fences ->
    [one] una barriera a testa
   *[other] { $fences } barriere a testa
  }
clock-kind-game = Tempo per l’intera partita
clock-own-game = Minuti in tutto
board-width = Colonne
board-height = Righe
fences-each = Barriere a testa
fences-usual = Standard ({ $fences })

## Others

lobby-waiting = In attesa
lobby-yours = La tua partita aperta
exhibition-live = In diretta
exhibition-title = Giocano i motori
exhibition-recorded = Una partita registrata
