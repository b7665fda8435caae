### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Jõua üle laua või sulge teistel tee.
# For search engines and for previews of links
app-description = Vii oma nupp üle laua ja pane teistele takistustarad ette. Mängi brauseris kahe-, kolme- või neljakesi, inimeste või arvuti vastu. Kontot pole vaja.
# The picture in previews of links
app-preview = Mängulaud nuppude ja takistustaradega.
needs-script = Mängimiseks on vaja JavaScripti. Reegleid saad lugeda ka ilma.
back-to-start = Avaleht
close = Sulge

## The bar at the top

places = Menüü
place-play = Mängi
place-games = Mängud
place-learn = Õpi
place-puzzles = Ülesanded
place-analysis = Analüüs
place-rules = Reeglid
place-editor = Redaktor
place-clock = Kell
place-tournaments = Turniirid
storage-refused = Selles brauseris pole mängude salvestamiseks ruumi või see ei ole lubatud. Mängida saad edasi, aga lehe sulgemisel mängud kaovad.
settings = Seaded
look = Teema
look-system = Nagu süsteemis
look-wood = Puit
look-light = Hele
look-dark = Tume
language = Keel
sound = Helid
confirm-fences = Kinnita enne takistustara asetamist
confirm-touch = Puuteekraanil
confirm-always = Alati
confirm-never = Mitte kunagi
notify = Teata, kui on minu kord
notify-hint = Ka siis, kui oled mõnes teises aknas.
show-on-board = Näita laual
overlay-legal = Kuhu mu nupp saab käia
overlay-ways = Lühimad teed
overlay-lengths = Teede pikkused
overlay-last = Viimane käik
overlay-coordinates = Koordinaadid

## Start

clock-none = Kellata
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, viivitus { $seconds } s
clock-per-move = { $seconds } s käigu kohta
clock-hourglass = Liivakell { $minutes } min
clock-game = { $minutes } min kogu mängule
seat-computer = Arvuti
your-name = Sinu nimi
your-name-hint = Pole kohustuslik
game-of = { $players } mängijat

## A game

you = Sina
engine-name = Arvuti, tase { $level }
engine-full = Arvuti, täisvõimsus
open-seat = Vaba koht
guest = Külaline

## The connection

page-missing = Lehte ei leitud.
trouble-offline = Server ei vasta.
trouble-seat = See koht just hõivati.
trouble-too-many = Liiga palju päringuid. Proovi hetke pärast uuesti.
trouble-too-many-wait = Liiga palju päringuid. Proovi { $seconds } s pärast uuesti.
trouble-offered = Oled seda pärast viimast käiku juba pakkunud.
trouble-too-long = Mäng on selle jaoks liiga pikk. Käia või alistuda saad endiselt.
trouble-other = Midagi läks valesti.
turn-notice = On sinu kord.
