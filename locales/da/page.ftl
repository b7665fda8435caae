### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Gå tværs over – eller spær vejen for dem.
# For search engines and for previews of links
app-description = Før din brik over på den anden side, eller spær vejen for de andre. Spil i browseren med to, tre eller fire spillere, mod mennesker eller computeren. Helt uden konto.
# The picture in previews of links
app-preview = En spilleplade med brikker og forhindringer.
needs-script = Spillet kræver JavaScript, som er slået fra her. Reglerne kan læses uden.
back-to-start = Til forsiden
close = Luk

## The bar at the top

settings = Indstillinger
look = Udseende
look-wood = Træ
look-light = Lys
look-dark = Mørk
language = Sprog
sound = Lyde
confirm-fences = Bekræft forhindringer
confirm-touch = På touchskærme
confirm-always = Altid
confirm-never = Aldrig
notify = Sig til, når det er min tur
notify-hint = Også når et andet vindue er forrest.
show-on-board = Vis på spillepladen
overlay-legal = Hvor min brik kan gå hen
overlay-ways = Korteste veje
overlay-lengths = Hver vejs længde
overlay-last = Sidste træk
overlay-coordinates = Koordinater

## Start

clock-none = Uden ur
clock-minutes = { $minutes } min.
clock-increment = { $minutes } min. + { $seconds } sek.
clock-delay = { $minutes } min., { $seconds } sek. forsinkelse
clock-per-move = { $seconds } sek. pr. træk
clock-hourglass = Timeglas { $minutes } min.
seat-computer = Computer
your-name = Dit navn
your-name-hint = Kun hvis du har lyst.
game-of = { $players } spillere

## A game

you = Du
engine-name = Computer, niveau { $level }
engine-full = Computer, fuld styrke
open-seat = Ledig plads
guest = Gæst

## The connection

page-missing = Der er ingen side på denne adresse.
trouble-offline = Serveren svarer ikke.
trouble-seat = Den plads er lige blevet taget.
trouble-too-many = Det var for meget på én gang. Prøv igen om lidt.
trouble-too-many-wait = For mange forespørgsler. Prøv igen om { $seconds } sek.
trouble-offered = Det har du allerede tilbudt siden det sidste træk.
trouble-too-long = Partiet er blevet for langt til det. Du kan stadig trække eller give op.
trouble-other = Det lykkedes ikke.
turn-notice = Det er din tur.
