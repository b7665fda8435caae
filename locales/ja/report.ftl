### The game report on the analysis board: a look through a whole game, and trying its mistakes again.

study-views = 表示
view-moves = 指し手
view-explorer = エクスプローラー
view-report = レポート

## Making the report

report-make = 対局を解析
report-intro = エンジンがすべての手を調べ、勝負の分かれ目を示します。1分ほどかかります。
report-empty = まず対局するか、対局を開いてください。
report-progress = 対局を解析しています：{ $percent }%
report-stop = 中止
report-again = もう一度解析
report-changed = レポートを作ったあとに対局が変わりました。

## The report

report-accuracy = 正確さ
report-blunders = 大悪手{ $count }
report-mistakes = 悪手{ $count }
report-dubious = 疑問手{ $count }
report-clean = ミスなし
report-chances = 勝つ見込み
report-steps = 残り歩数
report-fences = 手持ちのフェンス
report-at = { $number }手目{ $move }：{ $chances }
report-at-start = 開始：{ $chances }
report-points = 勝負の分かれ目
report-no-points = 大きなミスはありませんでした。
report-drop = { $before } → { $after }%
report-table = すべての手を表で見る
report-column-move = 手
report-column-best = 最善
report-column-before = 前
report-column-after = 後
report-column-mark = 印

## Trying again

report-try = { $name }のミス{ $count }手に再挑戦
try-title = { $name }のもっとよい手は？
try-count = { $number }／{ $count }
try-played = ここでは{ $move }が指されました。
try-thinking = { $move }を調べています…
try-good = { $move }は好手です。
try-best = { $move }が最善手です。
try-bad = { $move }ではありません。{ $why }
try-hint = ヒント
try-hint-pawn = 駒を動かします。
try-hint-fence = フェンスを置きます。
try-hint-near = { $place }の近くにフェンスを置きます。
try-show = 手を見る
try-shown = 最善手は{ $best }です。
try-next = 次へ
try-end = レポートに戻る
