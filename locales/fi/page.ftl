### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Ehdi yli – tai tuki muiden tie.
# For search engines and for previews of links
app-description = Vie nappulasi laudan yli ja tuki muiden tie aidoilla. Pelaa selaimessa kahden, kolmen tai neljän kesken, ihmisiä tai tietokonetta vastaan. Tiliä ei tarvita.
# The picture in previews of links
app-preview = Lauta, nappuloita ja aitoja.
needs-script = Pelaamiseen tarvitaan JavaScript. Säännöt voit lukea ilmankin.
back-to-start = Etusivu
close = Sulje

## The bar at the top

places = Valikko
place-play = Pelaa
place-games = Pelit
place-learn = Opi
place-puzzles = Pulmat
place-analysis = Analyysi
place-rules = Säännöt
place-editor = Muokkain
place-clock = Kello
place-tournaments = Turnaukset
storage-refused = Tässä selaimessa ei ole tilaa pelien tallentamiseen, tai se ei salli sitä. Voit pelata, mutta pelit katoavat, kun suljet sivun.
settings = Asetukset
look = Teema
look-system = Järjestelmä
look-wood = Puu
look-light = Vaalea
look-dark = Tumma
language = Kieli
sound = Äänet
confirm-fences = Vahvista ennen aidan asettamista
confirm-touch = Kosketusnäytöllä
confirm-always = Aina
confirm-never = Ei koskaan
notify = Ilmoita, kun on vuoroni
notify-hint = Myös kun olet toisessa ikkunassa.
show-on-board = Näytä laudalla
overlay-legal = Minne nappulani pääsee
overlay-ways = Lyhimmät reitit
overlay-lengths = Reittien pituudet
overlay-last = Viimeisin siirto
overlay-coordinates = Koordinaatit

## Start

clock-none = Ei kelloa
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, viive { $seconds } s
clock-per-move = { $seconds } s / siirto
clock-hourglass = Tiimalasi { $minutes } min
clock-game = { $minutes } min koko peliin
seat-computer = Tietokone
your-name = Nimesi
your-name-hint = Valinnainen
game-of = { $players } pelaajaa

## A game

you = Sinä
engine-name = Tietokone, taso { $level }
engine-full = Tietokone, täysi voima
open-seat = Vapaa paikka
guest = Vieras

## The connection

page-missing = Sivua ei löytynyt.
trouble-offline = Palvelin ei vastaa.
trouble-seat = Joku ehti juuri varata paikan.
trouble-too-many = Liian monta pyyntöä. Yritä hetken päästä uudelleen.
trouble-too-many-wait = Liian monta pyyntöä. Yritä uudelleen { $seconds } s kuluttua.
trouble-offered = Olet jo tarjonnut tätä viime siirron jälkeen.
trouble-too-long = Peli on siihen liian pitkä. Voit yhä siirtää tai luovuttaa.
trouble-other = Jokin meni vikaan.
turn-notice = On sinun vuorosi.
