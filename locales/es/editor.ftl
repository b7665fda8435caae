### The position editor, at /editor.

editor-title = Editor de posiciones
editor-board = Tablero del editor de posiciones
editor-tools = Herramientas
editor-mirror = Reflejar
editor-clear = Sin barreras
editor-turn = Girar
editor-undo = Deshacer
editor-empty = Vacío
editor-start = Inicial
editor-in-hand = En reserva
editor-turn-hint = Toca una figura para darle el turno
editor-moves-next = mueve ahora
editor-set-turn = Mueve { $name }
editor-more = Una barrera más: { $name }
editor-fewer = Una barrera menos: { $name }
editor-take-off = Quitar { $name } del tablero
editor-put-back = Volver a poner { $name } en el tablero
editor-ready = Todo listo para jugar
editor-faults = Por corregir: { $count }
editor-fix = Corregir
editor-position = Posición en texto
editor-position-wrong = Esto no es una posición.
editor-play = Jugar desde aquí
editor-analyse = Analizar
