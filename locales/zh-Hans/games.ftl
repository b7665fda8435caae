### The games of this device, at /games.

games-title = 你的对局
games-hint = 只保存在这个浏览器里。
games-import = 导入棋谱
games-none = 还没有对局
games-none-hint = 你在这台设备上下的每一局都保存在这里。下一局，或导入棋谱（.qgn）。
games-none-play = 马上玩
games-running = 进行中
games-finished = 已结束
# $moves: how many were played
games-moves = { $moves } 步
games-won = 你赢了
games-lost = 你输了
games-draw = 和棋
# $name: a player or a seat
games-winner = { $name }获胜
games-rename = 重命名
games-export = 导出
games-delete = 删除
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = 分析 { $game }
games-rename-which = 重命名 { $game }
games-export-which = 导出 { $game }
games-delete-which = 删除 { $game }
games-name = 对局名称
games-save = 保存
games-cancel = 取消
games-deleted = 已删除“{ $game }”。
games-undo = 撤销
games-imported = 已导入“{ $game }”。

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = 文件大于 1 MB。
import-not-a-record = 这个文件不是棋谱。
import-bad-tag = “{ $text }”在这份棋谱中无效。
import-bad-move = “{ $text }”不是有效的着法。
import-unclosed = 棋谱中有注释或变化缺少开头或结尾。
import-after-result = “{ $text }”写在了结果后面：结果之后不能再有内容。
import-too-long = 这局棋太长了。
# $number: the number of the move, counted one by one
import-illegal-move = 第 { $number } 步 { $text } 不合规则。
import-bad-result = 结果 { $text } 与对局不符。
import-no-rules = 无法加载用来检查着法的规则，请重试。
import-unreadable = 无法读取这个文件。
