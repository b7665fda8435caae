### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Fencepost oyna
start-resume = Oyuna devam et
start-resume-what = { $players } oyuncu, şimdiye dek { $moves } hamle
start-computer = Bilgisayara karşı oyna
start-computer-hint = İnternet olmadan da çalışır.
start-invite = Birini davet et
start-invite-hint = Bağlantı gönder ya da QR kodu göster. Hesap gerekmez.
start-pass = Aynı ekranda oyna
start-pass-hint = Bu ekranın başında iki ila dört kişi.
start-open = Açık oyunlar
start-open-none = Şu anda bekleyen yok. Bir oyun aç, başkaları burada görsün.
start-open-offline = Sunucuya bağlanılamıyor. Bilgisayara karşı ve aynı ekranda yine de oynayabilirsin.
start-watch = İzle
start-watch-none = Şu anda herkese açık oyun yok.
start-rules = Kuralları oku
start-rules-hint = Resimlerle iki dakika.
start-now = Başla
start-create = Bağlantı oluştur
start-level = { $level }. düzey
level-label = Güç
level-1 = Acemi
level-2 = İlk adımlar
level-3 = Kolay
level-4 = Rahat
level-5 = Sağlam
level-6 = Becerikli
level-7 = Güçlü
level-8 = Çok güçlü
level-9 = Usta
level-10 = Tam güç
players-label = Oyuncular
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Saat
clock-own = Özel saat
clock-kind = Saat türü
clock-kind-increment = Kişi başı süre, eklemeli
clock-kind-delay = Kişi başı süre, gecikmeli
clock-kind-per-move = Hamle başına süre
clock-kind-hourglass = Kum saati
clock-own-minutes = Kişi başına dakika
clock-own-seconds = Hamle başına saniye
first-label = Kim başlar
first-lot = Kura
first-me = Ben
first-other = Rakip
first-another = Başka biri
seats-label = Diğer yerler
seat-person = Bir kişi
listed-label = Açık oyunlarda göster
join = Katıl
watch = İzle
game-watch-move = { $number }. hamle
