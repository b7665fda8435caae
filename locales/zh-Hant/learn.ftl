### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.

learn-title = 學下棋
learn-progress = { $step } / { $steps }
learn-steps = 全部課程
learn-again = 再做一次
learn-next = 下一課
learn-back = 上一課
learn-skip = 跳過
learn-finish = 開始對局
learn-puzzles = 做一題
learn-hint = 提示：
learn-show-hint = 看提示
learn-step-done = { $step }：已完成
learn-step-open = { $step }：未完成
learn-over = 你已經會下了。祝你玩得開心！

## What went wrong

learn-not = 不是 { $move }。
learn-wrong-fence = 這是放圍牆。這次請走棋子。
learn-wrong-step = 這是走棋子。這次請放圍牆。
learn-wrong-away = 這樣走，離終點更遠了。
learn-wrong-same = 藍方的路還是 { $after } 步。
learn-wrong-both = 藍方多走 { $theirs } 步，可是你自己也多走 { $yours } 步。
learn-wrong-longer = 原本還差 { $before } 步，現在變成 { $after } 步了。
learn-wrong-small = 現在藍方還差 { $after } 步。還不夠喔。

## 1. A step

learn-step = 走一步
learn-step-text = 你是黃方。你要走到最上面那一排。每次輪到你，棋子可以走一格。
learn-step-task = 往上走到 e2。
learn-step-hint = 點一下棋子上面的格子。
learn-step-word = 答對了。上、下、左、右都可以，每次走一格。

## 2. The goal

learn-goal = 走到終點
learn-goal-text = 圍牆穿不過去，要繞著走。最上面那一排，走到哪一格都算贏。
learn-goal-task = 走到最上面那一排。
learn-goal-hint = 先往左走到 d8，再往上走。
learn-goal-word = 你贏了！誰先走到對面，誰就贏。

## 3. A fence

learn-fence = 放圍牆
learn-fence-text = 你也可以不走棋子，改放一道圍牆。圍牆有兩格長。藍方只好繞路。
learn-fence-task = 在藍方前面放一道圍牆。
learn-fence-hint = 點一下藍方下面的空隙。
learn-fence-word = 藍方原本還差 { $before } 步，現在要走 { $after } 步。

## 4. A fence that is refused

learn-refused = 不能把人困住
learn-refused-text = 藍方在角落裡，只剩一個出口。要是把這個出口也堵住呢？
learn-refused-task = 試試看把藍方困住。
learn-refused-hint = 點一下 b9 右邊的空隙。
learn-refused-word = 看吧，不行喔。每個人都一定要有路走到終點。
learn-refused-wrong = 藍方還出得來。堵住 b9 旁邊的空隙。

## 5. A jump

learn-jump = 跳越
learn-jump-text = 藍方就站在你前面。你可以跳過藍方，落在後面那一格。
learn-jump-task = 跳過藍方。
learn-jump-hint = 點一下藍方後面的 e6。
learn-jump-word = 一步走了兩格！跳一下，省一步。
learn-jump-wrong = 這樣走也可以。不過這次請跳過藍方。

## 6. A side-step

learn-side = 走旁邊
learn-side-text = 藍方後面有圍牆，不能直直跳過去。你可以改走到藍方旁邊。
learn-side-task = 走到藍方旁邊的格子。
learn-side-hint = d6 和 f6 都空著。點其中一格。
learn-side-word = 做得好。直直跳被擋住時，可以走到那枚棋子的左邊或右邊。
learn-side-blocked = 圍牆擋住了這一跳。看看藍方的左邊和右邊。
learn-side-wrong = 這樣走也可以。不過這次請走到藍方旁邊。

## 7. A side-step with one side closed

learn-one-side = 只有一邊能走
learn-one-side-text = 現在藍方左邊也有一道圍牆。
learn-one-side-task = 找出藍方旁邊能走的格子。
learn-one-side-hint = 看藍方的右邊：f6。
learn-one-side-word = 沒錯。圍牆永遠穿不過去，跳的時候也一樣。
learn-one-side-blocked = 藍方和那一格之間有圍牆。試試另一邊。

## 8. Four players

learn-four = 四個人玩
learn-four-text = 三個人、四個人也能玩。每個人都要走到對面：綠方往右，紅方往左。不管是誰，都可以跳過去。
learn-four-task = 跳過綠方。
learn-four-hint = 綠方是三角形。點一下它後面的格子。
learn-four-word = 很好。四個人玩時，每人只有 5 道圍牆。要省著用。
learn-four-wrong = 這樣走也可以。不過這次請跳過綠方。

## 9. The length of a path

learn-path = 數數步數
learn-path-text = 虛線是你最短的路。數字是還要走幾步。誰的數字小，誰就領先。
learn-path-task = 讓你的數字變小。
learn-path-hint = 沿著虛線走。
learn-path-word = 原本還差 { $before } 步，現在只差 { $after } 步。

## 10. A fence that costs the other more

learn-cost = 好圍牆
learn-cost-text = 圍牆也可能擋到你自己。好圍牆讓藍方多走很多步，你一步也不用多走。
learn-cost-task = 讓藍方至少多走 2 步，自己不多走。
learn-cost-hint = 看藍方的正下方，那裡已經有一道圍牆。把它接長。
learn-cost-word = 現在藍方要走 { $after } 步，你還是跟原本一樣。這就是好圍牆。

## 11. The pocket

learn-pocket = 堵死巷
learn-pocket-text = 藍方正走進一條窄巷子。出口只有一個。一道圍牆就能堵住。
learn-pocket-task = 用一道圍牆讓藍方至少多走 6 步。
learn-pocket-hint = 點一下 a2 和 a3 之間的空隙。
learn-pocket-word = 藍方得一路退回去，現在要走 { $after } 步。你自己可別走進這種巷子！

## 12. Fences for the end

learn-keep = 留一道圍牆
learn-keep-text = 藍方還差 2 步，你還差 3 步。光用跑的來不及。不過，你還留著一道圍牆！
learn-keep-task = 好好用它，讓自己先到。
learn-keep-hint = 在最下面那一排前面，擋住藍方的路。
learn-keep-word = 現在藍方要走 { $after } 步，你只要 3 步。留到最後的圍牆最有用。

## 13. Counting a race

learn-race = 算一算賽跑
learn-race-text = 你還差 4 步，藍方也差 4 步，現在輪到你。所以你會先到。這時放圍牆只會浪費時間。
learn-race-task = 跑到最上面那一排。
learn-race-hint = 一直往前走，別停下來。
learn-race-word = 你快一步贏了。放圍牆前先數一數：也許直接跑就好。
learn-race-lost = 來不及了，藍方會先到。每一步都很重要。再試一次吧。

## 14. A first plan

learn-plan = 第一個計畫
learn-plan-text = 一開始怎麼走？先沿著中間往上走三步，再在藍方前面放一道圍牆。
learn-plan-task = 往上走三步，再放一道讓藍方多走一步的圍牆。
learn-plan-hint = 走到 e4，再在藍方正下方放圍牆。
learn-plan-word = 好的開始。以後每次輪到你，都問問自己：走一步還是放圍牆，哪個比較划算？
learn-plan-more = 很好，繼續。

## 15. A whole game

learn-game = 你的第一局
learn-game-text = 現在和藍方下一局。藍方是還在學棋的電腦。把學會的都用上吧。
learn-game-task = 贏下這一局。
learn-game-hint = 你的數字比較小，就往前跑。不然就放一道讓藍方繞最遠的圍牆。
learn-game-word = 你贏了第一局！
learn-game-lost = 這次藍方比較快。你一定可以的，再試一次吧。
