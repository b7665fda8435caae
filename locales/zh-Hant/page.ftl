### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = 走到對岸，或築牆擋路。
# For search engines and for previews of links
app-description = 讓棋子走到對岸，或用圍牆擋住別人。在瀏覽器裡就能玩，二到四人，可以和真人對戰，也可以挑戰電腦，不用註冊帳號。
# The picture in previews of links
app-preview = 擺著棋子和圍牆的棋盤。
needs-script = 遊玩需要 JavaScript，但目前已停用。不啟用也能閱讀規則。
back-to-start = 回首頁
close = 關閉

## The bar at the top

settings = 設定
look = 外觀
look-wood = 木質
look-light = 淺色
look-dark = 深色
language = 語言
sound = 音效
confirm-fences = 放圍牆前先確認
confirm-touch = 觸控螢幕上
confirm-always = 一律確認
confirm-never = 不確認
notify = 輪到我時通知我
notify-hint = 在看其他視窗時也會通知。
show-on-board = 顯示在棋盤上
overlay-legal = 我的棋子能走的格子
overlay-ways = 最短路線
overlay-lengths = 各路線的步數
overlay-last = 上一步
overlay-coordinates = 座標

## Start

start-title = 來玩 Fencepost
start-resume = 繼續對局
start-resume-what = { $players } 人，已走 { $moves } 步
start-computer = 挑戰電腦
start-computer-hint = 沒有網路也能玩。
start-invite = 邀請朋友
start-invite-hint = 傳送連結或出示 QR 碼，不用註冊帳號。
start-pass = 同機對戰
start-pass-hint = 二到四人輪流用這個螢幕。
start-open = 等待中的對局
start-open-none = 目前沒人在等。開一局，別人就會在這裡看到。
start-open-offline = 連不上伺服器。挑戰電腦和同機對戰仍可使用。
start-watch = 觀戰
start-watch-none = 目前沒有公開的對局。
start-rules = 閱讀規則
start-rules-hint = 兩分鐘，有圖解。
start-now = 開始
start-create = 建立連結
start-level = 第 { $level } 級
level-label = 強度
level-1 = 初學
level-2 = 入門
level-3 = 簡單
level-4 = 休閒
level-5 = 穩健
level-6 = 熟練
level-7 = 強
level-8 = 很強
level-9 = 高手
level-10 = 全力
players-label = 人數
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = 計時
clock-none = 不計時
clock-minutes = { $minutes } 分
clock-increment = { $minutes } 分 + { $seconds } 秒
clock-delay = { $minutes } 分，延遲 { $seconds } 秒
clock-per-move = 每步 { $seconds } 秒
clock-hourglass = 沙漏 { $minutes } 分
clock-own = 自訂計時
clock-kind = 計時方式
clock-kind-increment = 各人限時，每步加秒
clock-kind-delay = 各人限時，每步延遲
clock-kind-per-move = 每步限時
clock-kind-hourglass = 沙漏
clock-own-minutes = 每人幾分鐘
clock-own-seconds = 每步幾秒
first-label = 誰先走
first-lot = 抽籤
first-me = 我
first-other = 對方
first-another = 其他玩家
seats-label = 其他座位
seat-person = 真人
seat-computer = 電腦
listed-label = 列在等待中的對局
your-name = 你的名字
your-name-hint = 可以不填。
join = 加入
watch = 觀戰
game-of = { $players } 人
game-watch-move = 第 { $number } 步

## Waiting for others

invite-title = 等待玩家
invite-hint = 打開這個連結的人都可以入座，其他人也能用同一個連結觀戰。
invite-link = 對局連結
invite-copy = 複製
invite-copied = 已複製
invite-share = 分享
invite-qr = 連結的 QR 碼
invite-seats = 還有 { $open } 個空位
invite-cancel = 取消對局
join-title = 有人邀你對戰
join-hint = { $name } 在等你。
join-hint-somebody = 有人在等你。
join-sit = 入座開始

## A game

you = 你
engine-name = 電腦（第 { $level } 級）
engine-full = 電腦（全力）
open-seat = 空位
guest = 訪客
player-out = 出局
player-away = 離線
player-thinking = 思考中…
fences-left = 剩餘圍牆：{ $count }
way-length = 離終點步數：{ $count }
your-turn = 輪到你了
turn-of = 輪到 { $name }
not-started = 座位還沒坐滿
first-move-wait = { $name } 還有 { $seconds } 秒可走第一步，逾時對局就會中止。
first-move-wait-you = 你還有 { $seconds } 秒可走第一步，逾時對局就會中止。
left-for-good = { $name } 已經離線一陣子了。
take-over = 讓電腦接手
give-time-to = 給 { $name } 加 15 秒
place-fence = 放 { $move }
drop-fence = 收回圍牆
take-fence-hint = 把圍牆拖到棋盤上，或點一下溝槽。
moves = 棋步
no-moves-yet = 還沒有人走
move-first = 回到開局
move-back = 上一步
move-on = 下一步
move-last = 到最後一步
looking-back = 你正在回顧之前的局面。
back-to-game = 回到對局
flip = 翻轉
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
offers-draw = { $name } 提議和局。
offers-takeback = { $name } 想收回 { $move }。
offers-rematch = { $name } 想再來一局。
offered-draw = 你提議了和局。
offered-takeback = 你要求收回 { $move }。
offered-rematch = 你邀對方再來一局。
next-game = 前往下一局
premove-set = 輪到你時，能走就走 { $move }。
phrases = 說句話
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
game-broken-off = 已中止
won-by = { $name } 獲勝

## The connection

link-lost = 連線中斷，正在重新連線…
link-joining = 連線中…
link-missing = 這裡沒有這場對局。
local-missing = 這個瀏覽器已經沒有保存那場對局。
page-missing = 這個網址沒有頁面。
trouble-offline = 伺服器沒有回應。
trouble-seat = 那個座位剛剛有人坐了。
trouble-too-many = 操作太頻繁了，請稍後再試。
trouble-too-many-wait = 請求太多，請在 { $seconds } 秒後再試。
trouble-offered = 上一步之後你已經提議過了。
trouble-too-long = 對局太長，無法這樣做。你仍然可以走棋或認輸。
trouble-other = 操作沒有成功。
turn-title = 輪到你了 – Fencepost
turn-notice = 輪到你了。

## The board, by keyboard and for screen readers

board-label = 棋盤。方向鍵移動游標，h 和 v 選橫放或直放圍牆，p 回到格子，Enter 走棋。
move-input = 輸入棋步
move-input-go = 走
move-input-hint = 例如 e3 或 e3h
keys = 按鍵
keys-arrows = 在棋盤上：移動游標。在別處：逐步瀏覽棋步
keys-home-end = 第一步和最後一步
keys-h = 游標改為橫放圍牆
keys-v = 游標改為直放圍牆
keys-p = 回到格子
keys-enter = 走棋
keys-escape = 收回圍牆
keys-f = 翻轉棋盤
keys-m = 開關音效
keys-question = 這份清單
say-square = { $square }，空格
say-square-pawn = { $square }，{ $name } 的棋子
say-square-goes = { $square }，你的棋子可以走到這裡
say-fence-across = { $fence }，橫放，在 { $from } 和 { $to } 上方
say-fence-upright = { $fence }，直放，在 { $from } 和 { $to } 右方
say-fence-placed = { $fence }，這裡有圍牆
say-fence-blocked = { $fence }，這裡不能放圍牆
say-moved = { $name } 走到 { $move }。
say-fenced = { $name } 放圍牆 { $move }。
say-passed = { $name } 只能跳過這回合。
say-out = { $name } 出局。
