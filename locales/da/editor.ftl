### The position editor, at /editor. `$name` is the colour of a player.

editor-title = Stillingseditor
editor-board = Spilleplade i stillingseditoren
editor-tools = Værktøjer
editor-mirror = Spejl
editor-clear = Uden forhindringer
editor-turn = Drej
editor-undo = Fortryd
editor-empty = Tom
editor-start = Start
editor-in-hand = På hånden
editor-turn-hint = Tryk på den brik, der er i trækket
editor-moves-next = er i trækket
editor-set-turn = { $name } er i trækket
editor-more = Én forhindring mere: { $name }
editor-fewer = Én forhindring færre: { $name }
editor-take-off = Tag { $name } af spillepladen
editor-put-back = Sæt { $name } tilbage på spillepladen
editor-ready = Klar til at spille
editor-faults = Skal rettes: { $count }
editor-fix = Ret
editor-position = Stillingen som tekst
editor-position-wrong = Det er ikke en stilling.
editor-play = Spil herfra
editor-analyse = Analysér
