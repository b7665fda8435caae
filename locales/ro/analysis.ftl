### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Joacă o mutare pe tablă sau deschide o partidă.
analysis-drop = Lasă partida aici

## Opening

analysis-open = Deschide
analysis-open-text = Partidă, listă de mutări, poziție sau link
analysis-open-file = Alege un fișier
analysis-new = Tablă nouă
analysis-recent = Analize recente
analysis-delete-study = Șterge această analiză
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Partida { $game } din { $games }
analysis-which-notation = Aceste mutări se pot citi în mai multe notații. Care este?
dialect-fencepost = Rânduri numărate de jos, începe Sud
dialect-glendenning = Rânduri numărate de sus, începe Sud
dialect-qtp = Rânduri numărate de jos, începe Nord

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Linia { $line }, coloana { $column }: { $why }
analysis-too-large = Este mai mare de 1 MB. Deschide un fișier mai mic.
analysis-too-long = Are peste 20.000 de mutări. Deschide o partidă mai scurtă.
analysis-not-a-record = În acest text nu este nicio partidă, listă de mutări sau poziție.
analysis-unreadable = Nu se poate citi.
analysis-link-damaged = Acest link este incomplet sau deteriorat. Copiază-l din nou, de la prima la ultima literă.
analysis-link-newer = Acest link este dintr-o versiune mai nouă a Fencepost. Reîncarcă pagina și încearcă din nou.
analysis-game-running = Această partidă este încă în desfășurare. O poți analiza când se termină.

## Sharing

analysis-too-long-link = Această analiză este prea lungă pentru un link. Salveaz-o într-un fișier. Rămâne și în acest browser.

## The tree

analysis-comment = Comentariu
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Semn
mark-good = Mutare bună
mark-mistake = Greșeală
mark-brilliant = Mutare strălucită
mark-blunder = Greșeală gravă
mark-interesting = Mutare interesantă
mark-dubious = Mutare dubioasă
analysis-variations = Variante: { $count }
analysis-fold = Ascunde variantele
analysis-unfold = Arată variantele
analysis-promote = Mută varianta mai sus
analysis-make-main = Fă-o linia principală
analysis-delete = Șterge de aici încolo
analysis-undo = Anulează
analysis-keys-variations = Varianta anterioară sau următoare

## The engine

engine = Motor
engine-absent = Motorul nu poate fi încărcat în acest browser.
engine-depth = Adâncime { $depth }
# Millions of positions in a second
engine-speed = { $count } mil./s
engine-lines = Linii: { $count }
engine-fewer = Mai puține linii
engine-more = Mai multe linii
# Proven; $plies: moves of both players together
engine-win-in = Câștig în { $plies }
engine-loss-in = Pierdere în { $plies }
engine-chances = Șanse de câștig
per-cent = { $number }%

## The path to the goal

# Of a player: it is their turn
path-to-move = la mutare
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Cea mai bună barieră { $fence }: { $name } +{ $steps }
