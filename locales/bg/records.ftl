### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = „{ $text }“ не е валиден ход: ходът на пешка е квадратче, например e2, а преградата е квадратче и h или v, например e3h.
record-bad-glyph = „{ $text }“ не е валиден знак след ход: използвай !, ?, !!, ??, !? или ?! веднага след хода.
record-unclosed-comment = Този коментар няма край: липсва затваряща фигурна скоба.
record-stray-brace = Тази затваряща фигурна скоба не завършва коментар.
record-unclosed-variation = Този вариант няма край: липсва затваряща кръгла скоба.
record-stray-parenthesis = Тази затваряща кръгла скоба не завършва вариант.
record-variation-of-nothing = Вариантът идва след хода, който заменя, а тук няма такъв.
record-bad-tag = Това не е валиден таг: тагът изглежда така: [Event "Приятелска игра"].
record-repeated-tag = Този таг може да се появи само веднъж.
record-tag-after-moves = Тагът { $text } идва след ходовете, а трябва да е преди тях.
record-bad-players = „{ $text }“ не е валиден брой играчи: те могат да са 2, 3 или 4.
record-bad-board = „{ $text }“ не е валидна дъска: размерът е от 2x2 до 9x9, например 5x7.
record-bad-fences = „{ $text }“ не е валиден брой прегради: играчът има от 0 до 20.
# $why: a whole sentence
record-bad-position = Началната позиция е грешна. { $why }
record-bad-setup = { $why }
record-position-differs = „{ $text }“ противоречи на началната позиция.
record-bad-result =
    „{ $text }“ не е валиден резултат: той е по едно число за всеки играч с - между тях, например 1-0 или 1/2-1/2, или * за незавършена игра.
# $players: how many play
record-result-players = Резултатът { $text } не подхожда: нужно е по едно число за всеки играч, а играчите са { $players }.
# $score: the right result
record-result-on-board = Резултатът { $text } е грешен: според ходовете е { $score }.
record-result-winner-out = Резултатът { $text } е грешен: { $name } е извън играта и не може да победи.
# $names: a list of seats
record-result-shares = Резултатът { $text } е грешен: ремито се дели между тези, които още играят: { $names }.
# $tag: the result in the tag
record-results-differ = Резултатът { $text } се различава от този в тага: { $tag }.
record-result-in-variation = Резултатът { $text } стои във вариант, а мястото му е в края на играта.
record-after-result = „{ $text }“ идва след резултата, а след него не бива да има нищо.
