### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Lauf hinüber – oder bau ihnen den Weg zu.
# For search engines and for previews of links
app-description = Bring deine Figur ans andere Ende und stell den anderen Hindernisse in den Weg. Spiel im Browser zu zweit, zu dritt oder zu viert, gegen Menschen oder den Computer. Ganz ohne Konto.
# The picture in previews of links
app-preview = Ein Spielbrett mit Figuren und Hindernissen.
needs-script = Zum Spielen brauchst du JavaScript. Die Regeln kannst du auch so lesen.
back-to-start = Startseite
close = Schließen

## The bar at the top

places = Menü
place-play = Spielen
place-games = Partien
place-learn = Lernen
place-puzzles = Rätsel
place-analysis = Analyse
place-rules = Regeln
place-editor = Editor
place-clock = Uhr
place-tournaments = Turniere
storage-refused = Dieser Browser hat keinen Platz, um Partien zu speichern, oder erlaubt es nicht. Du kannst weiterspielen, aber wenn du die Seite schließt, sind die Partien weg.
settings = Einstellungen
look = Design
look-system = Automatisch
look-wood = Holz
look-light = Hell
look-dark = Dunkel
language = Sprache
sound = Töne
confirm-fences = Vor dem Setzen eines Hindernisses nachfragen
confirm-touch = Auf Touchscreens
confirm-always = Immer
confirm-never = Nie
notify = Benachrichtigen, wenn ich am Zug bin
notify-hint = Auch wenn du in einem anderen Fenster bist.
show-on-board = Auf dem Brett zeigen
overlay-legal = Wohin meine Figur kann
overlay-ways = Kürzeste Wege
overlay-lengths = Weglängen
overlay-last = Letzter Zug
overlay-coordinates = Koordinaten

## Start

clock-none = Ohne Uhr
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s Verzögerung
clock-per-move = { $seconds } s pro Zug
clock-hourglass = Sanduhr { $minutes } min
clock-game = { $minutes } min für die ganze Partie
seat-computer = Computer
your-name = Dein Name
your-name-hint = Freiwillig
game-of = { $players } Spieler

## A game

you = Du
engine-name = Computer, Stufe { $level }
engine-full = Computer, volle Stärke
open-seat = Freier Platz
guest = Gast

## The connection

page-missing = Seite nicht gefunden.
trouble-offline = Der Server antwortet nicht.
trouble-seat = Dieser Platz wurde gerade besetzt.
trouble-too-many = Zu viele Anfragen. Versuch es gleich noch einmal.
trouble-too-many-wait = Zu viele Anfragen. Versuch es in { $seconds } s noch einmal.
trouble-offered = Das hast du seit dem letzten Zug schon angeboten.
trouble-too-long = Dafür ist diese Partie zu lang. Ziehen und aufgeben kannst du noch.
trouble-other = Etwas ist schiefgegangen.
turn-notice = Du bist am Zug.
