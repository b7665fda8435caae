### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Attraversa, o sbarra la strada agli altri.
# For search engines and for previews of links
app-description = Porta la tua pedina dall’altra parte e ostacola gli altri con le barriere. Gioca nel browser in due, tre o quattro, con altre persone o contro il computer. Senza account.
# The picture in previews of links
app-preview = Un tavoliere con pedine e barriere.
needs-script = Per giocare serve JavaScript. Le regole si leggono anche senza.
back-to-start = Pagina iniziale
close = Chiudi

## The bar at the top

places = Menu principale
place-play = Gioca
place-games = Partite
place-learn = Impara
place-puzzles = Rompicapi
place-analysis = Analisi
place-rules = Regole
place-editor = Editor
place-clock = Orologio
place-tournaments = Tornei
storage-refused = Questo browser non ha spazio per salvare le partite o non lo permette. Puoi continuare a giocare, ma le partite spariscono quando chiudi la pagina.
settings = Impostazioni
look = Tema
look-system = Sistema
look-wood = Legno
look-light = Chiaro
look-dark = Scuro
language = Lingua
sound = Suoni
confirm-fences = Conferma prima di piazzare una barriera
confirm-touch = Sugli schermi touch
confirm-always = Sempre
confirm-never = Mai
notify = Avvisami quando tocca a me
notify-hint = Anche se sei in un’altra finestra.
show-on-board = Mostra sul tavoliere
overlay-legal = Dove può andare la mia pedina
overlay-ways = Percorsi più brevi
overlay-lengths = Lunghezza dei percorsi
overlay-last = Ultima mossa
overlay-coordinates = Coordinate

## Start

clock-none = Senza orologio
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, attesa { $seconds } s
clock-per-move = { $seconds } s a mossa
clock-hourglass = Clessidra { $minutes } min
clock-game = { $minutes } min per l’intera partita
seat-computer = Computer
your-name = Il tuo nome
your-name-hint = Facoltativo
game-of = { $players } giocatori

## A game

you = Tu
engine-name = Computer, livello { $level }
engine-full = Computer, forza massima
open-seat = Posto libero
guest = Ospite

## The connection

page-missing = Pagina non trovata.
trouble-offline = Il server non risponde.
trouble-seat = Quel posto è appena stato preso.
trouble-too-many = Troppe richieste. Riprova tra un momento.
trouble-too-many-wait = Troppe richieste. Riprova tra { $seconds } s.
trouble-offered = L’hai già proposto dopo l’ultima mossa.
trouble-too-long = Questa partita è troppo lunga per farlo. Puoi ancora muovere o abbandonare.
trouble-other = Qualcosa è andato storto.
turn-notice = Tocca a te.
