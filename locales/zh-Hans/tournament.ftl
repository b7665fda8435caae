### Tournaments: making one, running it, and the screen for a projector.

tournaments-title = 锦标赛
tournaments-hint = 对阵、成绩和排名，线下线上都能用，无需注册。
tournaments-yours = 你的锦标赛
tournaments-public = 公开的锦标赛
tournaments-none = 现在没有公开的锦标赛。
tournament-missing = 没有这个锦标赛。

## Making one

tournament-new = 新建锦标赛
tournament-name = 名称
tournament-where = 地点
tournament-at-board = 真实棋盘
tournament-online = 线上
tournament-format = 赛制
format-swiss = 瑞士制
format-round-robin = 循环赛
format-knock-out = 淘汰赛
format-swiss-hint = 每轮人人都下，对手是积分相近的人。
format-round-robin-hint = 每个人都和其他所有人交手。
format-knock-out-hint = 胜者晋级，半决赛的负者争夺第三名。
tournament-table = 每桌人数
tournament-rounds = 轮数
tournament-double = 双循环，每对交手两次
tournament-listed = 显示在公开列表里
tournament-create = 创建锦标赛

## What everybody sees

tournament-what = { $format } · { $players } 人
tab-tables = 对阵
tab-standings = 排名
tab-players = 选手
tab-print = 打印和保存
round-number = 第 { $round } 轮
round-of = 共 { $rounds } 轮
round-before = 上一轮
round-after = 下一轮
results-in = 已有结果 { $in }/{ $all }
table-number = 第 { $table } 桌
goes-first = 先走
bye = { $name }本轮轮空
bye-points = 轮空
round-none = 第一轮还没有编排。
tournament-finished = 已结束
tournament-winner = { $name }夺冠
result-none = 还没有结果
result-absent = 缺席
result-nobody = 无人到场
result-draw = 和棋
column-rank = 名次
column-player = 选手
column-points = 积分
tiebreak-buchholz = 对手分
tiebreak-buchholz-cut-1 = 对手分（去最低）
tiebreak-sonneborn-berger = 索伯分
tiebreak-direct-encounter = 直接交手
tiebreak-wins = 胜局
tiebreak-buchholz-what = 所有对手的积分之和（布赫霍尔茨分）。
tiebreak-buchholz-cut-1-what = 同上，去掉积分最低的一个对手。
tiebreak-sonneborn-berger-what = 所胜对手的积分，加上所和对手积分的一半。
tiebreak-direct-encounter-what = 同分选手之间对局所得的积分。
tiebreak-wins-what = 赢下的局数。
sums-title = { $name }的小分计算
sums-round = 第 { $round } 轮：{ $name }
sums-unplayed = 第 { $round } 轮：未下
sums-unplayed-what = 未下的一轮按与同分对手对局计算，但有上限（FIDE 规则）。
sums-cut = 不计
sums-total = 合计
withdrawn = 已退赛
rating = 等级分
watch-table = 观战
watch-all = 观看所有桌
open-clock = 为这一桌打开棋钟
open-screen = 投影画面
share-tournament = 邀请选手

## Players

join-tournament = 参加这个锦标赛
join-name = 你的名字
join-now = 参加
registration-closed = 报名已截止。
you-play = 你是{ $name }
your-table-sits-out = 你本轮轮空。
your-table-wait = 请等待下一轮，页面会自动更新。
your-game = 打开你的对局
who-won = 谁赢了？
proposal-sent = 已发送。同桌另一人确认后生效。
proposal-confirm = { $name }报告：{ $result }
proposal-agree = 确认
proposal-disputed = 你们报告的结果不一致，请告诉组织者。
withdraw-me = 退出锦标赛
withdraw-sure = 确定退赛吗？之后不会再给你安排对手。

## The organiser

organiser = 你是这个锦标赛的组织者
assistant = 你是这个锦标赛的助理
tap-winner = 点一下胜者，再点一次撤销。
result-just-entered = 第 { $table } 桌：刚刚有人输入了结果。再点一次可以更改。
phone-says = { $name }的手机报告：{ $result }
phones-differ = 这一桌各人报告的结果不一致。
accept-result = 采纳
other-result = 其他结果
player-add = 添加选手
player-add-name = 名字
player-add-rating = 等级分（选填）
player-late = 中途加入
player-withdraw = 退赛
player-back = 恢复参赛
player-link = 这位选手的手机链接
round-pair = 编排第 { $round } 轮
round-pair-first = 编排第一轮
round-pair-anyway = 允许重复对手并编排
round-undo = 撤销这一轮
results-missing = 还缺 { $count } 个结果
players-missing = 至少需要两位选手。
pair-only-repeats = 有些人必须再次交手。你可以允许重复对手。
pair-only-second-byes = 有人会第二次轮空。你可以允许。
pair-last-round = 所有轮次都已下完。
pairing = 正在编排…
round-begins = 下一轮 { $time } 开始。
round-waits = 下一轮无法自动开始，需要由组织者编排。
settings-tournament = 锦标赛设置
settings-registration = 开放报名
settings-repeats = 没有别的办法时允许重复对手
settings-points = { $players } 人桌的积分
settings-place = 第 { $place } 名
settings-tiebreaks = 小分顺序
settings-up = 上移{ $name }
settings-absent = 缺席多少分钟判负
settings-start = 下一轮开始时间
settings-round-time = 每轮分钟数（留空则不限）
settings-pause = 轮间间隔分钟数（留空则手动开始）
settings-engines = 用电脑补空位
settings-no-engines = 从不
settings-save = 保存
settings-saved = 已保存。
organiser-link = 你的秘密链接
organiser-link-hint = 有这个链接的人什么都能做。请保存好，以便在其他设备上管理。
assistants = 助理
assistant-name = 名字
assistant-add = 添加助理
assistant-revoke = 撤销权限
assistant-revoked = 已撤销
assistant-link-hint = 把这个链接发给{ $name }。它只显示这一次。

## Print and save

print-pairings = 打印对阵
print-standings = 打印排名
print-crosstable = 打印交叉表
save-json = 全部（JSON）
save-standings = 排名（CSV）
save-crosstable = 交叉表（CSV）
save-games = 所有对局（.qgn）
crosstable = 交叉表

## The projector screen

screen-scan = 扫码看赛况
screen-round = 轮次
time-left = 剩余时间
