### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Play a move on the board, or open a game.
analysis-drop = Drop the game here

## Opening

analysis-open = Open
analysis-open-text = Game record, list of moves, position or link
analysis-open-file = Choose a file
analysis-new = New board
analysis-recent = Recent studies
analysis-delete-study = Delete this study
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Game { $game } of { $games }
analysis-which-notation = These moves can be read in more than one notation. Which one is it?
dialect-fencepost = Rows counted from the bottom, South goes first
dialect-glendenning = Rows counted from the top, South goes first
dialect-qtp = Rows counted from the bottom, North goes first

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Line { $line }, column { $column }: { $why }
analysis-too-large = This is larger than 1 MB. Open a smaller file.
analysis-too-long = This has more than 20,000 moves. Open a shorter game.
analysis-not-a-record = There is no game, list of moves or position in this text.
analysis-unreadable = This cannot be read.
analysis-link-damaged = This link is incomplete or damaged. Copy it again, from the first letter to the last.
analysis-link-newer = This link was made with a newer version of Fencepost. Reload the page and try again.
analysis-game-running = This game is still in progress. You can analyse it when it is over.

## Sharing

analysis-too-long-link = This study is too long for a link. Save it as a file. It is also kept in this browser.

## The tree

analysis-comment = Comment
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Mark
mark-good = Good move
mark-mistake = Mistake
mark-brilliant = Brilliant move
mark-blunder = Blunder
mark-interesting = Interesting move
mark-dubious = Dubious move
analysis-variations = Variations: { $count }
analysis-fold = Hide variations
analysis-unfold = Show variations
analysis-promote = Move variation up
analysis-make-main = Make main line
analysis-delete = Delete from here
analysis-undo = Undo
analysis-keys-variations = Previous or next variation

## The engine

engine = Engine
engine-absent = The engine cannot be loaded in this browser.
engine-depth = Depth { $depth }
# Millions of positions in a second
engine-speed = { $count } M/s
engine-lines = Lines: { $count }
engine-fewer = Fewer lines
engine-more = More lines
# Proven; $plies: moves of both players together
engine-win-in = Win in { $plies }
engine-loss-in = Loss in { $plies }
engine-chances = Win chance
# A chance; $number: whole per cent
per-cent = { $number } %

## The path to the goal

# Of a player: it is their turn
path-to-move = to move
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Best fence { $fence }: { $name } +{ $steps }
