### Tournaments: making one, running it, and the screen for a projector.

tournaments-title = 大会
tournaments-hint = 組み合わせ、結果、順位表。本物のボードでもオンラインでも。アカウントは不要です。
tournaments-yours = あなたの大会
tournaments-public = 公開中の大会
tournaments-none = 今は公開中の大会がありません。
tournament-missing = この大会は見つかりません。

## Making one

tournament-new = 新しい大会
tournament-name = 名前
tournament-where = 場所
tournament-at-board = 本物のボードで
tournament-online = オンライン
tournament-format = 形式
format-swiss = スイス式
format-round-robin = 総当たり
format-knock-out = 勝ち抜き
format-swiss-hint = 全員が毎回、成績の近い相手と対局します。
format-round-robin-hint = 全員が全員と対局します。
format-knock-out-hint = 勝った人が先へ進みます。準決勝で負けた人は3位決定戦をします。
tournament-table = 1テーブルの人数
tournament-rounds = 回戦数
tournament-double = 全員と2回ずつ対局
tournament-listed = 公開一覧に表示する
tournament-create = 大会を作る

## What everybody sees

tournament-what = { $format }・{ $players }人
tab-tables = テーブル
tab-standings = 順位表
tab-players = 参加者
tab-print = 印刷と保存
round-number = 第{ $round }回戦
round-of = ／全{ $rounds }回戦
round-before = 前の回戦
round-after = 次の回戦
results-in = 結果 { $in }／{ $all }
table-number = テーブル{ $table }
goes-first = 先手
bye = { $name }は今回は抜け番です
bye-points = 抜け番
round-none = 第1回戦の組み合わせはまだ決まっていません。
tournament-finished = 終了
tournament-winner = 優勝は{ $name }
result-none = 結果待ち
result-absent = 欠席
result-nobody = 全員欠席
result-draw = 引き分け
column-rank = 順位
column-player = 参加者
column-points = 得点
tiebreak-buchholz = ブッフホルツ
tiebreak-buchholz-cut-1 = ブッフホルツ（カット1）
tiebreak-sonneborn-berger = ゾンネボルン・ベルガー
tiebreak-direct-encounter = 直接対決
tiebreak-wins = 勝ち数
tiebreak-buchholz-what = 対戦相手全員の得点の合計。
tiebreak-buchholz-cut-1-what = 同じ合計から、いちばん低い得点を除いたもの。
tiebreak-sonneborn-berger-what = 勝った相手の得点と、引き分けた相手の得点の半分との合計。
tiebreak-direct-encounter-what = 同点の人どうしの対局で得た得点。
tiebreak-wins-what = 勝った対局の数。
sums-title = { $name }のタイブレークの内訳
sums-round = 第{ $round }回戦：{ $name }
sums-unplayed = 第{ $round }回戦：対局なし
sums-unplayed-what = 対局のなかった回戦は、同じ得点の相手と対局したものとして、上限つきで数えます（FIDE）。
sums-cut = 除外
sums-total = 合計
withdrawn = 棄権
rating = レーティング
watch-table = 観戦
watch-all = 全テーブルを観戦
open-clock = このテーブルの時計を開く
open-screen = プロジェクター画面
share-tournament = 参加者を招待

## Players

join-tournament = この大会に参加
join-name = あなたの名前
join-now = 参加
registration-closed = 受付は終了しました。
you-play = あなたは{ $name }です
your-table-sits-out = 今回は抜け番です。
your-table-wait = 次の回戦をお待ちください。このページは自動で更新されます。
your-game = 対局を開く
who-won = 勝ったのは？
proposal-sent = 送信しました。同じテーブルのほかの人が確認すると確定します。
proposal-confirm = { $name }の報告：{ $result }
proposal-agree = 確認
proposal-disputed = 報告が食い違っています。主催者に伝えてください。
withdraw-me = 大会を棄権
withdraw-sure = 本当に棄権しますか？ 以後の組み合わせには入りません。

## The organiser

organiser = あなたはこの大会の主催者です
assistant = あなたはこの大会の補助係です
tap-winner = 勝った人をタップ。もう一度タップすると取り消します。
result-just-entered = テーブル{ $table }：たった今、ほかの人が結果を入力しました。変更するにはもう一度タップしてください。
phone-says = { $name }の端末からの報告：{ $result }
phones-differ = このテーブルからの報告が食い違っています。
accept-result = 承認
other-result = ほかの結果
player-add = 参加者を追加
player-add-name = 名前
player-add-rating = レーティング（任意）
player-late = 途中参加
player-withdraw = 棄権にする
player-back = 復帰させる
player-link = この参加者の端末用リンク
round-pair = 第{ $round }回戦を組む
round-pair-first = 第1回戦を組む
round-pair-anyway = 再戦ありで組む
round-undo = 回戦を取り消す
results-missing = 結果待ち{ $count }件
players-missing = 参加者が2人以上必要です。
pair-only-repeats = 同じ相手ともう一度対局する人が出ます。再戦を認めることもできます。
pair-only-second-byes = 2回目の抜け番になる人が出ます。認めることもできます。
pair-last-round = すべての回戦が終わりました。
pairing = 組み合わせを作成中…
round-begins = 次の回戦は{ $time }に始まります。
round-waits = 次の回戦は自動では始められません。主催者が組み合わせを決めてください。
settings-tournament = 大会の設定
settings-registration = 参加を受け付ける
settings-repeats = ほかに方法がないときは再戦を認める
settings-points = { $players }人テーブルの得点
settings-place = { $place }位
settings-tiebreaks = タイブレークの順番
settings-up = { $name }を上へ
settings-absent = 欠席者が不戦敗になるまでの分数
settings-start = 次の回戦の開始時刻
settings-round-time = 1回戦の時間（分、空欄なら無制限）
settings-pause = 回戦の間隔（分、空欄なら手動で開始）
settings-engines = コンピューターで空席を埋める
settings-no-engines = しない
settings-save = 保存
settings-saved = 保存しました。
organiser-link = あなただけの秘密のリンク
organiser-link-hint = このリンクを知っている人は何でもできます。ほかの端末から運営するために保管してください。
assistants = 補助係
assistant-name = 名前
assistant-add = 補助係を追加
assistant-revoke = 無効にする
assistant-revoked = 無効
assistant-link-hint = このリンクを{ $name }に送ってください。表示されるのは一度だけです。

## Print and save

print-pairings = 組み合わせを印刷
print-standings = 順位表を印刷
print-crosstable = 対戦成績表を印刷
save-json = すべて（JSON）
save-standings = 順位表（CSV）
save-crosstable = 対戦成績表（CSV）
save-games = 全対局（.qgn）
crosstable = 対戦成績表

## The projector screen

screen-scan = 読み取ってフォロー
screen-round = 回戦
time-left = 残り時間
