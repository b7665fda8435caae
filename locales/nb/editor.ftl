### The position editor, at /editor. `$name` is the colour of a player.

editor-title = Stillingsredigering
editor-board = Brettet i stillingsredigeringen
editor-tools = Verktøy
editor-mirror = Speil
editor-clear = Uten sperrer
editor-turn = Snu
editor-undo = Angre
editor-empty = Tomt
editor-start = Start
editor-in-hand = På hånden
editor-turn-hint = Trykk på brikken som er i trekket
editor-moves-next = er i trekket
editor-set-turn = { $name } er i trekket
editor-more = Én sperre til: { $name }
editor-fewer = Én sperre færre: { $name }
editor-take-off = Ta { $name } av brettet
editor-put-back = Sett { $name } tilbake på brettet
editor-ready = Klart til spill
editor-faults = Må rettes: { $count }
editor-fix = Rett
editor-position = Stillingen som tekst
editor-position-wrong = Dette er ikke en stilling.
editor-play = Spill herfra
editor-analyse = Analyser
