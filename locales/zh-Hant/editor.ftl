### The position editor, at /editor. `$name` is the colour of a player.

editor-title = 局面編輯器
editor-board = 局面編輯器的棋盤
editor-tools = 工具
editor-mirror = 鏡像
editor-clear = 清除圍牆
editor-turn = 旋轉
editor-undo = 復原
editor-empty = 清空
editor-start = 開局
editor-in-hand = 手上
editor-turn-hint = 點一下棋子，就輪到它走
editor-moves-next = 輪到走棋
editor-set-turn = 輪到{ $name }走
editor-more = { $name }多一道圍牆
editor-fewer = { $name }少一道圍牆
editor-take-off = 把{ $name }移出棋盤
editor-put-back = 把{ $name }放回棋盤
editor-ready = 可以開始
editor-faults = 待修正：{ $count }
editor-fix = 修正
editor-position = 局面文字
editor-position-wrong = 這不是有效的局面。
editor-play = 從這裡開始下
editor-analyse = 分析
