### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Spiel einen Zug auf dem Brett oder öffne eine Partie.
analysis-drop = Partie hier ablegen

## Opening

analysis-open = Öffnen
analysis-open-text = Partie, Zugliste, Stellung oder Link
analysis-open-file = Datei wählen
analysis-new = Neues Brett
analysis-recent = Letzte Analysen
analysis-delete-study = Diese Analyse löschen
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Partie { $game } von { $games }
analysis-which-notation = Diese Züge lassen sich in mehr als einer Schreibweise lesen. Welche ist es?
dialect-fencepost = Reihen von unten gezählt, Süd beginnt
dialect-glendenning = Reihen von oben gezählt, Süd beginnt
dialect-qtp = Reihen von unten gezählt, Nord beginnt

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Zeile { $line }, Spalte { $column }: { $why }
analysis-too-large = Das ist größer als 1 MB. Öffne eine kleinere Datei.
analysis-too-long = Das sind mehr als 20.000 Züge. Öffne eine kürzere Partie.
analysis-not-a-record = In diesem Text steht keine Partie, keine Zugliste und keine Stellung.
analysis-unreadable = Das lässt sich nicht lesen.
analysis-link-damaged = Dieser Link ist unvollständig oder beschädigt. Kopiere ihn noch einmal, vom ersten bis zum letzten Zeichen.
analysis-link-newer = Dieser Link stammt aus einer neueren Version von Fencepost. Lade die Seite neu und versuche es noch einmal.
analysis-game-running = Diese Partie läuft noch. Du kannst sie analysieren, wenn sie zu Ende ist.

## Sharing

analysis-too-long-link = Diese Analyse ist zu lang für einen Link. Speichere sie als Datei. Sie bleibt auch in diesem Browser.

## The tree

analysis-comment = Kommentar
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Zeichen
mark-good = Guter Zug
mark-mistake = Fehler
mark-brilliant = Brillanter Zug
mark-blunder = Grober Fehler
mark-interesting = Interessanter Zug
mark-dubious = Zweifelhafter Zug
analysis-variations = Varianten: { $count }
analysis-fold = Varianten einklappen
analysis-unfold = Varianten zeigen
analysis-promote = Variante nach oben
analysis-make-main = Zur Hauptvariante machen
analysis-delete = Ab hier löschen
analysis-undo = Rückgängig
analysis-keys-variations = Vorige oder nächste Variante

## The engine

engine = Engine
engine-absent = Die Engine lässt sich in diesem Browser nicht laden.
engine-depth = Tiefe { $depth }
# Millions of positions in a second
engine-speed = { $count } Mio./s
engine-lines = Varianten: { $count }
engine-fewer = Weniger Varianten
engine-more = Mehr Varianten
# Proven; $plies: moves of both players together
engine-win-in = Gewinn in { $plies }
engine-loss-in = Verlust in { $plies }
engine-chances = Gewinnchancen
per-cent = { $number } %

## The path to the goal

# Of a player: it is their turn
path-to-move = am Zug
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Bestes Hindernis { $fence }: { $name } +{ $steps }
