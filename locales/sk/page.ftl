### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Prejdi na druhú stranu alebo zahraď cestu ostatným.
# For search engines and for previews of links
app-description = Preveď figúrku na druhú stranu alebo zahraď cestu ostatným. Hra v prehliadači pre dvoch, troch alebo štyroch hráčov, proti ľuďom aj počítaču. Bez registrácie.
# The picture in previews of links
app-preview = Doska s figúrkami a prekážkami.
needs-script = Na hranie treba JavaScript, ktorý je tu vypnutý. Pravidlá sa dajú čítať aj bez neho.
back-to-start = Na úvodnú stránku
close = Zavrieť

## The bar at the top

settings = Nastavenia
look = Vzhľad
look-wood = Drevo
look-light = Svetlý
look-dark = Tmavý
language = Jazyk
sound = Zvuky
confirm-fences = Pýtať sa pred postavením prekážky
confirm-touch = Na dotykových obrazovkách
confirm-always = Vždy
confirm-never = Nikdy
notify = Upozorniť, keď som na ťahu
notify-hint = Aj keď je vpredu iné okno.
show-on-board = Zobraziť na doske
overlay-legal = Kam môže moja figúrka
overlay-ways = Najkratšie cesty
overlay-lengths = Dĺžka každej cesty
overlay-last = Posledný ťah
overlay-coordinates = Súradnice

## Start

clock-none = Bez hodín
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, oneskorenie { $seconds } s
clock-per-move = { $seconds } s na ťah
clock-hourglass = Presýpacie hodiny, { $minutes } min
seat-computer = Počítač
your-name = Tvoje meno
your-name-hint = Iba ak chceš.
game-of = { $players } hráči

## A game

you = Ty
engine-name = Počítač, úroveň { $level }
engine-full = Počítač, plná sila
open-seat = Voľné miesto
guest = Hosť

## The connection

page-missing = Na tejto adrese nie je žiadna stránka.
trouble-offline = Server neodpovedá.
trouble-seat = To miesto práve niekto obsadil.
trouble-too-many = Priveľa naraz. Skús to o chvíľu znova.
trouble-too-many-wait = Priveľa požiadaviek. Skús to znova o { $seconds } s.
trouble-offered = Táto ponuka už od posledného ťahu raz zaznela.
trouble-too-long = Na to je už partia príliš dlhá. Ťahať alebo sa vzdať môžeš stále.
trouble-other = To sa nepodarilo.
turn-notice = Si na ťahu.
