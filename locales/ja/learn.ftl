### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.

learn-title = 遊び方を学ぶ
learn-progress = { $step } / { $steps }
learn-steps = ステップ一覧
learn-again = もう一度
learn-next = 次へ
learn-back = 前へ
learn-skip = スキップ
learn-finish = 対局する
learn-puzzles = パズルに挑戦
learn-hint = ヒント：
learn-show-hint = ヒントを見る
learn-step-done = { $step }：できた
learn-step-open = { $step }：まだ
learn-over = これで遊び方はばっちりです。楽しんでください！

## What went wrong

learn-not = { $move }はちがいます。
learn-wrong-fence = それはフェンスです。今は駒を進めましょう。
learn-wrong-step = それは駒の手です。今はフェンスを置きましょう。
learn-wrong-away = それではゴールから遠ざかってしまいます。
learn-wrong-same = 青の道のりは、まだ{ $after }歩のままです。
learn-wrong-both = 青は{ $theirs }歩のびますが、あなたも{ $yours }歩のびてしまいます。
learn-wrong-longer = あと{ $before }歩だったのが、{ $after }歩になってしまいました。
learn-wrong-small = 青はあと{ $after }歩です。まだ足りません。

## 1. A step

learn-step = 1マス進む
learn-step-text = あなたの駒は黄色です。いちばん上の行をめざします。自分の番が来たら、駒を1マス動かせます。
learn-step-task = 上のe2に進みましょう。
learn-step-hint = 駒のすぐ上のマスをタップしてください。
learn-step-word = できました。上、下、左、右のどれかに、1回に1マスずつ進めます。

## 2. The goal

learn-goal = ゴールに着く
learn-goal-text = フェンスは通りぬけられません。よけて進みましょう。いちばん上の行なら、どのマスに着いても勝ちです。
learn-goal-task = いちばん上の行まで進みましょう。
learn-goal-hint = 左のd8に行ってから、上に進みます。
learn-goal-word = あなたの勝ちです！ 先に向こう側に着いた人が勝ちます。

## 3. A fence

learn-fence = フェンスを置く
learn-fence-text = 駒を動かす代わりに、フェンスを置くこともできます。長さは2マス分です。青は回り道をするしかありません。
learn-fence-task = 青の前にフェンスを置きましょう。
learn-fence-hint = 青のすぐ下のすき間をタップしてください。
learn-fence-word = 青はあと{ $before }歩だったのが、{ $after }歩になりました。

## 4. A fence that is refused

learn-refused = 閉じこめるのはなし
learn-refused-text = 青がかどから出られるのは、あと1か所だけです。そこもふさいだら、どうなるでしょう？
learn-refused-task = 青を閉じこめてみましょう。
learn-refused-hint = b9の右のすき間をタップしてください。
learn-refused-word = ほら、置けません。だれにでも、ゴールまでの道がかならず残っていなければなりません。
learn-refused-wrong = 青はまだ出られます。b9の横のすき間をふさぎましょう。

## 5. A jump

learn-jump = とびこえる
learn-jump-text = 青が目の前にいます。青をとびこえて、その先のマスに行けます。
learn-jump-task = 青をとびこえましょう。
learn-jump-hint = 青の後ろのe6をタップしてください。
learn-jump-word = 1手で2マス！ とびこえると1歩の得です。
learn-jump-wrong = それもできます。でも今は、青をとびこえましょう。

## 6. A side-step

learn-side = 横によける
learn-side-text = 青の後ろにフェンスがあります。まっすぐはとびこえられません。代わりに、青の横に行けます。
learn-side-task = 青の横のマスに進みましょう。
learn-side-hint = d6とf6が空いています。どちらかをタップしてください。
learn-side-word = その調子。まっすぐとびこえられないときは、相手の駒の左か右に行けます。
learn-side-blocked = フェンスがあって、とびこえられません。青の左と右を見てみましょう。
learn-side-wrong = それもできます。でも今は、青の横に進みましょう。

## 7. A side-step with one side closed

learn-one-side = 空いているのは片方だけ
learn-one-side-text = 今度は、青の左にもフェンスがあります。
learn-one-side-task = 青の横で、空いているマスを見つけましょう。
learn-one-side-hint = 青の右、f6を見てください。
learn-one-side-word = 正解。とぶときも、フェンスは通りぬけられません。
learn-one-side-blocked = そのマスと青の間にはフェンスがあります。反対側を試しましょう。

## 8. Four players

learn-four = 4人で遊ぶ
learn-four-text = 3人でも4人でも遊べます。みんな向こう側をめざします。緑は右へ、赤は左へ。だれの駒でもとびこえられます。
learn-four-task = 緑をとびこえましょう。
learn-four-hint = 緑は三角の駒です。その先のマスをタップしてください。
learn-four-word = いいですね。4人のときは、フェンスは1人5枚だけ。大事に使いましょう。
learn-four-wrong = それもできます。でも今は、緑をとびこえましょう。

## 9. The length of a path

learn-path = 歩数を数える
learn-path-text = 点線は、あなたのいちばん短い道です。数字は、あと何歩かを表します。数字が小さいほうがリードしています。
learn-path-task = あなたの数字を小さくしましょう。
learn-path-hint = 点線のとおりに進みます。
learn-path-word = あと{ $before }歩だったのが、{ $after }歩になりました。

## 10. A fence that costs the other more

learn-cost = いいフェンス
learn-cost-text = フェンスは、自分のじゃまになることもあります。相手の道だけがぐんとのびるのが、いいフェンスです。
learn-cost-task = 自分の道はそのままで、青の道を2歩以上のばしましょう。
learn-cost-hint = 青のすぐ下のフェンスを見てください。それにつなげて、長くします。
learn-cost-word = 青はあと{ $after }歩、あなたは前と同じです。これがいいフェンスです。

## 11. The pocket

learn-pocket = 行き止まりにする
learn-pocket-text = 青は細い通りを歩いています。出口は1つだけ。フェンス1枚でふさげます。
learn-pocket-task = フェンス1枚で、青の道を6歩以上のばしましょう。
learn-pocket-hint = a2とa3の間のすき間をタップしてください。
learn-pocket-word = 青はずっと引き返すことになり、あと{ $after }歩です。自分はこんな通りに入らないように！

## 12. Fences for the end

learn-keep = フェンスを取っておく
learn-keep-text = 青はあと2歩、あなたはあと3歩。走るだけでは間に合いません。でも、フェンスが1枚残っています！
learn-keep-task = それを使って、先にゴールできるようにしましょう。
learn-keep-hint = いちばん下の行の手前で、青の道をふさぎます。
learn-keep-word = 青はあと{ $after }歩、あなたは3歩だけ。最後まで取っておいたフェンスが、いちばん役に立ちます。

## 13. Counting a race

learn-race = どちらが先に着く？
learn-race-text = あなたも青もあと4歩で、今はあなたの番です。だから、あなたが先に着きます。フェンスを置いていると間に合いません。
learn-race-task = いちばん上の行まで走りましょう。
learn-race-hint = まっすぐ進みます。より道はしません。
learn-race-word = 1歩の差で勝ちました。フェンスを置く前に数えましょう。走るだけで勝てるかもしれません。
learn-race-lost = 間に合いません。青が先に着きます。1手もむだにできません。もう一度やってみましょう。

## 14. A first plan

learn-plan = はじめの作戦
learn-plan-text = 最初はどうすればいいでしょう？ まず、まん中を3歩上がります。それから、青の前にフェンスを置きます。
learn-plan-task = 3歩上がったら、青が1歩以上遠回りするフェンスを置きましょう。
learn-plan-hint = e4まで上がってから、青のすぐ下にフェンスを置きます。
learn-plan-word = いい始まりです。これからは番が来るたびに考えましょう。進むのとフェンスと、どちらが得？
learn-plan-more = いいですね。続けましょう。

## 15. A whole game

learn-game = はじめての対局
learn-game-text = いよいよ青と対局です。相手は、まだ見習いのコンピューター。覚えたことを全部使いましょう。
learn-game-task = 対局に勝ちましょう。
learn-game-hint = 自分の数字のほうが小さければ走ります。そうでなければ、青がいちばん遠回りするフェンスを置きます。
learn-game-word = はじめての対局に勝ちました！
learn-game-lost = 今回は青のほうが速かったですね。次は勝てます。もう一度どうぞ。
