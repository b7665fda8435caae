### Every screen of the page in the browser.
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

clock-none = Senza orologio
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, attesa { $seconds } s
clock-per-move = { $seconds } s a mossa
clock-hourglass = Clessidra { $minutes } min
seat-computer = Computer
your-name = Il tuo nome
your-name-hint = Solo se vuoi.
game-of = { $players } giocatori

## A game

you = Tu
engine-name = Computer, livello { $level }
engine-full = Computer, forza massima
open-seat = Posto libero
guest = Ospite

## The connection

page-missing = A questo indirizzo non c’è nessuna pagina.
trouble-offline = Il server non risponde.
trouble-seat = Quel posto è appena stato preso.
trouble-too-many = Troppe cose in una volta. Riprova tra un momento.
trouble-too-many-wait = Troppe richieste. Riprova tra { $seconds } s.
trouble-offered = L’hai già proposto dopo l’ultima mossa.
trouble-too-long = La partita è diventata troppo lunga per questo. Puoi ancora muovere o abbandonare.
trouble-other = Non ha funzionato.
turn-notice = Tocca a te.
