### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = Sıra sende – Fencepost

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
