### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = Tocca a te – Fencepost

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
