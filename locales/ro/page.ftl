### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Treci dincolo sau închide-le drumul.
# For search engines and for previews of links
app-description = Du-ți pionul pe partea cealaltă sau închide-le drumul celorlalți. Joacă în browser în doi, trei sau patru, cu alți oameni sau cu calculatorul. Fără cont.
# The picture in previews of links
app-preview = O tablă cu pioni și bariere.
needs-script = Pentru joc e nevoie de JavaScript, care aici este oprit. Regulile se pot citi și fără el.
back-to-start = Înapoi la pagina de start
close = Închide

## The bar at the top

settings = Setări
look = Aspect
look-wood = Lemn
look-light = Luminos
look-dark = Întunecat
language = Limbă
sound = Sunete
confirm-fences = Confirmă fiecare barieră
confirm-touch = Pe ecrane tactile
confirm-always = Mereu
confirm-never = Niciodată
notify = Anunță-mă când sunt la rând
notify-hint = Și când altă fereastră e în față.
show-on-board = Arată pe tablă
overlay-legal = Unde poate merge pionul meu
overlay-ways = Cele mai scurte drumuri
overlay-lengths = Lungimea fiecărui drum
overlay-last = Ultima mutare
overlay-coordinates = Coordonate

## Start

clock-none = Fără ceas
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, pauză { $seconds } s
clock-per-move = { $seconds } s pe mutare
clock-hourglass = Clepsidră { $minutes } min
seat-computer = Calculator
your-name = Numele tău
your-name-hint = Doar dacă vrei.
game-of = { $players } jucători

## A game

you = Tu
engine-name = Calculator, nivelul { $level }
engine-full = Calculator, forță maximă
open-seat = Loc liber
guest = Oaspete

## The connection

page-missing = La această adresă nu există nicio pagină.
trouble-offline = Serverul nu răspunde.
trouble-seat = Locul tocmai a fost ocupat.
trouble-too-many = A fost prea mult deodată. Încearcă iar peste puțin timp.
trouble-too-many-wait = Prea multe cereri. Încearcă din nou peste { $seconds } s.
trouble-offered = Ai propus deja asta de la ultima mutare.
trouble-too-long = Partida s-a lungit prea mult pentru asta. Încă poți muta sau ceda.
trouble-other = Nu a mers.
turn-notice = E rândul tău.
