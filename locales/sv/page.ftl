### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Spring tvärs över – eller spärra vägen för dem.
# For search engines and for previews of links
app-description = För din pjäs till andra sidan och ställ väggar i vägen för de andra. Spela i webbläsaren med två, tre eller fyra spelare, mot människor eller datorn. Inget konto behövs.
# The picture in previews of links
app-preview = Ett bräde med pjäser och väggar.
needs-script = Du behöver JavaScript för att spela. Reglerna går att läsa ändå.
back-to-start = Startsida
close = Stäng

## The bar at the top

places = Meny
place-play = Spela
place-games = Partier
place-learn = Lär dig
place-puzzles = Kluringar
place-analysis = Analys
place-rules = Regler
place-editor = Redigerare
place-clock = Klocka
place-tournaments = Turneringar
storage-refused = Webbläsaren har inte plats för att spara partier, eller tillåter det inte. Du kan spela vidare, men partierna försvinner när du stänger sidan.
settings = Inställningar
look = Tema
look-system = Som systemet
look-wood = Trä
look-light = Ljust
look-dark = Mörkt
language = Språk
sound = Ljud
confirm-fences = Bekräfta innan en vägg sätts
confirm-touch = På pekskärmar
confirm-always = Alltid
confirm-never = Aldrig
notify = Meddela mig när det är min tur
notify-hint = Även när du är i ett annat fönster.
show-on-board = Visa på brädet
overlay-legal = Vart min pjäs kan gå
overlay-ways = Kortaste vägar
overlay-lengths = Vägarnas längd
overlay-last = Senaste draget
overlay-coordinates = Koordinater

## Start

clock-none = Ingen klocka
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s fördröjning
clock-per-move = { $seconds } s per drag
clock-hourglass = Timglas { $minutes } min
clock-game = { $minutes } min för hela partiet
seat-computer = Dator
your-name = Ditt namn
your-name-hint = Valfritt
game-of = { $players } spelare

## A game

you = Du
engine-name = Dator, nivå { $level }
engine-full = Dator, full styrka
open-seat = Ledig plats
guest = Gäst

## The connection

page-missing = Sidan hittades inte.
trouble-offline = Servern svarar inte.
trouble-seat = Den platsen blev just upptagen.
trouble-too-many = För många förfrågningar. Försök igen om en stund.
trouble-too-many-wait = För många förfrågningar. Försök igen om { $seconds } s.
trouble-offered = Det har du redan erbjudit sedan det senaste draget.
trouble-too-long = Partiet är för långt för det. Du kan fortfarande dra eller ge upp.
trouble-other = Något gick fel.
turn-notice = Det är din tur.
