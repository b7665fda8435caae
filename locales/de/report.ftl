### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Ansicht
view-moves = Züge
view-explorer = Statistik
view-report = Bericht

## Making the report

report-make = Partie analysieren
report-intro = Die Engine sieht sich jeden Zug an und zeigt, wo die Partie gekippt ist. Das dauert etwa eine Minute.
report-empty = Spiel oder öffne erst eine Partie.
report-progress = Partie wird analysiert: { $percent } %
report-stop = Abbrechen
report-again = Noch einmal analysieren
report-changed = Seit diesem Bericht hat sich die Partie geändert.

## The report

report-accuracy = Genauigkeit
report-blunders =
    { $count ->
        [one] { $count } grober Fehler
       *[other] { $count } grobe Fehler
    }
report-mistakes =
    { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
report-dubious =
    { $count ->
        [one] { $count } zweifelhafter Zug
       *[other] { $count } zweifelhafte Züge
    }
report-clean = Keine Fehler
report-chances = Gewinnchance
report-steps = Schritte bis zum Ziel
report-fences = Hindernisse in der Hand
report-at = Zug { $number }, { $move }: { $chances }
report-at-start = Anfang: { $chances }
report-points = Wendepunkte
report-no-points = Niemand hat einen großen Fehler gemacht.
report-drop = { $before } → { $after } %
report-table = Alle Züge als Tabelle
report-column-move = Zug
report-column-best = Bester
report-column-before = Vorher
report-column-after = Nachher
report-column-mark = Zeichen

## Trying again

report-try =
    { $count ->
        [one] { $count } Fehler von { $name } verbessern
       *[other] { $count } Fehler von { $name } verbessern
    }
try-title = Finde einen besseren Zug für { $name }
try-count = { $number } von { $count }
try-played = Hier wurde { $move } gespielt.
try-thinking = { $move } wird geprüft …
try-good = { $move } ist ein guter Zug.
try-best = { $move } ist der beste Zug.
try-bad = Nicht { $move }. { $why }
try-hint = Tipp
try-hint-pawn = Zieh mit der Figur.
try-hint-fence = Setz ein Hindernis.
try-hint-near = Setz ein Hindernis in der Nähe von { $place }.
try-show = Zug zeigen
try-shown = Der beste Zug ist { $best }.
try-next = Weiter
try-end = Zurück zum Bericht
