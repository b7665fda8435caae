### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = 遊戲規則
# For search engines and for previews of links
rules-description = 二人、三人、四人怎麼玩：棋子、圍牆、跳越與計時，附十張圖解。
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2、3 或 4 人 · 8 歲以上 · 10 到 20 分鐘
# $number: 1 to 10
rules-figure = 圖 { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S、W、N、E 分別是南家、西家、北家、東家的棋子，# 是圍牆，* 是棋子可以走到的格子，x 表示不允許。
# Stands before a paragraph
rules-ruling = 我們的裁定
# At the end of the page
rules-ruling-note = 各版印刷規則略有出入，也有些問題沒有說明。標有「{ rules-ruling }」的段落，是 Fencepost 自己的答案。

## Goal

rules-aim-title = 遊戲目標
rules-aim = 搶在別人之前，把自己的棋子走到棋盤的另一邊。你可以用圍牆讓對手繞遠路，但絕不能把路完全堵死。

## Setup

rules-ready-title = 準備
rules-ready-board = 棋盤有 9 乘 9 格。從南家看過去，直行由左到右叫 a 到 i，橫列由下到上叫 1 到 9。
rules-ready-two = 兩人玩時坐南家和北家，每人拿 10 道圍牆。南家從 e1 出發，走到第 9 列獲勝；北家從 e9 出發，走到第 1 列獲勝。
rules-ready-first = 抽籤或商量決定誰坐南家。南家先走，之後依順時針方向輪流。

## Your turn

rules-turn-title = 輪到你時
rules-turn = 移動棋子，或放一道圍牆，二選一，不能略過回合。圍牆用完後，就只能移動棋子。

## Moving the pawn

rules-pawn-title = 移動棋子
rules-pawn = 棋子每次往上、下、左或右走一格。不能斜走，也不能走進已有棋子的格子。
rules-pawn-fence = 棋子不能穿過圍牆，要繞過去。

## Placing a fence

rules-fence-title = 放圍牆
rules-fence = 一道圍牆長兩格，放在兩對格子之間的溝槽裡，橫放、直放都可以。不能超出棋盤，也不能錯開半格。
rules-fence-overlap = 圍牆不能重疊，連一半也不行。可以首尾相接，也可以接成 T 字形。
rules-fence-cross = 圍牆也不能互相交叉。
rules-fence-stays = 放好的圍牆到對局結束都不能再移動。
rules-fence-way = 每放一道圍牆之後，每枚棋子（包括你自己的）都必須還有路通往自己的終點線。不准用圍牆把棋子困死。
rules-fence-way-ruling = 這裡只看圍牆：棋子不算擋路，跳越也不算開路。

## Face to face

rules-jump-title = 面對面
rules-jump = 如果相鄰的格子上有別人的棋子，中間又沒有圍牆，你就可以跳越它，落在它正後方的那一格。四個方向都可以這樣跳。
rules-jump-side = 如果這一跳被圍牆或另一枚棋子擋住，你可以改走到原本要跳越的那枚棋子的左邊或右邊，只要那一格是空的，和那枚棋子之間也沒有圍牆。能直線跳越時，就不能走旁邊。
rules-jump-edge = 棋盤邊緣和圍牆一樣，會擋住跳越。
rules-jump-one = 一步最多跳越一枚棋子。只要還有別的走法，就不必跳。
rules-jump-pass = 如果棋子動不了，也放不了圍牆，就略過這回合。

## The end of the game

rules-end-title = 對局結束
rules-end = 最先讓棋子走到自己終點線上任何一格的玩家立刻獲勝，跳越抵達的也算。
rules-end-leave = 雙人對局中，認輸或超時就輸了。
rules-end-draw = 同一局面第三次出現（手上的圍牆數和輪到的玩家也相同）就是和局，開局局面也算一次。還在場上的玩家全部同意，也可以和局。

## Three and four players

rules-many-title = 三人和四人玩法
rules-many-four = 四人玩時每人 5 道圍牆，依南家、西家、北家、東家的順序輪流。西家從 a5 出發，走到 i 行獲勝；東家從 i5 出發，走到 a 行獲勝。
rules-many-three = 三人玩時每人 6 道圍牆，剩下的 2 道留在盒子裡。
rules-many-three-seats = 三人坐南家、西家和北家。
rules-many-leave = 三人或四人時，如果你認輸或超時，你的棋子和手上的圍牆一起離場；已放的圍牆留在原處，你的回合直接略過，別人也不必再為你留路。最後留下的玩家獲勝。

## Playing with a clock

rules-clock-title = 計時對局
rules-clock = 錦標賽會限時，有以下幾種方式：
rules-clock-player = 各人限時：每位玩家整局的時間相同。也可以每走一步加秒，或每一步都先延遲一段固定時間才開始計時。
rules-clock-game = 整局限時：總時間由所有玩家平分。
rules-clock-move = 每步限時：每一步都要在時間內走完。
rules-clock-hourglass = 沙漏：你用掉的時間會平分給其他玩家。
# What the server does
rules-clock-start = 線上對局要等每個人都走完第一步才開始計時。如果有人走第一步超過一分鐘，對局就取消。

## Other boards

rules-boards-title = 其他棋盤
rules-boards = 練習時，棋盤每邊可以有 2 到 9 格，每人 0 到 20 道圍牆。2 乘 2 的棋盤最多三人玩。
rules-boards-start = 棋子從自己那一邊的中間出發。如果那一邊的格數是偶數，南家和北家從正中偏右的一格出發，西家和東家從正中偏上的一格出發。

## Writing moves down

rules-writing-title = 記錄棋步
rules-writing = 移動棋子，就記它落腳的格子，例如 e2。圍牆以它中點左下方的格子命名：e3h 橫放在 e3 和 f3 的上方，e3v 直放在 e3 和 e4 的右方。

## The figures

rules-figure-1 = 雙人對局的開局。
rules-figure-2 = 棋子的四種走法。
rules-figure-3 = 圍牆擋住直路，棋子要繞過去。
rules-figure-4 = 正確：放在兩對格子之間。打叉的：錯開了半格。
rules-figure-5 = 最後一道圍牆會把棋子困死：不准放。
rules-figure-6 = 直線跳越。
rules-figure-7 = 棋子後方有圍牆：跳到它的左邊或右邊。
rules-figure-8 = 同樣情況，但有一邊被擋住：只剩一種跳法。
rules-figure-9 = 後方還有棋子：不能連跳兩枚，但左右都可以走。
rules-figure-10 = 走到終點線：這枚棋子贏了。

## Around the rules

rules-print = 列印
rules-play = 開始玩
# In place of “Play” for somebody who came from a game
rules-back = 回到對局
rules-name = Fencepost 是獨立的專案。這款遊戲以 Quoridor® 之名販售，該名稱屬於其出版商。Fencepost 與該出版商沒有關係。
