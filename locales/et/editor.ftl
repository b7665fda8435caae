### The position editor, at /editor. `$name` is the colour of a player.

editor-title = Seisu redaktor
editor-board = Seisu redaktori laud
editor-tools = Tööriistad
editor-mirror = Peegelda
editor-clear = Ilma taradeta
editor-turn = Pööra
editor-undo = Võta tagasi
editor-empty = Tühi
editor-start = Algus
editor-in-hand = Käes
editor-turn-hint = Puuduta nuppu, mis on käigul
editor-moves-next = on käigul
editor-set-turn = Käigul: { $name }
editor-more = Üks tara rohkem: { $name }
editor-fewer = Üks tara vähem: { $name }
editor-take-off = Võta laualt: { $name }
editor-put-back = Pane tagasi lauale: { $name }
editor-ready = Mänguks valmis
editor-faults = Parandada: { $count }
editor-fix = Paranda
editor-position = Seis tekstina
editor-position-wrong = See ei ole seis.
editor-play = Mängi siit edasi
editor-analyse = Analüüsi
