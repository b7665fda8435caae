### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games = { $count }局
explorer-empty = この局面はまだ誰も指していません。
explorer-loading = 対局を探しています…
explorer-failed = エクスプローラーに接続できません。
explorer-offline = オフラインのため、エンジンの対局だけを表示しています。
explorer-source = 対局
explorer-source-all = すべての対局
explorer-source-engine = エンジンの対局
explorer-source-server = このサーバーの対局
explorer-source-index = 運営者のコレクション
explorer-from = 開始日
explorer-to = 終了日
explorer-strength = プレイヤー
explorer-strength-any = 強さを問わない
explorer-level = レベル{ $level }以上
explorer-rating = レーティング{ $rating }以上
explorer-open = 対局を開く
