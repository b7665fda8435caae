### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Pereik į kitą pusę arba užtverk kelią kitiems.
# For search engines and for previews of links
app-description = Nuvesk savo pėstininką per lauką ir barjerais užtverk kelią kitiems. Žaisk naršyklėje dviese, trise ar keturiese, su žmonėmis arba kompiuteriu. Paskyros nereikia.
# The picture in previews of links
app-preview = Žaidimo laukas su pėstininkais ir barjerais.
needs-script = Žaisti reikia JavaScript. Taisykles galima skaityti ir be jo.
back-to-start = Pradžia
close = Užverti

## The bar at the top

places = Meniu
place-play = Žaisti
place-games = Partijos
place-learn = Mokytis
place-puzzles = Užduotys
place-analysis = Analizė
place-rules = Taisyklės
place-editor = Redaktorius
place-clock = Laikrodis
place-tournaments = Turnyrai
storage-refused = Šioje naršyklėje nėra vietos partijoms saugoti arba ji to neleidžia. Žaisti gali toliau, bet uždarius puslapį partijų neliks.
settings = Nustatymai
look = Tema
look-system = Sistemos
look-wood = Medis
look-light = Šviesi
look-dark = Tamsi
language = Kalba
sound = Garsai
confirm-fences = Patvirtinti prieš statant barjerą
confirm-touch = Jutikliniuose ekranuose
confirm-always = Visada
confirm-never = Niekada
notify = Pranešti, kai mano ėjimas
notify-hint = Net jei esi kitame lange.
show-on-board = Rodyti lauke
overlay-legal = Kur gali eiti mano pėstininkas
overlay-ways = Trumpiausi keliai
overlay-lengths = Kelių ilgiai
overlay-last = Paskutinis ėjimas
overlay-coordinates = Koordinatės

## Start

clock-none = Be laikrodžio
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, delsa { $seconds } s
clock-per-move = { $seconds } s ėjimui
clock-hourglass = Smėlio laikrodis, { $minutes } min
clock-game = { $minutes } min visai partijai
seat-computer = Kompiuteris
your-name = Tavo vardas
your-name-hint = Nebūtina
game-of = { $players } žaidėjai

## A game

you = Tu
engine-name = Kompiuteris, { $level } lygis
engine-full = Kompiuteris, visa jėga
open-seat = Laisva vieta
guest = Svečias

## The connection

page-missing = Puslapis nerastas.
trouble-offline = Serveris neatsako.
trouble-seat = Tą vietą ką tik kažkas užėmė.
trouble-too-many = Per daug užklausų. Po akimirkos bandyk dar kartą.
trouble-too-many-wait = Per daug užklausų. Bandyk dar kartą po { $seconds } s.
trouble-offered = Po paskutinio ėjimo tai jau siūlei.
trouble-too-long = Partija tam jau per ilga. Vis dar gali eiti arba pasiduoti.
trouble-other = Kažkas nepavyko.
turn-notice = Dabar tavo ėjimas.
