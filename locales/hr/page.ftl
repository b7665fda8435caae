### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Prijeđi ploču – ili prepriječi put drugima.
# For search engines and for previews of links
app-description = Prevedi figuru preko ploče i usporavaj ostale preprekama. Igraj u pregledniku udvoje, utroje ili učetvero, protiv ljudi ili računala. Bez registracije.
# The picture in previews of links
app-preview = Ploča s figurama i preprekama.
needs-script = Za igru je potreban JavaScript. Pravila možeš čitati i bez njega.
back-to-start = Početna
close = Zatvori

## The bar at the top

places = Izbornik
place-play = Igraj
place-games = Partije
place-learn = Učenje
place-puzzles = Zadaci
place-analysis = Analiza
place-rules = Pravila
place-editor = Uređivač
place-clock = Sat
place-tournaments = Turniri
storage-refused = Ovaj preglednik nema mjesta za spremanje partija ili ga ne dopušta. Možeš igrati dalje, ali partije nestaju kad zatvoriš stranicu.
settings = Postavke
look = Tema
look-system = Prema sustavu
look-wood = Drvo
look-light = Svijetla
look-dark = Tamna
language = Jezik
sound = Zvukovi
confirm-fences = Potvrdi prije postavljanja prepreke
confirm-touch = Na zaslonima na dodir
confirm-always = Uvijek
confirm-never = Nikad
notify = Obavijesti me kad sam na potezu
notify-hint = I kad koristiš drugi prozor.
show-on-board = Prikaži na ploči
overlay-legal = Kamo može moja figura
overlay-ways = Najkraće putove
overlay-lengths = Duljine putova
overlay-last = Zadnji potez
overlay-coordinates = Koordinate

## Start

clock-none = Bez sata
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, odgoda { $seconds } s
clock-per-move = { $seconds } s po potezu
clock-hourglass = Pješčani sat, { $minutes } min
clock-game = { $minutes } min za cijelu partiju
seat-computer = Računalo
your-name = Tvoje ime
your-name-hint = Neobvezno
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

page-missing = Stranica nije pronađena.
trouble-offline = Poslužitelj ne odgovara.
trouble-seat = To je mjesto upravo zauzeto.
trouble-too-many = Previše zahtjeva. Pokušaj ponovno za koji trenutak.
trouble-too-many-wait = Previše zahtjeva. Pokušaj ponovno za { $seconds } s.
trouble-offered = To je već ponuđeno nakon zadnjeg poteza.
trouble-too-long = Partija je za to preduga. I dalje možeš odigrati potez ili se predati.
trouble-other = Nešto je pošlo po zlu.
turn-notice = Na potezu si.
