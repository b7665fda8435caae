### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.

learn-title = 学下棋
learn-progress = { $step } / { $steps }
learn-steps = 全部课程
learn-again = 再来一次
learn-next = 下一课
learn-back = 上一课
learn-skip = 跳过
learn-finish = 开始对局
learn-puzzles = 做一道题
learn-hint = 提示：
learn-show-hint = 看提示
learn-step-done = { $step }：已完成
learn-step-open = { $step }：未完成
learn-over = 你已经会下了。玩得开心！

## What went wrong

learn-not = 不是 { $move }。
learn-wrong-fence = 这是放围墙。这次请走棋子。
learn-wrong-step = 这是走棋子。这次请放围墙。
learn-wrong-away = 这样走离终点更远了。
learn-wrong-same = 蓝方的路还是 { $after } 步。
learn-wrong-both = 蓝方多走 { $theirs } 步，可你自己也多走 { $yours } 步。
learn-wrong-longer = 原来还差 { $before } 步，现在变成 { $after } 步了。
learn-wrong-small = 现在蓝方还差 { $after } 步。还不够。

## 1. A step

learn-step = 走一步
learn-step-text = 你是黄方。你要走到最上面一行。每次轮到你，棋子可以走一格。
learn-step-task = 向上走到 e2。
learn-step-hint = 点一下棋子上面的格子。
learn-step-word = 对了。上、下、左、右都行，每次走一格。

## 2. The goal

learn-goal = 走到终点
learn-goal-text = 围墙穿不过去，要绕着走。最上面一行，走到哪一格都算赢。
learn-goal-task = 走到最上面一行。
learn-goal-hint = 先向左走到 d8，再往上走。
learn-goal-word = 你赢了！谁先走到对面，谁就赢。

## 3. A fence

learn-fence = 放围墙
learn-fence-text = 你也可以不走棋子，改放一道围墙。围墙有两格长。蓝方只好绕路。
learn-fence-task = 在蓝方前面放一道围墙。
learn-fence-hint = 点一下蓝方下面的空隙。
learn-fence-word = 蓝方原来还差 { $before } 步，现在要走 { $after } 步。

## 4. A fence that is refused

learn-refused = 不能困住别人
learn-refused-text = 蓝方在角落里，只剩一个出口。要是把这个出口也堵上呢？
learn-refused-task = 试着把蓝方困住。
learn-refused-hint = 点一下 b9 右边的空隙。
learn-refused-word = 看，不行吧？每个人都必须有路走到终点。
learn-refused-wrong = 蓝方还能出来。堵上 b9 旁边的空隙。

## 5. A jump

learn-jump = 跳越
learn-jump-text = 蓝方就站在你面前。你可以跳过蓝方，落在后面那一格。
learn-jump-task = 跳过蓝方。
learn-jump-hint = 点一下蓝方后面的 e6。
learn-jump-word = 一步走了两格！跳一下，省一步。
learn-jump-wrong = 这样走也可以。不过这次请跳过蓝方。

## 6. A side-step

learn-side = 走旁边
learn-side-text = 蓝方后面有围墙，不能直着跳过去。你可以改走到蓝方旁边。
learn-side-task = 走到蓝方旁边的格子。
learn-side-hint = d6 和 f6 都空着。点其中一个。
learn-side-word = 真棒。直着跳被挡住时，可以走到那枚棋子的左边或右边。
learn-side-blocked = 围墙挡住了这一跳。看看蓝方的左边和右边。
learn-side-wrong = 这样走也可以。不过这次请走到蓝方旁边。

## 7. A side-step with one side closed

learn-one-side = 只有一边能走
learn-one-side-text = 现在蓝方左边也有一道围墙。
learn-one-side-task = 找出蓝方旁边能走的格子。
learn-one-side-hint = 看蓝方的右边：f6。
learn-one-side-word = 对了。围墙永远穿不过去，跳的时候也一样。
learn-one-side-blocked = 蓝方和那一格之间有围墙。试试另一边。

## 8. Four players

learn-four = 四个人玩
learn-four-text = 三个人、四个人也能玩。每个人都要走到对面：绿方往右，红方往左。谁都可以跳过去。
learn-four-task = 跳过绿方。
learn-four-hint = 绿方是三角形。点一下它后面的格子。
learn-four-word = 很好。四个人玩时，每人只有 5 道围墙。要省着用。
learn-four-wrong = 这样走也可以。不过这次请跳过绿方。

## 9. The length of a path

learn-path = 数数步数
learn-path-text = 虚线是你最短的路。数字是还要走几步。谁的数字小，谁就领先。
learn-path-task = 让你的数字变小。
learn-path-hint = 沿着虚线走。
learn-path-word = 原来还差 { $before } 步，现在只差 { $after } 步。

## 10. A fence that costs the other more

learn-cost = 好围墙
learn-cost-text = 围墙也可能挡住你自己。好围墙让蓝方多走很多步，你一步也不多走。
learn-cost-task = 让蓝方至少多走 2 步，自己不多走。
learn-cost-hint = 看蓝方正下方，那里已经有一道围墙。把它接长。
learn-cost-word = 现在蓝方要走 { $after } 步，你还和原来一样。这就是好围墙。

## 11. The pocket

learn-pocket = 堵死胡同
learn-pocket-text = 蓝方正走进一条窄巷子。出口只有一个。一道围墙就能堵上。
learn-pocket-task = 用一道围墙让蓝方至少多走 6 步。
learn-pocket-hint = 点一下 a2 和 a3 之间的空隙。
learn-pocket-word = 蓝方得一路退回去，现在要走 { $after } 步。你自己可别走进这样的巷子！

## 12. Fences for the end

learn-keep = 留一道围墙
learn-keep-text = 蓝方还差 2 步，你还差 3 步。光跑是来不及的。不过，你还留着一道围墙！
learn-keep-task = 用好它，让自己先到。
learn-keep-hint = 在最下面一行前面，拦住蓝方的路。
learn-keep-word = 现在蓝方要走 { $after } 步，你只要 3 步。留到最后的围墙最值钱。

## 13. Counting a race

learn-race = 算一算赛跑
learn-race-text = 你还差 4 步，蓝方也差 4 步，现在轮到你。所以你会先到。这时放围墙只会耽误时间。
learn-race-task = 跑到最上面一行。
learn-race-hint = 一直往前走，别停下来。
learn-race-word = 你快一步赢了。放围墙前先数一数：也许直接跑就行。
learn-race-lost = 来不及了，蓝方会先到。每一步都很要紧。再试一次吧。

## 14. A first plan

learn-plan = 第一个计划
learn-plan-text = 开头怎么走？先沿着中间往上走三步，再在蓝方前面放一道围墙。
learn-plan-task = 往上走三步，再放一道让蓝方多走一步的围墙。
learn-plan-hint = 走到 e4，再在蓝方正下方放围墙。
learn-plan-word = 开头不错。以后每次轮到你，都问问自己：走一步还是放围墙，哪个更划算？
learn-plan-more = 很好，继续。

## 15. A whole game

learn-game = 你的第一局
learn-game-text = 现在和蓝方下一局。蓝方是还在学棋的电脑。把学会的都用上吧。
learn-game-task = 赢下这一局。
learn-game-hint = 你的数字小，就往前跑。不然就放一道让蓝方绕得最远的围墙。
learn-game-word = 你赢了第一局！
learn-game-lost = 这次蓝方更快。你能行的，再来一局吧。
