### The games of this device, at /games.

games-title = Oyunların
games-hint = Yalnızca bu tarayıcıda kayıtlı.
games-import = Oyun içe aktar
games-none = Henüz oyun yok
games-none-hint = Bu cihazda oynadığın her oyun burada saklanır. Bir oyun oyna ya da bir oyun kaydını (.qgn) içe aktar.
games-none-play = Hemen oyna
games-running = Sürüyor
games-finished = Bitti
# $moves: how many were played
games-moves = { $moves } hamle
games-won = Kazandın
games-lost = Kaybettin
games-draw = Berabere
# $name: a player or a seat
games-winner = Kazanan: { $name }
games-rename = Yeniden adlandır
games-export = Dışa aktar
games-delete = Sil
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analiz et: { $game }
games-rename-which = Yeniden adlandır: { $game }
games-export-which = Dışa aktar: { $game }
games-delete-which = Sil: { $game }
games-name = Oyunun adı
games-save = Kaydet
games-cancel = İptal
games-deleted = “{ $game }” silindi.
games-undo = Geri al
games-imported = “{ $game }” içe aktarıldı.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Bu dosya 1 MB’tan büyük.
import-not-a-record = Bu dosya bir oyun kaydı değil.
import-bad-tag = “{ $text }” bu kayıtta geçerli değil.
import-bad-move = “{ $text }” geçerli bir hamle değil.
import-unclosed = Bu kayıtta bir yorumun ya da varyantın başı veya sonu yok.
import-after-result = “{ $text }” sonuçtan sonra geliyor: ardından hiçbir şey gelemez.
import-too-long = Bu oyun çok uzun.
# $number: the number of the move, counted one by one
import-illegal-move = { $number }. hamle, { $text }, kurallara aykırı.
import-bad-result = { $text } sonucu oyuna uymuyor.
import-no-rules = Hamleleri denetlemek için kurallar yüklenemedi. Yeniden dene.
import-unreadable = Bu dosya okunamıyor.
