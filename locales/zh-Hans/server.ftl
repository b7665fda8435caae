### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = 消息不是 JSON。
error-bad-message = 缺少字段，或字段类型不对。
# $field: the name of the field in the message
error-bad-value = 字段“{ $field }”不能取这个值。
# $text: what was sent as a move
error-not-a-move = “{ $text }”不是有效的着法：移动棋子写格子，例如 e2；围墙写格子加 h 或 v，例如 e3h。
error-no-token = 此操作需要座位的令牌。
error-unknown-token = 这个令牌不属于对局中的任何座位。
error-other-origin = 不允许来自其他网站的请求。
# $host: the name in the address that was asked for
error-unknown-host = 此服务器不响应名称 { $host }。运营者需要用 --allow-host { $host } 或 --public-url 启动它。
error-no-such-game = 找不到这局棋。
error-no-such-page = 这个网址没有内容。
error-method-not-allowed = 不允许使用该方法。
error-analysis-off = 这台服务器关闭了分析。
error-own-game = 你正在和别人下这个局面。对局结束后可以分析。
error-not-started = 对局还没开始：还有空位。
error-game-over = 对局已经结束。
error-not-over = 对局还没结束。
error-ply-mismatch = 对局已经往下走了，或还没走到那一步。
error-not-your-turn = 现在轮到其他玩家。
error-no-open-seat = 没有空位了。
error-seat-taken = 这个座位已经有人。
error-nothing-to-take-back = 你没有可以收回的着法。
error-nothing-offered = 没有这样的提议。
error-offered-already = 上一步之后你已经提议过了。
error-no-clock = 这局棋不计时。
error-not-playing = 这个座位不在对局中，或已经出局。
error-name-a-seat = 请指明给哪个座位加时。不能是你自己的座位。
error-still-here = 这位玩家还在，或刚刚才离开。
error-game-too-long = 对局太长，无法这样做。你仍然可以走棋或认输。
error-too-large = 消息太长。
error-too-slow = 消息传送时间过长。
error-rate = 请求太多，请稍候。
error-too-many-games = 你未结束的对局太多了。
error-too-many-sockets = 同时连接太多。
error-too-many-phrases = 请慢点说。
error-too-many-analyses = 同时进行的分析太多。
error-storage = 无法保存对局。没有任何改动，请再试一次。
error-storage-full = 服务器磁盘已满。没有任何改动，请稍后再试。
error-read-only = 服务器无法写入其文件夹。没有任何改动，请稍后再试。
error-storage-gone = 服务器的数据库已被删除或替换。重新启动服务器之前，不会保存任何内容。
error-engines-gone = 重新启动服务器之前，电脑无法在这台服务器上对局。
error-storage-damaged = 服务器的数据库已损坏。修复之前，不会保存任何内容。
error-storage-slow = 查找时间过长，请再试一次。
error-stopping = 服务器正在重启，请再试一次。
error-internal = 服务器出了问题。没有丢失任何内容，请再试一次。

## The program

# $url: the address of the page
serve-ready = Fencepost 正在运行：{ $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = 无法监听 { $address }：{ $why }。
# $folder: its name, $why: the system's own words
serve-no-folder = 无法使用文件夹 { $folder }：{ $why }。
# $why: the system's own words
serve-no-threads = 无法启动服务器：{ $why }。

# $file: its name, $why: SQLite's own words
store-storage = 无法使用 { $file }：{ $why }。
store-storage-full = 无法写入 { $file }：磁盘已满。
store-read-only = 无法写入 { $file }：请检查文件夹的所有者，以及是否只读。
store-damaged = { $file } 已损坏（{ $why }）。没有任何改动。请换上备份，或把它移走重新开始。
store-newer = { $file } 由更新版本的 Fencepost 写入。没有任何改动，请改用该版本。
store-locked = { $file } 正被其他程序使用。
store-gone = { $file } 在使用中被删除或替换。
store-timed-out = { $file } 没有及时响应。
store-conflict = { $file } 同时被其他程序修改了。
store-unreachable = 无法连接到 { $file }：{ $why }。
store-too-old = { $file } 运行在 PostgreSQL { $why } 上，版本太旧：需要 13 或更新的版本。

# $file: the file that should become the copy
backup-exists = { $file } 已经存在，请指定新文件。
# $why: what the database says
backup-failed = 无法写入 { $file }：{ $why }。

# $file: the file that should be put back
restore-not-a-store = { $file } 不是 Fencepost 的数据库。
# $file: the database that is there
restore-needs-replace = { $file } 中已有对局。使用 --replace 时，它们会以另一个名称保留在旁边。
# $file: where they are
restore-kept = 原有的对局现在位于 { $file }。

postgres-tool = { $file } 是 PostgreSQL 数据库。请使用 { $tool }。

move-data-done = 已全部复制到 { $file }，数量和哈希值一致。对局：{ $games }，事件：{ $events }。
move-data-not-empty = { $file } 不是空的。没有改动任何内容；请指定一个空数据库。
move-data-differs = { $file } 中的副本在表 { $table } 中会与原件不同。没有改动任何内容。

# $file: the database, $games and $events: how many
verify-sound = { $file } 完好。对局：{ $games }，事件：{ $events }。
# $game: its name, $seq: the number of an event
verify-game = 对局 { $game }：从第 { $seq } 个事件起前后不符。
verify-entry = 对局 { $game }：列表中的条目与其事件不符。

## Tournaments

error-in-tournament = 锦标赛对局中不能这样做。
error-no-key = 此操作需要组织者的密钥，或你自己的令牌。
error-not-allowed = 这个密钥没有此权限。
error-no-such-tournament = 找不到这个锦标赛。
error-no-such-player = 没有这个编号的选手。
error-no-such-table = 没有这一轮或这一桌。
error-no-such-assistant = 没有这位助理。
error-registration-closed = 报名已截止。
error-too-late = 太晚了：第一轮已经编排。
error-tournament-full = 锦标赛名额已满。
error-has-results = 这一轮已有结果，不能再撤销。
error-not-the-last-round = 只能撤销最后一轮。
error-has-result = 这一桌已有另一个结果。请让组织者更正。
error-not-a-result = 这不是这一桌的有效结果。请为每位选手写一个数字，例如 1-0 或 0-0-1。
error-needs-a-winner = 淘汰赛每一桌都必须分出胜者。
error-played-online = 结果以本服务器上的对局为准。
error-results-missing = 这一轮的结果还不全。
error-last-round = 那已经是最后一轮。
error-too-few-players = 至少需要两位选手。
error-only-repeats = 这一轮无论怎么配对，总有人再次交手。你可以允许重复对手。
error-only-second-byes = 必须有人轮空，但每个人都已轮空过。你可以允许重复。
error-no-winner = 最后一轮有一桌没有胜者。
error-too-many-tournaments = 你未结束的锦标赛太多了。
