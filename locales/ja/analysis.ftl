### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = ボードで駒を動かすか、対局を開いてください。
analysis-drop = 対局をここにドロップ

## Opening

analysis-open = 開く
analysis-open-text = 棋譜、指し手の一覧、局面、またはリンク
analysis-open-file = ファイルを選ぶ
analysis-new = 新しいボード
analysis-recent = 最近の検討
analysis-delete-study = この検討を削除
# A file with several games. $game: the number of the one that is shown
analysis-game-of = 対局 { $game }／{ $games }
analysis-which-notation = この指し手は複数の表記で読めます。どれですか？
dialect-fencepost = 行は下から数え、南が先手
dialect-glendenning = 行は上から数え、南が先手
dialect-qtp = 行は下から数え、北が先手

## Why something cannot be opened

# $why: a whole sentence
analysis-at = { $line }行{ $column }文字目：{ $why }
analysis-too-large = 1 MBを超えています。もっと小さいファイルを開いてください。
analysis-too-long = 2万手を超えています。もっと短い対局を開いてください。
analysis-not-a-record = この文には対局も、指し手の一覧も、局面もありません。
analysis-unreadable = 読み取れません。
analysis-link-damaged = このリンクは途中で切れているか、壊れています。最初から最後までコピーし直してください。
analysis-link-newer = このリンクは新しいバージョンのFencepostで作られました。ページを再読み込みして、もう一度お試しください。
analysis-game-running = この対局はまだ続いています。終わったら検討できます。

## Sharing

analysis-too-long-link = この検討は長すぎてリンクにできません。ファイルに保存してください。このブラウザにも残っています。

## The tree

analysis-comment = コメント
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = 印
mark-good = 好手
mark-mistake = 悪手
mark-brilliant = 妙手
mark-blunder = 大悪手
mark-interesting = 面白い手
mark-dubious = 疑問手
analysis-variations = 変化：{ $count }
analysis-fold = 変化をたたむ
analysis-unfold = 変化を表示
analysis-promote = 変化を上へ
analysis-make-main = 本譜にする
analysis-delete = ここから先を削除
analysis-undo = 元に戻す
analysis-keys-variations = 前または次の変化

## The engine

engine = エンジン
engine-absent = このブラウザではエンジンを読み込めません。
engine-depth = 深さ { $depth }
# Millions of positions in a second
engine-speed = { $count } M/秒
engine-lines = 候補：{ $count }
engine-fewer = 候補を減らす
engine-more = 候補を増やす
# Proven; $plies: moves of both players together
engine-win-in = { $plies }手で勝ち
engine-loss-in = { $plies }手で負け
engine-chances = 勝つ見込み
per-cent = { $number }%

## The path to the goal

# Of a player: it is their turn
path-to-move = 手番
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = 最善のフェンス { $fence }：{ $name } +{ $steps }
