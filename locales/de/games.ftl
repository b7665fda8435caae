### The games of this device, at /games.

games-title = Deine Partien
games-hint = Nur in diesem Browser gespeichert.
games-import = Partie importieren
games-none = Noch keine Partien
games-none-hint = Hier bleibt jede Partie, die du auf diesem Gerät spielst. Spiel eine oder importiere eine Partiedatei (.qgn).
games-none-play = Jetzt spielen
games-running = Laufend
games-finished = Beendet
# $moves: how many were played
games-moves = { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  }
games-won = Gewonnen
games-lost = Verloren
games-draw = Remis
# $name: a player or a seat
games-winner = { $name } hat gewonnen
games-rename = Umbenennen
games-export = Exportieren
games-delete = Löschen
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = { $game } analysieren
games-rename-which = { $game } umbenennen
games-export-which = { $game } exportieren
games-delete-which = { $game } löschen
games-name = Name der Partie
games-save = Speichern
games-cancel = Abbrechen
games-deleted = „{ $game }“ wurde gelöscht.
games-undo = Rückgängig
games-imported = „{ $game }“ wurde importiert.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Diese Datei ist größer als 1 MB.
import-not-a-record = Diese Datei enthält keine Partie.
import-bad-tag = „{ $text }“ ist in dieser Partiedatei nicht gültig.
import-bad-move = „{ $text }“ ist kein gültiger Zug.
import-unclosed = Ein Kommentar oder eine Variante in dieser Datei hat keinen Anfang oder kein Ende.
import-after-result = „{ $text }“ kommt nach dem Ergebnis: Darauf darf nichts mehr folgen.
import-too-long = Diese Partie ist zu lang.
# $number: the number of the move, counted one by one
import-illegal-move = Zug { $number }, { $text }, ist nicht erlaubt.
import-bad-result = Das Ergebnis { $text } passt nicht zur Partie.
import-no-rules = Die Regeln zum Prüfen der Züge konnten nicht geladen werden. Versuch es noch einmal.
import-unreadable = Diese Datei ist nicht lesbar.
