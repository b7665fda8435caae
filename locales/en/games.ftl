### The games of this device, at /games.

games-title = Your games
games-hint = Saved in this browser only.
games-import = Import a game
games-none = No games yet
games-none-hint = Every game that you play on this device is kept here. Play one, or import a game record (.qgn).
games-none-play = Play now
games-running = In progress
games-finished = Finished
# $moves: how many were played
games-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
games-won = You won
games-lost = You lost
games-draw = Draw
# $name: a player or a seat
games-winner = { $name } won
games-rename = Rename
games-export = Export
games-delete = Delete
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analyse { $game }
games-rename-which = Rename { $game }
games-export-which = Export { $game }
games-delete-which = Delete { $game }
games-name = Name of the game
games-save = Save
games-cancel = Cancel
games-deleted = “{ $game }” was deleted.
games-undo = Undo
games-imported = “{ $game }” was imported.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = This file is larger than 1 MB.
import-not-a-record = This file is not a game record.
import-bad-tag = “{ $text }” is not valid in this record.
import-bad-move = “{ $text }” is not a valid move.
import-unclosed = A comment or variation in this record has no beginning or no end.
import-after-result = “{ $text }” comes after the result: nothing may follow it.
import-too-long = This game is too long.
# $number: the number of the move, counted one by one
import-illegal-move = Move { $number }, { $text }, is not legal.
import-bad-result = The result { $text } does not fit the game.
import-no-rules = The rules could not be loaded to check the moves. Try again.
import-unreadable = This file cannot be read.
