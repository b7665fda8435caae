### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Karşıya geç ya da rakiplerin yolunu kes.
# For search engines and for previews of links
app-description = Taşını karşıya geçir, engellerle rakiplerini yavaşlat. Tarayıcıda iki, üç ya da dört kişiyle, insanlara veya bilgisayara karşı oyna. Hesap gerekmez.
# The picture in previews of links
app-preview = Üzerinde taşlar ve engeller olan bir oyun tahtası.
needs-script = Oynamak için JavaScript gerekir. Kurallar onsuz da okunabilir.
back-to-start = Ana sayfa
close = Kapat

## The bar at the top

places = Menü
place-play = Oyna
place-games = Oyunlar
place-learn = Öğren
place-puzzles = Bulmacalar
place-analysis = Analiz
place-rules = Kurallar
place-editor = Düzenleyici
place-clock = Saat
place-tournaments = Turnuvalar
storage-refused = Bu tarayıcıda oyunları kaydedecek yer yok ya da buna izin verilmiyor. Oynamaya devam edebilirsin ama sayfayı kapatınca oyunlar kaybolur.
settings = Ayarlar
look = Tema
look-system = Sistem
look-wood = Ahşap
look-light = Açık
look-dark = Koyu
language = Dil
sound = Sesler
confirm-fences = Engel koymadan önce onay iste
confirm-touch = Dokunmatik ekranlarda
confirm-always = Her zaman
confirm-never = Hiçbir zaman
notify = Sıra bana gelince bildir
notify-hint = Başka bir penceredeyken bile.
show-on-board = Tahtada göster
overlay-legal = Taşımın gidebileceği yerler
overlay-ways = En kısa yollar
overlay-lengths = Yol uzunlukları
overlay-last = Son hamle
overlay-coordinates = Koordinatlar

## Start

clock-none = Saatsiz
clock-minutes = { $minutes } dk
clock-increment = { $minutes } dk + { $seconds } sn
clock-delay = { $minutes } dk, { $seconds } sn gecikme
clock-per-move = Hamle başına { $seconds } sn
clock-hourglass = Kum saati { $minutes } dk
clock-game = Oyunun tümü için { $minutes } dk
seat-computer = Bilgisayar
your-name = Adın
your-name-hint = İsteğe bağlı
game-of = { $players } oyuncu

## A game

you = Sen
engine-name = Bilgisayar, { $level }. düzey
engine-full = Bilgisayar, tam güç
open-seat = Boş yer
guest = Konuk

## The connection

page-missing = Sayfa bulunamadı.
trouble-offline = Sunucu yanıt vermiyor.
trouble-seat = O yer az önce doldu.
trouble-too-many = Çok fazla istek. Biraz sonra yeniden dene.
trouble-too-many-wait = Çok fazla istek. { $seconds } sn sonra yeniden dene.
trouble-offered = Son hamleden beri bunu zaten teklif ettin.
trouble-too-long = Bu oyun bunun için fazla uzun. Yine de hamle yapabilir ya da pes edebilirsin.
trouble-other = Bir şeyler ters gitti.
turn-notice = Sıra sende.
