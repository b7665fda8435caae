### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Warten auf Mitspieler
invite-hint = Wer diesen Link hat, kann mitspielen oder zuschauen.
invite-link = Link zur Partie
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-qr = QR-Code des Links
invite-seats = { $open ->
    [one] Ein Platz ist frei
   *[other] { $open } Plätze sind frei
  }
invite-cancel = Partie absagen
join-title = Du bist eingeladen
join-hint = { $name } wartet auf dich.
join-hint-somebody = Jemand wartet auf dich.
join-sit = Mitspielen

## A game

player-out = ausgeschieden
player-away = abwesend
player-thinking = denkt nach …
fences-left = Hindernisse übrig: { $count }
way-length = Schritte bis zum Ziel: { $count }
your-turn = Du bist am Zug
turn-of = Am Zug: { $name }
not-started = Warten auf Mitspieler
first-move-wait = { $name } hat noch { $seconds } s für den ersten Zug. Danach wird die Partie abgesagt.
first-move-wait-you = Du hast noch { $seconds } s für deinen ersten Zug. Danach wird die Partie abgesagt.
left-for-good = { $name } ist schon eine Weile weg.
take-over = Computer übernehmen lassen
give-time-to = { $name }: 15 Sekunden schenken
place-fence = { $move } setzen
drop-fence = Abbrechen
take-fence-hint = Zieh ein Hindernis aufs Brett oder tipp zwischen zwei Felder.
moves = Züge
no-moves-yet = Noch keine Züge
move-first = Erster Zug
move-back = Einen Zug zurück
move-on = Einen Zug vor
move-last = Letzter Zug
looking-back = Du siehst eine frühere Stellung.
back-to-game = Zurück zur Partie
flip = Brett drehen
actions = Aktionen
takeback = Zug zurücknehmen
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
offered-takeback = Du hast gebeten, { $move } zurückzunehmen.
offered-rematch = Du hast um Revanche gebeten.
next-game = Zur nächsten Partie
premove-set = { $move } vorgemerkt, falls dann noch erlaubt
phrases = Schnellchat
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
game-broken-off = Abgesagt
won-by = { $name } hat gewonnen

## The connection

link-lost = Verbindung verloren. Neuer Versuch …
link-joining = Verbinden …
link-missing = Partie nicht gefunden.
local-missing = Diese Partie ist in diesem Browser nicht mehr gespeichert.
turn-title = Du bist am Zug – Fencepost

## The board, by keyboard and for screen readers

board-label = Spielbrett. Die Pfeiltasten bewegen den Cursor, h und v wählen ein waagerechtes oder senkrechtes Hindernis, p führt zurück zu den Feldern, die Eingabetaste zieht.
move-input = Zug eintippen
move-input-go = Ziehen
move-input-hint = z. B. e3 oder e3h
keys = Tasten
keys-arrows = Auf dem Brett: Cursor bewegen. Sonst: durch die Züge blättern
keys-home-end = Erster und letzter Zug
keys-h = Waagerechtes Hindernis
keys-v = Senkrechtes Hindernis
keys-p = Zurück zu den Feldern
keys-enter = Ziehen
keys-escape = Hindernis abbrechen
keys-f = Brett drehen
keys-m = Töne an und aus
keys-question = Diese Liste
say-square = { $square }, frei
say-square-pawn = { $square }, Figur: { $name }
say-square-goes = { $square }, hierhin kann deine Figur
say-fence-across = { $fence }, waagerecht, über { $from } und { $to }
say-fence-upright = { $fence }, senkrecht, rechts von { $from } und { $to }
say-fence-placed = { $fence }, hier liegt ein Hindernis
say-fence-blocked = { $fence }, hier geht kein Hindernis
say-moved = { $name } zieht nach { $move }.
say-fenced = { $name } setzt das Hindernis { $move }.
say-passed = { $name } muss passen.
say-out = { $name } ist ausgeschieden.
say-moved-you = Du bist nach { $move } gezogen.
say-fenced-you = Du hast das Hindernis { $move } gesetzt.
say-passed-you = Du musst passen.
say-out-you = Du bist ausgeschieden.
say-square-pawn-you = { $square }, deine Figur
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } würde deine Figur einsperren: Sie käme nicht mehr von { $squares } weg.
move-input-open = Züge als Text eingeben
# $text: what was typed
move-input-wrong = „{ $text }“ ist kein Zug. Tipp e3 für einen Schritt oder e3h für ein Hindernis.
keys-slash = Zug eintippen

## How a game ended, said to one of the players

ending-goal-you = Du hast die Zielreihe erreicht.
ending-resign-you = Dein Gegner hat aufgegeben.
ending-time-you = Die Zeit deines Gegners ist abgelaufen.
ending-last-player-you = Nur du bist noch dabei.
ending-resign-lost = Du hast aufgegeben.
ending-time-lost = Deine Zeit ist abgelaufen.
review = Partie ansehen
# $level: a number
next-level = Stufe { $level } spielen
result-moves = { $count ->
    [one] Zug
   *[other] Züge
  }
# A caption under the number, whatever it is
result-fences = gesetzte Hindernisse
result-steps = Schritte bis zum Ziel

## What happens beside the moves, in one short line

news-draw-declined = { $name } hat das Remis abgelehnt.
news-draw-declined-you = Du hast das Remis abgelehnt.
news-takeback-declined = { $name } hat die Rücknahme nicht erlaubt.
news-takeback-declined-you = Du hast die Rücknahme nicht erlaubt.
news-rematch-declined = { $name } möchte keine Revanche.
news-rematch-declined-you = Du hast die Revanche abgelehnt.
news-withdrawn = { $name } hat das Angebot zurückgezogen.
news-withdrawn-you = Du hast dein Angebot zurückgezogen.
news-takeback = Der letzte Zug wurde zurückgenommen.
news-takeover = { $name }: Jetzt spielt der Computer weiter.
news-time = { $name } hat { $seconds } Sekunden mehr.
news-time-you = Du hast { $seconds } Sekunden mehr.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } geht nicht mehr.
# $text: the phrase
phrase-sent = Gesendet: { $text }

## Help during a game

hint = Tipp
hint-thinking = Denkt nach …
hints-used = Tipps: { $count }
rules-panel = Regeln
rules-panel-loading = Regeln werden geladen …
rules-panel-missing = Die Regeln lassen sich gerade nicht laden. Dafür brauchst du eine Verbindung.
