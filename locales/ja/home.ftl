### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Fencepostで遊ぶ
start-resume = 対局を続ける
start-resume-what = { $players }人、{ $moves }手まで進行
start-computer = コンピューターと対戦
start-computer-hint = オフラインでも遊べます。
start-invite = 誰かを招待
start-invite-hint = リンクを送るか、QRコードを見せるだけ。アカウントは不要です。
start-pass = 1台でいっしょに遊ぶ
start-pass-hint = 1台の端末で2人から4人まで。
start-open = 募集中の対局
start-open-none = 今は待っている人がいません。対局を作ると、ほかの人にここで見えます。
start-open-offline = サーバーに接続できません。コンピューターとの対戦と1台での対戦はできます。
start-watch = 観戦
start-watch-none = 今は公開中の対局がありません。
start-rules = ルールを読む
start-rules-hint = 図入り、2分で読めます。
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
clock-own = カスタム
clock-kind = 時計の種類
clock-kind-increment = 持ち時間と1手ごとの加算
clock-kind-delay = 持ち時間と1手ごとの猶予
clock-kind-per-move = 1手ごとの制限時間
clock-kind-hourglass = 砂時計
clock-own-minutes = 1人あたりの分数
clock-own-seconds = 1手あたりの秒数
first-label = 先手
first-lot = ランダム
first-me = 自分
first-other = 相手
first-another = ほかの人
seats-label = ほかの席
seat-person = 人
listed-label = 募集中の対局に表示する
join = 参加
watch = 観戦
game-watch-move = { $number }手目

## The first look

home-what = 2～4人で遊ぶフェンスレース。
home-play = 今すぐ遊ぶ
home-play-hint = 無料、登録不要
home-learn = ルールを学ぶ
home-tutorial = 遊びながら学ぶ
home-tutorial-hint = 15の小さなステップ
home-puzzle = 今日のパズル
# The board on the start page, for screen readers
home-board = ボード。矢印キーでマスを、hとvでフェンスを選びます。Enterで指すと対局が始まります。
home-tip-title = あなたの番です。
home-tip = 駒を動かすかフェンスを置くと、対局が始まります。
home-tip-fence = もう一度タップするとフェンスを置きます。
home-beginning = 対局が始まります…

## The form

mode-label = 対戦相手
mode-computer = コンピューター
mode-invite = 友だち
mode-pass = この画面
more-options = その他の設定
summary-first-lot = 先手はランダム
summary-first-me = あなたが先手
summary-first-other = 相手が先手
summary-fences = フェンス各{ $fences }枚
clock-kind-game = 対局全体の時間
clock-own-game = 全体の分数
board-width = 列
board-height = 行
fences-each = 各自のフェンス
fences-usual = 標準（{ $fences }）

## Others

lobby-waiting = 待機中
lobby-yours = あなたが募集中の対局
exhibition-live = ライブ
exhibition-title = エンジン同士が対局中
exhibition-recorded = 記録された対局
