### The page in the browser.
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

start-title = Fencepost spielen
start-resume = Weiterspielen
start-resume-what = { $players } Spieler, bisher { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  }
start-computer = Gegen den Computer
start-computer-hint = Geht auch ohne Internet.
start-invite = Jemanden einladen
start-invite-hint = Per Link oder QR-Code, ganz ohne Konto.
start-pass = Zusammen an einem Gerät
start-pass-hint = Zu zweit, zu dritt oder zu viert an diesem Bildschirm.
start-open = Offene Partien
start-open-none = Gerade wartet niemand. Eröffne eine Partie, dann sehen die anderen sie hier.
start-open-offline = Keine Verbindung zum Server. Gegen den Computer und zusammen an diesem Gerät kannst du trotzdem spielen.
start-watch = Zuschauen
start-watch-none = Gerade läuft keine öffentliche Partie.
start-rules = Regeln lesen
start-rules-hint = Zwei Minuten, mit Bildern.
start-now = Los geht’s
start-create = Link erstellen
start-level = Stufe { $level }
level-label = Spielstärke
level-1 = Neuling
level-2 = Erste Schritte
level-3 = Leicht
level-4 = Hobby
level-5 = Solide
level-6 = Geübt
level-7 = Stark
level-8 = Sehr stark
level-9 = Profi
level-10 = Volle Stärke
players-label = Spieler
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Uhr
clock-none = Ohne Uhr
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s Aufschub
clock-per-move = { $seconds } s pro Zug
clock-hourglass = Sanduhr { $minutes } min
clock-own = Eigene Uhr
clock-kind = Art der Uhr
clock-kind-increment = Zeit pro Spieler mit Zugabe
clock-kind-delay = Zeit pro Spieler mit Aufschub
clock-kind-per-move = Zeit pro Zug
clock-kind-hourglass = Sanduhr
clock-own-minutes = Minuten pro Spieler
clock-own-seconds = Sekunden pro Zug
first-label = Wer beginnt
first-lot = Auslosen
first-me = Ich
first-other = Der Gegner
first-another = Jemand anders
seats-label = Weitere Plätze
seat-person = Mensch
seat-computer = Computer
listed-label = Unter den offenen Partien zeigen
your-name = Dein Name
your-name-hint = Nur wenn du magst.
join = Mitspielen
watch = Zuschauen
game-of = { $players } Spieler
game-watch-move = Zug { $number }

## Waiting for others

invite-title = Warten auf Mitspieler
invite-hint = Wer diesen Link öffnet, kann sich dazusetzen. Über denselben Link können andere zuschauen.
invite-link = Link zur Partie
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-qr = QR-Code des Links
invite-seats = { $open ->
    [one] Ein Platz ist frei
   *[other] { $open } Plätze sind frei
  }
invite-cancel = Absagen
join-title = Du bist eingeladen
join-hint = { $name } wartet auf dich.
join-hint-somebody = Hier wartet jemand auf dich.
join-sit = Platz nehmen und spielen

## A game

you = Du
engine-name = Computer, Stufe { $level }
engine-full = Computer, volle Stärke
open-seat = Freier Platz
guest = Gast
player-out = ausgeschieden
player-away = abwesend
player-thinking = denkt nach …
fences-left = Hindernisse übrig: { $count }
way-length = Schritte bis zum Ziel: { $count }
your-turn = Du bist am Zug
turn-of = Am Zug: { $name }
not-started = Es sind noch Plätze frei
first-move-wait = { $name }: noch { $seconds } s für den ersten Zug. Danach wird die Partie abgebrochen.
first-move-wait-you = Du hast noch { $seconds } s für deinen ersten Zug. Danach wird die Partie abgebrochen.
left-for-good = { $name } ist schon eine Weile weg.
take-over = Computer weiterspielen lassen
give-time-to = 15 Sekunden für { $name }
place-fence = { $move } setzen
drop-fence = Wieder aufnehmen
take-fence-hint = Zieh ein Hindernis aufs Brett oder tipp auf eine Rille.
moves = Züge
no-moves-yet = Noch keine Züge
move-first = Zum Anfang
move-back = Einen Zug zurück
move-on = Einen Zug vor
move-last = Zum letzten Zug
looking-back = Du schaust dir frühere Züge an.
back-to-game = Zurück zur Partie
flip = Drehen
actions = Aktionen
takeback = Zug zurück
draw = Remis
resign = Aufgeben
resign-sure = Wirklich aufgeben?
draw-sure = Sind alle mit Remis einverstanden?
yes = Ja
no = Nein
rematch = Revanche
play-back = Abspielen
share = Teilen
copy-record = Partie kopieren
download-record = Partie speichern
new-game = Neue Partie
give-time = 15 Sekunden schenken
more = Mehr
accept = Annehmen
decline = Ablehnen
withdraw = Zurückziehen
offers-draw = { $name } bietet Remis an.
offers-takeback = { $name } möchte { $move } zurücknehmen.
offers-rematch = { $name } möchte eine Revanche.
offered-draw = Du hast Remis angeboten.
offered-takeback = Du möchtest { $move } zurücknehmen.
offered-rematch = Du hast um Revanche gebeten.
next-game = Zur nächsten Partie
premove-set = { $move } folgt als Nächstes, wenn es geht.
phrases = Etwas sagen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-good-game = Schöne Partie!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Huch!
phrase-one-moment = Einen Moment, bitte.
phrase-hurry = Du bist dran!
phrase-sorry = Tut mir leid!
phrase-bye = Tschüss!
says = { $name }: { $text }
you-won = Du hast gewonnen
you-lost = Du hast verloren
game-drawn = Remis
game-broken-off = Abgebrochen
won-by = { $name } hat gewonnen

## The connection

link-lost = Verbindung verloren. Neuer Versuch …
link-joining = Verbindung wird aufgebaut …
link-missing = Diese Partie gibt es hier nicht.
local-missing = Diese Partie ist in diesem Browser nicht mehr gespeichert.
page-missing = Unter dieser Adresse gibt es keine Seite.
trouble-offline = Der Server antwortet nicht.
trouble-seat = Dieser Platz wurde gerade besetzt.
trouble-too-many = Das war zu viel auf einmal. Versuch es gleich noch einmal.
trouble-too-many-wait = Zu viele Anfragen. Versuch es in { $seconds } s noch einmal.
trouble-offered = Das hast du seit dem letzten Zug schon einmal angeboten.
trouble-too-long = Dafür ist die Partie zu lang geworden. Ziehen und aufgeben kannst du noch.
trouble-other = Das hat nicht geklappt.
turn-title = Du bist am Zug – Fencepost
turn-notice = Du bist am Zug.

## The board, by keyboard and for screen readers

board-label = Spielbrett. Die Pfeiltasten bewegen den Cursor, h und v legen ein Hindernis, p führt zurück zu den Feldern, die Eingabetaste zieht.
move-input = Zug eintippen
move-input-go = Ziehen
move-input-hint = Zum Beispiel e3 oder e3h
keys = Tasten
keys-arrows = Auf dem Brett: Cursor bewegen. Sonst: durch die Züge blättern
keys-home-end = Erster und letzter Zug
keys-h = Cursor quer legen
keys-v = Cursor hochkant stellen
keys-p = Zurück zu den Feldern
keys-enter = Ziehen
keys-escape = Hindernis weglegen
keys-f = Brett drehen
keys-m = Töne an und aus
keys-question = Diese Liste
say-square = { $square }, frei
say-square-pawn = { $square }, Figur: { $name }
say-square-goes = { $square }, hierhin kann deine Figur
say-fence-across = { $fence }, waagerecht, über { $from } und { $to }
say-fence-upright = { $fence }, senkrecht, rechts von { $from } und { $to }
say-fence-placed = { $fence }, hier liegt ein Hindernis
say-fence-blocked = { $fence }, hier kann kein Hindernis liegen
say-moved = { $name }: Figur nach { $move }.
say-fenced = { $name }: Hindernis { $move }.
say-passed = { $name }: muss passen.
say-out = { $name }: ausgeschieden.
