### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Die Nachricht ist kein JSON.
error-bad-message = Ein Feld fehlt oder hat den falschen Typ.
# $field: the name of the field in the message
error-bad-value = Das Feld „{ $field }“ kann diesen Wert nicht haben.
# $text: what was sent as a move
error-not-a-move = „{ $text }“ ist kein gültiger Zug: Ein Zug der Figur ist ein Feld wie e2, ein Hindernis ein Feld mit h oder v wie e3h.
error-no-token = Dafür ist das Token eines Platzes nötig.
error-unknown-token = Dieses Token gehört zu keinem Platz der Partie.
error-other-origin = Anfragen von anderen Websites sind nicht erlaubt.
# $host: the name in the address that was asked for
error-unknown-host = Dieser Server antwortet nicht auf den Namen { $host }. Wer ihn betreibt, muss ihn mit --allow-host { $host } oder --public-url starten.
error-no-such-game = Partie nicht gefunden.
error-no-such-page = Unter dieser Adresse gibt es nichts.
error-method-not-allowed = Diese Methode ist nicht erlaubt.
error-analysis-off = Die Analyse ist auf diesem Server ausgeschaltet.
error-own-game = Du spielst diese Stellung gerade gegen andere. Du kannst die Partie analysieren, wenn sie zu Ende ist.
error-not-started = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
error-game-over = Die Partie ist vorbei.
error-not-over = Die Partie ist noch nicht vorbei.
error-ply-mismatch = Die Partie ist inzwischen weitergegangen oder noch nicht bei diesem Zug.
error-not-your-turn = Jemand anderes ist am Zug.
error-no-open-seat = Kein Platz ist frei.
error-seat-taken = Dieser Platz ist besetzt.
error-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
error-nothing-offered = Ein solches Angebot gibt es nicht.
error-offered-already = Das hast du seit dem letzten Zug schon angeboten.
error-no-clock = Diese Partie hat keine Uhr.
error-not-playing = Dieser Platz spielt in der Partie nicht oder nicht mehr mit.
error-name-a-seat = Nenne den Platz, der die Zeit bekommt; dein eigener kann es nicht sein.
error-still-here = Wer auf diesem Platz sitzt, ist noch da oder gerade erst gegangen.
error-game-too-long = Dafür ist diese Partie zu lang. Ziehen und aufgeben kannst du noch.
error-too-large = Die Nachricht ist zu lang.
error-too-slow = Die Nachricht hat zu lange gebraucht, um anzukommen.
error-rate = Zu viele Anfragen. Bitte warte einen Moment.
error-too-many-games = Du hast zu viele unbeendete Partien.
error-too-many-sockets = Zu viele Verbindungen auf einmal.
error-too-many-phrases = Bitte nicht so schnell.
error-too-many-analyses = Zu viele Analysen auf einmal.
error-storage = Die Partie konnte nicht gespeichert werden. Es hat sich nichts geändert; bitte versuch es noch einmal.
error-storage-full = Der Speicherplatz des Servers ist voll. Es hat sich nichts geändert; bitte versuch es später noch einmal.
error-read-only = Der Server kann nicht in seinen Ordner schreiben. Es hat sich nichts geändert; bitte versuch es später noch einmal.
error-storage-gone = Die Datenbank des Servers wurde gelöscht oder ersetzt. Bis zum Neustart des Servers wird nichts gespeichert.
error-engines-gone = Bis zum Neustart des Servers kann der Computer hier nicht spielen.
error-storage-damaged = Die Datenbank des Servers ist beschädigt. Bis sie repariert ist, wird nichts gespeichert.
error-storage-slow = Die Suche hat zu lange gedauert. Bitte versuch es noch einmal.
error-stopping = Der Server wird neu gestartet. Bitte versuch es gleich noch einmal.
error-internal = Im Server ist etwas schiefgegangen. Es ist nichts verloren; bitte versuch es noch einmal.

## The program

# $url: the address of the page
serve-ready = Fencepost läuft unter { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Auf { $address } kann der Server keine Verbindungen annehmen: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Der Ordner { $folder } lässt sich nicht benutzen: { $why }.
# $why: the system's own words
serve-no-threads = Der Server konnte nicht gestartet werden: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } lässt sich nicht benutzen: { $why }.
store-storage-full = { $file } lässt sich nicht schreiben: Der Datenträger ist voll.
store-read-only = { $file } lässt sich nicht schreiben: Prüfe, wem der Ordner gehört und ob er schreibgeschützt ist.
store-damaged = { $file } ist beschädigt ({ $why }). Es wurde nichts geändert. Setz eine Sicherung an ihre Stelle oder schieb die Datei beiseite, um neu anzufangen.
store-newer = { $file } wurde von einer neueren Version von Fencepost geschrieben. Es wurde nichts geändert; bitte benutze diese Version.
store-locked = { $file } wird gerade von einem anderen Programm benutzt.
store-gone = { $file } wurde während der Benutzung gelöscht oder ersetzt.
store-timed-out = { $file } hat nicht rechtzeitig geantwortet.
store-conflict = { $file } wurde gleichzeitig von einem anderen Programm geändert.
store-unreachable = { $file } ist nicht erreichbar: { $why }.
store-too-old = { $file } läuft auf PostgreSQL { $why }; das ist zu alt, nötig ist Version 13 oder neuer.

# $file: the file that should become the copy
backup-exists = { $file } gibt es schon. Bitte nenne eine neue Datei.
# $why: what the database says
backup-failed = { $file } konnte nicht geschrieben werden: { $why }.

# $file: the file that should be put back
restore-not-a-store = { $file } ist keine Datenbank von Fencepost.
# $file: the database that is there
restore-needs-replace = In { $file } sind schon Partien. Mit --replace bleiben sie daneben unter einem anderen Namen erhalten.
# $file: where they are
restore-kept = Die Partien, die dort waren, stehen jetzt in { $file }.

postgres-tool = { $file } ist eine PostgreSQL-Datenbank. Bitte benutze { $tool }.

move-data-done = Alles wurde nach { $file } kopiert; Anzahlen und Prüfsummen stimmen überein. Partien: { $games }, Ereignisse: { $events }.
move-data-not-empty = { $file } ist nicht leer. Es wurde nichts geändert; bitte nenne eine leere Datenbank.
move-data-differs = Die Kopie in { $file } wäre in der Tabelle { $table } anders als das Original. Es wurde nichts geändert.

# $file: the database, $games and $events: how many
verify-sound = { $file } ist in Ordnung. Partien: { $games }, Ereignisse: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partie { $game }: Ihre Ereignisse passen ab Nummer { $seq } nicht zusammen.
verify-entry = Partie { $game }: Was die Listen von ihr zeigen, stimmt nicht mit ihren Ereignissen überein.
error-in-tournament = Das geht in einer Turnierpartie nicht.

error-no-key = Dafür ist der Schlüssel der Turnierleitung nötig oder dein eigenes Token.
error-not-allowed = Dieser Schlüssel erlaubt das nicht.
error-no-such-tournament = Turnier nicht gefunden.
error-no-such-player = Einen Spieler mit dieser Nummer gibt es nicht.
error-no-such-table = Diese Runde oder diesen Tisch gibt es nicht.
error-no-such-assistant = Diesen Helfer gibt es nicht.
error-registration-closed = Die Anmeldung ist geschlossen.
error-too-late = Dafür ist es zu spät: Die erste Runde ist schon ausgelost.
error-tournament-full = Das Turnier ist voll.
error-has-results = Diese Runde hat schon Ergebnisse und lässt sich nicht mehr zurücknehmen.
error-not-the-last-round = Nur die letzte Runde lässt sich zurücknehmen.
error-has-result = Dieser Tisch hat schon ein anderes Ergebnis. Bitte die Turnierleitung, es zu korrigieren.
error-not-a-result = Das ist kein Ergebnis für diesen Tisch. Schreib für jeden Spieler eine Zahl, etwa 1-0 oder 0-0-1.
error-needs-a-winner = Im K.-o.-System braucht jeder Tisch einen Sieger.
error-played-online = Das Ergebnis kommt von der Partie auf diesem Server.
error-results-missing = In dieser Runde fehlen noch Ergebnisse.
error-last-round = Das war die letzte Runde.
error-too-few-players = Es braucht mindestens zwei Spieler.
error-only-repeats = Wie auch immer gepaart wird, einige spielen noch einmal gegeneinander. Du kannst Wiederholungen erlauben.
error-only-second-byes = Jemand muss aussetzen, und alle haben das schon einmal getan. Du kannst Wiederholungen erlauben.
error-no-winner = Ein Tisch der letzten Runde hat keinen Sieger.
error-too-many-tournaments = Du hast zu viele laufende Turniere.
