### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Treci dincolo sau taie-le calea.
# For search engines and for previews of links
app-description = Du-ți pionul pe partea cealaltă și încetinește-i pe ceilalți cu bariere. Joacă în browser în doi, trei sau patru, cu alți oameni sau cu calculatorul. Fără cont.
# The picture in previews of links
app-preview = O tablă cu pioni și bariere.
needs-script = Ai nevoie de JavaScript ca să joci. Regulile se pot citi și fără el.
back-to-start = Acasă
close = Închide

## The bar at the top

places = Meniu
place-play = Joacă
place-games = Partide
place-learn = Învață
place-puzzles = Provocări
place-analysis = Analiză
place-rules = Reguli
place-editor = Editor
place-clock = Ceas
place-tournaments = Turnee
storage-refused = Acest browser nu are loc să salveze partide sau nu permite asta. Poți juca mai departe, dar partidele dispar când închizi pagina.
settings = Setări
look = Temă
look-system = Sistem
look-wood = Lemn
look-light = Luminoasă
look-dark = Întunecată
language = Limbă
sound = Sunete
confirm-fences = Confirmă înainte de a pune o barieră
confirm-touch = Pe ecrane tactile
confirm-always = Mereu
confirm-never = Niciodată
notify = Anunță-mă când e rândul meu
notify-hint = Chiar și când ești în altă fereastră.
show-on-board = Arată pe tablă
overlay-legal = Unde poate merge pionul meu
overlay-ways = Cele mai scurte drumuri
overlay-lengths = Lungimea drumurilor
overlay-last = Ultima mutare
overlay-coordinates = Coordonate

## Start

clock-none = Fără ceas
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, întârziere { $seconds } s
clock-per-move = { $seconds } s pe mutare
clock-hourglass = Clepsidră { $minutes } min
clock-game = { $minutes } min pentru toată partida
seat-computer = Calculator
your-name = Numele tău
your-name-hint = Opțional
game-of = { $players } jucători

## A game

you = Tu
engine-name = Calculator, nivelul { $level }
engine-full = Calculator, forță maximă
open-seat = Loc liber
guest = Vizitator

## The connection

page-missing = Pagina nu a fost găsită.
trouble-offline = Serverul nu răspunde.
trouble-seat = Locul tocmai a fost ocupat.
trouble-too-many = Prea multe cereri. Încearcă din nou peste puțin timp.
trouble-too-many-wait = Prea multe cereri. Încearcă din nou peste { $seconds } s.
trouble-offered = Ai propus deja asta de la ultima mutare.
trouble-too-long = Partida e prea lungă pentru asta. Încă poți muta sau ceda.
trouble-other = Ceva nu a mers bine.
turn-notice = E rândul tău.
