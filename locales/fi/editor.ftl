### The position editor, at /editor. `$name` is the colour of a player.

editor-title = Asemamuokkain
editor-board = Asemamuokkaimen lauta
editor-tools = Työkalut
editor-mirror = Peilaa
editor-clear = Ei aitoja
editor-turn = Käännä
editor-undo = Kumoa
editor-empty = Tyhjä
editor-start = Alku
editor-in-hand = Jäljellä
editor-turn-hint = Napauta nappulaa, jonka vuoro on
editor-moves-next = vuorossa
editor-set-turn = Vuorossa { $name }
editor-more = Yksi aita lisää: { $name }
editor-fewer = Yksi aita vähemmän: { $name }
editor-take-off = Poista laudalta: { $name }
editor-put-back = Palauta laudalle: { $name }
editor-ready = Valmis pelattavaksi
editor-faults = Korjattavaa: { $count }
editor-fix = Korjaa
editor-position = Asema tekstinä
editor-position-wrong = Tämä ei ole asema.
editor-play = Pelaa tästä
editor-analyse = Analysoi
