### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = 渡りきるか、道をふさぐか。
# For search engines and for previews of links
app-description = 駒を向こう側へ進めながら、フェンスで相手の道をふさぎましょう。ブラウザで2人から4人まで、人ともコンピューターとも遊べます。アカウントは不要です。
# The picture in previews of links
app-preview = 駒とフェンスが並んだボード。
needs-script = 遊ぶにはJavaScriptが必要です。ルールはそのままでも読めます。
back-to-start = ホーム
close = 閉じる

## The bar at the top

places = メニュー
place-play = 遊ぶ
place-games = 対局
place-learn = 学ぶ
place-puzzles = パズル
place-analysis = 検討
place-rules = ルール
place-editor = 編集
place-clock = 時計
place-tournaments = 大会
storage-refused = このブラウザには対局を保存する空きがないか、保存が許可されていません。このまま遊べますが、ページを閉じると対局は消えます。
settings = 設定
look = テーマ
look-system = システム
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
notify-hint = 別のウィンドウを見ているときも。
show-on-board = ボードに表示
overlay-legal = 自分の駒が行けるマス
overlay-ways = 最短の道
overlay-lengths = 道の長さ
overlay-last = 直前の手
overlay-coordinates = 座標

## Start

clock-none = 時間制限なし
clock-minutes = { $minutes }分
clock-increment = { $minutes }分 + { $seconds }秒
clock-delay = { $minutes }分、猶予{ $seconds }秒
clock-per-move = 1手{ $seconds }秒
clock-hourglass = 砂時計{ $minutes }分
clock-game = 対局全体で{ $minutes }分
seat-computer = コンピューター
your-name = あなたの名前
your-name-hint = 任意
game-of = { $players }人

## A game

you = あなた
engine-name = コンピューター Lv.{ $level }
engine-full = コンピューター（全力）
open-seat = 空席
guest = ゲスト

## The connection

page-missing = ページが見つかりません。
trouble-offline = サーバーが応答しません。
trouble-seat = その席は、たった今埋まりました。
trouble-too-many = リクエストが多すぎます。少し待ってからもう一度お試しください。
trouble-too-many-wait = リクエストが多すぎます。{ $seconds }秒後にもう一度お試しください。
trouble-offered = 直前の手のあと、すでに提案しています。
trouble-too-long = 対局が長すぎるため、それはできません。指すことと投了はできます。
trouble-other = 問題が発生しました。
turn-notice = あなたの番です。
