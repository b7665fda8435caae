### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games = { $count } 局
explorer-empty = 还没有人下到过这个局面。
explorer-loading = 正在查找对局…
explorer-failed = 连不上棋谱库。
explorer-offline = 你已离线：只显示引擎的对局。
explorer-source = 对局
explorer-source-all = 所有对局
explorer-source-engine = 引擎对局
explorer-source-server = 本服务器的对局
explorer-source-index = 站长提供的对局
explorer-from = 从
explorer-to = 到
explorer-strength = 玩家
explorer-strength-any = 不限强度
explorer-level = { $level } 级及以上
explorer-rating = 等级分 { $rating } 及以上
explorer-open = 打开对局
