### The position editor, at /editor.

editor-title = Editor di posizioni
editor-board = Tavoliere dell’editor di posizioni
editor-tools = Strumenti
editor-mirror = Specchia
editor-clear = Senza barriere
editor-turn = Ruota
editor-undo = Annulla
editor-empty = Vuoto
editor-start = Iniziale
editor-in-hand = In riserva
editor-turn-hint = Tocca una forma per darle il turno
editor-moves-next = muove ora
editor-set-turn = Muove { $name }
editor-more = Una barriera in più: { $name }
editor-fewer = Una barriera in meno: { $name }
editor-take-off = Togli { $name } dal tavoliere
editor-put-back = Rimetti { $name } sul tavoliere
editor-ready = Pronto per giocare
editor-faults = Da correggere: { $count }
editor-fix = Correggi
editor-position = Posizione come testo
editor-position-wrong = Questa non è una posizione.
editor-play = Gioca da qui
editor-analyse = Analizza
