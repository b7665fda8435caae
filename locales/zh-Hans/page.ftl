### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = 走到对岸，或筑墙拦路。
# For search engines and for previews of links
app-description = 让棋子走到对岸，或者用围墙拦住别人。打开浏览器就能玩，支持二到四人，可以和真人对战，也可以挑战电脑，无需注册。
# The picture in previews of links
app-preview = 摆着棋子和围墙的棋盘。
needs-script = 下棋需要 JavaScript，但这里已将其禁用。不启用也可以阅读规则。
back-to-start = 返回首页
close = 关闭

## The bar at the top

settings = 设置
look = 外观
look-wood = 木质
look-light = 浅色
look-dark = 深色
language = 语言
sound = 音效
confirm-fences = 放围墙前先确认
confirm-touch = 触屏上
confirm-always = 总是
confirm-never = 从不
notify = 轮到我时提醒我
notify-hint = 正在看其他窗口时也会提醒。
show-on-board = 在棋盘上显示
overlay-legal = 我的棋子能走的格子
overlay-ways = 最短路线
overlay-lengths = 各路线的步数
overlay-last = 上一步
overlay-coordinates = 坐标

## Start

start-title = 来玩 Fencepost
start-resume = 继续对局
start-resume-what = { $players } 人，已走 { $moves } 步
start-computer = 挑战电脑
start-computer-hint = 断网也能玩。
start-invite = 邀请好友
start-invite-hint = 发送链接或出示二维码，无需注册。
start-pass = 同屏对战
start-pass-hint = 二到四人轮流使用这块屏幕。
start-open = 等待中的对局
start-open-none = 现在没有人在等。开一局，别人就会在这里看到。
start-open-offline = 连不上服务器。挑战电脑和同屏对战照常可用。
start-watch = 观战
start-watch-none = 现在没有公开的对局。
start-rules = 阅读规则
start-rules-hint = 两分钟，配有图解。
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
clock-none = 不计时
clock-minutes = { $minutes } 分钟
clock-increment = { $minutes } 分 + { $seconds } 秒
clock-delay = { $minutes } 分，延迟 { $seconds } 秒
clock-per-move = 每步 { $seconds } 秒
clock-hourglass = 沙漏 { $minutes } 分
clock-own = 自定义计时
clock-kind = 计时方式
clock-kind-increment = 各方限时，每步加秒
clock-kind-delay = 各方限时，每步延迟
clock-kind-per-move = 每步限时
clock-kind-hourglass = 沙漏
clock-own-minutes = 每人分钟数
clock-own-seconds = 每步秒数
first-label = 谁先走
first-lot = 抽签
first-me = 我
first-other = 对方
first-another = 其他玩家
seats-label = 其他座位
seat-person = 真人
seat-computer = 电脑
listed-label = 显示在等待中的对局里
your-name = 你的名字
your-name-hint = 可以不填。
join = 加入
watch = 观战
game-of = { $players } 人
game-watch-move = 第 { $number } 步

## Waiting for others

invite-title = 等待玩家
invite-hint = 打开这个链接的人都可以入座，其他人也能用它观战。
invite-link = 对局链接
invite-copy = 复制
invite-copied = 已复制
invite-share = 分享
invite-qr = 链接的二维码
invite-seats = 还有 { $open } 个空位
invite-cancel = 取消对局
join-title = 有人邀请你对战
join-hint = { $name } 在等你。
join-hint-somebody = 有人在等你。
join-sit = 入座开局

## A game

you = 你
engine-name = 电脑（{ $level } 级）
engine-full = 电脑（全力）
open-seat = 空位
guest = 游客
player-out = 出局
player-away = 离线
player-thinking = 思考中…
fences-left = 剩余围墙：{ $count }
way-length = 距终点步数：{ $count }
your-turn = 轮到你了
turn-of = 轮到 { $name }
not-started = 座位还没坐满
first-move-wait = { $name } 还有 { $seconds } 秒走第一步，超时对局将中止。
first-move-wait-you = 你还有 { $seconds } 秒走第一步，超时对局将中止。
left-for-good = { $name } 已经离线一阵子了。
take-over = 让电脑接着下
give-time-to = 给 { $name } 加 15 秒
place-fence = 放 { $move }
drop-fence = 收回围墙
take-fence-hint = 把围墙拖到棋盘上，或点一下沟槽。
moves = 着法
no-moves-yet = 还没有人走
move-first = 回到开局
move-back = 上一步
move-on = 下一步
move-last = 到最后一步
looking-back = 你正在回看之前的局面。
back-to-game = 回到对局
flip = 翻转
actions = 操作
takeback = 悔棋
draw = 和棋
resign = 认输
resign-sure = 确定认输吗？
draw-sure = 大家都同意和棋吗？
yes = 是
no = 否
rematch = 再来一局
play-back = 回放
share = 分享
copy-record = 复制棋谱
download-record = 保存棋谱
new-game = 新对局
give-time = 加 15 秒
more = 更多
accept = 接受
decline = 拒绝
withdraw = 撤回
offers-draw = { $name } 提议和棋。
offers-takeback = { $name } 想悔棋，收回 { $move }。
offers-rematch = { $name } 想再来一局。
offered-draw = 你已提议和棋。
offered-takeback = 你请求悔棋，收回 { $move }。
offered-rematch = 你已邀请再来一局。
next-game = 前往下一局
premove-set = 轮到你时，能走就走 { $move }。
phrases = 说句话
phrase-hello = 你好！
phrase-good-luck = 祝你好运！
phrase-good-game = 这局真精彩！
phrase-well-played = 下得漂亮！
phrase-thanks = 谢谢！
phrase-oops = 哎呀！
phrase-one-moment = 请稍等。
phrase-hurry = 轮到你啦！
phrase-sorry = 不好意思！
phrase-bye = 再见！
says = { $name }：{ $text }
you-won = 你赢了
you-lost = 你输了
game-drawn = 和棋
game-broken-off = 已中止
won-by = { $name } 获胜

## The connection

link-lost = 连接已断开，正在重连…
link-joining = 正在连接…
link-missing = 这里没有这局棋。
local-missing = 这个浏览器里已经没有那局棋了。
page-missing = 这个网址没有页面。
trouble-offline = 服务器没有响应。
trouble-seat = 那个座位刚刚被人坐了。
trouble-too-many = 操作太频繁了，请稍后再试。
trouble-too-many-wait = 请求太多，请在 { $seconds } 秒后再试。
trouble-offered = 上一步之后你已经提议过了。
trouble-too-long = 对局太长，无法这样做。你仍然可以走棋或认输。
trouble-other = 操作没有成功。
turn-title = 轮到你了 – Fencepost
turn-notice = 轮到你了。

## The board, by keyboard and for screen readers

board-label = 棋盘。方向键移动光标，h 和 v 选横放或竖放围墙，p 回到格子，Enter 走棋。
move-input = 输入着法
move-input-go = 走
move-input-hint = 例如 e3 或 e3h
keys = 按键
keys-arrows = 在棋盘上：移动光标。在别处：逐步浏览着法
keys-home-end = 第一步和最后一步
keys-h = 光标改为横放围墙
keys-v = 光标改为竖放围墙
keys-p = 回到格子
keys-enter = 走棋
keys-escape = 收回围墙
keys-f = 翻转棋盘
keys-m = 开关音效
keys-question = 本列表
say-square = { $square }，空格
say-square-pawn = { $square }，{ $name } 的棋子
say-square-goes = { $square }，你的棋子可以走到这里
say-fence-across = { $fence }，横放，在 { $from } 和 { $to } 上方
say-fence-upright = { $fence }，竖放，在 { $from } 和 { $to } 右侧
say-fence-placed = { $fence }，这里有围墙
say-fence-blocked = { $fence }，这里不能放围墙
say-moved = { $name } 走到 { $move }。
say-fenced = { $name } 放围墙 { $move }。
say-passed = { $name } 只能跳过这回合。
say-out = { $name } 出局。
