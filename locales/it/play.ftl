### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = In attesa di giocatori
invite-hint = Chi ha questo link può partecipare o guardare.
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
join-sit = Partecipa e gioca

## A game

player-out = eliminato
player-away = assente
player-thinking = sta pensando…
fences-left = Barriere rimaste: { $count }
way-length = Passi al traguardo: { $count }
your-turn = Tocca a te
turn-of = Turno: { $name }
not-started = In attesa di giocatori
first-move-wait = { $name } ha ancora { $seconds } s per la prima mossa. Poi la partita viene annullata.
first-move-wait-you = Hai ancora { $seconds } s per la tua prima mossa. Poi la partita viene annullata.
left-for-good = { $name } manca da un po’.
take-over = Fai continuare il computer
give-time-to = 15 secondi per { $name }
place-fence = Piazza { $move }
drop-fence = Annulla
take-fence-hint = Trascina una barriera sul tavoliere o tocca lo spazio tra due caselle.
moves = Mosse
no-moves-yet = Ancora nessuna mossa
move-first = Prima mossa
move-back = Mossa precedente
move-on = Mossa successiva
move-last = Ultima mossa
looking-back = Stai guardando una posizione precedente.
back-to-game = Torna alla partita
flip = Gira il tavoliere
actions = Azioni
takeback = Ritira la mossa
draw = Pareggio
resign = Abbandona
resign-sure = Vuoi davvero abbandonare?
draw-sure = Tutti d’accordo sul pareggio?
yes = Sì
no = No
rematch = Rivincita
play-back = Riproduci
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
next-game = Vai alla prossima partita
premove-set = Mossa anticipata { $move }, se ancora permessa
phrases = Messaggi rapidi
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
game-broken-off = Annullata
won-by = Ha vinto { $name }

## The connection

link-lost = Connessione persa. Nuovo tentativo…
link-joining = Connessione…
link-missing = Partita non trovata.
local-missing = Questa partita non è più salvata in questo browser.
turn-title = Tocca a te – Fencepost

## The board, by keyboard and for screen readers

board-label = Tavoliere. Le frecce spostano il cursore, h e v scelgono una barriera orizzontale o verticale, p torna alle caselle, Invio gioca.
move-input = Scrivi una mossa
move-input-go = Gioca
move-input-hint = ad es. e3 o e3h
keys = Tasti
keys-arrows = Sul tavoliere: sposta il cursore. Altrove: scorri le mosse
keys-home-end = Prima e ultima mossa
keys-h = Barriera orizzontale
keys-v = Barriera verticale
keys-p = Torna alle caselle
keys-enter = Gioca
keys-escape = Annulla la barriera
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
say-moved = { $name } va in { $move }.
say-fenced = { $name } piazza la barriera { $move }.
say-passed = { $name } deve passare.
say-out = { $name } è fuori dal gioco.
say-moved-you = Hai mosso in { $move }.
say-fenced-you = Hai piazzato la barriera { $move }.
say-passed-you = Devi passare.
say-out-you = Sei fuori dal gioco.
say-square-pawn-you = { $square }, la tua pedina
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } intrappolerebbe la tua pedina: non potrebbe più uscire da { $squares }.
move-input-open = Scrivi le mosse
# $text: what was typed
move-input-wrong = «{ $text }» non è una mossa. Scrivi e3 per un passo o e3h per una barriera.
keys-slash = Scrivi una mossa

## How a game ended, said to one of the players

ending-goal-you = Hai raggiunto la linea di traguardo.
ending-resign-you = L’avversario ha abbandonato.
ending-time-you = L’avversario ha finito il tempo.
ending-last-player-you = Resti solo tu in gioco.
ending-resign-lost = Hai abbandonato.
ending-time-lost = Hai finito il tempo.
review = Rivedi
# $level: a number
next-level = Gioca al livello { $level }
result-moves = { $count ->
    [one] mossa
   *[other] mosse
  }
# A caption under the number, whatever it is
result-fences = barriere piazzate
result-steps = passi al traguardo

## What happens beside the moves, in one short line

news-draw-declined = { $name } ha rifiutato il pareggio.
news-draw-declined-you = Hai rifiutato il pareggio.
news-takeback-declined = { $name } non permette di ritirare la mossa.
news-takeback-declined-you = Non hai permesso di ritirare la mossa.
news-rematch-declined = { $name } non vuole la rivincita.
news-rematch-declined-you = Hai rifiutato la rivincita.
news-withdrawn = { $name } ha ritirato la proposta.
news-withdrawn-you = Hai ritirato la tua proposta.
news-takeback = L’ultima mossa è stata ritirata.
news-takeover = Ora il computer gioca per { $name }.
news-time = { $name } ha ricevuto altri { $seconds } secondi.
news-time-you = Hai ricevuto altri { $seconds } secondi.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } non è più possibile.
# $text: the phrase
phrase-sent = Inviato: { $text }

## Help during a game

hint = Suggerimento
hint-thinking = Sto pensando…
hints-used = Suggerimenti: { $count }
rules-panel = Regole
rules-panel-loading = Caricamento delle regole…
rules-panel-missing = Al momento non si possono caricare le regole. Serve una connessione.
