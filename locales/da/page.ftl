### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Løb tværs over – eller spær vejen for dem.
# For search engines and for previews of links
app-description = Før din brik over på den anden side, og spær vejen for de andre med forhindringer. Spil i browseren med to, tre eller fire spillere, mod mennesker eller computeren. Helt uden konto.
# The picture in previews of links
app-preview = En spilleplade med brikker og forhindringer.
needs-script = Du skal bruge JavaScript for at spille. Reglerne kan du godt læse uden.
back-to-start = Forside
close = Luk

## The bar at the top

places = Menu
place-play = Spil
place-games = Partier
place-learn = Lær
place-puzzles = Opgaver
place-analysis = Analyse
place-rules = Regler
place-editor = Editor
place-clock = Ur
place-tournaments = Turneringer
storage-refused = Denne browser har ikke plads til at gemme partier eller tillader det ikke. Du kan spille videre, men partierne er væk, når du lukker siden.
settings = Indstillinger
look = Tema
look-system = Som systemet
look-wood = Træ
look-light = Lys
look-dark = Mørk
language = Sprog
sound = Lyde
confirm-fences = Bekræft, før en forhindring sættes
confirm-touch = På touchskærme
confirm-always = Altid
confirm-never = Aldrig
notify = Giv mig besked, når det er min tur
notify-hint = Også når du er i et andet vindue.
show-on-board = Vis på spillepladen
overlay-legal = Hvor min brik kan gå hen
overlay-ways = Korteste veje
overlay-lengths = Længden af hver vej
overlay-last = Sidste træk
overlay-coordinates = Koordinater

## Start

clock-none = Uden ur
clock-minutes = { $minutes } min.
clock-increment = { $minutes } min. + { $seconds } sek.
clock-delay = { $minutes } min., { $seconds } sek. forsinkelse
clock-per-move = { $seconds } sek. pr. træk
clock-hourglass = Timeglas { $minutes } min.
clock-game = { $minutes } min. til hele partiet
seat-computer = Computer
your-name = Dit navn
your-name-hint = Valgfrit
game-of = { $players } spillere

## A game

you = Du
engine-name = Computer, niveau { $level }
engine-full = Computer, fuld styrke
open-seat = Ledig plads
guest = Gæst

## The connection

page-missing = Siden blev ikke fundet.
trouble-offline = Serveren svarer ikke.
trouble-seat = Den plads er lige blevet taget.
trouble-too-many = For mange forespørgsler. Prøv igen om lidt.
trouble-too-many-wait = For mange forespørgsler. Prøv igen om { $seconds } sek.
trouble-offered = Det har du allerede tilbudt siden sidste træk.
trouble-too-long = Partiet er for langt til det. Du kan stadig trække eller give op.
trouble-other = Noget gik galt.
turn-notice = Det er din tur.
