### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = 來玩 Fencepost
start-resume = 繼續對局
start-resume-what = { $players } 人，已走 { $moves } 步
start-computer = 挑戰電腦
start-computer-hint = 離線也能玩。
start-invite = 邀請別人
start-invite-hint = 傳送連結或出示 QR 碼，不用註冊帳號。
start-pass = 同機對戰
start-pass-hint = 二到四人共用一台裝置。
start-open = 等待中的對局
start-open-none = 目前沒人在等。開一局，別人就會在這裡看到。
start-open-offline = 連不上伺服器。你仍然可以挑戰電腦或同機對戰。
start-watch = 觀戰
start-watch-none = 目前沒有公開的對局。
start-rules = 閱讀規則
start-rules-hint = 兩分鐘讀完，有圖解。
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
clock-own = 自訂
clock-kind = 計時方式
clock-kind-increment = 各人限時，每步加秒
clock-kind-delay = 各人限時，每步延遲
clock-kind-per-move = 每步限時
clock-kind-hourglass = 沙漏
clock-own-minutes = 每人分鐘數
clock-own-seconds = 每步秒數
first-label = 誰先走
first-lot = 隨機
first-me = 我
first-other = 對方
first-another = 其他人
seats-label = 其他座位
seat-person = 真人
listed-label = 列在等待中的對局
join = 加入
watch = 觀戰
game-watch-move = 第 { $number } 步

## The first look

home-what = 2 到 4 人的圍牆競速棋。
home-play = 立即開始
home-play-hint = 免費，不用註冊
home-learn = 學習規則
home-tutorial = 邊玩邊學
home-tutorial-hint = 十五堂小課
home-puzzle = 每日一題
# The board on the start page, for screen readers
home-board = 棋盤。方向鍵選格子，h 和 v 選圍牆。按 Enter 走棋，對局隨即開始。
home-tip-title = 輪到你了。
home-tip = 走一步或放一道圍牆，對局就開始。
home-tip-fence = 再點一次圍牆即可放下。
home-beginning = 對局開始…

## The form

mode-label = 對手
mode-computer = 電腦
mode-invite = 朋友
mode-pass = 同機
more-options = 更多選項
summary-first-lot = 隨機先走
summary-first-me = 你先走
summary-first-other = 對方先走
summary-fences = 每人 { $fences } 道圍牆
clock-kind-game = 整局限時
clock-own-game = 總分鐘數
board-width = 直行數
board-height = 橫列數
fences-each = 每人圍牆
fences-usual = 標準（{ $fences }）

## Others

lobby-waiting = 等待中
lobby-yours = 你發起的對局
exhibition-live = 直播
exhibition-title = 引擎對戰中
exhibition-recorded = 對局重播
