### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Attraversa, o sbarra loro la strada.
# For search engines and for previews of links
app-description = Porta la tua pedina dall’altra parte, o sbarra la strada agli altri. Gioca nel browser in due, tre o quattro, con altre persone o contro il computer. Senza account.
# The picture in previews of links
app-preview = Un tavoliere con pedine e barriere.
needs-script = Per giocare serve JavaScript, che qui è disattivato. Le regole si leggono anche senza.
back-to-start = Torna all’inizio
close = Chiudi

## The bar at the top

settings = Impostazioni
look = Aspetto
look-wood = Legno
look-light = Chiaro
look-dark = Scuro
language = Lingua
sound = Suoni
confirm-fences = Conferma ogni barriera
confirm-touch = Sugli schermi touch
confirm-always = Sempre
confirm-never = Mai
notify = Avvisami quando tocca a me
notify-hint = Anche se c’è un’altra finestra in primo piano.
show-on-board = Mostra sul tavoliere
overlay-legal = Dove può andare la mia pedina
overlay-ways = Percorsi più brevi
overlay-lengths = Lunghezza dei percorsi
overlay-last = Ultima mossa
overlay-coordinates = Coordinate

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
clock-none = Senza orologio
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, attesa { $seconds } s
clock-per-move = { $seconds } s a mossa
clock-hourglass = Clessidra { $minutes } min
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
seat-computer = Computer
listed-label = Mostra tra le partite aperte
your-name = Il tuo nome
your-name-hint = Solo se vuoi.
join = Partecipa
watch = Guarda
game-of = { $players } giocatori
game-watch-move = Mossa { $number }

## Waiting for others

invite-title = In attesa di giocatori
invite-hint = Chi apre questo link può prendere posto. Con lo stesso link si può anche guardare.
invite-link = Link alla partita
invite-copy = Copia
invite-copied = Copiato
invite-share = Condividi
invite-qr = Codice QR del link
invite-seats = { $open ->
    [one] Un posto libero
   *[other] { $open } posti liberi
  }
invite-cancel = Annulla la partita
join-title = Hai ricevuto un invito
join-hint = { $name } ti aspetta.
join-hint-somebody = Qualcuno ti aspetta.
join-sit = Siediti e gioca

## A game

you = Tu
engine-name = Computer, livello { $level }
engine-full = Computer, forza massima
open-seat = Posto libero
guest = Ospite
player-out = fuori
player-away = assente
player-thinking = ci pensa…
fences-left = Barriere rimaste: { $count }
way-length = Passi al traguardo: { $count }
your-turn = Tocca a te
turn-of = Turno: { $name }
not-started = Ci sono ancora posti liberi
first-move-wait = { $name }: ancora { $seconds } s per la prima mossa. Poi la partita viene interrotta.
first-move-wait-you = Hai ancora { $seconds } s per la tua prima mossa. Poi la partita viene interrotta.
left-for-good = { $name } manca da un po’.
take-over = Fai continuare il computer
give-time-to = Dai 15 secondi a { $name }
place-fence = Piazza { $move }
drop-fence = Togli la barriera
take-fence-hint = Trascina una barriera sul tavoliere o tocca una scanalatura.
moves = Mosse
no-moves-yet = Ancora nessuna mossa
move-first = All’inizio
move-back = Mossa precedente
move-on = Mossa successiva
move-last = All’ultima mossa
looking-back = Stai rivedendo le mosse passate.
back-to-game = Torna alla partita
flip = Gira
actions = Azioni
takeback = Ritira mossa
draw = Pareggio
resign = Abbandona
resign-sure = Vuoi davvero abbandonare?
draw-sure = Tutti d’accordo sul pareggio?
yes = Sì
no = No
rematch = Rivincita
play-back = Rivedi
share = Condividi
copy-record = Copia la partita
download-record = Salva la partita
new-game = Nuova partita
give-time = Dai 15 secondi
more = Altro
accept = Accetta
decline = Rifiuta
withdraw = Ritira
offers-draw = { $name } propone il pareggio.
offers-takeback = { $name } vorrebbe ritirare { $move }.
offers-rematch = { $name } vorrebbe la rivincita.
offered-draw = Hai proposto il pareggio.
offered-takeback = Hai chiesto di ritirare { $move }.
offered-rematch = Hai chiesto la rivincita.
next-game = Alla prossima partita
premove-set = Poi { $move }, se possibile.
phrases = Di’ qualcosa
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-good-game = Bella partita!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-one-moment = Un momento, per favore.
phrase-hurry = Tocca a te!
phrase-sorry = Scusa!
phrase-bye = Alla prossima!
says = { $name }: { $text }
you-won = Hai vinto
you-lost = Hai perso
game-drawn = Pareggio
game-broken-off = Partita interrotta
won-by = Vince { $name }

## The connection

link-lost = Connessione persa. Nuovo tentativo…
link-joining = Connessione…
link-missing = Questa partita qui non esiste.
local-missing = Questo browser non ha più in memoria quella partita.
page-missing = A questo indirizzo non c’è nessuna pagina.
trouble-offline = Il server non risponde.
trouble-seat = Quel posto è appena stato preso.
trouble-too-many = Troppe cose in una volta. Riprova tra un momento.
trouble-too-many-wait = Troppe richieste. Riprova tra { $seconds } s.
trouble-offered = L’hai già proposto dopo l’ultima mossa.
trouble-too-long = La partita è diventata troppo lunga per questo. Puoi ancora muovere o abbandonare.
trouble-other = Non ha funzionato.
turn-title = Tocca a te – Fencepost
turn-notice = Tocca a te.

## The board, by keyboard and for screen readers

board-label = Tavoliere. Le frecce spostano il cursore, h e v mettono una barriera in orizzontale o in verticale, p torna alle caselle, Invio gioca.
move-input = Scrivi una mossa
move-input-go = Gioca
move-input-hint = Come e3 o e3h
keys = Tasti
keys-arrows = Sul tavoliere: sposta il cursore. Altrove: scorre le mosse
keys-home-end = Prima e ultima mossa
keys-h = Barriera orizzontale
keys-v = Barriera verticale
keys-p = Torna alle caselle
keys-enter = Gioca
keys-escape = Lascia la barriera
keys-f = Gira il tavoliere
keys-m = Attiva o disattiva i suoni
keys-question = Questo elenco
say-square = { $square }, libera
say-square-pawn = { $square }, pedina: { $name }
say-square-goes = { $square }, la tua pedina può andarci
say-fence-across = { $fence }, orizzontale, sopra { $from } e { $to }
say-fence-upright = { $fence }, verticale, a destra di { $from } e { $to }
say-fence-placed = { $fence }, qui c’è una barriera
say-fence-blocked = { $fence }, qui non si può mettere una barriera
say-moved = { $name }: pedina in { $move }.
say-fenced = { $name }: barriera { $move }.
say-passed = { $name }: nessuna mossa possibile, turno passato.
say-out = { $name }: fuori dal gioco.
