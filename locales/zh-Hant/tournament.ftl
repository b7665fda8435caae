### Tournaments: making one, running it, and the screen for a projector.

tournaments-title = 錦標賽
tournaments-hint = 對戰表、結果和排名，實體棋盤、線上都能用，不用註冊帳號。
tournaments-yours = 你的錦標賽
tournaments-public = 公開的錦標賽
tournaments-none = 目前沒有公開的錦標賽。
tournament-missing = 沒有這個錦標賽。

## Making one

tournament-new = 新錦標賽
tournament-name = 名稱
tournament-where = 地點
tournament-at-board = 實體棋盤
tournament-online = 線上
tournament-format = 賽制
format-swiss = 瑞士制
format-round-robin = 循環賽
format-knock-out = 淘汰賽
format-swiss-hint = 每輪人人都下，對手是積分相近的人。
format-round-robin-hint = 每個人都和其他所有人對戰。
format-knock-out-hint = 贏的人晉級，準決賽的敗者爭奪第三名。
tournament-table = 每桌人數
tournament-rounds = 輪數
tournament-double = 雙循環，每對對戰兩次
tournament-listed = 顯示在公開列表
tournament-create = 建立錦標賽

## What everybody sees

tournament-what = { $format } · { $players } 人
tab-tables = 對戰表
tab-standings = 排名
tab-players = 選手
tab-print = 列印和儲存
round-number = 第 { $round } 輪
round-of = 共 { $rounds } 輪
round-before = 上一輪
round-after = 下一輪
results-in = 已有結果 { $in }/{ $all }
table-number = 第 { $table } 桌
goes-first = 先走
bye = { $name }本輪輪空
bye-points = 輪空
round-none = 第一輪還沒有配對。
tournament-finished = 已結束
tournament-winner = { $name }奪冠
result-none = 還沒有結果
result-absent = 未到場
result-nobody = 無人到場
result-draw = 和局
column-rank = 名次
column-player = 選手
column-points = 積分
tiebreak-buchholz = 對手分
tiebreak-buchholz-cut-1 = 對手分（去最低）
tiebreak-sonneborn-berger = 索伯分
tiebreak-direct-encounter = 直接對戰
tiebreak-wins = 勝局
tiebreak-buchholz-what = 所有對手的積分總和（布赫霍爾茲分）。
tiebreak-buchholz-cut-1-what = 同上，去掉積分最低的一位對手。
tiebreak-sonneborn-berger-what = 擊敗的對手的積分，加上和局對手積分的一半。
tiebreak-direct-encounter-what = 同分選手之間對局所得的積分。
tiebreak-wins-what = 贏下的局數。
sums-title = { $name }的輔助分計算
sums-round = 第 { $round } 輪：{ $name }
sums-unplayed = 第 { $round } 輪：未下
sums-unplayed-what = 未下的一輪按與同分對手對局計算，但有上限（FIDE 規則）。
sums-cut = 不計
sums-total = 合計
withdrawn = 已退賽
rating = 等級分
watch-table = 觀戰
watch-all = 觀看所有桌
open-clock = 為這一桌開啟棋鐘
open-screen = 投影畫面
share-tournament = 邀請選手

## Players

join-tournament = 參加這個錦標賽
join-name = 你的名字
join-now = 參加
registration-closed = 報名已截止。
you-play = 你是{ $name }
your-table-sits-out = 你本輪輪空。
your-table-wait = 請等候下一輪，頁面會自動更新。
your-game = 開啟你的對局
who-won = 誰贏了？
proposal-sent = 已送出。同桌另一人確認後生效。
proposal-confirm = { $name }回報：{ $result }
proposal-agree = 確認
proposal-disputed = 你們回報的結果不一致，請告訴主辦人。
withdraw-me = 退出錦標賽
withdraw-sure = 確定要退賽嗎？之後不會再為你配對。

## The organiser

organiser = 你是這個錦標賽的主辦人
assistant = 你是這個錦標賽的助理
tap-winner = 點一下贏家，再點一次取消。
result-just-entered = 第 { $table } 桌：剛剛有人輸入了結果。再點一次可以更改。
phone-says = { $name }的手機回報：{ $result }
phones-differ = 這一桌各人回報的結果不一致。
accept-result = 採用
other-result = 其他結果
player-add = 新增選手
player-add-name = 名字
player-add-rating = 等級分（選填）
player-late = 中途加入
player-withdraw = 退賽
player-back = 恢復參賽
player-link = 這位選手的手機連結
round-pair = 第 { $round } 輪配對
round-pair-first = 第一輪配對
round-pair-anyway = 允許重複對手並配對
round-undo = 取消這一輪
results-missing = 還缺 { $count } 個結果
players-missing = 至少需要兩位選手。
pair-only-repeats = 有些人必須再次對戰。你可以允許重複對手。
pair-only-second-byes = 有人會第二次輪空。你可以允許。
pair-last-round = 所有輪次都已下完。
pairing = 配對中…
round-begins = 下一輪 { $time } 開始。
round-waits = 下一輪無法自動開始，需要由主辦人配對。
settings-tournament = 錦標賽設定
settings-registration = 開放報名
settings-repeats = 沒有別的辦法時允許重複對手
settings-points = { $players } 人桌的積分
settings-place = 第 { $place } 名
settings-tiebreaks = 輔助分順序
settings-up = 上移{ $name }
settings-absent = 未到場幾分鐘後判負
settings-start = 下一輪開始時間
settings-round-time = 每輪分鐘數（留空則不限）
settings-pause = 輪間間隔分鐘數（留空則手動開始）
settings-engines = 用電腦補空位
settings-no-engines = 從不
settings-save = 儲存
settings-saved = 已儲存。
organiser-link = 你的秘密連結
organiser-link-hint = 有這個連結的人什麼都能做。請妥善保存，以便在其他裝置上管理。
assistants = 助理
assistant-name = 名字
assistant-add = 新增助理
assistant-revoke = 撤銷權限
assistant-revoked = 已撤銷
assistant-link-hint = 把這個連結傳給{ $name }。它只會顯示這一次。

## Print and save

print-pairings = 列印對戰表
print-standings = 列印排名
print-crosstable = 列印交叉表
save-json = 全部（JSON）
save-standings = 排名（CSV）
save-crosstable = 交叉表（CSV）
save-games = 所有對局（.qgn）
crosstable = 交叉表

## The projector screen

screen-scan = 掃碼追蹤賽況
screen-round = 輪次
time-left = 剩餘時間
