### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Gå tvärs över – eller mura in dem.
# For search engines and for previews of links
app-description = Gå över till andra sidan med din pjäs, eller ställ väggar i vägen för de andra. Spela i webbläsaren med två, tre eller fyra spelare, mot människor eller datorn. Inget konto behövs.
# The picture in previews of links
app-preview = Ett bräde med pjäser och väggar.
needs-script = Spelet kräver JavaScript, som är avstängt här. Reglerna går att läsa ändå.
back-to-start = Till startsidan
close = Stäng

## The bar at the top

settings = Inställningar
look = Utseende
look-wood = Trä
look-light = Ljust
look-dark = Mörkt
language = Språk
sound = Ljud
confirm-fences = Bekräfta väggar
confirm-touch = På pekskärmar
confirm-always = Alltid
confirm-never = Aldrig
notify = Säg till när det är min tur
notify-hint = Även när ett annat fönster ligger framför.
show-on-board = Visa på brädet
overlay-legal = Vart min pjäs kan gå
overlay-ways = Kortaste vägar
overlay-lengths = Varje vägs längd
overlay-last = Senaste draget
overlay-coordinates = Koordinater

## Start

clock-none = Ingen klocka
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s fördröjning
clock-per-move = { $seconds } s per drag
clock-hourglass = Timglas { $minutes } min
seat-computer = Dator
your-name = Ditt namn
your-name-hint = Bara om du vill.
game-of = { $players } spelare

## A game

you = Du
engine-name = Dator, nivå { $level }
engine-full = Dator, full styrka
open-seat = Ledig plats
guest = Gäst

## The connection

page-missing = Det finns ingen sida på den här adressen.
trouble-offline = Servern svarar inte.
trouble-seat = Den platsen blev just tagen.
trouble-too-many = Det blev för mycket på en gång. Försök igen om en stund.
trouble-too-many-wait = För många förfrågningar. Försök igen om { $seconds } s.
trouble-offered = Det har du redan erbjudit sedan det senaste draget.
trouble-too-long = Partiet har blivit för långt för det. Du kan fortfarande dra eller ge upp.
trouble-other = Det gick inte.
turn-notice = Det är din tur.
