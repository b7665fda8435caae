### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = 游戏规则
# For search engines and for previews of links
rules-description = 二人、三人、四人怎么玩：棋子、围墙、跳越和计时，配十幅图解。
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2、3 或 4 人 · 8 岁以上 · 10 到 20 分钟
# $number: 1 to 10
rules-figure = 图 { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S、W、N、E 分别是南家、西家、北家、东家的棋子，# 是围墙，* 是棋子可以走到的格子，x 表示不允许。
# Stands before a paragraph
rules-ruling = 我们的裁定
# At the end of the page
rules-ruling-note = 各版印刷规则略有出入，也有些问题没有说明。标有“{ rules-ruling }”的段落，是 Fencepost 自己的答案。

## Goal

rules-aim-title = 游戏目标
rules-aim = 抢在别人前面，把自己的棋子走到棋盘另一边。你可以用围墙让对手绕远路，但绝不能把路完全堵死。

## Setup

rules-ready-title = 准备
rules-ready-board = 棋盘有 9 乘 9 个格子。从南家看，各列从左到右叫 a 到 i，各行从下到上叫 1 到 9。
rules-ready-two = 两人玩时坐南家和北家，每人拿 10 道围墙。南家从 e1 出发，走到第 9 行获胜；北家从 e9 出发，走到第 1 行获胜。
rules-ready-first = 抽签或商量决定谁坐南家。南家先走，之后按顺时针方向轮流。

## Your turn

rules-turn-title = 轮到你时
rules-turn = 移动棋子，或放一道围墙，二选一，不能放弃行动。围墙用完后，就只能移动棋子。

## Moving the pawn

rules-pawn-title = 移动棋子
rules-pawn = 棋子每次向上、下、左或右走一格。不能斜走，也不能走进已有棋子的格子。
rules-pawn-fence = 棋子不能穿过围墙，要绕过去。

## Placing a fence

rules-fence-title = 放围墙
rules-fence = 一道围墙长两格，放在两对格子之间的沟槽里，横放、竖放都可以。不能伸出棋盘，也不能错开半格。
rules-fence-overlap = 围墙不能重叠，一半也不行。可以首尾相接，也可以接成 T 字形。
rules-fence-cross = 围墙也不能互相交叉。
rules-fence-stays = 放好的围墙直到对局结束都不能再动。
rules-fence-way = 每放一道围墙之后，每枚棋子（包括你自己的）都必须还有路通往自己的终点线。不准用围墙把棋子困死。
rules-fence-way-ruling = 这里只看围墙：棋子不算挡路，跳越也不算开路。

## Face to face

rules-jump-title = 面对面
rules-jump = 如果相邻的格子上有别人的棋子，中间又没有围墙，你就可以跳越它，落在它正后方的那一格。四个方向都可以这样跳。
rules-jump-side = 如果这一跳被围墙或另一枚棋子挡住，你可以改走到原本要跳越的那枚棋子的左边或右边，只要那一格是空的，和那枚棋子之间也没有围墙。能直线跳越时，就不能走旁边。
rules-jump-edge = 棋盘边缘和围墙一样，会挡住跳越。
rules-jump-one = 一步最多跳越一枚棋子。只要还有别的走法，就不必跳。
rules-jump-pass = 如果棋子动不了，也放不了围墙，就略过这回合。

## The end of the game

rules-end-title = 对局结束
rules-end = 最先让棋子走到自己终点线上任意一格的玩家立即获胜，跳越到达的也算。
rules-end-leave = 双人对局中，认输或超时就输了。
rules-end-draw = 同一局面第三次出现（手上的围墙数和轮到的玩家也相同）就是和棋，开局局面也算一次。还在场上的玩家全都同意，也可以和棋。

## Three and four players

rules-many-title = 三人和四人玩法
rules-many-four = 四人玩时每人 5 道围墙，按南家、西家、北家、东家的顺序轮流。西家从 a5 出发，走到 i 列获胜；东家从 i5 出发，走到 a 列获胜。
rules-many-three = 三人玩时每人 6 道围墙，剩下的 2 道留在盒子里。
rules-many-three-seats = 三人坐南家、西家和北家。
rules-many-leave = 三人或四人时，如果你认输或超时，你的棋子和手上的围墙一起离场；已放的围墙留在原处，你的回合直接略过，别人也不必再给你留路。最后留下的玩家获胜。

## Playing with a clock

rules-clock-title = 计时对局
rules-clock = 锦标赛会限时，有以下几种方式：
rules-clock-player = 各方限时：每位玩家整局的时间相同。也可以每走一步加秒，或每一步都先延迟一段固定时间再开始计时。
rules-clock-game = 整局限时：总时间由所有玩家平分。
rules-clock-move = 每步限时：每一步都要在规定时间内走完。
rules-clock-hourglass = 沙漏：你用掉的时间会平分给其他玩家。
# What the server does
rules-clock-start = 在线对局要等每个人都走完第一步才开始计时。如果有人走第一步超过一分钟，对局就取消。

## Other boards

rules-boards-title = 其他棋盘
rules-boards = 练习时，棋盘每边可以有 2 到 9 格，每人 0 到 20 道围墙。2 乘 2 的棋盘最多三人玩。
rules-boards-start = 棋子从自己那一边的中间出发。如果那一边的格数是偶数，南家和北家从正中偏右的一格出发，西家和东家从正中偏上的一格出发。

## Writing moves down

rules-writing-title = 记录着法
rules-writing = 移动棋子，就记它落脚的格子，例如 e2。围墙以它中点左下方的格子命名：e3h 横放在 e3 和 f3 上方，e3v 竖放在 e3 和 e4 右侧。

## The figures

rules-figure-1 = 双人对局的开局。
rules-figure-2 = 棋子的四种走法。
rules-figure-3 = 围墙挡住直路，棋子要绕过去。
rules-figure-4 = 正确：放在两对格子之间。打叉的：错开了半格。
rules-figure-5 = 最后一道围墙会把棋子困死：不准放。
rules-figure-6 = 直线跳越。
rules-figure-7 = 棋子后面有围墙：跳到它的左边或右边。
rules-figure-8 = 同样的情况，但有一边被挡住：只剩一种跳法。
rules-figure-9 = 后面还有棋子：不能连跳两枚，但左右都可以走。
rules-figure-10 = 走到终点线：这枚棋子赢了。

## Around the rules

rules-print = 打印
rules-play = 开始玩
# In place of “Play” for somebody who came from a game
rules-back = 返回对局
rules-name = Fencepost 是一个独立项目。这款游戏以 Quoridor® 之名销售，该名称归其出版商所有。Fencepost 与该出版商没有关联。
