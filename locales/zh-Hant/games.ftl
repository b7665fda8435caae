### The games of this device, at /games.

games-title = 你的對局
games-hint = 只存在這個瀏覽器裡。
games-import = 匯入棋譜
games-none = 還沒有對局
games-none-hint = 你在這台裝置上下的每一局都存在這裡。下一局，或匯入棋譜（.qgn）。
games-none-play = 立即開始
games-running = 進行中
games-finished = 已結束
# $moves: how many were played
games-moves = { $moves } 步
games-won = 你贏了
games-lost = 你輸了
games-draw = 和局
# $name: a player or a seat
games-winner = { $name }獲勝
games-rename = 重新命名
games-export = 匯出
games-delete = 刪除
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = 分析 { $game }
games-rename-which = 重新命名 { $game }
games-export-which = 匯出 { $game }
games-delete-which = 刪除 { $game }
games-name = 對局名稱
games-save = 儲存
games-cancel = 取消
games-deleted = 已刪除「{ $game }」。
games-undo = 復原
games-imported = 已匯入「{ $game }」。

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = 檔案大於 1 MB。
import-not-a-record = 這個檔案不是棋譜。
import-bad-tag = 「{ $text }」在這份棋譜中無效。
import-bad-move = 「{ $text }」不是有效的棋步。
import-unclosed = 棋譜中有註解或變化缺少開頭或結尾。
import-after-result = 「{ $text }」寫在結果後面：結果之後不能再有內容。
import-too-long = 這局棋太長了。
# $number: the number of the move, counted one by one
import-illegal-move = 第 { $number } 步 { $text } 不合規則。
import-bad-result = 結果 { $text } 與對局不符。
import-no-rules = 無法載入用來檢查棋步的規則，請再試一次。
import-unreadable = 無法讀取這個檔案。
