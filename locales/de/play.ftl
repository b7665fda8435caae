### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = Du bist am Zug – Fencepost

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
