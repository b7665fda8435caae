### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Prejdi na druhú stranu alebo zahraď cestu ostatným.
# For search engines and for previews of links
app-description = Preveď figúrku cez dosku a zdržuj ostatných prekážkami. Hraj v prehliadači vo dvojici, trojici alebo štvorici, proti ľuďom aj počítaču. Bez registrácie.
# The picture in previews of links
app-preview = Doska s figúrkami a prekážkami.
needs-script = Na hranie treba JavaScript. Pravidlá si môžeš prečítať aj bez neho.
back-to-start = Domov
close = Zavrieť

## The bar at the top

places = Ponuka
place-play = Hrať
place-games = Partie
place-learn = Výučba
place-puzzles = Úlohy
place-analysis = Rozbor
place-rules = Pravidlá
place-editor = Editor
place-clock = Hodiny
place-tournaments = Turnaje
storage-refused = Tento prehliadač nemá na ukladanie partií miesto alebo ho nedovoľuje. Hrať môžeš ďalej, ale po zatvorení stránky partie zmiznú.
settings = Nastavenia
look = Vzhľad
look-system = Podľa systému
look-wood = Drevo
look-light = Svetlý
look-dark = Tmavý
language = Jazyk
sound = Zvuky
confirm-fences = Potvrdzovať postavenie prekážky
confirm-touch = Na dotykových obrazovkách
confirm-always = Vždy
confirm-never = Nikdy
notify = Upozorniť, keď som na ťahu
notify-hint = Aj keď máš otvorené iné okno.
show-on-board = Zobraziť na doske
overlay-legal = Kam môže moja figúrka
overlay-ways = Najkratšie cesty
overlay-lengths = Dĺžky ciest
overlay-last = Posledný ťah
overlay-coordinates = Súradnice

## Start

clock-none = Bez hodín
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, oneskorenie { $seconds } s
clock-per-move = { $seconds } s na ťah
clock-hourglass = Presýpacie hodiny, { $minutes } min
clock-game = { $minutes } min na celú partiu
seat-computer = Počítač
your-name = Tvoje meno
your-name-hint = Nepovinné
game-of = { $players } hráči

## A game

you = Ty
engine-name = Počítač, úroveň { $level }
engine-full = Počítač, plná sila
open-seat = Voľné miesto
guest = Hosť

## The connection

page-missing = Stránka sa nenašla.
trouble-offline = Server neodpovedá.
trouble-seat = To miesto práve niekto obsadil.
trouble-too-many = Priveľa požiadaviek. Skús to o chvíľu znova.
trouble-too-many-wait = Priveľa požiadaviek. Skús to znova o { $seconds } s.
trouble-offered = Táto ponuka už od posledného ťahu raz zaznela.
trouble-too-long = Na to je už partia príliš dlhá. Stále však môžeš ťahať alebo sa vzdať.
trouble-other = Niečo sa pokazilo.
turn-notice = Si na ťahu.
