### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = ”{ $text }” är inget giltigt drag: ett drag med pjäsen är en ruta som e2, en vägg är en ruta med h eller v som e3h.
record-bad-glyph = ”{ $text }” är inget giltigt tecken efter ett drag: det finns !, ?, !!, ??, !? och ?!, vart och ett direkt efter sitt drag.
record-unclosed-comment = Den här kommentaren är inte avslutad: en avslutande klammerparentes saknas.
record-stray-brace = Den här avslutande klammerparentesen avslutar ingen kommentar.
record-unclosed-variation = Den här varianten är inte avslutad: en slutparentes saknas.
record-stray-parenthesis = Den här slutparentesen avslutar ingen variant.
record-variation-of-nothing = En variant kommer efter draget som den ersätter, och här finns inget.
record-bad-tag = Det här är ingen giltig tagg: en tagg ser ut som [Event "Casual game"].
record-repeated-tag = Den här taggen får bara finnas en gång.
record-tag-after-moves = Taggen { $text } kommer efter dragen: taggar står före dem.
record-bad-players = ”{ $text }” är inget giltigt antal spelare: de kan vara 2, 3 eller 4.
record-bad-board = ”{ $text }” är inget giltigt bräde: storleken går från 2x2 till 9x9, till exempel 5x7.
record-bad-fences = ”{ $text }” är inget giltigt antal väggar: varje spelare har från 0 till 20.
# $why: a whole sentence
record-bad-position = Startställningen är fel. { $why }
record-bad-setup = { $why }
record-position-differs = ”{ $text }” strider mot startställningen.
record-bad-result =
    ”{ $text }” är inget giltigt resultat: det är ett tal för varje spelare med - emellan, till exempel 1-0 eller 1/2-1/2, eller * för ett parti som inte är färdigt.
# $players: how many play
record-result-players = Resultatet { $text } stämmer inte: det behövs ett tal för var och en av de { $players } spelarna.
# $score: the right result
record-result-on-board = Resultatet { $text } är fel: enligt dragen är det { $score }.
record-result-winner-out = Resultatet { $text } är fel: { $name } är utslagen och kan inte ha vunnit.
# $names: a list of seats
record-result-shares = Resultatet { $text } är fel: remi delas av dem som fortfarande är med: { $names }.
# $tag: the result in the tag
record-results-differ = Resultatet { $text } skiljer sig från det i taggen, { $tag }.
record-result-in-variation = Resultatet { $text } står i en variant: det hör hemma i slutet av partiet.
record-after-result = ”{ $text }” kommer efter resultatet: inget får följa efter det.
