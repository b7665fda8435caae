### The game report on the analysis board: a look through a whole game, and trying its mistakes again.

study-views = 顯示
view-moves = 棋步
view-explorer = 棋譜庫
view-report = 報告

## Making the report

report-make = 分析整局
report-intro = 引擎會查看每一步，指出局勢轉折的地方。大約需要一分鐘。
report-empty = 請先下一局或開啟一局。
report-progress = 正在分析：{ $percent }%
report-stop = 停止
report-again = 重新分析
report-changed = 產生報告之後，對局有了變動。

## The report

report-accuracy = 準確率
report-blunders = 敗著 { $count } 步
report-mistakes = 失誤 { $count } 步
report-dubious = 可疑 { $count } 步
report-clean = 沒有失誤
report-chances = 勝率
report-steps = 剩餘步數
report-fences = 手上的圍牆
report-at = 第 { $number } 步 { $move }：{ $chances }
report-at-start = 開局：{ $chances }
report-points = 轉折點
report-no-points = 沒有人犯大錯。
report-drop = { $before } → { $after }%
report-table = 用表格看所有棋步
report-column-move = 棋步
report-column-best = 最佳
report-column-before = 之前
report-column-after = 之後
report-column-mark = 標記

## Trying again

report-try = 重下{ $name }的 { $count } 步失誤
try-title = 為{ $name }找一步更好的棋
try-count = { $number }/{ $count }
try-played = 這裡走的是 { $move }。
try-thinking = 正在查看 { $move }…
try-good = { $move } 是好棋。
try-best = { $move } 是最佳棋步。
try-bad = 不是 { $move }。{ $why }
try-hint = 提示
try-hint-pawn = 走棋子。
try-hint-fence = 放圍牆。
try-hint-near = 在 { $place } 附近放圍牆。
try-show = 看這一步
try-shown = 最佳棋步是 { $best }。
try-next = 下一題
try-end = 回到報告
