### The position editor, at /editor.

editor-title = Pozīciju redaktors
editor-board = Pozīciju redaktora laukums
editor-tools = Rīki
editor-mirror = Spoguļot
editor-clear = Bez barjerām
editor-turn = Apgriezt
editor-undo = Atsaukt
editor-empty = Tukšs
editor-start = Sākums
editor-in-hand = Krājumā
editor-turn-hint = Pieskaries figūrai, kurai tagad jāiet
editor-moves-next = iet
editor-set-turn = Iet: { $name }
editor-more = Par barjeru vairāk: { $name }
editor-fewer = Par barjeru mazāk: { $name }
editor-take-off = Noņemt no laukuma: { $name }
editor-put-back = Atlikt laukumā: { $name }
editor-ready = Var spēlēt
editor-faults = Jālabo: { $count }
editor-fix = Labot
editor-position = Pozīcija kā teksts
editor-position-wrong = Tā nav pozīcija.
editor-play = Spēlēt no šejienes
editor-analyse = Analizēt
