### Sharing a game or a position, and the board on other pages.

share-link = 複製連結
share-position = 複製局面
share-png = 儲存圖片（PNG）
share-gif = 儲存動畫（GIF）
share-gif-offline = 動畫由伺服器製作。請連線後再試一次。
share-failed = 沒有成功。請再試一次。
share-busy = 請稍候…
share-embed = 嵌入網頁
embed-open = 在 Fencepost 開啟
embed-wrong = 無法顯示這個棋盤：連結不完整。
