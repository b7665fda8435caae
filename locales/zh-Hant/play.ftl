### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = 等待玩家
invite-hint = 有這個連結的人都可以加入或觀戰。
invite-link = 對局連結
invite-copy = 複製
invite-copied = 已複製
invite-share = 分享
invite-qr = 連結的 QR 碼
invite-seats = 還有 { $open } 個空位
invite-cancel = 取消對局
join-title = 有人邀你對戰
join-hint = { $name }在等你。
join-hint-somebody = 有人在等你。
join-sit = 加入並開始

## A game

player-out = 出局
player-away = 離線
player-thinking = 思考中…
fences-left = 剩餘圍牆：{ $count }
way-length = 離終點步數：{ $count }
your-turn = 輪到你了
turn-of = 輪到{ $name }
not-started = 等待玩家
first-move-wait = { $name }還有 { $seconds } 秒可走第一步，逾時對局就會取消。
first-move-wait-you = 你還有 { $seconds } 秒可走第一步，逾時對局就會取消。
left-for-good = { $name }已經離線一陣子了。
take-over = 讓電腦接手
give-time-to = 給{ $name }加 15 秒
place-fence = 放 { $move }
drop-fence = 取消
take-fence-hint = 把圍牆拖到棋盤上，或點一下格子之間的空隙。
moves = 棋步
no-moves-yet = 還沒有人走
move-first = 第一步
move-back = 上一步
move-on = 下一步
move-last = 最後一步
looking-back = 你正在查看之前的局面。
back-to-game = 回到對局
flip = 翻轉棋盤
actions = 操作
takeback = 悔棋
draw = 和局
resign = 認輸
resign-sure = 確定要認輸嗎？
draw-sure = 大家都同意和局嗎？
yes = 是
no = 否
rematch = 再來一局
play-back = 重播
share = 分享
copy-record = 複製棋譜
download-record = 儲存棋譜
new-game = 新對局
give-time = 加 15 秒
more = 更多
accept = 接受
decline = 拒絕
withdraw = 收回
offers-draw = { $name }提議和局。
offers-takeback = { $name }想悔棋，收回 { $move }。
offers-rematch = { $name }想再來一局。
offered-draw = 你已提議和局。
offered-takeback = 你要求悔棋，收回 { $move }。
offered-rematch = 你已邀請再來一局。
next-game = 前往下一局
premove-set = 預走 { $move }，仍合規則才走
phrases = 快速聊天
phrase-hello = 你好！
phrase-good-luck = 祝你好運！
phrase-good-game = 精彩的一局！
phrase-well-played = 下得好！
phrase-thanks = 謝謝！
phrase-oops = 哎呀！
phrase-one-moment = 請等一下。
phrase-hurry = 輪到你囉！
phrase-sorry = 抱歉！
phrase-bye = 再見！
says = { $name }：{ $text }
you-won = 你贏了
you-lost = 你輸了
game-drawn = 和局
game-broken-off = 已取消
won-by = { $name }獲勝

## The connection

link-lost = 連線中斷，正在重新連線…
link-joining = 連線中…
link-missing = 找不到這場對局。
local-missing = 這場對局已不在這個瀏覽器裡。
turn-title = 輪到你了 – Fencepost

## The board, by keyboard and for screen readers

board-label = 棋盤。方向鍵移動游標，h 和 v 選橫放或直放的圍牆，p 回到格子，Enter 走棋。
move-input = 輸入棋步
move-input-go = 走
move-input-hint = 例如 e3 或 e3h
keys = 按鍵
keys-arrows = 在棋盤上：移動游標。在別處：逐步瀏覽棋步
keys-home-end = 第一步和最後一步
keys-h = 橫放圍牆
keys-v = 直放圍牆
keys-p = 回到格子
keys-enter = 走棋
keys-escape = 取消圍牆
keys-f = 翻轉棋盤
keys-m = 開關音效
keys-question = 這份清單
say-square = { $square }，沒有棋子
say-square-pawn = { $square }，{ $name }的棋子
say-square-goes = { $square }，你的棋子可以走到這裡
say-fence-across = { $fence }，橫放，在 { $from } 和 { $to } 上方
say-fence-upright = { $fence }，直放，在 { $from } 和 { $to } 右方
say-fence-placed = { $fence }，這裡有圍牆
say-fence-blocked = { $fence }，這裡不能放圍牆
say-moved = { $name }走到 { $move }。
say-fenced = { $name }放圍牆 { $move }。
say-passed = { $name }只能略過這回合。
say-out = { $name }出局。
say-moved-you = 你走到 { $move }。
say-fenced-you = 你放圍牆 { $move }。
say-passed-you = 你只能略過這回合。
say-out-you = 你出局了。
say-square-pawn-you = { $square }，你的棋子
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } 會把你的棋子困住，使它再也走不出 { $squares }。
move-input-open = 用文字輸入棋步
# $text: what was typed
move-input-wrong = 「{ $text }」不是棋步。走棋輸入 e3，放圍牆輸入 e3h。
keys-slash = 輸入棋步

## How a game ended, said to one of the players

ending-goal-you = 你抵達了終點線。
ending-resign-you = 對方認輸了。
ending-time-you = 對方超時了。
ending-last-player-you = 你是最後留下的玩家。
ending-resign-lost = 你認輸了。
ending-time-lost = 你超時了。
review = 覆盤
# $level: a number
next-level = 挑戰第 { $level } 級
result-moves = { $count ->
   *[other] 步數
  }
# A caption under the number, whatever it is
result-fences = 放置的圍牆
result-steps = 離終點步數

## What happens beside the moves, in one short line

news-draw-declined = { $name }拒絕了和局。
news-draw-declined-you = 你拒絕了和局。
news-takeback-declined = { $name }不同意悔棋。
news-takeback-declined-you = 你不同意悔棋。
news-rematch-declined = { $name }不想再來一局。
news-rematch-declined-you = 你婉拒了再來一局。
news-withdrawn = { $name }收回了提議。
news-withdrawn-you = 你收回了提議。
news-takeback = 上一步已收回。
news-takeover = 電腦現在替{ $name }下。
news-time = { $name }多了 { $seconds } 秒。
news-time-you = 你多了 { $seconds } 秒。
# On the card of who got them
time-gift = +{ $seconds } 秒
premove-dropped = { $move } 已經不能走了。
# $text: the phrase
phrase-sent = 已傳送：{ $text }

## Help during a game

hint = 提示
hint-thinking = 思考中…
hints-used = 提示：{ $count }
rules-panel = 規則
rules-panel-loading = 正在載入規則…
rules-panel-missing = 現在無法載入規則，需要連線。
