### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = «{ $text }» ليست حركة صالحة: حركة القطعة مربع مثل e2، والحاجز مربع يليه h أو v مثل e3h.
record-bad-glyph = «{ $text }» ليست علامة صالحة بعد حركة: استخدم ⁦!⁩ أو ⁦?⁩ أو ⁦!!⁩ أو ⁦??⁩ أو ⁦!?⁩ أو ⁦?!⁩ بعد الحركة مباشرة.
record-unclosed-comment = هذا التعليق بلا نهاية: ينقصه قوس معقوف ختامي.
record-stray-brace = هذا القوس المعقوف لا ينهي أي تعليق.
record-unclosed-variation = هذا التفريع بلا نهاية: ينقصه قوس ختامي.
record-stray-parenthesis = هذا القوس لا ينهي أي تفريع.
record-variation-of-nothing = يأتي التفريع بعد الحركة التي يحل محلها، ولا حركة هنا.
record-bad-tag = هذا ليس وسماً صالحاً: يُكتب الوسم هكذا ⁦[Event "مباراة ودية"]⁩.
record-repeated-tag = لا يجوز أن يرد هذا الوسم إلا مرة واحدة.
record-tag-after-moves = جاء الوسم { $text } بعد الحركات: مكان الوسوم قبلها.
record-bad-players = «{ $text }» ليس عدداً صالحاً للاعبين: العدد 2 أو 3 أو 4.
record-bad-board = «{ $text }» ليس لوحاً صالحاً: القياس من 2x2 إلى 9x9، مثل 5x7.
record-bad-fences = «{ $text }» ليس عدداً صالحاً للحواجز: لكل لاعب من 0 إلى 20.
# $why: a whole sentence
record-bad-position = وضعية البداية خاطئة. { $why }
record-bad-setup = { $why }
record-position-differs = «{ $text }» يناقض وضعية البداية.
record-bad-result =
    «{ $text }» ليس نتيجة صالحة: النتيجة رقم لكل لاعب وبين الأرقام -، مثل ⁦1-0⁩ أو ⁦1/2-1/2⁩، أو * لمباراة لم تنته.
# $players: how many play
record-result-players = النتيجة { $text } غير مناسبة: يلزم رقم لكل لاعب، وعدد اللاعبين { $players }.
# $score: the right result
record-result-on-board = النتيجة { $text } خاطئة: هي بحسب الحركات { $score }.
record-result-winner-out = النتيجة { $text } خاطئة: لا فوز لمن خرج من المباراة ({ $name }).
# $names: a list of seats
record-result-shares = النتيجة { $text } خاطئة: يتقاسم التعادل من بقوا في المباراة: { $names }.
# $tag: the result in the tag
record-results-differ = النتيجة { $text } ليست التي في الوسم، وهي { $tag }.
record-result-in-variation = النتيجة { $text } داخل تفريع: مكانها آخر المباراة.
record-after-result = «{ $text }» جاء بعد النتيجة: لا يجوز أن يليها شيء.
