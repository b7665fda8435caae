### The position editor, at /editor. `$name` is the colour of a player.

editor-title = Stellungseditor
editor-board = Brett des Stellungseditors
editor-tools = Werkzeuge
editor-mirror = Spiegeln
editor-clear = Ohne Hindernisse
editor-turn = Drehen
editor-undo = Rückgängig
editor-empty = Leer
editor-start = Anfang
editor-in-hand = In der Hand
editor-turn-hint = Tippe auf die Figur, die am Zug sein soll
editor-moves-next = ist am Zug
editor-set-turn = { $name } ist am Zug
editor-more = { $name }: ein Hindernis mehr
editor-fewer = { $name }: ein Hindernis weniger
editor-take-off = { $name } vom Brett nehmen
editor-put-back = { $name } zurück aufs Brett stellen
editor-ready = Spielbereit
editor-faults = Zu beheben: { $count }
editor-fix = Beheben
editor-position = Stellung als Text
editor-position-wrong = Das ist keine Stellung.
editor-play = Ab hier spielen
editor-analyse = Analysieren
