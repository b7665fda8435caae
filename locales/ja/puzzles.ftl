### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.

puzzles-title = パズル
puzzle-of-the-day = 今日のパズル
puzzle-question = { $name }はまだ勝てる？
puzzle-question-many = { $name }の最善手は？
puzzle-to-move = { $name }の手番
puzzle-find = ただ1つの好手を見つけよう
puzzle-loading = パズルを読み込んでいます…
puzzle-failed-to-load = パズルを読み込めませんでした。インターネットに接続して、もう一度お試しください。
puzzle-retry = 再試行
puzzle-number = パズル{ $number }

## Solving

puzzle-wrong = その手ではありません。
puzzle-wrong-answer = 相手の応手は{ $move }です。
puzzle-right = 正解！
puzzle-right-too = { $move }でも勝てます。
puzzle-play-on = 続けて、勝ち方を示してください。
puzzle-slipped = { $move }では勝ちを逃します。別の手を探しましょう。
puzzle-clear = クリア。{ $name }の勝ちの局面です。
puzzle-clear-many = クリア。{ $name }がいちばん有利です。
puzzle-hint = ヒント
puzzle-hint-next = 次のヒント
puzzle-hint-number = ヒント{ $number }／3：
puzzle-hint-step = 駒を動かします。
puzzle-hint-fence = フェンスを置きます。
puzzle-hint-cost = { $name }の道が{ $steps }歩長くなります。
puzzle-hint-guard = 自分の道を守る手です。
puzzle-hint-path = その手のあと、ゴールまで{ $steps }歩になります。
puzzle-hint-place = { $square }のあたりを見てください。
puzzle-show = 答えを見る
puzzle-solution = 正解は{ $move }です。
puzzle-analyse = 検討
puzzle-again = もう一度
puzzle-next = 次のパズル

## Beside the board

puzzle-grade = 難しさ
puzzle-grade-of = { $grade }／5
puzzle-streak = { $days }日
puzzle-streak-label = 連続日数
puzzle-week = 今週
puzzle-more = ほかのパズル
puzzle-left = 残り{ $left }／{ $all }問
puzzle-all-done = 全問クリアしました。もう一度解くこともできます。
puzzle-mark-solved = 正解
puzzle-mark-failed = 不正解
puzzle-mark-today = 今日

## Themes

theme-all = すべて
theme-trap = わな
theme-race = 競走
theme-jump = 飛び越え
theme-wasted-fence = むだなフェンス
theme-defence = 守り
theme-endgame = 終盤
theme-many = 3人と4人
puzzle-themes = このパズルのテーマ

## The program that finds puzzles

puzzles-not-right = { $file }：次の行では、その手がただ1つの好手ではありません：{ $lines }
puzzles-invalid = 正しいパズルではありません：{ $detail }。
