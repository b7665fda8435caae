### The position editor, at /editor. `$name` is the colour of a player.

editor-title = Stellingeditor
editor-board = Bord van de stellingeditor
editor-tools = Gereedschap
editor-mirror = Spiegelen
editor-clear = Zonder barricades
editor-turn = Draaien
editor-undo = Ongedaan maken
editor-empty = Leeg
editor-start = Begin
editor-in-hand = In de hand
editor-turn-hint = Tik op de vorm die aan zet is
editor-moves-next = is aan zet
editor-set-turn = { $name } is aan zet
editor-more = { $name }: één barricade erbij
editor-fewer = { $name }: één barricade minder
editor-take-off = { $name } van het bord halen
editor-put-back = { $name } terug op het bord zetten
editor-ready = Klaar om te spelen
editor-faults = Op te lossen: { $count }
editor-fix = Oplossen
editor-position = Stelling als tekst
editor-position-wrong = Dit is geen stelling.
editor-play = Vanaf hier spelen
editor-analyse = Analyseren
