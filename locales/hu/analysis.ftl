### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Lépj a táblán, vagy nyiss meg egy játszmát.
analysis-drop = Ejtsd ide a játszmát

## Opening

analysis-open = Megnyitás
analysis-open-text = Játszma, lépéslista, állás vagy link
analysis-open-file = Fájl kiválasztása
analysis-new = Új tábla
analysis-recent = Legutóbbi elemzések
analysis-delete-study = Elemzés törlése
# A file with several games. $game: the number of the one that is shown
analysis-game-of = { $game }. játszma, összesen { $games }
analysis-which-notation = Ezek a lépések többféle jelölésben is olvashatók. Melyik ez?
dialect-fencepost = Sorok alulról számozva, Dél kezd
dialect-glendenning = Sorok felülről számozva, Dél kezd
dialect-qtp = Sorok alulról számozva, Észak kezd

## Why something cannot be opened

# $why: a whole sentence
analysis-at = { $line }. sor, { $column }. oszlop: { $why }
analysis-too-large = Ez nagyobb 1 MB-nál. Nyiss meg kisebb fájlt.
analysis-too-long = Ez több mint 20 000 lépés. Nyiss meg rövidebb játszmát.
analysis-not-a-record = Ebben a szövegben nincs játszma, lépéslista vagy állás.
analysis-unreadable = Ez nem olvasható.
analysis-link-damaged = A link hiányos vagy sérült. Másold ki újra, az első betűtől az utolsóig.
analysis-link-newer = A link a Fencepost újabb változatával készült. Töltsd újra az oldalt, és próbáld meg ismét.
analysis-game-running = Ez a játszma még tart. Elemezheted, ha véget ért.

## Sharing

analysis-too-long-link = Ez az elemzés túl hosszú egy linkhez. Mentsd fájlba. Ebben a böngészőben is megmarad.

## The tree

analysis-comment = Megjegyzés
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Jel
mark-good = Jó lépés
mark-mistake = Hiba
mark-brilliant = Ragyogó lépés
mark-blunder = Súlyos hiba
mark-interesting = Érdekes lépés
mark-dubious = Kétes lépés
analysis-variations = Változatok: { $count }
analysis-fold = Változatok elrejtése
analysis-unfold = Változatok mutatása
analysis-promote = Változat feljebb
analysis-make-main = Legyen főváltozat
analysis-delete = Törlés innentől
analysis-undo = Visszavonás
analysis-keys-variations = Előző vagy következő változat

## The engine

engine = Motor
engine-absent = A motor nem tölthető be ebben a böngészőben.
engine-depth = Mélység: { $depth }
# Millions of positions in a second
engine-speed = { $count } M/s
engine-lines = Változatok: { $count }
engine-fewer = Kevesebb változat
engine-more = Több változat
# Proven; $plies: moves of both players together
engine-win-in = Nyer { $plies } lépésben
engine-loss-in = Veszít { $plies } lépésben
engine-chances = Nyerési esélyek
per-cent = { $number }%

## The path to the goal

# Of a player: it is their turn
path-to-move = lép
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Legjobb akadály { $fence }: { $name } +{ $steps }
