### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = 「{ $text }」は正しい手ではありません。駒の手はe2のようなマス、フェンスはe3hのようにマスとhまたはvで書きます。
record-bad-glyph = 「{ $text }」は手に付ける正しい記号ではありません。!、?、!!、??、!?、?! のいずれかを、手のすぐ後に付けます。
record-unclosed-comment = コメントが終わっていません。閉じ波かっこがありません。
record-stray-brace = この閉じ波かっこに対応するコメントがありません。
record-unclosed-variation = 変化が終わっていません。閉じかっこがありません。
record-stray-parenthesis = この閉じかっこに対応する変化がありません。
record-variation-of-nothing = 変化は置き換える手の後に書きますが、その手がありません。
record-bad-tag = これは正しいタグではありません。タグは [Event "練習対局"] のように書きます。
record-repeated-tag = このタグは1回しか書けません。
record-tag-after-moves = タグ{ $text }が手の後にあります。タグは手の前に書きます。
record-bad-players = 「{ $text }」は正しい人数ではありません。2、3、4のいずれかです。
record-bad-board = 「{ $text }」は正しいボードではありません。大きさは2x2から9x9までです（例: 5x7）。
record-bad-fences = 「{ $text }」は正しいフェンスの数ではありません。1人0枚から20枚です。
# $why: a whole sentence
record-bad-position = 開始局面に誤りがあります。{ $why }
record-bad-setup = { $why }
record-position-differs = 「{ $text }」は開始局面と矛盾しています。
record-bad-result =
    「{ $text }」は正しい結果ではありません。1-0や1/2-1/2のように、プレイヤーごとの数字を - で区切ります。終わっていない対局は * です。
# $players: how many play
record-result-players = 結果{ $text }は合いません。プレイヤー{ $players }人それぞれに数字が1つ必要です。
# $score: the right result
record-result-on-board = 結果{ $text }は誤りです。手順によれば{ $score }です。
record-result-winner-out = 結果{ $text }は誤りです。{ $name }は脱落しているので、勝てません。
# $names: a list of seats
record-result-shares = 結果{ $text }は誤りです。引き分けは残っているプレイヤー（{ $names }）で分けます。
# $tag: the result in the tag
record-results-differ = 結果{ $text }がタグの{ $tag }と異なります。
record-result-in-variation = 結果{ $text }が変化の中にあります。結果は対局の最後に書きます。
record-after-result = 結果の後に「{ $text }」があります。結果の後には何も書けません。
