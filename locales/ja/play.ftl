### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = プレイヤーを待っています
invite-hint = このリンクを知っている人なら誰でも参加や観戦ができます。
invite-link = 対局のリンク
invite-copy = コピー
invite-copied = コピーしました
invite-share = 共有
invite-qr = リンクのQRコード
invite-seats = あと{ $open }席空いています
invite-cancel = 対局を中止
join-title = 対局に招待されています
join-hint = { $name }さんが待っています。
join-hint-somebody = 相手が待っています。
join-sit = 参加して始める

## A game

player-out = 脱落
player-away = 離席中
player-thinking = 考え中…
fences-left = 残りフェンス：{ $count }
way-length = ゴールまでの歩数：{ $count }
your-turn = あなたの番です
turn-of = { $name }の番です
not-started = プレイヤーを待っています
first-move-wait = { $name }の初手まで残り{ $seconds }秒です。過ぎると対局は中止されます。
first-move-wait-you = あなたの初手まで残り{ $seconds }秒です。過ぎると対局は中止されます。
left-for-good = { $name }はしばらく離席しています。
take-over = コンピューターに任せる
give-time-to = { $name }に15秒追加
place-fence = { $move }に置く
drop-fence = キャンセル
take-fence-hint = フェンスをボードにドラッグするか、マスの間をタップしてください。
moves = 指し手
no-moves-yet = まだ手がありません
move-first = 最初の手
move-back = 1手戻る
move-on = 1手進む
move-last = 最後の手
looking-back = 前の局面を見ています。
back-to-game = 対局に戻る
flip = ボードを反転
actions = 操作
takeback = 待った
draw = 引き分け
resign = 投了
resign-sure = 本当に投了しますか？
draw-sure = 全員、引き分けに同意しますか？
yes = はい
no = いいえ
rematch = 再戦
play-back = 再生
share = 共有
copy-record = 棋譜をコピー
download-record = 棋譜を保存
new-game = 新しい対局
give-time = 15秒追加
more = その他
accept = 受ける
decline = 断る
withdraw = 取り下げる
offers-draw = { $name }から引き分けの提案です。
offers-takeback = { $name }が{ $move }の待ったを希望しています。
offers-rematch = { $name }が再戦を希望しています。
offered-draw = 引き分けを提案しました。
offered-takeback = { $move }の待ったをお願いしました。
offered-rematch = 再戦を申し込みました。
next-game = 次の対局へ
premove-set = 先行入力{ $move }（可能な場合）
phrases = ひとことチャット
phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-good-game = いい対局でした！
phrase-well-played = お見事！
phrase-thanks = ありがとう！
phrase-oops = おっと！
phrase-one-moment = 少し待ってください。
phrase-hurry = あなたの番ですよ！
phrase-sorry = ごめんなさい！
phrase-bye = またね！
says = { $name }：{ $text }
you-won = あなたの勝ち
you-lost = あなたの負け
game-drawn = 引き分け
game-broken-off = 中止
won-by = { $name }の勝ち

## The connection

link-lost = 接続が切れました。再接続しています…
link-joining = 接続しています…
link-missing = 対局が見つかりません。
local-missing = この対局はもうこのブラウザに保存されていません。
turn-title = あなたの番です – Fencepost

## The board, by keyboard and for screen readers

board-label = ボード。矢印キーでカーソルを動かし、hで横向き、vで縦向きのフェンスを選び、pでマスに戻り、Enterで指します。
move-input = 手を入力
move-input-go = 指す
move-input-hint = 例：e3、e3h
keys = キー操作
keys-arrows = ボード上：カーソルを動かす。それ以外：手を順にたどる
keys-home-end = 最初の手と最後の手
keys-h = 横向きのフェンス
keys-v = 縦向きのフェンス
keys-p = マスに戻る
keys-enter = 指す
keys-escape = フェンスをキャンセル
keys-f = ボードを反転
keys-m = サウンドの切り替え
keys-question = この一覧
say-square = { $square }、空き
say-square-pawn = { $square }、{ $name }の駒
say-square-goes = { $square }、あなたの駒が行けます
say-fence-across = { $fence }、横向き、{ $from }と{ $to }の上
say-fence-upright = { $fence }、縦向き、{ $from }と{ $to }の右
say-fence-placed = { $fence }、フェンスがあります
say-fence-blocked = { $fence }、フェンスは置けません
say-moved = { $name }が{ $move }に進みました。
say-fenced = { $name }がフェンス{ $move }を置きました。
say-passed = { $name }はパスするしかありません。
say-out = { $name }が脱落しました。
say-moved-you = { $move }に進みました。
say-fenced-you = フェンス{ $move }を置きました。
say-passed-you = パスするしかありません。
say-out-you = あなたは脱落しました。
say-square-pawn-you = { $square }、あなたの駒
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move }を置くと、あなたの駒が{ $squares }から出られなくなります。
move-input-open = 手を文字で入力
# $text: what was typed
move-input-wrong = 「{ $text }」は手ではありません。移動はe3、フェンスはe3hのように入力してください。
keys-slash = 手を入力

## How a game ended, said to one of the players

ending-goal-you = ゴールラインに着きました。
ending-resign-you = 相手が投了しました。
ending-time-you = 相手が時間切れになりました。
ending-last-player-you = 最後まで残りました。
ending-resign-lost = 投了しました。
ending-time-lost = 時間切れになりました。
review = 振り返る
# $level: a number
next-level = レベル{ $level }に挑戦
result-moves = { $count ->
   *[other] 手数
  }
# A caption under the number, whatever it is
result-fences = 置いたフェンス
result-steps = ゴールまでの歩数

## What happens beside the moves, in one short line

news-draw-declined = { $name }が引き分けを断りました。
news-draw-declined-you = 引き分けを断りました。
news-takeback-declined = { $name }が待ったを断りました。
news-takeback-declined-you = 待ったを断りました。
news-rematch-declined = { $name }が再戦を断りました。
news-rematch-declined-you = 再戦を断りました。
news-withdrawn = { $name }が提案を取り下げました。
news-withdrawn-you = 提案を取り下げました。
news-takeback = 直前の手が取り消されました。
news-takeover = { $name }の代わりにコンピューターが指します。
news-time = { $name }に{ $seconds }秒追加されました。
news-time-you = { $seconds }秒追加されました。
# On the card of who got them
time-gift = +{ $seconds }秒
premove-dropped = { $move }はもう指せません。
# $text: the phrase
phrase-sent = 送信：{ $text }

## Help during a game

hint = ヒント
hint-thinking = 考え中…
hints-used = ヒント：{ $count }
rules-panel = ルール
rules-panel-loading = ルールを読み込んでいます…
rules-panel-missing = 今はルールを読み込めません。接続が必要です。
