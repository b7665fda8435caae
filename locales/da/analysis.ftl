### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Spil et træk på spillepladen, eller åbn et parti.
analysis-drop = Slip partiet her

## Opening

analysis-open = Åbn
analysis-open-text = Parti, trækliste, stilling eller link
analysis-open-file = Vælg en fil
analysis-new = Ny spilleplade
analysis-recent = Seneste analyser
analysis-delete-study = Slet denne analyse
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Parti { $game } af { $games }
analysis-which-notation = Disse træk kan læses i mere end én notation. Hvilken er det?
dialect-fencepost = Rækker talt nedefra, Syd begynder
dialect-glendenning = Rækker talt oppefra, Syd begynder
dialect-qtp = Rækker talt nedefra, Nord begynder

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Linje { $line }, kolonne { $column }: { $why }
analysis-too-large = Det fylder mere end 1 MB. Åbn en mindre fil.
analysis-too-long = Der er mere end 20.000 træk. Åbn et kortere parti.
analysis-not-a-record = Der er hverken parti, trækliste eller stilling i denne tekst.
analysis-unreadable = Det kan ikke læses.
analysis-link-damaged = Dette link er ufuldstændigt eller beskadiget. Kopiér det igen, fra første til sidste bogstav.
analysis-link-newer = Dette link er lavet med en nyere version af Fencepost. Genindlæs siden, og prøv igen.
analysis-game-running = Partiet er stadig i gang. Du kan analysere det, når det er slut.

## Sharing

analysis-too-long-link = Denne analyse er for lang til et link. Gem den som fil. Den ligger også i denne browser.

## The tree

analysis-comment = Kommentar
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Tegn
mark-good = Godt træk
mark-mistake = Fejl
mark-brilliant = Strålende træk
mark-blunder = Grov fejl
mark-interesting = Interessant træk
mark-dubious = Tvivlsomt træk
analysis-variations = Varianter: { $count }
analysis-fold = Skjul varianter
analysis-unfold = Vis varianter
analysis-promote = Flyt varianten op
analysis-make-main = Gør til hovedvariant
analysis-delete = Slet herfra
analysis-undo = Fortryd
analysis-keys-variations = Forrige eller næste variant

## The engine

engine = Motor
engine-absent = Motoren kan ikke indlæses i denne browser.
engine-depth = Dybde { $depth }
# Millions of positions in a second
engine-speed = { $count } mio./s
engine-lines = Linjer: { $count }
engine-fewer = Færre linjer
engine-more = Flere linjer
# Proven; $plies: moves of both players together
engine-win-in = Gevinst i { $plies }
engine-loss-in = Tab i { $plies }
engine-chances = Gevinstchancer
per-cent = { $number } %

## The path to the goal

# Of a player: it is their turn
path-to-move = i trækket
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Bedste forhindring { $fence }: { $name } +{ $steps }
