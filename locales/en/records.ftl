### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = “{ $text }” is not a valid move: a pawn move is a square such as e2, a fence is a square and h or v such as e3h.
record-bad-glyph = “{ $text }” is not a valid mark after a move: use !, ?, !!, ??, !? or ?! right after the move.
record-unclosed-comment = This comment is not closed: a closing brace is missing.
record-stray-brace = This closing brace does not end a comment.
record-unclosed-variation = This variation is not closed: a closing parenthesis is missing.
record-stray-parenthesis = This closing parenthesis does not end a variation.
record-variation-of-nothing = A variation must follow the move that it replaces, and there is none here.
record-bad-tag = This is not a valid tag: a tag looks like [Event "Casual game"].
record-repeated-tag = This tag may appear only once.
record-tag-after-moves = The tag { $text } comes after the moves: tags must come before them.
record-bad-players = “{ $text }” is not a valid number of players: use 2, 3 or 4.
record-bad-board = “{ $text }” is not a valid board: the size goes from 2x2 to 9x9, such as 5x7.
record-bad-fences = “{ $text }” is not a valid number of fences: each player has 0 to 20.
# $why: a whole sentence
record-bad-position = The start position is wrong. { $why }
record-bad-setup = { $why }
record-position-differs = “{ $text }” contradicts the start position.
record-bad-result =
    “{ $text }” is not a valid result: use one number for each player with - between them, such as 1-0 or 1/2-1/2, or * for a game that is not finished.
# $players: how many play
record-result-players = The result { $text } does not fit: it needs one number for each of the { $players } players.
# $score: the right result
record-result-on-board = The result { $text } is wrong: by the moves it is { $score }.
record-result-winner-out = The result { $text } is wrong: { $name } is out and cannot have won.
# $names: a list of seats
record-result-shares = The result { $text } is wrong: a draw is shared by the players still in: { $names }.
# $tag: the result in the tag
record-results-differ = The result { $text } differs from the one in the tag, { $tag }.
record-result-in-variation = The result { $text } is inside a variation: it belongs at the end of the game.
record-after-result = “{ $text }” comes after the result: nothing may follow it.
