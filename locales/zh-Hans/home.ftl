### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = 来玩 Fencepost
start-resume = 继续对局
start-resume-what = { $players } 人，已走 { $moves } 步
start-computer = 挑战电脑
start-computer-hint = 离线也能玩。
start-invite = 邀请别人
start-invite-hint = 发送链接或出示二维码，无需注册。
start-pass = 同屏对战
start-pass-hint = 二到四人共用一台设备。
start-open = 等待中的对局
start-open-none = 现在没有人在等。开一局，别人就会在这里看到。
start-open-offline = 连不上服务器。你仍然可以挑战电脑或同屏对战。
start-watch = 观战
start-watch-none = 现在没有公开的对局。
start-rules = 阅读规则
start-rules-hint = 两分钟读完，配有图解。
start-now = 开始
start-create = 生成链接
start-level = { $level } 级
level-label = 难度
level-1 = 初学
level-2 = 入门
level-3 = 简单
level-4 = 休闲
level-5 = 稳健
level-6 = 熟练
level-7 = 较强
level-8 = 很强
level-9 = 高手
level-10 = 全力
players-label = 人数
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = 计时
clock-own = 自定义
clock-kind = 计时方式
clock-kind-increment = 各方限时，每步加秒
clock-kind-delay = 各方限时，每步延迟
clock-kind-per-move = 每步限时
clock-kind-hourglass = 沙漏
clock-own-minutes = 每人分钟数
clock-own-seconds = 每步秒数
first-label = 谁先走
first-lot = 随机
first-me = 我
first-other = 对方
first-another = 其他人
seats-label = 其他座位
seat-person = 真人
listed-label = 显示在等待中的对局里
join = 加入
watch = 观战
game-watch-move = 第 { $number } 步

## The first look

home-what = 2 到 4 人的围墙竞速棋。
home-play = 马上玩
home-play-hint = 免费，无需注册
home-learn = 学习规则
home-tutorial = 边玩边学
home-tutorial-hint = 十五节小课
home-puzzle = 每日一题
# The board on the start page, for screen readers
home-board = 棋盘。方向键选格子，h 和 v 选围墙。按 Enter 走棋，对局随即开始。
home-tip-title = 轮到你了。
home-tip = 走一步或放一道围墙，对局就开始。
home-tip-fence = 再点一次围墙即可放下。
home-beginning = 对局开始…

## The form

mode-label = 对手
mode-computer = 电脑
mode-invite = 好友
mode-pass = 同屏
more-options = 更多选项
summary-first-lot = 随机先走
summary-first-me = 你先走
summary-first-other = 对方先走
summary-fences = 每人 { $fences } 道围墙
clock-kind-game = 整局限时
clock-own-game = 总分钟数
board-width = 列数
board-height = 行数
fences-each = 每人围墙
fences-usual = 标准（{ $fences }）

## Others

lobby-waiting = 等待中
lobby-yours = 你发起的对局
exhibition-live = 直播
exhibition-title = 引擎对战中
exhibition-recorded = 对局回放
