### The position editor, at /editor. `$name` is the colour of a player.

editor-title = Stöðuritill
editor-board = Borð stöðuritilsins
editor-tools = Verkfæri
editor-mirror = Spegla
editor-clear = Engin hlið
editor-turn = Snúa
editor-undo = Afturkalla
editor-empty = Tómt
editor-start = Byrjun
editor-in-hand = Á hendi
editor-turn-hint = Snertu peðið sem á leik
editor-moves-next = á leik
editor-set-turn = Á leik: { $name }
editor-more = Eitt hlið í viðbót: { $name }
editor-fewer = Einu hliði færra: { $name }
editor-take-off = Taka af borðinu: { $name }
editor-put-back = Setja aftur á borðið: { $name }
editor-ready = Tilbúið til leiks
editor-faults = Þarf að laga: { $count }
editor-fix = Laga
editor-position = Staðan sem texti
editor-position-wrong = Þetta er ekki staða.
editor-play = Spila héðan
editor-analyse = Greina
