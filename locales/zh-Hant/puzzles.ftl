### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.

puzzles-title = 棋題
puzzle-of-the-day = 每日一題
puzzle-question = { $name }還能贏嗎？
puzzle-question-many = { $name }該怎麼走？
puzzle-to-move = 輪到{ $name }
puzzle-find = 找出唯一的好棋
puzzle-loading = 正在載入棋題…
puzzle-failed-to-load = 無法載入棋題。請連上網路後再試。
puzzle-retry = 再試一次
puzzle-number = 第 { $number } 題

## Solving

puzzle-wrong = 不是這一步。
puzzle-wrong-answer = 對方會應以 { $move }。
puzzle-right = 答對了！
puzzle-right-too = { $move } 也能贏。
puzzle-play-on = 接著走，看看怎麼贏。
puzzle-slipped = { $move } 會錯失勝機。換一步試試。
puzzle-clear = 解出來了。{ $name }贏定了。
puzzle-clear-many = 解出來了。{ $name }勝算最大。
puzzle-hint = 提示
puzzle-hint-next = 下一個提示
puzzle-hint-number = 提示 { $number }/3：
puzzle-hint-step = 走棋子。
puzzle-hint-fence = 放圍牆。
puzzle-hint-cost = 它讓{ $name }多走 { $steps } 步。
puzzle-hint-guard = 它能保住你自己的路。
puzzle-hint-path = 走完之後，你還差 { $steps } 步。
puzzle-hint-place = 看看 { $square } 附近。
puzzle-show = 看答案
puzzle-solution = 正解是 { $move }。
puzzle-analyse = 分析
puzzle-again = 再試一次
puzzle-next = 下一題

## Beside the board

puzzle-grade = 難度
puzzle-grade-of = { $grade }/5
puzzle-streak = { $days } 天
puzzle-streak-label = 連續天數
puzzle-week = 本週
puzzle-more = 更多棋題
puzzle-left = 還剩 { $left }/{ $all } 題
puzzle-all-done = 你全都解出來了。可以再做一遍。
puzzle-mark-solved = 已解出
puzzle-mark-failed = 未解出
puzzle-mark-today = 今天

## Themes

theme-all = 全部
theme-trap = 陷阱
theme-race = 賽跑
theme-jump = 跳越
theme-wasted-fence = 浪費圍牆
theme-defence = 防守
theme-endgame = 殘局
theme-many = 三人和四人
puzzle-themes = 這題考的是

## The program that finds puzzles

puzzles-not-right = { $file }：以下各行中，該棋步不是唯一的好棋：{ $lines }
puzzles-invalid = 這不是有效的棋題：{ $detail }。
