### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.

puzzles-title = 棋题
puzzle-of-the-day = 每日一题
puzzle-question = { $name }还能赢吗？
puzzle-question-many = { $name }该怎么走？
puzzle-to-move = 轮到{ $name }
puzzle-find = 找出唯一的好棋
puzzle-loading = 正在加载棋题…
puzzle-failed-to-load = 无法加载棋题。请联网后再试。
puzzle-retry = 重试
puzzle-number = 第 { $number } 题

## Solving

puzzle-wrong = 不是这一步。
puzzle-wrong-answer = 对方会应以 { $move }。
puzzle-right = 答对了！
puzzle-right-too = { $move } 也能赢。
puzzle-play-on = 接着走，看看怎么赢。
puzzle-slipped = { $move } 会错失胜机。换一步试试。
puzzle-clear = 解出来了。{ $name }赢定了。
puzzle-clear-many = 解出来了。{ $name }胜算最大。
puzzle-hint = 提示
puzzle-hint-next = 下一个提示
puzzle-hint-number = 提示 { $number }/3：
puzzle-hint-step = 走棋子。
puzzle-hint-fence = 放围墙。
puzzle-hint-cost = 它让{ $name }多走 { $steps } 步。
puzzle-hint-guard = 它能保住你自己的路。
puzzle-hint-path = 走完之后，你还差 { $steps } 步。
puzzle-hint-place = 看看 { $square } 附近。
puzzle-show = 看答案
puzzle-solution = 正解是 { $move }。
puzzle-analyse = 分析
puzzle-again = 再试一次
puzzle-next = 下一题

## Beside the board

puzzle-grade = 难度
puzzle-grade-of = { $grade }/5
puzzle-streak = { $days } 天
puzzle-streak-label = 连续天数
puzzle-week = 本周
puzzle-more = 更多棋题
puzzle-left = 还剩 { $left }/{ $all } 题
puzzle-all-done = 你全都解出来了。可以再做一遍。
puzzle-mark-solved = 已解出
puzzle-mark-failed = 未解出
puzzle-mark-today = 今天

## Themes

theme-all = 全部
theme-trap = 陷阱
theme-race = 赛跑
theme-jump = 跳越
theme-wasted-fence = 浪费围墙
theme-defence = 防守
theme-endgame = 残局
theme-many = 三人和四人
puzzle-themes = 这题考的是

## The program that finds puzzles

puzzles-not-right = { $file }：以下各行中，该着法不是唯一的好棋：{ $lines }
puzzles-invalid = 这不是有效的棋题：{ $detail }。
