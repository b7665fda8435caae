### The position editor, at /editor. `$name` is the colour of a player.

editor-title = Ställningsredigerare
editor-board = Ställningsredigerarens bräde
editor-tools = Verktyg
editor-mirror = Spegla
editor-clear = Utan väggar
editor-turn = Vrid
editor-undo = Ångra
editor-empty = Tomt
editor-start = Start
editor-in-hand = På hand
editor-turn-hint = Tryck på pjäsen som är på tur
editor-moves-next = är på tur
editor-set-turn = { $name } är på tur
editor-more = En vägg till: { $name }
editor-fewer = En vägg färre: { $name }
editor-take-off = Ta bort { $name } från brädet
editor-put-back = Ställ tillbaka { $name } på brädet
editor-ready = Redo att spela
editor-faults = Att rätta: { $count }
editor-fix = Rätta
editor-position = Ställningen som text
editor-position-wrong = Det här är ingen ställning.
editor-play = Spela härifrån
editor-analyse = Analysera
