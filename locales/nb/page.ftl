### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Gå tvers over – eller steng veien for dem.
# For search engines and for previews of links
app-description = Før brikken din over til den andre siden, eller steng veien for de andre. Spill i nettleseren med to, tre eller fire spillere, mot mennesker eller datamaskinen. Helt uten konto.
# The picture in previews of links
app-preview = Et brett med brikker og sperrer.
needs-script = Spillet trenger JavaScript, som er slått av her. Reglene kan leses uten.
back-to-start = Til forsiden
close = Lukk

## The bar at the top

settings = Innstillinger
look = Utseende
look-wood = Tre
look-light = Lyst
look-dark = Mørkt
language = Språk
sound = Lyder
confirm-fences = Bekreft sperrer
confirm-touch = På berøringsskjermer
confirm-always = Alltid
confirm-never = Aldri
notify = Si fra når det er min tur
notify-hint = Også når et annet vindu ligger foran.
show-on-board = Vis på brettet
overlay-legal = Hvor brikken min kan gå
overlay-ways = Korteste veier
overlay-lengths = Lengden på hver vei
overlay-last = Siste trekk
overlay-coordinates = Koordinater

## Start

clock-none = Uten klokke
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s forsinkelse
clock-per-move = { $seconds } s per trekk
clock-hourglass = Timeglass { $minutes } min
seat-computer = Datamaskin
your-name = Navnet ditt
your-name-hint = Bare hvis du vil.
game-of = { $players } spillere

## A game

you = Du
engine-name = Datamaskin, nivå { $level }
engine-full = Datamaskin, full styrke
open-seat = Ledig plass
guest = Gjest

## The connection

page-missing = Det er ingen side på denne adressen.
trouble-offline = Serveren svarer ikke.
trouble-seat = Den plassen ble nettopp tatt.
trouble-too-many = Det var for mye på én gang. Prøv igjen om litt.
trouble-too-many-wait = For mange forespørsler. Prøv igjen om { $seconds } s.
trouble-offered = Det har du allerede tilbudt siden siste trekk.
trouble-too-long = Partiet er blitt for langt til det. Du kan fortsatt trekke eller gi opp.
trouble-other = Det gikk ikke.
turn-notice = Det er din tur.
