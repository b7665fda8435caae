### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = 等待玩家
invite-hint = 有这个链接的人都可以加入或观战。
invite-link = 对局链接
invite-copy = 复制
invite-copied = 已复制
invite-share = 分享
invite-qr = 链接的二维码
invite-seats = 还有 { $open } 个空位
invite-cancel = 取消对局
join-title = 有人邀请你对战
join-hint = { $name }在等你。
join-hint-somebody = 有人在等你。
join-sit = 加入并开始

## A game

player-out = 出局
player-away = 离线
player-thinking = 思考中…
fences-left = 剩余围墙：{ $count }
way-length = 距终点步数：{ $count }
your-turn = 轮到你了
turn-of = 轮到{ $name }
not-started = 等待玩家
first-move-wait = { $name }还有 { $seconds } 秒走第一步，超时对局将取消。
first-move-wait-you = 你还有 { $seconds } 秒走第一步，超时对局将取消。
left-for-good = { $name }已经离线一阵子了。
take-over = 让电脑接手
give-time-to = 给{ $name }加 15 秒
place-fence = 放 { $move }
drop-fence = 取消
take-fence-hint = 把围墙拖到棋盘上，或点一下格子之间的空隙。
moves = 着法
no-moves-yet = 还没有人走
move-first = 第一步
move-back = 上一步
move-on = 下一步
move-last = 最后一步
looking-back = 你正在查看之前的局面。
back-to-game = 回到对局
flip = 翻转棋盘
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
offers-draw = { $name }提议和棋。
offers-takeback = { $name }想悔棋，收回 { $move }。
offers-rematch = { $name }想再来一局。
offered-draw = 你已提议和棋。
offered-takeback = 你请求悔棋，收回 { $move }。
offered-rematch = 你已邀请再来一局。
next-game = 前往下一局
premove-set = 预走 { $move }，仍合规则才走
phrases = 快捷聊天
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
game-broken-off = 已取消
won-by = { $name }获胜

## The connection

link-lost = 连接已断开，正在重连…
link-joining = 正在连接…
link-missing = 找不到这局棋。
local-missing = 这局棋已不在这个浏览器里了。
turn-title = 轮到你了 – Fencepost

## The board, by keyboard and for screen readers

board-label = 棋盘。方向键移动光标，h 和 v 选横放或竖放的围墙，p 回到格子，Enter 走棋。
move-input = 输入着法
move-input-go = 走
move-input-hint = 例如 e3 或 e3h
keys = 按键
keys-arrows = 在棋盘上：移动光标。在别处：逐步浏览着法
keys-home-end = 第一步和最后一步
keys-h = 横放围墙
keys-v = 竖放围墙
keys-p = 回到格子
keys-enter = 走棋
keys-escape = 取消围墙
keys-f = 翻转棋盘
keys-m = 开关音效
keys-question = 本列表
say-square = { $square }，没有棋子
say-square-pawn = { $square }，{ $name }的棋子
say-square-goes = { $square }，你的棋子可以走到这里
say-fence-across = { $fence }，横放，在 { $from } 和 { $to } 上方
say-fence-upright = { $fence }，竖放，在 { $from } 和 { $to } 右侧
say-fence-placed = { $fence }，这里有围墙
say-fence-blocked = { $fence }，这里不能放围墙
say-moved = { $name }走到 { $move }。
say-fenced = { $name }放围墙 { $move }。
say-passed = { $name }只能略过这回合。
say-out = { $name }出局。
say-moved-you = 你走到 { $move }。
say-fenced-you = 你放围墙 { $move }。
say-passed-you = 你只能略过这回合。
say-out-you = 你出局了。
say-square-pawn-you = { $square }，你的棋子
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } 会把你的棋子困住，使它再也走不出 { $squares }。
move-input-open = 用文字输入着法
# $text: what was typed
move-input-wrong = “{ $text }”不是着法。走棋输入 e3，放围墙输入 e3h。
keys-slash = 输入着法

## How a game ended, said to one of the players

ending-goal-you = 你到达了终点线。
ending-resign-you = 对方认输了。
ending-time-you = 对方超时了。
ending-last-player-you = 你是最后留下的玩家。
ending-resign-lost = 你认输了。
ending-time-lost = 你超时了。
review = 复盘
# $level: a number
next-level = 挑战 { $level } 级
result-moves = { $count ->
   *[other] 步数
  }
# A caption under the number, whatever it is
result-fences = 放置的围墙
result-steps = 距终点步数

## What happens beside the moves, in one short line

news-draw-declined = { $name }拒绝了和棋。
news-draw-declined-you = 你拒绝了和棋。
news-takeback-declined = { $name }不同意悔棋。
news-takeback-declined-you = 你不同意悔棋。
news-rematch-declined = { $name }不想再来一局。
news-rematch-declined-you = 你谢绝了再来一局。
news-withdrawn = { $name }撤回了提议。
news-withdrawn-you = 你撤回了提议。
news-takeback = 上一步已收回。
news-takeover = 电脑现在替{ $name }下。
news-time = { $name }多了 { $seconds } 秒。
news-time-you = 你多了 { $seconds } 秒。
# On the card of who got them
time-gift = +{ $seconds } 秒
premove-dropped = { $move } 已经不能走了。
# $text: the phrase
phrase-sent = 已发送：{ $text }

## Help during a game

hint = 提示
hint-thinking = 思考中…
hints-used = 提示：{ $count }
rules-panel = 规则
rules-panel-loading = 正在加载规则…
rules-panel-missing = 现在无法加载规则，需要联网。
