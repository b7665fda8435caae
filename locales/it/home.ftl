### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Gioca a Fencepost
start-resume = Riprendi la partita
start-resume-what = { $players } giocatori, { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  } finora
start-computer = Gioca contro il computer
start-computer-hint = Funziona anche senza rete.
start-invite = Invita qualcuno
start-invite-hint = Manda un link o mostra un codice QR. Senza account.
start-pass = Gioca sullo stesso schermo
start-pass-hint = Da due a quattro persone, a turno.
start-open = Partite aperte
start-open-none = Al momento non aspetta nessuno. Apri una partita e gli altri la vedranno qui.
start-open-offline = Nessuna connessione al server. Puoi comunque giocare contro il computer o con altri su questo schermo.
start-watch = Guarda
start-watch-none = Al momento non ci sono partite pubbliche.
start-rules = Leggi le regole
start-rules-hint = Due minuti, con le figure.
start-now = Inizia
start-create = Crea il link
start-level = Livello { $level }
level-label = Forza
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
clock-own = Altro orologio
clock-kind = Tipo di orologio
clock-kind-increment = Tempo con incremento
clock-kind-delay = Tempo con attesa
clock-kind-per-move = Tempo per mossa
clock-kind-hourglass = Clessidra
clock-own-minutes = Minuti a testa
clock-own-seconds = Secondi per mossa
first-label = Chi comincia
first-lot = A sorte
first-me = Io
first-other = L’altro
first-another = Un altro
seats-label = Altri posti
seat-person = Una persona
listed-label = Mostra tra le partite aperte
join = Partecipa
watch = Guarda
game-watch-move = Mossa { $number }
