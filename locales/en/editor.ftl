### The position editor, at /editor. `$name` is the colour of a player.

editor-title = Position editor
# For screen readers
editor-board = Board of the position editor
editor-tools = Tools
editor-mirror = Mirror
# Removes all fences
editor-clear = Clear fences
# Turns the board
editor-turn = Rotate
editor-undo = Undo
# Two buttons: pawns at their start without fences in hand, and the start of a usual game
editor-empty = Empty
editor-start = Start
editor-in-hand = In hand
editor-turn-hint = Tap a shape to give it the move
editor-moves-next = moves next
editor-set-turn = { $name } moves next
editor-more = One more fence for { $name }
editor-fewer = One fence fewer for { $name }
editor-take-off = Take { $name } off the board
editor-put-back = Put { $name } back on the board
editor-ready = Ready to play
editor-faults = To fix: { $count }
editor-fix = Fix
editor-position = Position as text
editor-position-wrong = This is not a position.
editor-play = Play from here
editor-analyse = Analyse
