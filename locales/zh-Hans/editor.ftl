### The position editor, at /editor. `$name` is the colour of a player.

editor-title = 局面编辑器
editor-board = 局面编辑器的棋盘
editor-tools = 工具
editor-mirror = 镜像
editor-clear = 清除围墙
editor-turn = 旋转
editor-undo = 撤销
editor-empty = 清空
editor-start = 开局
editor-in-hand = 手上
editor-turn-hint = 点一下棋子，就轮到它走
editor-moves-next = 轮到走棋
editor-set-turn = 轮到{ $name }走
editor-more = { $name }多一道围墙
editor-fewer = { $name }少一道围墙
editor-take-off = 把{ $name }移出棋盘
editor-put-back = 把{ $name }放回棋盘
editor-ready = 可以开始
editor-faults = 待修正：{ $count }
editor-fix = 修正
editor-position = 局面文本
editor-position-wrong = 这不是有效的局面。
editor-play = 从这里开始下
editor-analyse = 分析
