### Tournaments: making one, running it, and the screen for a projector.

tournaments-title = Turnuvalar
tournaments-hint = Gerçek tahtalarda ya da çevrim içi: eşleştirme, sonuçlar ve sıralama. Hesap gerekmez.
tournaments-yours = Turnuvaların
tournaments-public = Herkese açık turnuvalar
tournaments-none = Şu anda herkese açık turnuva yok.
tournament-missing = Böyle bir turnuva yok.

## Making one

tournament-new = Yeni turnuva
tournament-name = Ad
tournament-where = Yer
tournament-at-board = Gerçek tahtalarda
tournament-online = Çevrim içi
tournament-format = Biçim
format-swiss = İsviçre
format-round-robin = Lig usulü
format-knock-out = Eleme
format-swiss-hint = Herkes her turda, puanı kendisine yakın biriyle oynar.
format-round-robin-hint = Herkes herkesle oynar.
format-knock-out-hint = Kazanan tur atlar. Yarı finalde kaybedenler üçüncülük için oynar.
tournament-table = Masa başına oyuncu
tournament-rounds = Tur sayısı
tournament-double = Herkes iki kez karşılaşsın
tournament-listed = Açık listede göster
tournament-create = Turnuvayı oluştur

## What everybody sees

tournament-what = { $format } · { $players } oyuncu
tab-tables = Masalar
tab-standings = Sıralama
tab-players = Oyuncular
tab-print = Yazdır ve kaydet
round-number = { $round }. tur
round-of = / { $rounds } tur
round-before = Önceki tur
round-after = Sonraki tur
results-in = Gelen sonuç: { $in }/{ $all }
table-number = Masa { $table }
goes-first = başlar
bye = { $name }: bu tur maçı yok
bye-points = maçsız
round-none = İlk turun eşleşmeleri henüz yapılmadı.
tournament-finished = Bitti
tournament-winner = Turnuvanın galibi: { $name }
result-none = Henüz sonuç yok
result-absent = gelmedi
result-nobody = Kimse gelmedi
result-draw = Berabere
column-rank = Sıra
column-player = Oyuncu
column-points = Puan
tiebreak-buchholz = Buchholz puanı
tiebreak-buchholz-cut-1 = Buchholz (−1)
tiebreak-sonneborn-berger = Sonneborn-Berger puanı
tiebreak-direct-encounter = Aralarındaki maç
tiebreak-wins = Galibiyet
tiebreak-buchholz-what = Bütün rakiplerin puanlarının toplamı.
tiebreak-buchholz-cut-1-what = Aynısı, en düşük puanlı rakip sayılmadan.
tiebreak-sonneborn-berger-what = Yenilen rakiplerin puanları ve berabere kalınanlarınkinin yarısı.
tiebreak-direct-encounter-what = Eşit durumdakilerin kendi aralarındaki oyunlardan aldığı puan.
tiebreak-wins-what = Kazanılan oyunlar.
sums-title = Eşitlik bozma hesabı: { $name }
sums-round = { $round }. tur: { $name }
sums-unplayed = { $round }. tur: oynanmadı
sums-unplayed-what = Oynanmayan tur, aynı puandaki biriyle oynanmış gibi, bir sınıra kadar sayılır (FIDE).
sums-cut = sayılmaz
sums-total = Toplam
withdrawn = çekildi
rating = Reyting
watch-table = İzle
watch-all = Bütün masaları izle
open-clock = Bu masaya saat aç
open-screen = Projektör ekranı
share-tournament = Oyuncu davet et

## Players

join-tournament = Bu turnuvaya katıl
join-name = Adın
join-now = Katıl
registration-closed = Kayıtlar kapandı.
you-play = Senin adın: { $name }
your-table-sits-out = Bu tur maçın yok.
your-table-wait = Sonraki turu bekle. Bu sayfa kendiliğinden yenilenir.
your-game = Oyununu aç
who-won = Kim kazandı?
proposal-sent = Gönderildi. Masadan bir kişi daha onaylayınca geçerli olur.
proposal-confirm = { $name } bildirdi: { $result }
proposal-agree = Onayla
proposal-disputed = Telefonlarınızdan farklı sonuçlar geldi. Düzenleyene söyleyin.
withdraw-me = Turnuvadan ayrıl
withdraw-sure = Tümüyle ayrılıyor musun? Artık kimseyle eşleştirilmezsin.

## The organiser

organiser = Bu turnuvayı sen düzenliyorsun
assistant = Bu turnuvada yardımcısın
tap-winner = Kazanana dokun. Geri almak için yeniden dokun.
result-just-entered = Masa { $table }: az önce başka biri bir sonuç girdi. Değiştirmek için yeniden dokun.
phone-says = Telefonla bildiren { $name }: { $result }
phones-differ = Bu masadaki telefonlardan farklı sonuçlar geldi.
accept-result = Kabul et
other-result = Başka bir sonuç
player-add = Oyuncu ekle
player-add-name = Ad
player-add-rating = Reyting (isteğe bağlı)
player-late = Geç katılım
player-withdraw = Çıkar
player-back = Geri al
player-link = Bu oyuncunun telefonu için bağlantı
round-pair = { $round }. turu eşleştir
round-pair-first = İlk turu eşleştir
round-pair-anyway = Tekrarlarla eşleştir
round-undo = Turu geri al
results-missing = { $count } sonuç eksik
players-missing = En az iki oyuncu gerekir.
pair-only-repeats = Bazı oyuncuların yeniden karşılaşması gerekir. Tekrarlara izin verebilirsin.
pair-only-second-byes = Biri ikinci kez maçsız kalır. Buna izin verebilirsin.
pair-last-round = Bütün turlar oynandı.
pairing = Eşleştiriliyor…
round-begins = Sonraki turun başlama saati: { $time }.
round-waits = Sonraki tur kendiliğinden başlayamıyor. Düzenleyenin eşleştirmesi gerekiyor.
settings-tournament = Turnuva ayarları
settings-registration = Kayıtlar açık
settings-repeats = Başka çare yoksa eşleşme tekrarlarına izin ver
settings-points = { $players } kişilik masalarda puanlar
settings-place = { $place }. derece
settings-tiebreaks = Eşitlik bozma sırası
settings-up = Yukarı taşı: { $name }
settings-absent = Gelmeyen kaç dakika sonra kaybeder
settings-start = Sonraki turun başlama saati
settings-round-time = Tur başına dakika (boşsa sınır yok)
settings-pause = Turlar arası dakika (boşsa elle başlatılır)
settings-engines = Boş yerlere bilgisayar otursun
settings-no-engines = Asla
settings-save = Kaydet
settings-saved = Kaydedildi.
organiser-link = Gizli bağlantın
organiser-link-hint = Bu bağlantıya sahip olan her şeyi yapabilir. Başka bir cihazdan yönetmek için sakla.
assistants = Yardımcılar
assistant-name = Ad
assistant-add = Yardımcı ekle
assistant-revoke = İptal et
assistant-revoked = iptal edildi
assistant-link-hint = { $name } için bağlantı. Yalnızca bir kez gösterilir.

## Print and save

print-pairings = Eşleşmeleri yazdır
print-standings = Sıralamayı yazdır
print-crosstable = Çapraz tabloyu yazdır
save-json = Her şey (JSON)
save-standings = Sıralama (CSV)
save-crosstable = Çapraz tablo (CSV)
save-games = Bütün oyunlar (.qgn)
crosstable = Çapraz tablo

## The projector screen

screen-scan = İzlemek için tarat
screen-round = Tur
time-left = Kalan süre
