### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = 使い方
help-heading-commands = コマンド
help-heading-arguments = 引数
help-heading-options = オプション
help-heading-set-up = 対局の開始条件
help-heading-pictures = 画像
help-heading-examples = 例

help = Fencepost: フェンスのあるボードで駒が競走するゲーム、2人から4人用
    .long =
        Fencepost: フェンスのあるボードで駒が競走するゲーム、2人から4人用。

        マスの名前はチェス盤と同じで、左下がa1です。手の書き方:
          e2     駒が着くマス（飛び越えも同じ）
          e3h    横向きのフェンス、e3とf3の北側
          e3v    縦向きのフェンス、e3とe4の東側
          pass   ほかに指せる手がないとき

        各コマンドにもヘルプがあります: fencepost legal --help
    .examples =
        fencepost show                       初手の前のボード
        fencepost show e2 e8 e3h             3手進んだボード
        fencepost legal --players 4 e2       e2に対して西が指せる手
        fencepost convert game.qgn -o g.gif  対局を動く画像に
        fencepost perft 3                    局面の数、エンジンの検証用

help-any-help = ヘルプを表示（-hは簡潔、--helpは詳細）
help-version = バージョンを表示

## Where the game starts

help-any-players = 人数: 2、3、4（既定は2）
    .long =
        人数: 2、3、4（既定は2）。

        2人は南と北、3人は南と西と北です。
help-any-board = ボードの幅と高さ、2x2から9x9（既定は9x9）
help-any-fences = 1人あたりのフェンス、0から20（既定は2人で10、3人で6、4人で5）
help-any-position = この局面から始める
    .long =
        新しい対局の代わりに、この局面から始めます。

        局面は1行のテキストで、"fencepost show" が最後に表示するものです:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        順に、横向きのフェンスと縦向きのフェンスのマスをそれぞれ続けて書いたもの、手番順の駒のマス（抜けたプレイヤーは - ）、それぞれの手持ちフェンスの数、そして手番が最初のプレイヤーなら1、2番目なら2です。9x9でないボードは、5x5のように6つ目の部分で示します。

help-any-moves = 先に指す手（例: e2 e8 e3h）。3人か4人の対局で西が抜けるところはout:west

## serve

help-serve = ウェブアプリを起動（コマンドなしのfencepostも同じ）
    .long =
        ウェブアプリを起動します。ブラウザで人やエンジンと対戦でき、ボットはAPIで参加できます。コマンドなしのfencepostも同じです。

        準備ができるとアドレスを表示します。Ctrl+CまたはSIGTERMで正常に終了します。何が起きても、応答済みの手はすべてディスクに保存されており、再び起動すれば対局は時計もそのままで続きます。
    .examples =
        fencepost serve                                    このマシンだけで使う、http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games ネットワークの全員に公開
        fencepost serve --trust-proxy --base /fencepost    リバースプロキシの背後で使う
help-serve-listen = 待ち受けるアドレス。既定の127.0.0.1:8080にはこのマシンからしか届きません。ポート0で空きポートを使います
help-serve-data = すべての対局を入れるフォルダー（既定はこのユーザーのフォルダー）
help-serve-most-data = 全対局のファイルの上限、MiB単位（既定は無制限）
help-serve-base = 全体を置くパス、リバースプロキシが渡すもの（既定は / ）
help-serve-trust-proxy = リバースプロキシが伝えるアドレス（X-Forwarded-For）を信頼する。プロキシの背後でのみ使ってください
help-serve-allow-origin = このサイトのページからの呼び出しも許可する。複数回指定できます
help-serve-no-analysis = 解析を提供しない
help-serve-metrics = 外部からサーバーに届く場合も、/metricsでPrometheus用の数値を公開する
help-serve-engine-threads = エンジンが考えるスレッドの数（既定はプロセッサー数より1少ない数）
help-serve-engine-pace = エンジンだけの対局で手と手の間に置くミリ秒（既定は500）
help-serve-requests = 1つのアドレスからの、長期平均での毎秒の呼び出し数（既定は50）。これを含むすべての上限で、0は無制限です
help-serve-burst = 1つのアドレスからの一度の呼び出し数（既定は500）
help-serve-games-per-guest = 1つのブラウザの未終了の対局数（既定は200）
help-serve-games-per-address = 1つのアドレスから作られた未終了の対局数（既定は2000）
help-serve-sockets-per-guest = 1つのブラウザが開けるソケット数（既定は100）
help-serve-sockets-per-address = 1つのアドレスから開けるソケット数（既定は1000）
help-serve-log = 標準エラーに書くログの詳しさ: off、error、warn、info、debug（既定はinfo）
help-serve-log-json = ログを1行1オブジェクトのJSONで書く

help-export = サーバーの全対局の棋譜を1つの.qgnとして出力
    .long =
        サーバーの全対局の棋譜を、古い順に1つの.qgnとして出力します。サーバーの動作中でも使えます。
    .examples =
        fencepost export -o all.qgn               既定のフォルダーの全対局
        fencepost export --data games | less      別のフォルダーの対局
help-export-data = 対局のフォルダー（既定はこのユーザーのフォルダー）
help-export-output = 書き込むファイル（既定は標準出力）

help-backup = サーバーを動かしたまま、全対局をファイルにコピー
    .long =
        サーバーを動かしたまま、全対局をファイルにコピーします。

        コピーは完全で、整合性も保たれています。戻すときはサーバーを止め、このファイルをfencepost.dbという名前でデータフォルダーに入れ、その名前で始まるファイルと置き換えてください。
    .examples =
        fencepost backup monday.db                既定のフォルダーの対局
        fencepost backup --data games monday.db   別のフォルダーの対局
help-backup-file = 新しいファイル。既存のファイルには手を付けません
help-backup-data = 対局のフォルダー（既定はこのユーザーのフォルダー）

## perft

help-perft = 指定した手数で到達できる局面を数える
    .long =
        指定した手数で到達できる局面を数えます。

        ルールを知るプログラムどうしを比べる方法です。2つのプログラムの数が同じなら、その深さまでのすべての合法手が一致しています。数は最後の行に単独で書かれます。勝負がついた対局はそこで終わり、強制のパスは1手と数え、局面の繰り返しは影響しません。
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   初手ごとの内訳
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = 数える深さ（手数）: 0から100
help-perft-divide = 合計の前に、初手ごとの内訳を表示

## legal

help-legal = 合法手の一覧を表示
    .long =
        局面の、または何手か進めた後の合法手を1行で表示します。

        文字順に並びます。合法手がなければpass、対局が終わっていれば空行になります。
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = 局面をテキストで描く
    .long =
        局面を、または何手か進めた後の局面をテキストで描きます。

        S、W、N、Eは南、西、北、東の駒、# はフェンスです。ボードの下には、手持ちのフェンス、各駒のゴールまでの最短の長さ、手番、そして最後の行に--positionで使える局面を表示します。
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = 色を使う条件: auto（対応する端末で。既定）、always、never

## convert

help-convert = 棋譜や手順を別の形式や画像に変換
    .long =
        棋譜や手順を読み込み、別の形式または画像で書き出します。

        テキストの形式:
          qgn     棋譜: タグ、番号付きの手、変化、コメント、結果
          moves   手だけ、1行に1局
          json    1行に1オブジェクト、棋譜のすべての内容
        1局の画像:
          svg     1つの局面の図
          png     1つの局面、ピクセル画像
          gif     対局全体、1手1コマ

        1つのファイルに何局でも入れられます。誤りがあれば何も書き出さず、場所と理由を示します。
    .examples =
        fencepost convert game.txt > game.qgn          手順から整った棋譜へ
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = 読み込むファイル。- は標準入力
help-convert-from = その形式: qgn、moves、json（指定がなければ推測）
help-convert-to = 書き出す形式: qgn、moves、json、svg、png、gif
    .long =
        書き出す形式: qgn、moves、json、svg、png、gif。

        指定がなければ--outputのファイル名で決まり、それもなければqgnです。
help-convert-dialect = ファイルでの手の書き方: fencepost、glendenning、openspiel、qtp
    .long =
        ファイルでの手の書き方: fencepost、glendenning、openspiel、qtp（既定はfencepost）。

        glendenningとopenspielは行を向こう側から数えます。qtpはフェンスの名前が1行上で、北が先手です。
help-convert-to-dialect = 書き出すときの手の書き方。選択肢は同じ
help-convert-output = このファイルに、最後にまとめて書き込む。- は標準出力で、指定なしと同じ
help-convert-game = この番号の対局だけ。最初は1
help-convert-players = 手順だけでは分からない人数: 2、3、4（既定は2）
help-convert-board = そのボードの幅と高さ、2x2から9x9（既定は9x9）
help-convert-fences = その1人あたりのフェンス、0から20
help-convert-position = 代わりに始める局面
help-convert-ply = この手数の後の局面を示す。0は開始（既定は最後）
help-convert-theme = 外観: wood、light、dark（既定はwood）
help-convert-size = 幅、ピクセル単位、16から4096
help-convert-coordinates = ボードの周りに文字と数字を付ける（指定しなくても付きます）
help-convert-no-coordinates = 文字と数字を付けない
help-convert-flip = 北側から見る
help-convert-delay = gifの1コマの表示時間、ミリ秒、20から60000（既定は900）

## engine

help-engine = エンジンとして対局: 標準入力で受け、標準出力で答える
    .long =
        ほかのプログラムのためのエンジンとして動き、標準入力で受け、標準出力で答えます。

        プロトコルは2つあります。uciはチェスエンジンのものにこのゲームの手を当てはめたもの、qtpはアテネ大学のテキストプロトコルです。どちらもdocs/protocols.mdに説明があります。uciを手入力で試すには、position startpos moves e2、go movetime 1000、quitの順に入力してください。
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = 通信の方式: uci（既定）またはqtp
help-engine-player = エンジンの代わりに指す、比較用の相手: random、racer、greedy、rollouts（弱い順）
help-engine-level = 強さ: 人が相手なら1から10。既定の0は全力
help-engine-threads = 探索に使うスレッドの数（既定は1）
help-engine-hash = 既知の局面のテーブルに使うメモリ、MiB単位（既定は64）
help-engine-seed = 偶然に任せる選択をすべて決める数（既定は0）
help-engine-movetime = qtpで1手に考える時間、ミリ秒（既定は1000）

## bench

help-bench = 決まった局面の組を探索し、エンジンやコンピューターを比べる
    .long =
        決まった局面の組を探索し、エンジンやコンピューターを比べます。

        各行に、調べた局面の数と見つけた手を示します。最後の行は2人の局面の合計と速さです。エンジンが同じなら、ノード数は何度実行しても、どのコンピューターでも同じです。3人と4人の結果は、その前の行に別に示します。
    .examples =
        fencepost bench

## match

help-match = 2つのエンジンを対戦させ、どちらが強いかを調べる
    .long =
        2つのエンジンを対戦させ、どちらが強いかを調べます。

        AとBは、uciまたはqtpのプロトコルを話すプログラムのコマンドラインで、それぞれ引用符で囲みます。どの序盤も先手と後手を入れ替えて2局ずつ指し、審判がすべての手をルールに照らして調べます。得点はA側から見て、2局一組での誤差とともに示します。Ctrl-Cで対戦を終え、そこまでの結果を示します。

        異常終了、反則手、時間超過は負けとなり、別に数えます。3人か4人では、そうしたエンジンだけが抜け、ほかは続けます。
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = 得点を示すエンジンのコマンドライン
help-match-engine-b = もう一方のエンジンのコマンドライン
help-match-games = 対局の数（既定は100）。1局ごとに先手と後手を入れ替えるので、偶数が適しています
help-match-time = 考える量: 1手100msや2s、1手10000n（ノード数）、または60+0.5（持ち時間と加算、秒）。既定は100ms
help-match-time-b = 同じ指定をBだけに
help-match-openings = 序盤のファイル、1行に1つ: 最初に指す手、# の後はコメント（既定は開始局面）
help-match-records = 全対局をこのファイルに.qgnで書く
help-match-sprt = AがELO1だけ強い、またはELO0以下しか強くないと分かった時点で止める
    .long =
        AがELO1だけ強い（H1）、またはELO0以下しか強くない（H0）と分かった時点で止めます。

        2局一組での逐次確率比検定です。0,10,0.01,0.05のように続ける2つの数は、H1またはH0を誤って採択する確率です（既定はどちらも0.05）。
help-match-concurrency = 同時に行う対局の数（既定は1）
help-match-field = 3人か4人での席の割り当て: a-vs-bbb（既定）、aa-vs-bb、aaa-vs-bなど。全員がすべての席に着くまで、1局ごとに席を替えます
help-match-max-plies = この手数に達した対局は引き分け（既定は400）
help-match-margin = 制限をどれだけ超えて答えてもよいか（例: 50ms、既定は100ms）
help-match-patience = 時間でなくノード数で制限するとき、1手を待つ時間（既定は120s）
help-match-protocol-a = Aとの通信の方式: uci（既定）またはqtp
help-match-protocol-b = Bとの通信の方式: uci（既定）またはqtp
help-match-name-a = 棋譜でのAの名前（既定はエンジン自身の名前）
help-match-name-b = 棋譜でのBの名前（既定はエンジン自身の名前）
help-match-option-a = uciでAのオプションを設定（例: Hash=256）。複数回指定できます
help-match-option-b = uciでBのオプションを設定（例: Hash=256）。複数回指定できます
help-match-seed = 偶然に任せることを決める数、Seedオプションを持つエンジン用（既定は0）
help-match-progress = 途中経過を示す条件: auto（端末に1行で。既定）、always（ファイルにも1局1行）、never

## solve

help-solve = 小さな2人の対局で、両者が最善を尽くすとどちらが勝つかを求める
    .long =
        小さな2人の対局で、両者が最善を尽くすとどちらが勝つかを求めます。

        起こりうるすべての局面を調べるので、答えは正確です。勝つ側は急ぎ、負ける側はできるだけ粘ります。長さは両者の手を合わせた手数です。最後の行が値です: "first player wins in N"、"second player wins in N"、または "draw"。その前に、値を保つ初手を良い順に示します。

        必要な時間とメモリは、ボードの大きさとフェンスの数につれて急激に増えます。5x5でフェンス3枚ずつなら数秒と74 MiB、5枚なら1分と663 MiBです。メモリに入らない対局は受け付けません。
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = ボードの幅と高さ、2x2から9x9（既定は9x9ですが、大きすぎて解けません）
help-solve-fences = 1人あたりのフェンス、0から20（既定は10）
help-solve-memory = 使ってよいメモリ、MiB単位（既定は空いている分）
help-solve-threads = 使うスレッドの数（既定はプロセッサーコアごとに1つ）

## rules

help-rules = ゲームのルールを表示
    .long =
        ゲームのルールを、文字で描いた図とともに表示します。

        言語は端末のもの、またはdeやzh-Hantのようなタグで指定したものです。
    .examples =
        fencepost rules            この端末の言語で
        fencepost rules ja | less  日本語で
help-rules-language = 言語のタグ（既定は端末の言語）

## completions

help-completions = シェルでコマンドとオプションを補完するスクリプトを出力
    .long =
        シェルでコマンドとオプションを補完するスクリプトを出力します。

        シェルがこうしたスクリプトを探す場所に置き、新しいシェルを開いてください。
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = シェル: bash、zsh、fish、powershell、elvish

## help

help-help = コマンドのヘルプを表示
    .long = COMMAND --helpと同じくコマンドのヘルプを、コマンドの指定がなければプログラムのヘルプを表示します。
    .examples = fencepost help convert
help-help-command = コマンド
