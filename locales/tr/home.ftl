### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Fencepost oyna
start-resume = Oyuna devam et
start-resume-what = { $players } oyuncu, şimdiye dek { $moves } hamle
start-computer = Bilgisayara karşı oyna
start-computer-hint = Çevrim dışı da çalışır.
start-invite = Birini davet et
start-invite-hint = Bağlantı gönder ya da QR kodu göster. Hesap gerekmez.
start-pass = Aynı ekranda oyna
start-pass-hint = Tek cihazda iki ila dört oyuncu.
start-open = Açık oyunlar
start-open-none = Şu anda bekleyen yok. Bir oyun başlat, başkaları burada görsün.
start-open-offline = Sunucuya ulaşılamıyor. Bilgisayara karşı ya da aynı ekranda yine de oynayabilirsin.
start-watch = İzle
start-watch-none = Şu anda herkese açık oyun yok.
start-rules = Kuralları oku
start-rules-hint = Resimlerle iki dakikada okunur.
start-now = Başla
start-create = Bağlantı oluştur
start-level = { $level }. düzey
level-label = Güç
level-1 = Yeni öğrenen
level-2 = İlk adımlar
level-3 = Kolay
level-4 = Amatör
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
clock-own = Özel
clock-kind = Saat türü
clock-kind-increment = Oyuncu başına süre, eklemeli
clock-kind-delay = Oyuncu başına süre, gecikmeli
clock-kind-per-move = Hamle başına süre
clock-kind-hourglass = Kum saati
clock-own-minutes = Oyuncu başına dakika
clock-own-seconds = Hamle başına saniye
first-label = Kim başlasın
first-lot = Rastgele
first-me = Ben
first-other = Rakip
first-another = Başka biri
seats-label = Diğer yerler
seat-person = Bir kişi
listed-label = Açık oyunlarda göster
join = Katıl
watch = İzle
game-watch-move = { $number }. hamle

## The first look

home-what = 2–4 kişilik engelli yarış.
home-play = Hemen oyna
home-play-hint = Ücretsiz, hesapsız
home-learn = Kuralları öğren
home-tutorial = Oynayarak öğren
home-tutorial-hint = On beş küçük ders
home-puzzle = Günün bulmacası
# The board on the start page, for screen readers
home-board = Tahta. Ok tuşları kare, h ve v engel seçer. Enter hamleyi yapar ve oyun başlar.
home-tip-title = Sıra sende.
home-tip = Bir adım at ya da engel koy, oyun başlasın.
home-tip-fence = Koymak için engele yeniden dokun.
home-beginning = Oyun başlıyor…

## The form

mode-label = Rakip
mode-computer = Bilgisayar
mode-invite = Bir arkadaş
mode-pass = Bu ekran
more-options = Diğer seçenekler
summary-first-lot = İlk hamle rastgele
summary-first-me = Sen başlarsın
summary-first-other = Rakip başlar
summary-fences = kişi başı { $fences } engel
clock-kind-game = Oyunun tümü için süre
clock-own-game = Toplam dakika
board-width = Sütunlar
board-height = Satırlar
fences-each = Kişi başı engel
fences-usual = Her zamanki ({ $fences })

## Others

lobby-waiting = Bekliyor
lobby-yours = Senin açık oyunun
exhibition-live = Canlı
exhibition-title = Motorlar oynuyor
exhibition-recorded = Kayıtlı bir oyun
