### Sharing a game or a position, and the board on other pages.

share-link = 复制链接
share-position = 复制局面
share-png = 保存图片（PNG）
share-gif = 保存动画（GIF）
share-gif-offline = 动画由服务器制作。请联网后再试。
share-failed = 没有成功。请再试一次。
share-busy = 请稍候…
share-embed = 嵌入网页
embed-open = 在 Fencepost 中打开
embed-wrong = 无法显示这个棋盘：链接不完整。
