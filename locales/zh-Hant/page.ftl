### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = 走到對岸，或築牆擋路。
# For search engines and for previews of links
app-description = 讓棋子走到對岸，並用圍牆擋住別人。在瀏覽器裡就能玩，二到四人，可以和真人對戰，也可以挑戰電腦，不用註冊帳號。
# The picture in previews of links
app-preview = 擺著棋子和圍牆的棋盤。
needs-script = 遊玩需要 JavaScript。不啟用也能閱讀規則。
back-to-start = 首頁
close = 關閉

## The bar at the top

places = 選單
place-play = 下棋
place-games = 對局
place-learn = 學棋
place-puzzles = 棋題
place-analysis = 分析
place-rules = 規則
place-editor = 編輯
place-clock = 棋鐘
place-tournaments = 錦標賽
storage-refused = 這個瀏覽器沒有空間儲存對局，或不允許儲存。你可以繼續玩，但關閉頁面後對局就會消失。
settings = 設定
look = 主題
look-system = 跟隨系統
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
overlay-lengths = 路線長度
overlay-last = 上一步
overlay-coordinates = 座標

## Start

clock-none = 不計時
clock-minutes = { $minutes } 分
clock-increment = { $minutes } 分 + { $seconds } 秒
clock-delay = { $minutes } 分，延遲 { $seconds } 秒
clock-per-move = 每步 { $seconds } 秒
clock-hourglass = 沙漏 { $minutes } 分
clock-game = 整局 { $minutes } 分
seat-computer = 電腦
your-name = 你的名字
your-name-hint = 選填
game-of = { $players } 人

## A game

you = 你
engine-name = 電腦（第 { $level } 級）
engine-full = 電腦（全力）
open-seat = 空位
guest = 訪客

## The connection

page-missing = 找不到頁面。
trouble-offline = 伺服器沒有回應。
trouble-seat = 那個座位剛剛有人坐了。
trouble-too-many = 請求太多，請稍後再試。
trouble-too-many-wait = 請求太多，請在 { $seconds } 秒後再試。
trouble-offered = 上一步之後你已經提議過了。
trouble-too-long = 對局太長，無法這樣做。你仍然可以走棋或認輸。
trouble-other = 出了點問題。
turn-notice = 輪到你了。
