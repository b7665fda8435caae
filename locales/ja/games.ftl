### The games of this device, at /games.

games-title = あなたの対局
games-hint = このブラウザだけに保存されます。
games-import = 棋譜を読み込む
games-none = まだ対局がありません
games-none-hint = この端末での対局はすべてここに残ります。対局するか、棋譜（.qgn）を読み込んでください。
games-none-play = 今すぐ遊ぶ
games-running = 進行中
games-finished = 終了
# $moves: how many were played
games-moves = { $moves }手
games-won = あなたの勝ち
games-lost = あなたの負け
games-draw = 引き分け
# $name: a player or a seat
games-winner = { $name }の勝ち
games-rename = 名前を変更
games-export = 書き出す
games-delete = 削除
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = { $game }を検討する
games-rename-which = { $game }の名前を変更
games-export-which = { $game }を書き出す
games-delete-which = { $game }を削除
games-name = 対局の名前
games-save = 保存
games-cancel = キャンセル
games-deleted = 「{ $game }」を削除しました。
games-undo = 元に戻す
games-imported = 「{ $game }」を読み込みました。

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = このファイルは1 MBを超えています。
import-not-a-record = このファイルは棋譜ではありません。
import-bad-tag = 「{ $text }」はこの棋譜では無効です。
import-bad-move = 「{ $text }」は正しい手ではありません。
import-unclosed = この棋譜には、始まりか終わりのないコメントまたは変化があります。
import-after-result = 「{ $text }」が結果の後にあります。結果の後には何も書けません。
import-too-long = この対局は長すぎます。
# $number: the number of the move, counted one by one
import-illegal-move = { $number }手目の{ $text }は反則です。
import-bad-result = 結果{ $text }は対局と合いません。
import-no-rules = 手を確かめるためのルールを読み込めませんでした。もう一度お試しください。
import-unreadable = このファイルは読めません。
