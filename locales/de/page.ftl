### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Lauf hinüber – oder bau ihnen den Weg zu.
# For search engines and for previews of links
app-description = Bring deine Figur ans andere Ende oder stell den anderen Hindernisse in den Weg. Spiel im Browser zu zweit, zu dritt oder zu viert, gegen Menschen oder den Computer. Ganz ohne Konto.
# The picture in previews of links
app-preview = Ein Spielbrett mit Figuren und Hindernissen.
needs-script = Zum Spielen wird JavaScript gebraucht, und das ist hier ausgeschaltet. Die Regeln kannst du auch so lesen.
back-to-start = Zur Startseite
close = Schließen

## The bar at the top

settings = Einstellungen
look = Aussehen
look-wood = Holz
look-light = Hell
look-dark = Dunkel
language = Sprache
sound = Töne
confirm-fences = Hindernisse bestätigen
confirm-touch = Auf Touchscreens
confirm-always = Immer
confirm-never = Nie
notify = Bescheid sagen, wenn ich am Zug bin
notify-hint = Auch wenn ein anderes Fenster vorn ist.
show-on-board = Auf dem Brett zeigen
overlay-legal = Wohin meine Figur kann
overlay-ways = Kürzeste Wege
overlay-lengths = Länge jedes Weges
overlay-last = Letzter Zug
overlay-coordinates = Koordinaten

## Start

clock-none = Ohne Uhr
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s Aufschub
clock-per-move = { $seconds } s pro Zug
clock-hourglass = Sanduhr { $minutes } min
seat-computer = Computer
your-name = Dein Name
your-name-hint = Nur wenn du magst.
game-of = { $players } Spieler

## A game

you = Du
engine-name = Computer, Stufe { $level }
engine-full = Computer, volle Stärke
open-seat = Freier Platz
guest = Gast

## The connection

page-missing = Unter dieser Adresse gibt es keine Seite.
trouble-offline = Der Server antwortet nicht.
trouble-seat = Dieser Platz wurde gerade besetzt.
trouble-too-many = Das war zu viel auf einmal. Versuch es gleich noch einmal.
trouble-too-many-wait = Zu viele Anfragen. Versuch es in { $seconds } s noch einmal.
trouble-offered = Das hast du seit dem letzten Zug schon einmal angeboten.
trouble-too-long = Dafür ist die Partie zu lang geworden. Ziehen und aufgeben kannst du noch.
trouble-other = Das hat nicht geklappt.
turn-notice = Du bist am Zug.
