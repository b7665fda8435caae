### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

failure-not-json = メッセージがJSONではありません。
failure-bad-message = メッセージの項目が足りないか、種類が違います。
# $field: the name of the field in the message
failure-bad-value = 項目「{ $field }」にこの値は使えません。
# $text: what was sent as a move
failure-not-a-move = 「{ $text }」は手ではありません。駒の手はe2のようなマス、フェンスはe3hのようにマスとhまたはvで書きます。
failure-no-token = これには席のトークンが必要です。
failure-unknown-token = このトークンは対局のどの席のものでもありません。
failure-other-origin = ほかのサイトのページからは実行できません。
# $host: the name in the address that was asked for
failure-unknown-host = このサーバーは{ $host }という名前では応答しません。管理者が--allow-host { $host }または--public-urlを付けて起動する必要があります。
failure-no-such-game = そのような対局はありません。
failure-no-such-page = このアドレスには何もありません。
failure-method-not-allowed = このアドレスではそのメソッドを使えません。
failure-analysis-off = このサーバーでは解析を行いません。
failure-not-started = 対局は始まっていません。まだ空席があります。
failure-game-over = 対局は終わっています。
failure-not-over = 対局はまだ終わっていません。
failure-ply-mismatch = 対局がすでに先へ進んでいるか、まだそこまで進んでいません。
failure-not-your-turn = ほかのプレイヤーの番です。
failure-no-open-seat = 空席がありません。
failure-seat-taken = この席は埋まっています。
failure-nothing-to-take-back = 戻せるあなたの手がありません。
failure-nothing-offered = そのような提案はありません。
failure-offered-already = 直前の手のあと、すでに提案しています。
failure-no-clock = この対局に時計はありません。
failure-not-playing = この席は対局に参加していないか、すでに抜けています。
failure-name-a-seat = 時間を受け取る席を指定してください。自分の席は選べません。
failure-still-here = この席のプレイヤーはまだいるか、離れたばかりです。
failure-game-too-long = この対局は長くなりすぎました。できるのは指すことと投了だけです。
failure-too-large = メッセージが長すぎます。
failure-too-slow = メッセージの受信に時間がかかりすぎました。
failure-rate = リクエストが多すぎます。少しお待ちください。
failure-too-many-games = 終わっていないあなたの対局が多すぎます。
failure-too-many-sockets = 同時接続が多すぎます。
failure-too-many-phrases = もう少しゆっくりお願いします。
failure-too-many-analyses = 同時に行う解析が多すぎます。
failure-storage = 対局を保存できませんでした。何も変わっていません。もう一度お試しください。
failure-storage-full = サーバーのディスクがいっぱいです。何も変わっていません。後でもう一度お試しください。
failure-read-only = サーバーがフォルダーに書き込めません。何も変わっていません。後でもう一度お試しください。
failure-storage-gone = サーバーのデータベースが削除されたか、置き換えられました。サーバーを再起動するまで何も保存されません。
failure-engines-gone = サーバーを再起動するまで、このサーバーではコンピューターがプレイできません。
failure-storage-damaged = サーバーのデータベースが壊れています。修復されるまで何も保存されません。
failure-storage-slow = 検索に時間がかかりすぎました。もう一度お試しください。
failure-stopping = サーバーを再起動しています。すぐにもう一度お試しください。
failure-internal = サーバーで問題が起きました。何も失われていません。もう一度お試しください。

## The program

# $url: the address of the page
serve-ready = Fencepostのアドレス: { $url }
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

# $file: the database, $games and $events: how many
verify-sound = { $file }に問題はありません。対局：{ $games }、記録された出来事：{ $events }。
# $game: its name, $seq: the number of an event
verify-game = 対局{ $game }：{ $seq }番目以降の出来事のつじつまが合いません。
verify-entry = 対局{ $game }：一覧の内容が出来事の記録と一致しません。
