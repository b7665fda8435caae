### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = „{ $text }“ није исправан потез: потез фигуре је поље, на пример e2, а препрека је поље и h или v, на пример e3h.
record-bad-glyph = „{ $text }“ није исправан знак после потеза: користи !, ?, !!, ??, !? или ?! одмах иза потеза.
record-unclosed-comment = Овај коментар нема краја: недостаје завршна витичаста заграда.
record-stray-brace = Ова завршна витичаста заграда не завршава ниједан коментар.
record-unclosed-variation = Ова варијанта нема краја: недостаје завршна обла заграда.
record-stray-parenthesis = Ова завршна обла заграда не завршава ниједну варијанту.
record-variation-of-nothing = Варијанта долази после потеза који замењује, а овде га нема.
record-bad-tag = Ово није исправна ознака: ознака изгледа овако: [Event "Пријатељска партија"].
record-repeated-tag = Ова ознака се сме појавити само једном.
record-tag-after-moves = Ознака { $text } стоји после потеза, а мора бити пре њих.
record-bad-players = „{ $text }“ није исправан број играча: може их бити 2, 3 или 4.
record-bad-board = „{ $text }“ није исправна табла: величина је од 2x2 до 9x9, на пример 5x7.
record-bad-fences = „{ $text }“ није исправан број препрека: играч их има од 0 до 20.
# $why: a whole sentence
record-bad-position = Почетна позиција је погрешна. { $why }
record-bad-setup = { $why }
record-position-differs = „{ $text }“ противречи почетној позицији.
record-bad-result =
    „{ $text }“ није исправан резултат: то је по један број за сваког играча са - између њих, на пример 1-0 или 1/2-1/2, или * за незавршену партију.
# $players: how many play
record-result-players = Резултат { $text } не одговара: треба по један број за сваког играча, а број играча је { $players }.
# $score: the right result
record-result-on-board = Резултат { $text } је погрешан: по потезима је { $score }.
record-result-winner-out = Резултат { $text } је погрешан: { $name } је ван игре и не може победити.
# $names: a list of seats
record-result-shares = Резултат { $text } је погрешан: реми деле они који још играју: { $names }.
# $tag: the result in the tag
record-results-differ = Резултат { $text } се разликује од оног у ознаци: { $tag }.
record-result-in-variation = Резултат { $text } стоји у варијанти, а место му је на крају партије.
record-after-result = „{ $text }“ стоји после резултата, а иза њега не сме бити ничега.
