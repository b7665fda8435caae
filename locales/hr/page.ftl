### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Prijeđi ploču – ili prepriječi put drugima.
# For search engines and for previews of links
app-description = Prevedi svoju figuru na drugu stranu ili prepriječi put ostalima. Igraj u pregledniku udvoje, utroje ili učetvero, protiv ljudi ili računala. Bez registracije.
# The picture in previews of links
app-preview = Ploča s figurama i preprekama.
needs-script = Za igru je potreban JavaScript, a ovdje je isključen. Pravila se mogu čitati i bez njega.
back-to-start = Na početnu
close = Zatvori

## The bar at the top

settings = Postavke
look = Izgled
look-wood = Drvo
look-light = Svijetlo
look-dark = Tamno
language = Jezik
sound = Zvukovi
confirm-fences = Pitaj prije postavljanja prepreke
confirm-touch = Na zaslonima na dodir
confirm-always = Uvijek
confirm-never = Nikad
notify = Javi mi kad sam na potezu
notify-hint = I dok je otvoren drugi prozor.
show-on-board = Prikaži na ploči
overlay-legal = Kamo može moja figura
overlay-ways = Najkraće putove
overlay-lengths = Duljinu svakog puta
overlay-last = Zadnji potez
overlay-coordinates = Koordinate

## Start

clock-none = Bez sata
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, odgoda { $seconds } s
clock-per-move = { $seconds } s po potezu
clock-hourglass = Pješčani sat, { $minutes } min
seat-computer = Računalo
your-name = Tvoje ime
your-name-hint = Samo ako želiš.
game-of = { $players ->
    [one] { $players } igrač
    [few] { $players } igrača
   *[other] { $players } igrača
  }

## A game

you = Ti
engine-name = Računalo, razina { $level }
engine-full = Računalo, puna snaga
open-seat = Slobodno mjesto
guest = Gost

## The connection

page-missing = Na ovoj adresi nema stranice.
trouble-offline = Poslužitelj ne odgovara.
trouble-seat = To je mjesto upravo zauzeto.
trouble-too-many = To je bilo previše odjednom. Pokušaj ponovno za koji trenutak.
trouble-too-many-wait = Previše zahtjeva. Pokušaj ponovno za { $seconds } s.
trouble-offered = To je već jednom ponuđeno nakon zadnjeg poteza.
trouble-too-long = Partija je za to postala preduga. I dalje možeš odigrati potez ili se predati.
trouble-other = Nije uspjelo.
turn-notice = Na potezu si.
