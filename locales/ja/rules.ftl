### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = ゲームのルール
# For search engines and for previews of links
rules-description = 2人、3人、4人での遊び方。駒、フェンス、飛び越え、時計を10の図で説明します。
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2～4人 · 8歳以上 · 10～20分
# $number: 1 to 10
rules-figure = 図{ $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S、W、N、Eは順に南、西、北、東の駒、#はフェンス、*は駒が進めるマス、xは置けない場所です。
# Stands before a paragraph
rules-ruling = 独自の取り決め
# At the end of the page
rules-ruling-note = 印刷されたルールには版による違いや、はっきりしない点があります。「{ rules-ruling }」と記した段落は、Fencepostが決めたものです。

## Goal

rules-aim-title = ゲームの目的
rules-aim = ほかの人より先に、自分の駒をボードの向こう側まで進めましょう。フェンスで相手を遠回りさせられますが、道を完全にふさぐことはできません。

## Setup

rules-ready-title = 準備
rules-ready-board = ボードは9×9マスです。南の席から見て、縦の列を左からa～i、横の行を下から1～9と呼びます。
rules-ready-two = 2人なら南と北に座り、フェンスを10枚ずつ持ちます。南はe1から始めて9の行に着けば勝ち、北はe9から始めて1の行に着けば勝ちです。
rules-ready-first = 南の席に座る人を、くじ引きか話し合いで決めます。最初の手番は南で、その後は時計回りに進みます。

## Your turn

rules-turn-title = 手番にすること
rules-turn = 駒を動かすか、フェンスを1枚置くか、どちらかをします。パスはできません。フェンスを使いきったら、駒を動かすしかありません。

## Moving the pawn

rules-pawn-title = 駒を動かす
rules-pawn = 駒は上下左右に1マス進みます。ななめには進めず、ほかの駒がいるマスにも入れません。
rules-pawn-fence = 駒はフェンスを通り抜けられません。回り道をします。

## Placing a fence

rules-fence-title = フェンスを置く
rules-fence = フェンスの長さは2マス分です。2マスと2マスの間の溝に、横向きか縦向きに置きます。ボードからはみ出したり、半マスずらしたりしてはいけません。
rules-fence-overlap = フェンスは、半分だけでも重ねて置けません。端と端やT字形に接するのはかまいません。
rules-fence-cross = フェンスどうしを交差させることもできません。
rules-fence-stays = 一度置いたフェンスは、ゲームが終わるまで動かしません。
rules-fence-way = フェンスを置いた後も、自分の駒を含むすべての駒に、それぞれのゴールラインまでの道が残っていなければなりません。駒を閉じ込めるフェンスは置けません。
rules-fence-way-ruling = ここではフェンスだけを考えます。駒は道をふさがず、飛び越えで道が開くこともありません。

## Face to face

rules-jump-title = 一騎打ち：駒が向かい合ったら
rules-jump = 隣のマスにほかの駒がいて、間にフェンスがなければ、その駒を飛び越えて、まっすぐ先のマスに進めます。4方向のどの向きにもできます。
rules-jump-side = 飛び越えた先がフェンスや別の駒でふさがれているときは、代わりに飛び越えるはずだった駒の左か右のマスに進めます。ただし、そのマスが空いていて、その駒との間にフェンスがない場合だけです。まっすぐ飛び越えられるときは、横には進めません。
rules-jump-edge = ボードの端も、フェンスと同じように飛び越えをさえぎります。
rules-jump-one = 飛び越えられる駒は1手につき1つだけです。ほかの手があるなら、飛び越えなくてもかまいません。
rules-jump-pass = 駒も動かせず、フェンスも置けないときは、パスになります。

## The end of the game

rules-end-title = ゲームの終わり
rules-end = 自分の駒を最初にゴールラインのどれかのマスに着けた人が、その場で勝ちです。飛び越えて着いてもかまいません。
rules-end-leave = 2人のゲームでは、投了するか時間切れになると負けです。
rules-end-draw = 手持ちのフェンスの数と手番も含めて同じ局面が3回現れたら、引き分けです。開始時の局面も数えます。残っている全員の合意で引き分けにすることもできます。

## Three and four players

rules-many-title = 3人、4人で遊ぶ
rules-many-four = 4人ではフェンスを5枚ずつ持ち、南、西、北、東の順に進めます。西はa5から始めてiの列に着けば勝ち、東はi5から始めてaの列に着けば勝ちです。
rules-many-three = 3人ではフェンスを6枚ずつ持ち、2枚は箱に残します。
rules-many-three-seats = 席は南、西、北です。
rules-many-leave = 3人か4人のゲームで投了するか時間切れになると、その人の駒をボードから取り除き、手持ちのフェンスも使えなくなります。置いたフェンスは残り、手番は飛ばされ、その人の道を残す必要もなくなります。最後に残った人の勝ちです。

## Playing with a clock

rules-clock-title = 時計を使って遊ぶ
rules-clock = 大会では制限時間を設けます。次の方法があります。
rules-clock-player = 1人ごとの時間：対局全体の持ち時間は全員同じ長さです。1手ごとに時間を加えたり、1手ごとに決まった猶予を置いてから時計を動かしたりもできます。
rules-clock-game = 対局全体の時間：プレイヤー全員で等しく分けます。
rules-clock-move = 1手ごとの時間：どの手もその時間内に指します。
rules-clock-hourglass = 砂時計：使った時間が、ほかの人に等しく分けられます。
# What the server does
rules-clock-start = オンラインでは、全員が最初の1手を指してから時計が動き出します。誰かが最初の手に1分より長くかけると、対局は中止になります。

## Other boards

rules-boards-title = ほかのボード
rules-boards = 練習用に、ボードの一辺を2～9マス、フェンスを1人0～20枚にできます。2×2のボードで遊べるのは3人までです。
rules-boards-start = 駒は自分の辺の中央から始めます。辺のマスが偶数なら、南と北は中央のすぐ右、西と東は中央のすぐ上から始めます。

## Writing moves down

rules-writing-title = 手の書き方
rules-writing = 駒の手は、e2のように着いたマスで書きます。フェンスは、中央から見て左下のマスで呼びます。e3hはe3とf3の上に横向き、e3vはe3とe4の右に縦向きです。

## The figures

rules-figure-1 = 2人のゲームの始まり。
rules-figure-2 = 駒の4通りの進み方。
rules-figure-3 = まっすぐの道をフェンスがふさいでいるので、駒は回り道をします。
rules-figure-4 = 正しい置き方：2マスと2マスの間。×印：半マスのずれ。
rules-figure-5 = 最後のフェンスは駒を閉じ込めるので、置けません。
rules-figure-6 = まっすぐの飛び越え。
rules-figure-7 = 駒の後ろにフェンス：その左か右に飛びます。
rules-figure-8 = 同じ場面で片側がふさがれた場合：飛べるのは1か所です。
rules-figure-9 = 後ろに別の駒：2つは飛び越えられませんが、左右には進めます。
rules-figure-10 = ゴールラインに着いた駒の勝ち。

## Around the rules

rules-print = 印刷
rules-play = 遊ぶ
# In place of “Play” for somebody who came from a game
rules-back = 対局に戻る
rules-name = Fencepostは独立したプロジェクトです。このゲームはQuoridor®の名で販売されており、この名称は発売元に帰属します。Fencepostは発売元とは関係ありません。
