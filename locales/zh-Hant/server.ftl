### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = 訊息不是 JSON。
error-bad-message = 缺少欄位，或欄位的型別不對。
# $field: the name of the field in the message
error-bad-value = 欄位「{ $field }」不能是這個值。
# $text: what was sent as a move
error-not-a-move = 「{ $text }」不是有效的棋步：移動棋子寫格子，例如 e2；圍牆寫格子加 h 或 v，例如 e3h。
error-no-token = 這項操作需要座位的權杖。
error-unknown-token = 這個權杖不屬於對局中的任何座位。
error-other-origin = 不允許來自其他網站的請求。
# $host: the name in the address that was asked for
error-unknown-host = 此伺服器不回應名稱 { $host }。管理者需要以 --allow-host { $host } 或 --public-url 啟動它。
error-no-such-game = 找不到這場對局。
error-no-such-page = 這個網址沒有內容。
error-method-not-allowed = 不允許使用該方法。
error-analysis-off = 這個伺服器關閉了分析。
error-own-game = 你正在和別人下這個局面。對局結束後可以分析。
error-not-started = 對局還沒開始：還有空位。
error-game-over = 對局已經結束。
error-not-over = 對局還沒結束。
error-ply-mismatch = 對局已經繼續往下走，或還沒走到那一步。
error-not-your-turn = 現在輪到其他玩家。
error-no-open-seat = 沒有空位了。
error-seat-taken = 這個座位已經有人。
error-nothing-to-take-back = 你沒有可以收回的棋步。
error-nothing-offered = 沒有這樣的提議。
error-offered-already = 上一步之後你已經提議過了。
error-no-clock = 這場對局沒有計時。
error-not-playing = 這個座位不在對局中，或已經出局。
error-name-a-seat = 請指明給哪個座位加時。不能是你自己的座位。
error-still-here = 這位玩家還在，或才剛離開。
error-game-too-long = 對局太長，無法這樣做。你仍然可以走棋或認輸。
error-too-large = 訊息太長。
error-too-slow = 訊息傳送時間過長。
error-rate = 請求太多了，請稍候。
error-too-many-games = 你未結束的對局太多了。
error-too-many-sockets = 同時連線太多了。
error-too-many-phrases = 請說慢一點。
error-too-many-analyses = 同時進行的分析太多了。
error-storage = 無法儲存對局。一切都沒有變動，請再試一次。
error-storage-full = 伺服器的磁碟已滿。一切都沒有變動，請稍後再試。
error-read-only = 伺服器無法寫入資料夾。一切都沒有變動，請稍後再試。
error-storage-gone = 伺服器的資料庫已被刪除或替換。重新啟動伺服器之前，不會儲存任何內容。
error-engines-gone = 重新啟動伺服器之前，電腦無法在這個伺服器上對局。
error-storage-damaged = 伺服器的資料庫已損壞。修復之前，不會儲存任何內容。
error-storage-slow = 搜尋時間過長，請再試一次。
error-stopping = 伺服器正在重新啟動，請再試一次。
error-internal = 伺服器出了問題。沒有遺失任何內容，請再試一次。

## The program

# $url: the address of the page
serve-ready = Fencepost 正在執行：{ $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = 無法在 { $address } 接受連線：{ $why }。
# $folder: its name, $why: the system's own words
serve-no-folder = 無法使用資料夾 { $folder }：{ $why }。
# $why: the system's own words
serve-no-threads = 無法啟動伺服器：{ $why }。

# $file: its name, $why: SQLite's own words
store-storage = 無法使用 { $file }：{ $why }。
store-storage-full = 無法寫入 { $file }：磁碟已滿。
store-read-only = 無法寫入 { $file }：請檢查資料夾的擁有者，以及是否為唯讀。
store-damaged = { $file } 已損壞（{ $why }）。沒有任何變動。請換上備份，或把它移走重新開始。
store-newer = { $file } 是由較新版的 Fencepost 寫入的。沒有任何變動，請改用該版本。
store-locked = { $file } 正由其他程式使用。
store-gone = { $file } 在使用中被刪除或替換。
store-timed-out = { $file } 沒有及時回應。
store-conflict = { $file } 同時被其他程式修改。
store-unreachable = 無法連線到 { $file }：{ $why }。
store-too-old = { $file } 執行於 PostgreSQL { $why }，版本太舊：需要 13 或更新的版本。

# $file: the file that should become the copy
backup-exists = { $file } 已經存在，請指定新檔案。
# $why: what the database says
backup-failed = 無法寫入 { $file }：{ $why }。

# $file: the file that should be put back
restore-not-a-store = { $file } 不是 Fencepost 的資料庫。
# $file: the database that is there
restore-needs-replace = { $file } 中已有對局。使用 --replace 時，它們會以另一個名稱保留在旁邊。
# $file: where they are
restore-kept = 原有的對局現在位於 { $file }。

postgres-tool = { $file } 是 PostgreSQL 資料庫。請使用 { $tool }。

move-data-done = 已全部複製到 { $file }，數量和雜湊值一致。對局：{ $games }，事件：{ $events }。
move-data-not-empty = { $file } 不是空的。沒有變更任何內容；請指定一個空資料庫。
move-data-differs = { $file } 中的副本在資料表 { $table } 中會與原件不同。沒有變更任何內容。

# $file: the database, $games and $events: how many
verify-sound = { $file } 完好。對局：{ $games }，事件：{ $events }。
# $game: its name, $seq: the number of an event
verify-game = 對局 { $game }：從第 { $seq } 個事件起前後不符。
verify-entry = 對局 { $game }：清單中的項目與其事件不符。

## Tournaments

error-in-tournament = 錦標賽對局中不能這樣做。
error-no-key = 這項操作需要主辦人的金鑰，或你自己的權杖。
error-not-allowed = 這把金鑰沒有這項權限。
error-no-such-tournament = 找不到這個錦標賽。
error-no-such-player = 沒有這個編號的選手。
error-no-such-table = 沒有這一輪或這一桌。
error-no-such-assistant = 沒有這位助理。
error-registration-closed = 報名已截止。
error-too-late = 太晚了：第一輪已經配對。
error-tournament-full = 錦標賽名額已滿。
error-has-results = 這一輪已有結果，不能再取消。
error-not-the-last-round = 只能取消最後一輪。
error-has-result = 這一桌已有另一個結果。請主辦人更正。
error-not-a-result = 這不是這一桌的有效結果。請為每位選手寫一個數字，例如 1-0 或 0-0-1。
error-needs-a-winner = 淘汰賽每一桌都必須分出贏家。
error-played-online = 結果以這個伺服器上的對局為準。
error-results-missing = 這一輪的結果還不齊全。
error-last-round = 那已經是最後一輪。
error-too-few-players = 至少需要兩位選手。
error-only-repeats = 這一輪無論怎麼配對，總有人再次對戰。你可以允許重複對手。
error-only-second-byes = 必須有人輪空，但每個人都已輪空過。你可以允許重複。
error-no-winner = 最後一輪有一桌沒有贏家。
error-too-many-tournaments = 你未結束的錦標賽太多了。
