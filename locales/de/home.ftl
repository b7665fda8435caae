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
start-computer-hint = Geht auch offline.
start-invite = Jemanden einladen
start-invite-hint = Schick einen Link oder zeig einen QR-Code. Ganz ohne Konto.
start-pass = An einem Gerät
start-pass-hint = Zu zweit, zu dritt oder zu viert.
start-open = Offene Partien
start-open-none = Gerade wartet niemand. Starte eine Partie, dann sehen die anderen sie hier.
start-open-offline = Der Server ist nicht erreichbar. Gegen den Computer oder zusammen an einem Gerät kannst du trotzdem spielen.
start-watch = Zuschauen
start-watch-none = Gerade läuft keine öffentliche Partie.
start-rules = Regeln lesen
start-rules-hint = In zwei Minuten gelesen, mit Bildern.
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
clock-own = Individuell
clock-kind = Art der Uhr
clock-kind-increment = Pro Spieler, mit Inkrement
clock-kind-delay = Pro Spieler, mit Verzögerung
clock-kind-per-move = Zeit pro Zug
clock-kind-hourglass = Sanduhr
clock-own-minutes = Minuten pro Spieler
clock-own-seconds = Sekunden pro Zug
first-label = Wer beginnt
first-lot = Zufall
first-me = Ich
first-other = Gegner
first-another = Jemand anders
seats-label = Weitere Plätze
seat-person = Mensch
listed-label = Unter den offenen Partien zeigen
join = Mitspielen
watch = Zuschauen
game-watch-move = Zug { $number }

## The first look

home-what = Das Hindernisrennen für 2 bis 4 Spieler.
home-play = Jetzt spielen
home-play-hint = Kostenlos, ohne Konto
home-learn = Regeln lernen
home-tutorial = Spielend lernen
home-tutorial-hint = In fünfzehn kleinen Schritten
home-puzzle = Rätsel des Tages
# The board on the start page, for screen readers
home-board = Spielbrett. Die Pfeiltasten wählen ein Feld, h und v ein Hindernis. Die Eingabetaste zieht, und die Partie beginnt.
home-tip-title = Du bist am Zug.
home-tip = Zieh oder setz ein Hindernis, und die Partie beginnt.
home-tip-fence = Tipp noch einmal auf das Hindernis, um es zu setzen.
home-beginning = Die Partie beginnt …

## The form

mode-label = Gegner
mode-computer = Computer
mode-invite = Freunde
mode-pass = Ein Gerät
more-options = Mehr Optionen
summary-first-lot = Wer beginnt: Zufall
summary-first-me = Du beginnst
summary-first-other = Gegner beginnt
summary-fences = { $fences ->
    [one] je ein Hindernis
   *[other] je { $fences } Hindernisse
  }
clock-kind-game = Zeit für die ganze Partie
clock-own-game = Minuten insgesamt
board-width = Spalten
board-height = Reihen
fences-each = Hindernisse pro Spieler
fences-usual = Üblich ({ $fences })

## Others

lobby-waiting = Wartet
lobby-yours = Deine offene Partie
exhibition-live = Live
exhibition-title = Computer spielen live
exhibition-recorded = Eine aufgezeichnete Partie
