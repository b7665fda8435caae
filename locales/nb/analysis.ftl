### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Spill et trekk på brettet, eller åpne et parti.
analysis-drop = Slipp partiet her

## Opening

analysis-open = Åpne
analysis-open-text = Parti, trekkliste, stilling eller lenke
analysis-open-file = Velg en fil
analysis-new = Nytt brett
analysis-recent = Siste analyser
analysis-delete-study = Slett denne analysen
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Parti { $game } av { $games }
analysis-which-notation = Disse trekkene kan leses i mer enn én notasjon. Hvilken er det?
dialect-fencepost = Rader telt nedenfra, Sør begynner
dialect-glendenning = Rader telt ovenfra, Sør begynner
dialect-qtp = Rader telt nedenfra, Nord begynner

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Linje { $line }, kolonne { $column }: { $why }
analysis-too-large = Dette er større enn 1 MB. Åpne en mindre fil.
analysis-too-long = Dette er mer enn 20 000 trekk. Åpne et kortere parti.
analysis-not-a-record = Det er verken parti, trekkliste eller stilling i denne teksten.
analysis-unreadable = Dette kan ikke leses.
analysis-link-damaged = Denne lenken er ufullstendig eller skadet. Kopier den på nytt, fra første til siste bokstav.
analysis-link-newer = Denne lenken er laget med en nyere versjon av Fencepost. Last siden på nytt, og prøv igjen.
analysis-game-running = Dette partiet pågår fortsatt. Du kan analysere det når det er over.

## Sharing

analysis-too-long-link = Denne analysen er for lang for en lenke. Lagre den som fil. Den ligger også i denne nettleseren.

## The tree

analysis-comment = Kommentar
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Tegn
mark-good = Godt trekk
mark-mistake = Feil
mark-brilliant = Strålende trekk
mark-blunder = Grov feil
mark-interesting = Interessant trekk
mark-dubious = Tvilsomt trekk
analysis-variations = Varianter: { $count }
analysis-fold = Skjul varianter
analysis-unfold = Vis varianter
analysis-promote = Flytt varianten opp
analysis-make-main = Gjør til hovedvariant
analysis-delete = Slett herfra
analysis-undo = Angre
analysis-keys-variations = Forrige eller neste variant

## The engine

engine = Motor
engine-absent = Motoren kan ikke lastes i denne nettleseren.
engine-depth = Dybde { $depth }
# Millions of positions in a second
engine-speed = { $count } mill./s
engine-lines = Linjer: { $count }
engine-fewer = Færre linjer
engine-more = Flere linjer
# Proven; $plies: moves of both players together
engine-win-in = Vinner på { $plies }
engine-loss-in = Taper på { $plies }
engine-chances = Vinnersjanser
per-cent = { $number } %

## The path to the goal

# Of a player: it is their turn
path-to-move = i trekket
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Beste sperre { $fence }: { $name } +{ $steps }
