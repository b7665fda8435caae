### Sharing a game or a position, and the board on other pages.

share-link = リンクをコピー
share-position = 局面をコピー
share-png = 画像を保存（PNG）
share-gif = アニメーションを保存（GIF）
share-gif-offline = アニメーションはサーバーで作ります。オンラインのときにもう一度お試しください。
share-failed = うまくいきませんでした。もう一度お試しください。
share-busy = お待ちください…
share-embed = ウェブページに埋め込む
embed-open = Fencepostで開く
embed-wrong = ボードを表示できません。リンクが途中で切れています。
