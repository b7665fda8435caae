### The page in the browser.
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
clock-none = Saatsiz
clock-minutes = { $minutes } dk
clock-increment = { $minutes } dk + { $seconds } sn
clock-delay = { $minutes } dk, { $seconds } sn gecikme
clock-per-move = Hamle başına { $seconds } sn
clock-hourglass = Kum saati { $minutes } dk
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
seat-computer = Bilgisayar
listed-label = Açık oyunlarda göster
your-name = Adın
your-name-hint = İstersen yaz.
join = Katıl
watch = İzle
game-of = { $players } oyuncu
game-watch-move = { $number }. hamle

## Waiting for others

invite-title = Oyuncular bekleniyor
invite-hint = Bu bağlantıyı açan herkes oturabilir. Aynı bağlantıyla oyun izlenebilir de.
invite-link = Oyunun bağlantısı
invite-copy = Kopyala
invite-copied = Kopyalandı
invite-share = Paylaş
invite-qr = Bağlantının QR kodu
invite-seats = { $open } boş yer var
invite-cancel = Vazgeç
join-title = Oyuna davetlisin
join-hint = { $name } seni bekliyor.
join-hint-somebody = Biri seni bekliyor.
join-sit = Otur ve oyna

## A game

you = Sen
engine-name = Bilgisayar, { $level }. düzey
engine-full = Bilgisayar, tam güç
open-seat = Boş yer
guest = Konuk
player-out = oyun dışı
player-away = uzakta
player-thinking = düşünüyor…
fences-left = Kalan engel: { $count }
way-length = Bitişe kalan adım: { $count }
your-turn = Sıra sende
turn-of = Sıra: { $name }
not-started = Henüz tüm yerler dolmadı
first-move-wait = { $name }: ilk hamle için { $seconds } sn kaldı. Sonra oyun yarıda kesilir.
first-move-wait-you = İlk hamlen için { $seconds } sn kaldı. Sonra oyun yarıda kesilir.
left-for-good = { $name } bir süredir uzakta.
take-over = Bilgisayar devam etsin
give-time-to = 15 saniye ver: { $name }
place-fence = { $move } koy
drop-fence = Vazgeç
take-fence-hint = Tahtaya bir engel sürükle ya da bir oluğa dokun.
moves = Hamleler
no-moves-yet = Henüz hamle yok
move-first = En başa
move-back = Bir hamle geri
move-on = Bir hamle ileri
move-last = Son hamleye
looking-back = Geçmiş hamlelere bakıyorsun.
back-to-game = Oyuna dön
flip = Çevir
actions = İşlemler
takeback = Geri al
draw = Beraberlik
resign = Pes et
resign-sure = Gerçekten pes ediyor musun?
draw-sure = Herkes beraberliği kabul ediyor mu?
yes = Evet
no = Hayır
rematch = Rövanş
play-back = Baştan izle
share = Paylaş
copy-record = Kaydı kopyala
download-record = Kaydı indir
new-game = Yeni oyun
give-time = 15 saniye ver
more = Diğer
accept = Kabul et
decline = Reddet
withdraw = Geri çek
offers-draw = { $name } beraberlik öneriyor.
offers-takeback = { $name } şu hamleyi geri almak istiyor: { $move }.
offers-rematch = { $name } rövanş istiyor.
offered-draw = Beraberlik önerdin.
offered-takeback = Şu hamleyi geri almak istedin: { $move }.
offered-rematch = Rövanş istedin.
next-game = Sonraki oyuna
premove-set = Mümkünse sıradaki hamlen: { $move }.
phrases = Bir şey söyle
phrase-hello = Merhaba!
phrase-good-luck = Bol şans!
phrase-good-game = Güzel oyundu!
phrase-well-played = İyi oynadın!
phrase-thanks = Teşekkürler!
phrase-oops = Hay aksi!
phrase-one-moment = Bir saniye lütfen.
phrase-hurry = Sıra sende!
phrase-sorry = Kusura bakma!
phrase-bye = Hoşça kal!
says = { $name }: { $text }
you-won = Kazandın
you-lost = Kaybettin
game-drawn = Berabere
game-broken-off = Yarıda kesildi
won-by = Kazanan: { $name }

## The connection

link-lost = Bağlantı koptu. Yeniden deneniyor…
link-joining = Bağlanıyor…
link-missing = Burada böyle bir oyun yok.
local-missing = Bu tarayıcıda o oyun artık yok.
page-missing = Bu adreste sayfa yok.
trouble-offline = Sunucu yanıt vermiyor.
trouble-seat = O yer az önce doldu.
trouble-too-many = Bir anda çok fazla istek geldi. Biraz sonra yeniden dene.
trouble-too-many-wait = Çok fazla istek. { $seconds } sn sonra yeniden dene.
trouble-offered = Son hamleden beri bunu zaten önerdin.
trouble-too-long = Oyun bunun için fazla uzadı. Yine de hamle yapabilir ya da pes edebilirsin.
trouble-other = Olmadı.
turn-title = Sıra sende – Fencepost
turn-notice = Sıra sende.

## The board, by keyboard and for screen readers

board-label = Tahta. Ok tuşları imleci gezdirir, h ve v yatay ya da dikey engel seçer, p karelere döner, Enter hamleyi yapar.
move-input = Hamle yaz
move-input-go = Oyna
move-input-hint = Örneğin e3 veya e3h
keys = Tuşlar
keys-arrows = Tahtada: imleci gezdir. Başka yerde: hamleler arasında dolaş
keys-home-end = İlk ve son hamle
keys-h = İmleci yatay engele çevir
keys-v = İmleci dikey engele çevir
keys-p = Karelere dön
keys-enter = Oyna
keys-escape = Engelden vazgeç
keys-f = Tahtayı çevir
keys-m = Sesleri aç, kapat
keys-question = Bu liste
say-square = { $square }, boş
say-square-pawn = { $square }, taş: { $name }
say-square-goes = { $square }, taşın buraya gidebilir
say-fence-across = { $fence }, yatay, { $from } ve { $to } karelerinin üstünde
say-fence-upright = { $fence }, dikey, { $from } ve { $to } karelerinin sağında
say-fence-placed = { $fence }, burada engel var
say-fence-blocked = { $fence }, buraya engel konulamaz
say-moved = { $name }: { $move } karesine gidildi.
say-fenced = { $name }: { $move } engeli konuldu.
say-passed = { $name }: hamle yok, pas geçildi.
say-out = { $name }: oyun dışı.
