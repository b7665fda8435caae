### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = «{ $text }» — неверный ход: ход фишкой — это клетка, например e2, а перегородка — клетка и h или v, например e3h.
record-bad-glyph = «{ $text }» — неверный знак после хода: используйте !, ?, !!, ??, !? или ?! сразу после хода.
record-unclosed-comment = Этот комментарий не закрыт: нет закрывающей фигурной скобки.
record-stray-brace = Эта закрывающая фигурная скобка не завершает никакой комментарий.
record-unclosed-variation = Этот вариант не закрыт: нет закрывающей круглой скобки.
record-stray-parenthesis = Эта закрывающая круглая скобка не завершает никакой вариант.
record-variation-of-nothing = Вариант стоит после хода, который он заменяет, а здесь хода нет.
record-bad-tag = Это неверный тег: тег выглядит так: [Event "Товарищеская партия"].
record-repeated-tag = Этот тег может встречаться только один раз.
record-tag-after-moves = Тег { $text } стоит после ходов, а должен стоять перед ними.
record-bad-players = «{ $text }» — неверное число игроков: их может быть 2, 3 или 4.
record-bad-board = «{ $text }» — неверное поле: размер бывает от 2x2 до 9x9, например 5x7.
record-bad-fences = «{ $text }» — неверное число перегородок: у игрока их от 0 до 20.
# $why: a whole sentence
record-bad-position = Начальная позиция неверна. { $why }
record-bad-setup = { $why }
record-position-differs = «{ $text }» противоречит начальной позиции.
record-bad-result =
    «{ $text }» — неверный результат: нужно по одному числу на игрока через знак -, например 1-0 или 1/2-1/2, или * для неоконченной партии.
# $players: how many play
record-result-players = Результат { $text } не подходит: нужно по одному числу на каждого из { $players } игроков.
# $score: the right result
record-result-on-board = Результат { $text } неверен: по ходам получается { $score }.
record-result-winner-out = Результат { $text } неверен: { $name } вне игры, победа невозможна.
# $names: a list of seats
record-result-shares = Результат { $text } неверен: ничью делят игроки, которые ещё в игре: { $names }.
# $tag: the result in the tag
record-results-differ = Результат { $text } не совпадает с результатом в теге: { $tag }.
record-result-in-variation = Результат { $text } стоит внутри варианта, а его место — в конце партии.
record-after-result = «{ $text }» стоит после результата, а за ним ничего быть не может.
