### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Oyuncular bekleniyor
invite-hint = Bu bağlantıya sahip herkes katılabilir ya da izleyebilir.
invite-link = Oyunun bağlantısı
invite-copy = Kopyala
invite-copied = Kopyalandı
invite-share = Paylaş
invite-qr = Bağlantının QR kodu
invite-seats = { $open } boş yer var
invite-cancel = Oyunu iptal et
join-title = Oyuna davetlisin
join-hint = { $name } seni bekliyor.
join-hint-somebody = Biri seni bekliyor.
join-sit = Katıl ve oyna

## A game

player-out = oyun dışı
player-away = burada değil
player-thinking = düşünüyor…
fences-left = Kalan engel: { $count }
way-length = Bitişe kalan adım: { $count }
your-turn = Sıra sende
turn-of = Sıra: { $name }
not-started = Oyuncular bekleniyor
first-move-wait = { $name }: ilk hamle için { $seconds } sn kaldı. Sonra oyun iptal edilir.
first-move-wait-you = İlk hamlen için { $seconds } sn kaldı. Sonra oyun iptal edilir.
left-for-good = { $name } bir süredir burada değil.
take-over = Bilgisayar devam etsin
give-time-to = 15 saniye ver: { $name }
place-fence = { $move } koy
drop-fence = İptal
take-fence-hint = Tahtaya bir engel sürükle ya da kareler arasındaki bir boşluğa dokun.
moves = Hamleler
no-moves-yet = Henüz hamle yok
move-first = İlk hamle
move-back = Bir hamle geri
move-on = Bir hamle ileri
move-last = Son hamle
looking-back = Önceki bir konuma bakıyorsun.
back-to-game = Oyuna dön
flip = Tahtayı çevir
actions = İşlemler
takeback = Hamleyi geri al
draw = Beraberlik
resign = Pes et
resign-sure = Gerçekten pes ediyor musun?
draw-sure = Herkes beraberliği kabul ediyor mu?
yes = Evet
no = Hayır
rematch = Rövanş
play-back = Oynat
share = Paylaş
copy-record = Oyun kaydını kopyala
download-record = Oyun kaydını indir
new-game = Yeni oyun
give-time = 15 saniye ver
more = Daha fazla
accept = Kabul et
decline = Reddet
withdraw = Geri çek
offers-draw = { $name } beraberlik teklif ediyor.
offers-takeback = { $name } şu hamleyi geri almak istiyor: { $move }.
offers-rematch = { $name } rövanş istiyor.
offered-draw = Beraberlik teklif ettin.
offered-takeback = Şu hamleyi geri almak istedin: { $move }.
offered-rematch = Rövanş istedin.
next-game = Sonraki oyuna geç
premove-set = Ön hamle { $move }, hâlâ geçerliyse
phrases = Hızlı mesajlar
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
game-broken-off = İptal edildi
won-by = Kazanan: { $name }

## The connection

link-lost = Bağlantı koptu. Yeniden deneniyor…
link-joining = Bağlanıyor…
link-missing = Oyun bulunamadı.
local-missing = Bu oyun artık bu tarayıcıda kayıtlı değil.
turn-title = Sıra sende – Fencepost

## The board, by keyboard and for screen readers

board-label = Tahta. Ok tuşları imleci gezdirir, h ve v yatay ya da dikey engel seçer, p karelere döner, Enter hamleyi yapar.
move-input = Hamle yaz
move-input-go = Oyna
move-input-hint = ör. e3 veya e3h
keys = Tuşlar
keys-arrows = Tahtada: imleci gezdir. Başka yerde: hamleler arasında dolaş
keys-home-end = İlk ve son hamle
keys-h = Yatay engel
keys-v = Dikey engel
keys-p = Karelere dön
keys-enter = Oyna
keys-escape = Engeli iptal et
keys-f = Tahtayı çevir
keys-m = Sesleri aç, kapat
keys-question = Bu liste
say-square = { $square }, boş
say-square-pawn = { $square }, taş: { $name }
say-square-goes = { $square }, taşın oraya gidebilir
say-fence-across = { $fence }, yatay, { $from } ve { $to } karelerinin üstünde
say-fence-upright = { $fence }, dikey, { $from } ve { $to } karelerinin sağında
say-fence-placed = { $fence }, burada engel var
say-fence-blocked = { $fence }, buraya engel konulamaz
say-moved = { $name }, { $move } karesine gitti.
say-fenced = { $name }, { $move } engelini koydu.
say-passed = { $name } pas geçmek zorunda.
say-out = { $name } oyun dışı kaldı.
say-moved-you = { $move } karesine gittin.
say-fenced-you = { $move } engelini koydun.
say-passed-you = Pas geçmek zorundasın.
say-out-you = Oyun dışı kaldın.
say-square-pawn-you = { $square }, senin taşın
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } senin taşının yolunu tümüyle kapatır. Taş şu karelerden çıkamaz: { $squares }.
move-input-open = Hamleleri yazarak gir
# $text: what was typed
move-input-wrong = “{ $text }” bir hamle değil. Adım için e3, engel için e3h gibi yaz.
keys-slash = Hamle yaz

## How a game ended, said to one of the players

ending-goal-you = Bitiş çizgisine ulaştın.
ending-resign-you = Rakibin pes etti.
ending-time-you = Rakibinin süresi doldu.
ending-last-player-you = Oyunda kalan son oyuncu sensin.
ending-resign-lost = Pes ettin.
ending-time-lost = Süren doldu.
review = İncele
# $level: a number
next-level = { $level }. düzeyde oyna
result-moves = { $count ->
    [one] hamle
   *[other] hamle
  }
# A caption under the number, whatever it is
result-fences = konulan engel
result-steps = bitişe kalan adım

## What happens beside the moves, in one short line

news-draw-declined = { $name } beraberliği reddetti.
news-draw-declined-you = Beraberliği reddettin.
news-takeback-declined = { $name } hamlenin geri alınmasına izin vermedi.
news-takeback-declined-you = Hamlenin geri alınmasına izin vermedin.
news-rematch-declined = { $name } rövanş istemiyor.
news-rematch-declined-you = Rövanşı reddettin.
news-withdrawn = { $name } teklifini geri çekti.
news-withdrawn-you = Teklifini geri çektin.
news-takeback = Son hamle geri alındı.
news-takeover = { $name } yerine artık bilgisayar oynuyor.
news-time = { $name }, { $seconds } saniye daha aldı.
news-time-you = { $seconds } saniye daha aldın.
# On the card of who got them
time-gift = +{ $seconds } sn
premove-dropped = { $move } artık oynanamaz.
# $text: the phrase
phrase-sent = Gönderildi: { $text }

## Help during a game

hint = İpucu
hint-thinking = Düşünüyor…
hints-used = İpucu: { $count }
rules-panel = Kurallar
rules-panel-loading = Kurallar yükleniyor…
rules-panel-missing = Kurallar şu anda yüklenemiyor. Bağlantı gerekiyor.
