### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Padaryk ėjimą lauke arba atverk partiją.
analysis-drop = Numesk partiją čia

## Opening

analysis-open = Atverti
analysis-open-text = Partija, ėjimų sąrašas, pozicija ar nuoroda
analysis-open-file = Pasirinkti failą
analysis-new = Naujas laukas
analysis-recent = Naujausios analizės
analysis-delete-study = Ištrinti šią analizę
# A file with several games. $game: the number of the one that is shown
analysis-game-of = { $game } partija iš { $games }
analysis-which-notation = Šiuos ėjimus galima skaityti keliais užrašymo būdais. Kuris tai?
dialect-fencepost = Eilės skaičiuojamos iš apačios, pradeda Pietūs
dialect-glendenning = Eilės skaičiuojamos iš viršaus, pradeda Pietūs
dialect-qtp = Eilės skaičiuojamos iš apačios, pradeda Šiaurė

## Why something cannot be opened

# $why: a whole sentence
analysis-at = { $line } eilutė, { $column } stulpelis: { $why }
analysis-too-large = Tai daugiau nei 1 MB. Atverk mažesnį failą.
analysis-too-long = Čia daugiau nei 20 000 ėjimų. Atverk trumpesnę partiją.
analysis-not-a-record = Šiame tekste nėra nei partijos, nei ėjimų sąrašo, nei pozicijos.
analysis-unreadable = To nepavyksta perskaityti.
analysis-link-damaged = Ši nuoroda nepilna arba sugadinta. Nukopijuok ją dar kartą, nuo pirmos iki paskutinės raidės.
analysis-link-newer = Ši nuoroda iš naujesnės Fencepost versijos. Įkelk puslapį iš naujo ir bandyk dar kartą.
analysis-game-running = Ši partija dar vyksta. Galėsi ją analizuoti, kai ji baigsis.

## Sharing

analysis-too-long-link = Ši analizė per ilga nuorodai. Išsaugok ją faile. Ji lieka ir šioje naršyklėje.

## The tree

analysis-comment = Komentaras
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Ženklas
mark-good = Geras ėjimas
mark-mistake = Klaida
mark-brilliant = Puikus ėjimas
mark-blunder = Grubi klaida
mark-interesting = Įdomus ėjimas
mark-dubious = Abejotinas ėjimas
analysis-variations = Variantai: { $count }
analysis-fold = Slėpti variantus
analysis-unfold = Rodyti variantus
analysis-promote = Pakelti variantą
analysis-make-main = Padaryti pagrindiniu variantu
analysis-delete = Ištrinti nuo čia
analysis-undo = Atšaukti
analysis-keys-variations = Ankstesnis ar kitas variantas

## The engine

engine = Variklis
engine-absent = Variklio šioje naršyklėje įkelti nepavyksta.
engine-depth = Gylis { $depth }
# Millions of positions in a second
engine-speed = { $count } mln./s
engine-lines = Variantai: { $count }
engine-fewer = Mažiau variantų
engine-more = Daugiau variantų
# Proven; $plies: moves of both players together
engine-win-in = Pergalė per { $plies }
engine-loss-in = Pralaimėjimas per { $plies }
engine-chances = Galimybės laimėti
per-cent = { $number } %

## The path to the goal

# Of a player: it is their turn
path-to-move = eina
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Geriausias barjeras { $fence }: { $name } +{ $steps }
