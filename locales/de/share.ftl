### Sharing a game or a position, and the board on other pages.

share-link = Link kopieren
share-position = Stellung kopieren
share-png = Bild speichern (PNG)
share-gif = Animation speichern (GIF)
share-gif-offline = Die Animation erstellt der Server. Versuch es noch einmal, wenn du online bist.
share-failed = Das hat nicht geklappt. Versuch es noch einmal.
share-busy = Einen Moment …
share-embed = In eine Webseite einbetten
embed-open = In Fencepost öffnen
embed-wrong = Dieses Brett lässt sich nicht anzeigen: Der Link ist unvollständig.
