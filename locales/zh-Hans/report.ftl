### The game report on the analysis board: a look through a whole game, and trying its mistakes again.

study-views = 显示
view-moves = 着法
view-explorer = 棋谱库
view-report = 报告

## Making the report

report-make = 复盘整局
report-intro = 引擎会查看每一步，指出局势转折的地方。大约需要一分钟。
report-empty = 请先下一局或打开一局。
report-progress = 正在复盘：{ $percent }%
report-stop = 停止
report-again = 重新复盘
report-changed = 生成报告之后，对局有了改动。

## The report

report-accuracy = 准确率
report-blunders = 败着 { $count } 步
report-mistakes = 失误 { $count } 步
report-dubious = 可疑 { $count } 步
report-clean = 没有失误
report-chances = 胜率
report-steps = 剩余步数
report-fences = 手上的围墙
report-at = 第 { $number } 步 { $move }：{ $chances }
report-at-start = 开局：{ $chances }
report-points = 转折点
report-no-points = 没有人犯大错。
report-drop = { $before } → { $after }%
report-table = 用表格看全部着法
report-column-move = 着法
report-column-best = 最佳
report-column-before = 之前
report-column-after = 之后
report-column-mark = 标记

## Trying again

report-try = 重下{ $name }的 { $count } 步失误
try-title = 为{ $name }找一步更好的棋
try-count = { $number }/{ $count }
try-played = 这里走的是 { $move }。
try-thinking = 正在查看 { $move }…
try-good = { $move } 是好棋。
try-best = { $move } 是最佳着法。
try-bad = 不是 { $move }。{ $why }
try-hint = 提示
try-hint-pawn = 走棋子。
try-hint-fence = 放围墙。
try-hint-near = 在 { $place } 附近放围墙。
try-show = 看这一步
try-shown = 最佳着法是 { $best }。
try-next = 下一题
try-end = 返回报告
