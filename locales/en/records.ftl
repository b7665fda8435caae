### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = “{ $text }” is no move: a pawn move is a square such as e2, a fence is a square and h or v such as e3h.
record-bad-glyph = “{ $text }” is no mark after a move: there are !, ?, !!, ??, !? and ?!, each right after its move.
record-unclosed-comment = This comment has no end: a closing brace is missing.
record-stray-brace = This closing brace ends no comment.
record-unclosed-variation = This variation has no end: a closing parenthesis is missing.
record-stray-parenthesis = This closing parenthesis ends no variation.
record-variation-of-nothing = A variation comes after the move that it replaces, and here is none.
record-bad-tag = This is no tag: a tag looks like [Event "Casual game"].
record-repeated-tag = This tag may be there only once.
record-tag-after-moves = The tag { $text } comes after the moves: tags stand before them.
record-bad-players = “{ $text }” is no number of players: there may be 2, 3 or 4.
record-bad-board = “{ $text }” is no board: the size goes from 2x2 to 9x9, such as 5x7.
record-bad-fences = “{ $text }” is no number of fences: a player has from 0 to 20.
# $why: a whole sentence
record-bad-position = The start position is wrong. { $why }
record-bad-setup = { $why }
record-position-differs = “{ $text }” does not fit the start position, which says otherwise.
record-bad-result =
    “{ $text }” is no result: that is one number for each player with - between them, such as 1-0 or 1/2-1/2, or * for a game that is not finished.
# $players: how many play
record-result-players = The result { $text } does not fit: it needs one number for each of the { $players } players.
# $score: the right result
record-result-on-board = The result { $text } is wrong: by the moves it is { $score }.
record-result-winner-out = The result { $text } is wrong: { $name } is out and cannot have won.
# $names: a list of seats
record-result-shares = The result { $text } is wrong: a draw is shared by those still in, who are { $names }.
# $tag: the result in the tag
record-results-differ = The result { $text } is not the one of the tag, { $tag }.
record-result-in-variation = The result { $text } stands in a variation: it belongs at the end of the game.
record-after-result = “{ $text }” comes after the result: nothing may follow it.
