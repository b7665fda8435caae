### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Kulje yli tai aitaa muut.
# For search engines and for previews of links
app-description = Vie nappulasi laudan yli tai tuki muiden tie aidoilla. Pelaa selaimessa kahden, kolmen tai neljän kesken, ihmisiä tai tietokonetta vastaan. Tiliä ei tarvita.
# The picture in previews of links
app-preview = Lauta, nappuloita ja aitoja.
needs-script = Pelaamiseen tarvitaan JavaScript, joka ei ole täällä käytössä. Säännöt voi lukea ilmankin.
back-to-start = Takaisin etusivulle
close = Sulje

## The bar at the top

settings = Asetukset
look = Ulkoasu
look-wood = Puu
look-light = Vaalea
look-dark = Tumma
language = Kieli
sound = Äänet
confirm-fences = Kysy ennen aidan asettamista
confirm-touch = Kosketusnäytöllä
confirm-always = Aina
confirm-never = Ei koskaan
notify = Ilmoita, kun on vuoroni
notify-hint = Myös silloin, kun toinen ikkuna on päällimmäisenä.
show-on-board = Näytä laudalla
overlay-legal = Minne nappulani pääsee
overlay-ways = Lyhimmät tiet
overlay-lengths = Teiden pituudet
overlay-last = Viimeisin siirto
overlay-coordinates = Koordinaatit

## Start

clock-none = Ei kelloa
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, viive { $seconds } s
clock-per-move = { $seconds } s / siirto
clock-hourglass = Tiimalasi { $minutes } min
seat-computer = Tietokone
your-name = Nimesi
your-name-hint = Vain jos haluat.
game-of = { $players } pelaajaa

## A game

you = Sinä
engine-name = Tietokone, taso { $level }
engine-full = Tietokone, täysi voima
open-seat = Vapaa paikka
guest = Vieras

## The connection

page-missing = Tässä osoitteessa ei ole sivua.
trouble-offline = Palvelin ei vastaa.
trouble-seat = Joku ehti juuri varata paikan.
trouble-too-many = Liian monta pyyntöä kerralla. Yritä hetken päästä uudelleen.
trouble-too-many-wait = Liian monta pyyntöä. Yritä uudelleen { $seconds } s kuluttua.
trouble-offered = Olet jo tarjonnut tätä viime siirron jälkeen.
trouble-too-long = Peli on venynyt siihen liian pitkäksi. Voit yhä siirtää tai luovuttaa.
trouble-other = Se ei onnistunut.
turn-notice = On sinun vuorosi.
