### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = 「{ $text }」不是有效的棋步：移動棋子寫格子，例如 e2；圍牆寫格子加 h 或 v，例如 e3h。
record-bad-glyph = 「{ $text }」不是有效的評註符號：可用的有 !、?、!!、??、!? 和 ?!，要緊接在棋步之後。
record-unclosed-comment = 這段註解沒有結束：缺少右大括號。
record-stray-brace = 這個右大括號沒有對應的註解。
record-unclosed-variation = 這段變化沒有結束：缺少右括號。
record-stray-parenthesis = 這個右括號沒有對應的變化。
record-variation-of-nothing = 變化要寫在它所取代的棋步之後，但這裡沒有棋步。
record-bad-tag = 這不是有效的標籤：標籤的寫法如 [Event "友誼對局"]。
record-repeated-tag = 這個標籤只能出現一次。
record-tag-after-moves = 標籤 { $text } 寫在棋步後面：標籤要放在棋步之前。
record-bad-players = 「{ $text }」不是有效的玩家人數：可以是 2、3 或 4。
record-bad-board = 「{ $text }」不是有效的棋盤：大小從 2x2 到 9x9，例如 5x7。
record-bad-fences = 「{ $text }」不是有效的圍牆數：每位玩家有 0 到 20 道。
# $why: a whole sentence
record-bad-position = 起始局面有誤。{ $why }
record-bad-setup = { $why }
record-position-differs = 「{ $text }」與起始局面矛盾。
record-bad-result =
    「{ $text }」不是有效的結果：結果要為每位玩家寫一個數字，中間用 - 隔開，例如 1-0 或 1/2-1/2；未下完的對局寫 *。
# $players: how many play
record-result-players = 結果 { $text } 不符：{ $players } 位玩家每人都要有一個數字。
# $score: the right result
record-result-on-board = 結果 { $text } 有誤：依棋步應為 { $score }。
record-result-winner-out = 結果 { $text } 有誤：{ $name }已經出局，不可能獲勝。
# $names: a list of seats
record-result-shares = 結果 { $text } 有誤：和局由還在場上的玩家平分：{ $names }。
# $tag: the result in the tag
record-results-differ = 結果 { $text } 與標籤中的 { $tag } 不同。
record-result-in-variation = 結果 { $text } 寫在變化裡：應該放在對局的最後。
record-after-result = 「{ $text }」寫在結果後面：結果之後不能再有內容。
