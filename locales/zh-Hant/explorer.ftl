### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games = { $count } 局
explorer-empty = 還沒有人下到過這個局面。
explorer-loading = 正在尋找對局…
explorer-failed = 連不上棋譜庫。
explorer-offline = 你已離線：只顯示引擎的對局。
explorer-source = 對局
explorer-source-all = 所有對局
explorer-source-engine = 引擎對局
explorer-source-server = 這個伺服器的對局
explorer-source-index = 站長提供的對局
explorer-from = 從
explorer-to = 到
explorer-strength = 玩家
explorer-strength-any = 不限強度
explorer-level = 第 { $level } 級以上
explorer-rating = 等級分 { $rating } 以上
explorer-open = 開啟對局
