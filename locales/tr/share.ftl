### Sharing a game or a position, and the board on other pages.

share-link = Bağlantıyı kopyala
share-position = Konumu kopyala
share-png = Resmi kaydet (PNG)
share-gif = Animasyonu kaydet (GIF)
share-gif-offline = Animasyonu sunucu hazırlar. Çevrim içi olduğunda yeniden dene.
share-failed = Olmadı. Yeniden dene.
share-busy = Bir saniye…
share-embed = Web sayfasına göm
embed-open = Fencepost’ta aç
embed-wrong = Bu tahta gösterilemiyor: bağlantı eksik.
