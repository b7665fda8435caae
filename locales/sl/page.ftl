### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Prečkaj ploščo – ali zagradi pot drugim.
# For search engines and for previews of links
app-description = Pripelji svojega kmeta na drugo stran ali zagradi pot drugim. Igraj v brskalniku v dvoje, troje ali četvero, proti ljudem ali računalniku. Brez registracije.
# The picture in previews of links
app-preview = Plošča s kmeti in ograjami.
needs-script = Za igro je potreben JavaScript, ki je tukaj izklopljen. Pravila lahko bereš tudi brez njega.
back-to-start = Na začetno stran
close = Zapri

## The bar at the top

settings = Nastavitve
look = Videz
look-wood = Les
look-light = Svetlo
look-dark = Temno
language = Jezik
sound = Zvoki
confirm-fences = Vprašaj pred postavitvijo ograje
confirm-touch = Na zaslonih na dotik
confirm-always = Vedno
confirm-never = Nikoli
notify = Povej mi, ko sem na vrsti
notify-hint = Tudi ko je odprto drugo okno.
show-on-board = Prikaži na plošči
overlay-legal = Kam lahko gre moj kmet
overlay-ways = Najkrajše poti
overlay-lengths = Dolžino vsake poti
overlay-last = Zadnjo potezo
overlay-coordinates = Koordinate

## Start

clock-none = Brez ure
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, zamik { $seconds } s
clock-per-move = { $seconds } s na potezo
clock-hourglass = Peščena ura, { $minutes } min
seat-computer = Računalnik
your-name = Tvoje ime
your-name-hint = Samo če želiš.
game-of = { $players ->
    [one] { $players } igralec
    [two] { $players } igralca
    [few] { $players } igralci
   *[other] { $players } igralcev
  }

## A game

you = Ti
engine-name = Računalnik, stopnja { $level }
engine-full = Računalnik, polna moč
open-seat = Prost sedež
guest = Gost

## The connection

page-missing = Na tem naslovu ni strani.
trouble-offline = Strežnik se ne odziva.
trouble-seat = Ta sedež je bil pravkar zaseden.
trouble-too-many = To je bilo preveč naenkrat. Poskusi čez trenutek.
trouble-too-many-wait = Preveč zahtev. Poskusi znova čez { $seconds } s.
trouble-offered = To je bilo po zadnji potezi že ponujeno.
trouble-too-long = Partija je za to postala predolga. Še vedno lahko potegneš ali se predaš.
trouble-other = Ni uspelo.
turn-notice = Ti si na vrsti.
