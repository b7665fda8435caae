### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = 在棋盘上走一步，或打开一局棋。
analysis-drop = 把棋谱拖到这里

## Opening

analysis-open = 打开
analysis-open-text = 棋谱、着法列表、局面或链接
analysis-open-file = 选择文件
analysis-new = 新棋盘
analysis-recent = 最近的分析
analysis-delete-study = 删除这份分析
# A file with several games. $game: the number of the one that is shown
analysis-game-of = 第 { $game } 局，共 { $games } 局
analysis-which-notation = 这些着法可以用不止一种记法来读。是哪一种？
dialect-fencepost = 行从下往上数，南家先走
dialect-glendenning = 行从上往下数，南家先走
dialect-qtp = 行从下往上数，北家先走

## Why something cannot be opened

# $why: a whole sentence
analysis-at = 第 { $line } 行第 { $column } 列：{ $why }
analysis-too-large = 超过了 1 MB。请打开小一些的文件。
analysis-too-long = 超过了两万步。请打开短一些的对局。
analysis-not-a-record = 这段文字里没有对局、着法列表或局面。
analysis-unreadable = 无法读取。
analysis-link-damaged = 链接不完整或已损坏。请从头到尾重新复制。
analysis-link-newer = 这个链接来自更新版本的 Fencepost。请刷新页面后再试。
analysis-game-running = 这局棋还在进行。结束后可以分析。

## Sharing

analysis-too-long-link = 这份分析太长，放不进链接。请存成文件。它也保存在这个浏览器里。

## The tree

analysis-comment = 注释
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = 标记
mark-good = 好棋
mark-mistake = 失误
mark-brilliant = 妙手
mark-blunder = 败着
mark-interesting = 有趣的一步
mark-dubious = 可疑的一步
analysis-variations = 变化：{ $count }
analysis-fold = 收起变化
analysis-unfold = 显示变化
analysis-promote = 上移变化
analysis-make-main = 设为主变
analysis-delete = 删除此后全部
analysis-undo = 撤销
analysis-keys-variations = 上一个或下一个变化

## The engine

engine = 引擎
engine-absent = 这个浏览器无法加载引擎。
engine-depth = 深度 { $depth }
# Millions of positions in a second
engine-speed = { $count } 百万/秒
engine-lines = 候选：{ $count }
engine-fewer = 减少候选
engine-more = 增加候选
# Proven; $plies: moves of both players together
engine-win-in = { $plies } 步内胜
engine-loss-in = { $plies } 步内负
engine-chances = 胜率
per-cent = { $number }%

## The path to the goal

# Of a player: it is their turn
path-to-move = 轮到走棋
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = 最佳围墙 { $fence }：{ $name } +{ $steps }
