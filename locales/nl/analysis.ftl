### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Speel een zet op het bord of open een partij.
analysis-drop = Laat de partij hier los

## Opening

analysis-open = Openen
analysis-open-text = Partij, lijst met zetten, stelling of link
analysis-open-file = Bestand kiezen
analysis-new = Nieuw bord
analysis-recent = Recente analyses
analysis-delete-study = Deze analyse verwijderen
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Partij { $game } van { $games }
analysis-which-notation = Deze zetten zijn in meer dan één notatie te lezen. Welke is het?
dialect-fencepost = Rijen geteld vanaf onderen, Zuid begint
dialect-glendenning = Rijen geteld vanaf boven, Zuid begint
dialect-qtp = Rijen geteld vanaf onderen, Noord begint

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Regel { $line }, kolom { $column }: { $why }
analysis-too-large = Dit is groter dan 1 MB. Open een kleiner bestand.
analysis-too-long = Dit zijn meer dan 20.000 zetten. Open een kortere partij.
analysis-not-a-record = In deze tekst staat geen partij, lijst met zetten of stelling.
analysis-unreadable = Dit is niet te lezen.
analysis-link-damaged = Deze link is onvolledig of beschadigd. Kopieer hem opnieuw, van de eerste tot de laatste letter.
analysis-link-newer = Deze link is gemaakt met een nieuwere versie van Fencepost. Laad de pagina opnieuw en probeer het nog eens.
analysis-game-running = Deze partij is nog bezig. Je kunt de partij analyseren als die is afgelopen.

## Sharing

analysis-too-long-link = Deze analyse is te lang voor een link. Sla de analyse op als bestand. Ze blijft ook in deze browser staan.

## The tree

analysis-comment = Commentaar
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Teken
mark-good = Goede zet
mark-mistake = Fout
mark-brilliant = Briljante zet
mark-blunder = Blunder
mark-interesting = Interessante zet
mark-dubious = Twijfelachtige zet
analysis-variations = Varianten: { $count }
analysis-fold = Varianten inklappen
analysis-unfold = Varianten tonen
analysis-promote = Variant omhoog
analysis-make-main = Hoofdvariant maken
analysis-delete = Vanaf hier verwijderen
analysis-undo = Ongedaan maken
analysis-keys-variations = Vorige of volgende variant

## The engine

engine = Engine
engine-absent = De engine kan in deze browser niet worden geladen.
engine-depth = Diepte { $depth }
# Millions of positions in a second
engine-speed = { $count } mln/s
engine-lines = Varianten: { $count }
engine-fewer = Minder varianten
engine-more = Meer varianten
# Proven; $plies: moves of both players together
engine-win-in = Winst in { $plies }
engine-loss-in = Verlies in { $plies }
engine-chances = Winstkansen
per-cent = { $number }%

## The path to the goal

# Of a player: it is their turn
path-to-move = aan zet
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Beste barricade { $fence }: { $name } +{ $steps }
