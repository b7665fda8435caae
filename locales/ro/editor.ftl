### The position editor, at /editor.

editor-title = Editor de poziții
editor-board = Tabla editorului de poziții
editor-tools = Instrumente
editor-mirror = Oglindește
editor-clear = Fără bariere
editor-turn = Rotește
editor-undo = Anulează
editor-empty = Gol
editor-start = Început
editor-in-hand = În rezervă
editor-turn-hint = Atinge o formă ca să fie rândul ei
editor-moves-next = mută acum
editor-set-turn = Mută acum: { $name }
editor-more = O barieră în plus: { $name }
editor-fewer = O barieră în minus: { $name }
editor-take-off = Scoate de pe tablă: { $name }
editor-put-back = Pune înapoi pe tablă: { $name }
editor-ready = Gata de joc
editor-faults = De corectat: { $count }
editor-fix = Corectează
editor-position = Poziția ca text
editor-position-wrong = Aceasta nu este o poziție.
editor-play = Joacă de aici
editor-analyse = Analizează
