### The position editor, at /editor.

editor-title = Pozicijų redaktorius
editor-board = Pozicijų redaktoriaus laukas
editor-tools = Įrankiai
editor-mirror = Atspindėti
editor-clear = Be barjerų
editor-turn = Apsukti
editor-undo = Atšaukti
editor-empty = Tuščia
editor-start = Pradinė
editor-in-hand = Turima
editor-turn-hint = Paliesk figūrą, kuri dabar eis
editor-moves-next = eina
editor-set-turn = Eina: { $name }
editor-more = Vienu barjeru daugiau: { $name }
editor-fewer = Vienu barjeru mažiau: { $name }
editor-take-off = Nuimti nuo lauko: { $name }
editor-put-back = Grąžinti į lauką: { $name }
editor-ready = Galima žaisti
editor-faults = Taisytina: { $count }
editor-fix = Taisyti
editor-position = Pozicija tekstu
editor-position-wrong = Tai ne pozicija.
editor-play = Žaisti nuo čia
editor-analyse = Analizuoti
