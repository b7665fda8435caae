### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
listed-label = Unter den offenen Partien zeigen
join = Mitspielen
watch = Zuschauen
game-watch-move = Zug { $number }
