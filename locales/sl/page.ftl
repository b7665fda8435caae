### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Prečkaj ploščo – ali zagradi pot drugim.
# For search engines and for previews of links
app-description = Pripelji kmeta čez ploščo in zadržuj druge z ograjami. Igraj v brskalniku v dvoje, troje ali četvero, proti ljudem ali računalniku. Brez registracije.
# The picture in previews of links
app-preview = Plošča s kmeti in ograjami.
needs-script = Za igro je potreben JavaScript. Pravila lahko bereš tudi brez njega.
back-to-start = Domov
close = Zapri

## The bar at the top

places = Meni
place-play = Igraj
place-games = Partije
place-learn = Učenje
place-puzzles = Uganke
place-analysis = Analiza
place-rules = Pravila
place-editor = Urejevalnik
place-clock = Ura
place-tournaments = Turnirji
storage-refused = Ta brskalnik nima prostora za shranjevanje partij ali pa ga ne dovoli. Igraš lahko naprej, a ko zapreš stran, partij ne bo več.
settings = Nastavitve
look = Videz
look-system = Sistemsko
look-wood = Les
look-light = Svetlo
look-dark = Temno
language = Jezik
sound = Zvoki
confirm-fences = Potrdi pred postavitvijo ograje
confirm-touch = Na zaslonih na dotik
confirm-always = Vedno
confirm-never = Nikoli
notify = Obvesti me, ko sem na vrsti
notify-hint = Tudi ko uporabljaš drugo okno.
show-on-board = Prikaži na plošči
overlay-legal = Kam lahko gre moj kmet
overlay-ways = Najkrajše poti
overlay-lengths = Dolžine poti
overlay-last = Zadnjo potezo
overlay-coordinates = Koordinate

## Start

clock-none = Brez ure
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, zamik { $seconds } s
clock-per-move = { $seconds } s na potezo
clock-hourglass = Peščena ura, { $minutes } min
clock-game = { $minutes } min za celo partijo
seat-computer = Računalnik
your-name = Tvoje ime
your-name-hint = Neobvezno
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

page-missing = Strani ni mogoče najti.
trouble-offline = Strežnik se ne odziva.
trouble-seat = Ta sedež je bil pravkar zaseden.
trouble-too-many = Preveč zahtev. Čez trenutek poskusi znova.
trouble-too-many-wait = Preveč zahtev. Poskusi znova čez { $seconds } s.
trouble-offered = To je bilo od zadnje poteze že ponujeno.
trouble-too-long = Partija je za to predolga. Še vedno lahko odigraš potezo ali se predaš.
trouble-other = Nekaj je šlo narobe.
turn-notice = Ti si na vrsti.
