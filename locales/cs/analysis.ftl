### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Zahraj tah na desce, nebo otevři partii.
analysis-drop = Pusť partii sem

## Opening

analysis-open = Otevřít
analysis-open-text = Zápis partie, seznam tahů, pozice nebo odkaz
analysis-open-file = Vybrat soubor
analysis-new = Nová deska
analysis-recent = Poslední rozbory
analysis-delete-study = Smazat tento rozbor
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Partie { $game } z { $games }
analysis-which-notation = Tyto tahy lze číst ve více než jednom zápisu. Který to je?
dialect-fencepost = Řady počítané zdola, začíná Jih
dialect-glendenning = Řady počítané shora, začíná Jih
dialect-qtp = Řady počítané zdola, začíná Sever

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Řádek { $line }, sloupec { $column }: { $why }
analysis-too-large = Je to větší než 1 MB. Otevři menší soubor.
analysis-too-long = Je to více než 20 000 tahů. Otevři kratší partii.
analysis-not-a-record = V tomto textu není partie, seznam tahů ani pozice.
analysis-unreadable = Nedá se to přečíst.
analysis-link-damaged = Tento odkaz je neúplný nebo poškozený. Zkopíruj ho znovu, od prvního písmene do posledního.
analysis-link-newer = Tento odkaz je z novější verze Fencepostu. Načti stránku znovu a zkus to ještě jednou.
analysis-game-running = Tato partie ještě běží. Rozebrat ji můžeš, až skončí.

## Sharing

analysis-too-long-link = Tento rozbor je pro odkaz příliš dlouhý. Ulož ho do souboru. Zůstává také v tomto prohlížeči.

## The tree

analysis-comment = Komentář
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Značka
mark-good = Dobrý tah
mark-mistake = Chyba
mark-brilliant = Skvělý tah
mark-blunder = Hrubá chyba
mark-interesting = Zajímavý tah
mark-dubious = Pochybný tah
analysis-variations = Varianty: { $count }
analysis-fold = Skrýt varianty
analysis-unfold = Ukázat varianty
analysis-promote = Posunout variantu výš
analysis-make-main = Udělat hlavní variantou
analysis-delete = Smazat odtud dál
analysis-undo = Vrátit
analysis-keys-variations = Předchozí nebo další varianta

## The engine

engine = Engine
engine-absent = Engine nelze v tomto prohlížeči načíst.
engine-depth = Hloubka { $depth }
# Millions of positions in a second
engine-speed = { $count } mil./s
engine-lines = Varianty: { $count }
engine-fewer = Méně variant
engine-more = Více variant
# Proven; $plies: moves of both players together
engine-win-in = Výhra v { $plies }
engine-loss-in = Prohra v { $plies }
engine-chances = Šance na výhru
per-cent = { $number } %

## The path to the goal

# Of a player: it is their turn
path-to-move = na tahu
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Nejlepší překážka { $fence }: { $name } +{ $steps }
