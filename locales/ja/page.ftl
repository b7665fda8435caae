### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = 渡りきるか、道をふさぐか。
# For search engines and for previews of links
app-description = 駒を向こう側へ進めるか、フェンスで相手の行く手をふさぐか。ブラウザで2人から4人まで、人ともコンピューターとも遊べます。アカウントは不要です。
# The picture in previews of links
app-preview = 駒とフェンスが並んだボード。
needs-script = 遊ぶにはJavaScriptが必要ですが、無効になっています。ルールはそのままでも読めます。
back-to-start = トップに戻る
close = 閉じる

## The bar at the top

settings = 設定
look = 外観
look-wood = 木目
look-light = ライト
look-dark = ダーク
language = 言語
sound = サウンド
confirm-fences = フェンスを置く前に確認
confirm-touch = タッチ画面のみ
confirm-always = 常に
confirm-never = しない
notify = 自分の番を通知する
notify-hint = 別のウィンドウを見ているときも知らせます。
show-on-board = ボードに表示
overlay-legal = 自分の駒が行けるマス
overlay-ways = 最短の道
overlay-lengths = 道の長さ
overlay-last = 直前の手
overlay-coordinates = 座標

## Start

start-title = Fencepostで遊ぶ
start-resume = 続きから
start-resume-what = { $players }人、{ $moves }手まで進行
start-computer = コンピューターと対戦
start-computer-hint = オフラインでも遊べます。
start-invite = 友だちを招待
start-invite-hint = リンクを送るか、QRコードを見せるだけ。アカウントは不要です。
start-pass = 1台でいっしょに遊ぶ
start-pass-hint = この画面を囲んで2人から4人で。
start-open = 募集中の対局
start-open-none = 今は待っている人がいません。対局を作ると、ここに表示されます。
start-open-offline = サーバーに接続できません。コンピューターとの対戦と、1台での対戦は遊べます。
start-watch = 観戦
start-watch-none = 今は公開中の対局がありません。
start-rules = ルールを読む
start-rules-hint = 図入りで2分。
start-now = 開始
start-create = リンクを作る
start-level = レベル{ $level }
level-label = 強さ
level-1 = 見習い
level-2 = はじめの一歩
level-3 = やさしい
level-4 = 気軽に
level-5 = 堅実
level-6 = 腕利き
level-7 = 強い
level-8 = とても強い
level-9 = 達人
level-10 = 全力
players-label = 人数
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = 持ち時間
clock-none = 時計なし
clock-minutes = { $minutes }分
clock-increment = { $minutes }分 + { $seconds }秒
clock-delay = { $minutes }分、猶予{ $seconds }秒
clock-per-move = 1手{ $seconds }秒
clock-hourglass = 砂時計{ $minutes }分
clock-own = カスタム
clock-kind = 時計の種類
clock-kind-increment = 持ち時間と1手ごとの加算
clock-kind-delay = 持ち時間と1手ごとの猶予
clock-kind-per-move = 1手ごとの制限時間
clock-kind-hourglass = 砂時計
clock-own-minutes = 1人あたりの分数
clock-own-seconds = 1手あたりの秒数
first-label = 先手
first-lot = くじ引き
first-me = 自分
first-other = 相手
first-another = ほかの人
seats-label = ほかの席
seat-person = 人
seat-computer = コンピューター
listed-label = 募集中の対局に表示する
your-name = あなたの名前
your-name-hint = 空欄でもかまいません。
join = 参加
watch = 観戦
game-of = { $players }人
game-watch-move = { $number }手目

## Waiting for others

invite-title = プレイヤーを待っています
invite-hint = このリンクを開いた人が席に着けます。同じリンクで観戦もできます。
invite-link = 対局のリンク
invite-copy = コピー
invite-copied = コピーしました
invite-share = 共有
invite-qr = リンクのQRコード
invite-seats = あと{ $open }席空いています
invite-cancel = 取りやめる
join-title = 対局に招待されています
join-hint = { $name }さんが待っています。
join-hint-somebody = 相手が待っています。
join-sit = 席に着いて始める

## A game

you = あなた
engine-name = コンピューター レベル{ $level }
engine-full = コンピューター 全力
open-seat = 空席
guest = ゲスト
player-out = 脱落
player-away = 離席中
player-thinking = 考え中…
fences-left = 残りフェンス：{ $count }
way-length = ゴールまでの歩数：{ $count }
your-turn = あなたの番です
turn-of = { $name }の番です
not-started = 席がそろっていません
first-move-wait = { $name }の初手まで残り{ $seconds }秒です。過ぎると対局は中止されます。
first-move-wait-you = あなたの初手まで残り{ $seconds }秒です。過ぎると対局は中止されます。
left-for-good = { $name }はしばらく離席しています。
take-over = コンピューターに任せる
give-time-to = { $name }に15秒あげる
place-fence = { $move }に置く
drop-fence = 置くのをやめる
take-fence-hint = フェンスをボードにドラッグするか、溝をタップしてください。
moves = 指し手
no-moves-yet = まだ手がありません
move-first = 最初へ
move-back = 1手戻る
move-on = 1手進む
move-last = 最後の手へ
looking-back = 前の局面を見ています。
back-to-game = 対局に戻る
flip = 反転
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
give-time = 15秒あげる
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
premove-set = 可能なら、次に{ $move }を指します。
phrases = ひとこと
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
link-missing = この対局は見つかりません。
local-missing = その対局は、もうこのブラウザに残っていません。
page-missing = このアドレスにページはありません。
trouble-offline = サーバーが応答しません。
trouble-seat = その席は、たった今埋まりました。
trouble-too-many = 操作が多すぎます。少し待ってからもう一度お試しください。
trouble-too-many-wait = リクエストが多すぎます。{ $seconds }秒後にもう一度お試しください。
trouble-offered = 直前の手のあと、すでに提案しています。
trouble-too-long = 対局が長くなりすぎたため、それはできません。指すことと投了はできます。
trouble-other = うまくいきませんでした。
turn-title = あなたの番です – Fencepost
turn-notice = あなたの番です。

## The board, by keyboard and for screen readers

board-label = ボード。矢印キーでカーソルを動かし、hとvでフェンスの向きを選び、pでマスに戻り、Enterで指します。
move-input = 手を入力
move-input-go = 指す
move-input-hint = 例: e3、e3h
keys = キー操作
keys-arrows = ボード上：カーソルを動かす。それ以外：手を順にたどる
keys-home-end = 最初の手と最後の手
keys-h = カーソルを横向きのフェンスにする
keys-v = カーソルを縦向きのフェンスにする
keys-p = マスに戻る
keys-enter = 指す
keys-escape = フェンスを置くのをやめる
keys-f = ボードを反転する
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
say-passed = { $name }は指せる手がなく、パスです。
say-out = { $name }が脱落しました。
