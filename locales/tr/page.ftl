### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Karşıya geç ya da engel koy.
# For search engines and for previews of links
app-description = Taşını karşıya geçir ya da engellerle rakiplerin yolunu uzat. Tarayıcıda iki, üç ya da dört kişiyle, insanlara veya bilgisayara karşı oyna. Hesap gerekmez.
# The picture in previews of links
app-preview = Üzerinde taşlar ve engeller olan bir oyun tahtası.
needs-script = Oynamak için JavaScript gerekiyor ama burada kapalı. Kurallar onsuz da okunabilir.
back-to-start = Ana sayfaya dön
close = Kapat

## The bar at the top

settings = Ayarlar
look = Görünüm
look-wood = Ahşap
look-light = Açık
look-dark = Koyu
language = Dil
sound = Sesler
confirm-fences = Engel koymadan önce sor
confirm-touch = Dokunmatik ekranda
confirm-always = Her zaman
confirm-never = Hiçbir zaman
notify = Sıra bana gelince haber ver
notify-hint = Başka bir pencere öndeyken de.
show-on-board = Tahtada göster
overlay-legal = Taşımın gidebileceği yerler
overlay-ways = En kısa yollar
overlay-lengths = Yolların uzunluğu
overlay-last = Son hamle
overlay-coordinates = Koordinatlar

## Start

clock-none = Saatsiz
clock-minutes = { $minutes } dk
clock-increment = { $minutes } dk + { $seconds } sn
clock-delay = { $minutes } dk, { $seconds } sn gecikme
clock-per-move = Hamle başına { $seconds } sn
clock-hourglass = Kum saati { $minutes } dk
seat-computer = Bilgisayar
your-name = Adın
your-name-hint = İstersen yaz.
game-of = { $players } oyuncu

## A game

you = Sen
engine-name = Bilgisayar, { $level }. düzey
engine-full = Bilgisayar, tam güç
open-seat = Boş yer
guest = Konuk

## The connection

page-missing = Bu adreste sayfa yok.
trouble-offline = Sunucu yanıt vermiyor.
trouble-seat = O yer az önce doldu.
trouble-too-many = Bir anda çok fazla istek geldi. Biraz sonra yeniden dene.
trouble-too-many-wait = Çok fazla istek. { $seconds } sn sonra yeniden dene.
trouble-offered = Son hamleden beri bunu zaten önerdin.
trouble-too-long = Oyun bunun için fazla uzadı. Yine de hamle yapabilir ya da pes edebilirsin.
trouble-other = Olmadı.
turn-notice = Sıra sende.
