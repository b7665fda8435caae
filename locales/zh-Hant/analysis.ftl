### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = 在棋盤上走一步，或開啟一局棋。
analysis-drop = 把棋譜拖到這裡

## Opening

analysis-open = 開啟
analysis-open-text = 棋譜、棋步列表、局面或連結
analysis-open-file = 選擇檔案
analysis-new = 新棋盤
analysis-recent = 最近的分析
analysis-delete-study = 刪除這份分析
# A file with several games. $game: the number of the one that is shown
analysis-game-of = 第 { $game } 局，共 { $games } 局
analysis-which-notation = 這些棋步可以用不只一種記法來讀。是哪一種？
dialect-fencepost = 列從下往上數，南家先走
dialect-glendenning = 列從上往下數，南家先走
dialect-qtp = 列從下往上數，北家先走

## Why something cannot be opened

# $why: a whole sentence
analysis-at = 第 { $line } 行第 { $column } 字：{ $why }
analysis-too-large = 超過了 1 MB。請開啟小一點的檔案。
analysis-too-long = 超過了兩萬步。請開啟短一點的對局。
analysis-not-a-record = 這段文字裡沒有對局、棋步列表或局面。
analysis-unreadable = 無法讀取。
analysis-link-damaged = 連結不完整或已損壞。請從頭到尾重新複製。
analysis-link-newer = 這個連結來自更新版本的 Fencepost。請重新載入頁面再試。
analysis-game-running = 這局棋還在進行。結束後可以分析。

## Sharing

analysis-too-long-link = 這份分析太長，放不進連結。請存成檔案。它也保存在這個瀏覽器裡。

## The tree

analysis-comment = 註解
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = 標記
mark-good = 好棋
mark-mistake = 失誤
mark-brilliant = 妙手
mark-blunder = 敗著
mark-interesting = 有趣的一步
mark-dubious = 可疑的一步
analysis-variations = 變化：{ $count }
analysis-fold = 收合變化
analysis-unfold = 顯示變化
analysis-promote = 上移變化
analysis-make-main = 設為主變
analysis-delete = 刪除此後全部
analysis-undo = 復原
analysis-keys-variations = 上一個或下一個變化

## The engine

engine = 引擎
engine-absent = 這個瀏覽器無法載入引擎。
engine-depth = 深度 { $depth }
# Millions of positions in a second
engine-speed = { $count } 百萬/秒
engine-lines = 候選：{ $count }
engine-fewer = 減少候選
engine-more = 增加候選
# Proven; $plies: moves of both players together
engine-win-in = { $plies } 步內勝
engine-loss-in = { $plies } 步內負
engine-chances = 勝率
per-cent = { $number }%

## The path to the goal

# Of a player: it is their turn
path-to-move = 輪到走棋
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = 最佳圍牆 { $fence }：{ $name } +{ $steps }
