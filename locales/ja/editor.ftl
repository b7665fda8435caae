### The position editor, at /editor. `$name` is the colour of a player.

editor-title = 局面エディター
editor-board = 局面エディターのボード
editor-tools = ツール
editor-mirror = 左右反転
editor-clear = フェンスを消す
editor-turn = 回転
editor-undo = 元に戻す
editor-empty = 空にする
editor-start = 初期配置
editor-in-hand = 手持ち
editor-turn-hint = 駒をタップすると、その駒の手番になります
editor-moves-next = 次の手番
editor-set-turn = { $name }の手番にする
editor-more = { $name }のフェンスを1枚増やす
editor-fewer = { $name }のフェンスを1枚減らす
editor-take-off = { $name }をボードから外す
editor-put-back = { $name }をボードに戻す
editor-ready = 対局できます
editor-faults = 要修正：{ $count }
editor-fix = 直す
editor-position = 局面のテキスト
editor-position-wrong = 正しい局面ではありません。
editor-play = ここから対局
editor-analyse = 検討
