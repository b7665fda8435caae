### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = “{ $text }”不是有效的着法：移动棋子写格子，例如 e2；围墙写格子加 h 或 v，例如 e3h。
record-bad-glyph = “{ $text }”不是有效的评注符号：可用的有 !、?、!!、??、!? 和 ?!，要紧跟在着法之后。
record-unclosed-comment = 这段注释没有结束：缺少右花括号。
record-stray-brace = 这个右花括号没有对应的注释。
record-unclosed-variation = 这段变化没有结束：缺少右括号。
record-stray-parenthesis = 这个右括号没有对应的变化。
record-variation-of-nothing = 变化要写在它所替代的着法之后，但这里没有着法。
record-bad-tag = 这不是有效的标签：标签的写法如 [Event "友谊对局"]。
record-repeated-tag = 这个标签只能出现一次。
record-tag-after-moves = 标签 { $text } 写在了着法后面：标签要放在着法之前。
record-bad-players = “{ $text }”不是有效的玩家人数：可以是 2、3 或 4。
record-bad-board = “{ $text }”不是有效的棋盘：大小从 2x2 到 9x9，例如 5x7。
record-bad-fences = “{ $text }”不是有效的围墙数：每位玩家有 0 到 20 道。
# $why: a whole sentence
record-bad-position = 起始局面有误。{ $why }
record-bad-setup = { $why }
record-position-differs = “{ $text }”与起始局面矛盾。
record-bad-result =
    “{ $text }”不是有效的结果：结果要为每位玩家写一个数字，中间用 - 隔开，例如 1-0 或 1/2-1/2；未下完的对局写 *。
# $players: how many play
record-result-players = 结果 { $text } 不符：{ $players } 位玩家每人都要有一个数字。
# $score: the right result
record-result-on-board = 结果 { $text } 有误：按着法应为 { $score }。
record-result-winner-out = 结果 { $text } 有误：{ $name }已经出局，不可能获胜。
# $names: a list of seats
record-result-shares = 结果 { $text } 有误：和棋由还在场上的玩家平分：{ $names }。
# $tag: the result in the tag
record-results-differ = 结果 { $text } 与标签中的 { $tag } 不同。
record-result-in-variation = 结果 { $text } 写在了变化里：应放在对局末尾。
record-after-result = “{ $text }”写在了结果后面：结果之后不能再有内容。
