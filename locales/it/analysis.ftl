### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Gioca una mossa sul tavoliere o apri una partita.
analysis-drop = Rilascia qui la partita

## Opening

analysis-open = Apri
analysis-open-text = Partita, elenco di mosse, posizione o link
analysis-open-file = Scegli un file
analysis-new = Nuovo tavoliere
analysis-recent = Analisi recenti
analysis-delete-study = Elimina questa analisi
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Partita { $game } di { $games }
analysis-which-notation = Queste mosse si possono leggere in più notazioni. Qual è quella giusta?
dialect-fencepost = Righe contate dal basso, comincia Sud
dialect-glendenning = Righe contate dall’alto, comincia Sud
dialect-qtp = Righe contate dal basso, comincia Nord

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Riga { $line }, colonna { $column }: { $why }
analysis-too-large = È più grande di 1 MB. Apri un file più piccolo.
analysis-too-long = Ci sono più di 20.000 mosse. Apri una partita più corta.
analysis-not-a-record = In questo testo non c’è una partita, un elenco di mosse o una posizione.
analysis-unreadable = Non si riesce a leggere.
analysis-link-damaged = Questo link è incompleto o danneggiato. Copialo di nuovo, dalla prima all’ultima lettera.
analysis-link-newer = Questo link viene da una versione più recente di Fencepost. Ricarica la pagina e riprova.
analysis-game-running = Questa partita è ancora in corso. Potrai analizzarla quando sarà finita.

## Sharing

analysis-too-long-link = Questa analisi è troppo lunga per un link. Salvala in un file. Resta anche in questo browser.

## The tree

analysis-comment = Commento
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Segno
mark-good = Buona mossa
mark-mistake = Errore
mark-brilliant = Mossa brillante
mark-blunder = Grave errore
mark-interesting = Mossa interessante
mark-dubious = Mossa dubbia
analysis-variations = Varianti: { $count }
analysis-fold = Nascondi le varianti
analysis-unfold = Mostra le varianti
analysis-promote = Sposta la variante in su
analysis-make-main = Rendi linea principale
analysis-delete = Elimina da qui in poi
analysis-undo = Annulla
analysis-keys-variations = Variante precedente o successiva

## The engine

engine = Motore
engine-absent = Il motore non si può caricare in questo browser.
engine-depth = Profondità { $depth }
# Millions of positions in a second
engine-speed = { $count } M/s
engine-lines = Linee: { $count }
engine-fewer = Meno linee
engine-more = Più linee
# Proven; $plies: moves of both players together
engine-win-in = Vince in { $plies }
engine-loss-in = Perde in { $plies }
engine-chances = Probabilità di vittoria
per-cent = { $number }%

## The path to the goal

# Of a player: it is their turn
path-to-move = di turno
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Barriera migliore { $fence }: { $name } +{ $steps }
