### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = メッセージがJSONではありません。
error-bad-message = 項目が足りないか、型が違います。
# $field: the name of the field in the message
error-bad-value = 項目「{ $field }」にこの値は使えません。
# $text: what was sent as a move
error-not-a-move = 「{ $text }」は正しい手ではありません。駒の手はe2のようなマス、フェンスはe3hのようにマスとhまたはvで書きます。
error-no-token = これには席のトークンが必要です。
error-unknown-token = このトークンは対局のどの席のものでもありません。
error-other-origin = ほかのサイトからのリクエストは許可されていません。
# $host: the name in the address that was asked for
error-unknown-host = このサーバーは{ $host }という名前では応答しません。管理者が--allow-host { $host }または--public-urlを付けて起動する必要があります。
error-no-such-game = 対局が見つかりません。
error-no-such-page = このアドレスには何もありません。
error-method-not-allowed = このメソッドは許可されていません。
error-analysis-off = このサーバーでは解析がオフになっています。
error-own-game = この局面は今、ほかの人と対局中です。終わったら検討できます。
error-not-started = 対局は始まっていません。まだ空席があります。
error-game-over = 対局は終わっています。
error-not-over = 対局はまだ終わっていません。
error-ply-mismatch = 対局がすでに先へ進んでいるか、まだその手まで進んでいません。
error-not-your-turn = ほかのプレイヤーの番です。
error-no-open-seat = 空席がありません。
error-seat-taken = この席は埋まっています。
error-nothing-to-take-back = 戻せるあなたの手がありません。
error-nothing-offered = そのような提案はありません。
error-offered-already = 直前の手のあと、すでに提案しています。
error-no-clock = この対局に時計はありません。
error-not-playing = この席は対局に参加していないか、すでに脱落しています。
error-name-a-seat = 時間を受け取る席を指定してください。自分の席は選べません。
error-still-here = このプレイヤーはまだいるか、離れたばかりです。
error-game-too-long = 対局が長すぎるため、それはできません。指すことと投了はできます。
error-too-large = メッセージが長すぎます。
error-too-slow = メッセージの受信に時間がかかりすぎました。
error-rate = リクエストが多すぎます。少しお待ちください。
error-too-many-games = 終わっていないあなたの対局が多すぎます。
error-too-many-sockets = 同時接続が多すぎます。
error-too-many-phrases = もう少しゆっくりお願いします。
error-too-many-analyses = 同時に行う解析が多すぎます。
error-storage = 対局を保存できませんでした。何も変わっていません。もう一度お試しください。
error-storage-full = サーバーのディスクがいっぱいです。何も変わっていません。後でもう一度お試しください。
error-read-only = サーバーがフォルダーに書き込めません。何も変わっていません。後でもう一度お試しください。
error-storage-gone = サーバーのデータベースが削除されたか、置き換えられました。サーバーを再起動するまで何も保存されません。
error-engines-gone = サーバーを再起動するまで、このサーバーではコンピューターが指せません。
error-storage-damaged = サーバーのデータベースが壊れています。修復されるまで何も保存されません。
error-storage-slow = 検索に時間がかかりすぎました。もう一度お試しください。
error-stopping = サーバーを再起動しています。もう一度お試しください。
error-internal = サーバーで問題が起きました。何も失われていません。もう一度お試しください。

## The program

# $url: the address of the page
serve-ready = Fencepostを実行中です: { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = { $address }で待ち受けできません: { $why }
# $folder: its name, $why: the system's own words
serve-no-folder = フォルダー{ $folder }を使えません: { $why }
# $why: the system's own words
serve-no-threads = サーバーを起動できませんでした: { $why }

# $file: its name, $why: SQLite's own words
store-storage = { $file }を使えません: { $why }
store-storage-full = { $file }に書き込めません。ディスクがいっぱいです。
store-read-only = { $file }に書き込めません。フォルダーの所有者と、読み取り専用でないかを確認してください。
store-damaged = { $file }は壊れています（{ $why }）。何も変更していません。バックアップと置き換えるか、別の場所に移して新しく始めてください。
store-newer = { $file }は新しい版のFencepostで書かれています。何も変更していません。その版を使ってください。
store-locked = { $file }は別のプログラムが使用中です。
store-gone = { $file }は使用中に削除されたか、置き換えられました。
store-timed-out = { $file }から時間内に応答がありませんでした。
store-conflict = { $file }が同時に別のプログラムに変更されました。
store-unreachable = { $file }に接続できません: { $why }
store-too-old = { $file }はPostgreSQL { $why }で動いていますが、古すぎます。13以降の版が必要です。

# $file: the file that should become the copy
backup-exists = { $file }はすでにあります。新しいファイル名を指定してください。
# $why: what the database says
backup-failed = { $file }に書き込めませんでした: { $why }

# $file: the file that should be put back
restore-not-a-store = { $file }はFencepostのデータベースではありません。
# $file: the database that is there
restore-needs-replace = { $file }にはすでに対局があります。--replaceを付けると、別の名前で隣に残されます。
# $file: where they are
restore-kept = そこにあった対局は{ $file }に移しました。

postgres-tool = { $file }はPostgreSQLのデータベースです。{ $tool }を使ってください。

move-data-done = すべてを{ $file }にコピーしました。件数とハッシュは一致しています。対局：{ $games }、記録された出来事：{ $events }。
move-data-not-empty = { $file }は空ではありません。何も変更していません。空のデータベースを指定してください。
move-data-differs = { $file }へのコピーは、表{ $table }で元と異なります。何も変更していません。

# $file: the database, $games and $events: how many
verify-sound = { $file }に問題はありません。対局：{ $games }、記録された出来事：{ $events }。
# $game: its name, $seq: the number of an event
verify-game = 対局{ $game }：{ $seq }番目以降の出来事のつじつまが合いません。
verify-entry = 対局{ $game }：一覧の項目が出来事の記録と一致しません。

## Tournaments

error-in-tournament = 大会の対局ではできません。
error-no-key = これには主催者のキーか、あなた自身のトークンが必要です。
error-not-allowed = このキーではその操作はできません。
error-no-such-tournament = 大会が見つかりません。
error-no-such-player = この番号の参加者はいません。
error-no-such-table = その回戦またはテーブルはありません。
error-no-such-assistant = その補助係はいません。
error-registration-closed = 受付は終了しました。
error-too-late = もう間に合いません。第1回戦の組み合わせが決まっています。
error-tournament-full = 大会は満員です。
error-has-results = この回戦にはすでに結果があるため、取り消せません。
error-not-the-last-round = 取り消せるのは最後の回戦だけです。
error-has-result = このテーブルにはすでに別の結果があります。主催者に訂正を頼んでください。
error-not-a-result = このテーブルの結果として正しくありません。1-0や0-0-1のように、参加者ごとに数字を1つ書きます。
error-needs-a-winner = 勝ち抜きでは、テーブルごとに勝者が必要です。
error-played-online = 結果はこのサーバーでの対局から決まります。
error-results-missing = この回戦の結果がまだそろっていません。
error-last-round = それが最後の回戦でした。
error-too-few-players = 参加者が2人以上必要です。
error-only-repeats = この回戦は、どう組んでも同じ相手ともう一度対局する人が出ます。再戦を認めることもできます。
error-only-second-byes = 誰かが抜け番になりますが、全員がすでに経験しています。繰り返しを認めることもできます。
error-no-winner = 最後の回戦に、勝者のいないテーブルがあります。
error-too-many-tournaments = 終わっていないあなたの大会が多すぎます。
