### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

failure-not-json = Die Nachricht ist kein JSON.
failure-bad-message = In der Nachricht fehlt ein Feld, oder ein Feld ist von der falschen Art.
# $field: the name of the field in the message
failure-bad-value = Das Feld „{ $field }“ kann diesen Wert nicht haben.
# $text: what was sent as a move
failure-not-a-move = „{ $text }“ ist kein Zug: Ein Zug der Figur ist ein Feld wie e2, ein Hindernis ein Feld mit h oder v wie e3h.
failure-no-token = Dazu braucht es das Token eines Platzes.
failure-unknown-token = Dieses Token gehört zu keinem Platz der Partie.
failure-other-origin = Seiten anderer Websites dürfen das nicht.
# $host: the name in the address that was asked for
failure-unknown-host = Dieser Server antwortet nicht auf den Namen { $host }. Wer ihn betreibt, muss ihn mit --allow-host { $host } oder --public-url starten.
failure-no-such-game = Diese Partie gibt es nicht.
failure-no-such-page = Unter dieser Adresse gibt es nichts.
failure-method-not-allowed = Diese Adresse kennt die Methode nicht.
failure-analysis-off = Dieser Server analysiert nicht.
failure-not-started = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
failure-game-over = Die Partie ist vorbei.
failure-not-over = Die Partie ist noch nicht vorbei.
failure-ply-mismatch = Die Partie ist inzwischen weitergegangen oder noch nicht so weit.
failure-not-your-turn = Jemand anderes ist am Zug.
failure-no-open-seat = Kein Platz ist frei.
failure-seat-taken = Dieser Platz ist besetzt.
failure-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
failure-nothing-offered = So etwas wurde nicht angeboten.
failure-offered-already = Das hast du seit dem letzten Zug schon einmal angeboten.
failure-no-clock = Diese Partie hat keine Uhr.
failure-not-playing = Dieser Platz spielt in der Partie nicht oder nicht mehr mit.
failure-name-a-seat = Nenne den Platz, der die Zeit bekommt; dein eigener kann es nicht sein.
failure-still-here = Wer auf diesem Platz sitzt, ist noch da oder gerade erst gegangen.
failure-game-too-long = Diese Partie ist zu lang geworden: Jetzt geht nur noch ziehen oder aufgeben.
failure-too-large = Die Nachricht ist zu lang.
failure-too-slow = Die Nachricht hat zu lange gebraucht, um anzukommen.
failure-rate = Zu viele Anfragen. Bitte warte einen Moment.
failure-too-many-games = Du hast zu viele Partien, die noch nicht vorbei sind.
failure-too-many-sockets = Zu viele Verbindungen auf einmal.
failure-too-many-phrases = Bitte nicht so schnell.
failure-too-many-analyses = Zu viele Analysen auf einmal.
failure-storage = Die Partie konnte nicht gespeichert werden. Es hat sich nichts geändert; bitte versuch es noch einmal.
failure-storage-full = Der Speicherplatz des Servers ist voll. Es hat sich nichts geändert; bitte versuch es später noch einmal.
failure-read-only = Der Server kann nicht in seinen Ordner schreiben. Es hat sich nichts geändert; bitte versuch es später noch einmal.
failure-storage-gone = Die Datenbank des Servers wurde gelöscht oder ersetzt. Bis zum Neustart des Servers wird nichts gespeichert.
failure-engines-gone = Bis zum Neustart des Servers kann der Computer hier nicht spielen.
failure-storage-damaged = Die Datenbank des Servers ist beschädigt. Bis sie repariert ist, wird nichts gespeichert.
failure-storage-slow = Die Suche hat zu lange gedauert. Bitte versuch es noch einmal.
failure-stopping = Der Server wird neu gestartet. Bitte versuch es gleich noch einmal.
failure-internal = Im Server ist etwas schiefgegangen. Es ist nichts verloren; bitte versuch es noch einmal.

## The program

# $url: the address of the page
serve-ready = Fencepost läuft unter { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Unter { $address } lässt sich kein Server starten: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Der Ordner { $folder } lässt sich nicht benutzen: { $why }.
# $why: the system's own words
serve-no-threads = Der Server konnte nicht gestartet werden: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } lässt sich nicht benutzen: { $why }.
store-storage-full = { $file } lässt sich nicht schreiben: Der Datenträger ist voll.
store-read-only = { $file } lässt sich nicht schreiben: Prüfe, wem der Ordner gehört und ob er schreibgeschützt ist.
store-damaged = { $file } ist beschädigt ({ $why }). Es wurde nichts geändert. Setz eine Sicherung an ihre Stelle oder schieb die Datei beiseite, um neu anzufangen.
store-newer = { $file } wurde von einem neueren Fencepost geschrieben. Es wurde nichts geändert; bitte benutze das neuere.
store-locked = { $file } wird gerade von einem anderen Programm benutzt.
store-gone = { $file } wurde während der Benutzung gelöscht oder ersetzt.
store-timed-out = { $file } hat nicht rechtzeitig geantwortet.
store-conflict = { $file } wurde gleichzeitig von einem anderen Programm geändert.

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

# $file: the database, $games and $events: how many
verify-sound = { $file } ist in Ordnung. Partien: { $games }, Ereignisse: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partie { $game }: Ihre Ereignisse passen ab Nummer { $seq } nicht zusammen.
verify-entry = Partie { $game }: Was die Listen von ihr zeigen, stimmt nicht mit ihren Ereignissen überein.
