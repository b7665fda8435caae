### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Løp tvers over – eller steng veien for dem.
# For search engines and for previews of links
app-description = Før brikken din over til den andre siden, og steng veien for de andre med sperrer. Spill i nettleseren med to, tre eller fire spillere, mot mennesker eller datamaskinen. Helt uten konto.
# The picture in previews of links
app-preview = Et brett med brikker og sperrer.
needs-script = Du trenger JavaScript for å spille. Reglene kan du lese uten.
back-to-start = Forside
close = Lukk

## The bar at the top

places = Meny
place-play = Spill
place-games = Partier
place-learn = Lær
place-puzzles = Nøtter
place-analysis = Analyse
place-rules = Regler
place-editor = Redigering
place-clock = Klokke
place-tournaments = Turneringer
storage-refused = Nettleseren har ikke plass til å lagre partier, eller tillater det ikke. Du kan spille videre, men partiene er borte når du lukker siden.
settings = Innstillinger
look = Tema
look-system = Som systemet
look-wood = Tre
look-light = Lyst
look-dark = Mørkt
language = Språk
sound = Lyder
confirm-fences = Bekreft før en sperre settes
confirm-touch = På berøringsskjermer
confirm-always = Alltid
confirm-never = Aldri
notify = Varsle meg når det er min tur
notify-hint = Også når du er i et annet vindu.
show-on-board = Vis på brettet
overlay-legal = Hvor brikken min kan gå
overlay-ways = Korteste veier
overlay-lengths = Veilengder
overlay-last = Siste trekk
overlay-coordinates = Koordinater

## Start

clock-none = Uten klokke
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s forsinkelse
clock-per-move = { $seconds } s per trekk
clock-hourglass = Timeglass { $minutes } min
clock-game = { $minutes } min for hele partiet
seat-computer = Datamaskin
your-name = Navnet ditt
your-name-hint = Valgfritt
game-of = { $players } spillere

## A game

you = Du
engine-name = Datamaskin, nivå { $level }
engine-full = Datamaskin, full styrke
open-seat = Ledig plass
guest = Gjest

## The connection

page-missing = Fant ikke siden.
trouble-offline = Serveren svarer ikke.
trouble-seat = Den plassen ble nettopp tatt.
trouble-too-many = For mange forespørsler. Prøv igjen om litt.
trouble-too-many-wait = For mange forespørsler. Prøv igjen om { $seconds } s.
trouble-offered = Det har du allerede tilbudt siden siste trekk.
trouble-too-long = Partiet er for langt til det. Du kan fortsatt trekke eller gi opp.
trouble-other = Noe gikk galt.
turn-notice = Det er din tur.
