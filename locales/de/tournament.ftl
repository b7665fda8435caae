### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Turniere
tournaments-hint = Paarungen, Ergebnisse und Tabelle, am echten Brett oder online. Ganz ohne Konto.
tournaments-yours = Deine Turniere
tournaments-public = Öffentliche Turniere
tournaments-none = Gerade gibt es keine öffentlichen Turniere.
tournament-missing = Dieses Turnier gibt es nicht.

## Making one

tournament-new = Neues Turnier
tournament-name = Name
tournament-where = Wo
tournament-at-board = Am echten Brett
tournament-online = Online
tournament-format = Modus
format-swiss = Schweizer System
format-round-robin = Jeder gegen jeden
format-knock-out = K.-o.-System
format-swiss-hint = Alle spielen jede Runde, gegen andere mit ähnlich vielen Punkten.
format-round-robin-hint = Alle treffen einmal aufeinander.
format-knock-out-hint = Wer gewinnt, kommt weiter. Die Verlierer der Halbfinale spielen um Platz drei.
tournament-table = Spieler pro Tisch
tournament-rounds = Runden
tournament-double = Jeder zweimal gegen jeden
tournament-listed = In der öffentlichen Liste zeigen
tournament-create = Turnier erstellen

## What everybody sees

tournament-what =
    { $players ->
        [one] { $format } · ein Spieler
       *[other] { $format } · { $players } Spieler
    }
tab-tables = Tische
tab-standings = Tabelle
tab-players = Spieler
tab-print = Drucken und speichern
round-number = Runde { $round }
round-of = von { $rounds }
round-before = Vorige Runde
round-after = Nächste Runde
results-in = { $in } von { $all } Ergebnissen da
table-number = Tisch { $table }
goes-first = beginnt
bye = { $name } setzt diese Runde aus
bye-points = spielfrei
round-none = Die erste Runde ist noch nicht ausgelost.
tournament-finished = Beendet
tournament-winner = { $name } gewinnt das Turnier
result-none = Noch kein Ergebnis
result-absent = nicht erschienen
result-nobody = Niemand erschienen
result-draw = Remis
column-rank = Platz
column-player = Spieler
column-points = Punkte
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz mit Streichwert
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Direkter Vergleich
tiebreak-wins = Siege
tiebreak-buchholz-what = Die Punkte aller Gegner, zusammengezählt.
tiebreak-buchholz-cut-1-what = Dasselbe ohne den niedrigsten Wert.
tiebreak-sonneborn-berger-what = Die Punkte der besiegten Gegner und die halben Punkte derer, gegen die es remis ausging.
tiebreak-direct-encounter-what = Die Punkte aus den Partien zwischen den Punktgleichen.
tiebreak-wins-what = Gewonnene Partien.
sums-title = So entsteht die Feinwertung von { $name }
sums-round = Runde { $round }: { $name }
sums-unplayed = Runde { $round }: nicht gespielt
sums-unplayed-what = Eine nicht gespielte Runde zählt wie eine Partie gegen jemanden mit gleich vielen Punkten, bis zu einer Grenze (FIDE).
sums-cut = gestrichen
sums-total = Summe
withdrawn = ausgestiegen
rating = Wertungszahl
watch-table = Zuschauen
watch-all = Allen Tischen zuschauen
open-clock = Uhr für diesen Tisch öffnen
open-screen = Ansicht für den Beamer
share-tournament = Spieler einladen

## Players

join-tournament = Bei diesem Turnier mitspielen
join-name = Dein Name
join-now = Mitspielen
registration-closed = Die Anmeldung ist geschlossen.
you-play = Du bist { $name }
your-table-sits-out = Du setzt diese Runde aus.
your-table-wait = Warte auf die nächste Runde. Diese Seite aktualisiert sich von selbst.
your-game = Deine Partie öffnen
who-won = Wer hat gewonnen?
proposal-sent = Gesendet. Es zählt, sobald jemand anders am Tisch es bestätigt.
proposal-confirm = { $name } meldet: { $result }
proposal-agree = Bestätigen
proposal-disputed = Eure Handys melden verschiedene Ergebnisse. Sagt der Turnierleitung Bescheid.
withdraw-me = Aus dem Turnier aussteigen
withdraw-sure = Wirklich aussteigen? Du wirst dann nicht mehr ausgelost.

## The organiser

organiser = Du leitest dieses Turnier
assistant = Du hilfst bei diesem Turnier
tap-winner = Tippe auf den Sieger. Tippe noch einmal, um es zurückzunehmen.
result-just-entered = Tisch { $table }: Gerade hat jemand anders ein Ergebnis eingetragen. Tippe noch einmal, um es zu ändern.
phone-says = Handy von { $name }: { $result }
phones-differ = Die Handys an diesem Tisch melden verschiedene Ergebnisse.
accept-result = Annehmen
other-result = Anderes Ergebnis
player-add = Spieler hinzufügen
player-add-name = Name
player-add-rating = Wertungszahl (freiwillig)
player-late = Nachmelden
player-withdraw = Abmelden
player-back = Zurückholen
player-link = Link für das Handy dieses Spielers
round-pair = Runde { $round } auslosen
round-pair-first = Erste Runde auslosen
round-pair-anyway = Mit Wiederholungen auslosen
round-undo = Runde zurücknehmen
results-missing =
    { $count ->
        [one] ein Ergebnis fehlt
       *[other] { $count } Ergebnisse fehlen
    }
players-missing = Es braucht mindestens zwei Spieler.
pair-only-repeats = Einige müssten noch einmal gegeneinander spielen. Du kannst Wiederholungen erlauben.
pair-only-second-byes = Jemand müsste zum zweiten Mal aussetzen. Du kannst das erlauben.
pair-last-round = Alle Runden sind gespielt.
pairing = Wird ausgelost …
round-begins = Die nächste Runde beginnt um { $time }.
round-waits = Die nächste Runde kann nicht von selbst beginnen. Die Turnierleitung muss sie auslosen.
settings-tournament = Turniereinstellungen
settings-registration = Anmeldung ist offen
settings-repeats = Wiederholte Paarungen erlauben, wenn es nicht anders geht
settings-points = Punkte an Tischen mit { $players } Spielern
settings-place = Platz { $place }
settings-tiebreaks = Reihenfolge der Feinwertungen
settings-up = { $name } nach oben
settings-absent = Minuten, bis Abwesende kampflos verlieren
settings-start = Nächste Runde beginnt um
settings-round-time = Minuten pro Runde (leer: keine Grenze)
settings-pause = Minuten zwischen den Runden (leer: Start von Hand)
settings-engines = Computer besetzt freie Plätze
settings-no-engines = Nie
settings-save = Speichern
settings-saved = Gespeichert.
organiser-link = Dein geheimer Link
organiser-link-hint = Wer diesen Link hat, darf alles. Heb ihn auf, um das Turnier auch von einem anderen Gerät zu leiten.
assistants = Helfer
assistant-name = Name
assistant-add = Helfer hinzufügen
assistant-revoke = Sperren
assistant-revoked = gesperrt
assistant-link-hint = Schick diesen Link an { $name }. Er wird nur einmal gezeigt.

## Print and save

print-pairings = Paarungen drucken
print-standings = Tabelle drucken
print-crosstable = Kreuztabelle drucken
save-json = Alles (JSON)
save-standings = Tabelle (CSV)
save-crosstable = Kreuztabelle (CSV)
save-games = Alle Partien (.qgn)
crosstable = Kreuztabelle

## The projector screen

screen-scan = Scannen und mitverfolgen
screen-round = Runde
time-left = Restzeit
