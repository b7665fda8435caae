### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

failure-not-json = İleti JSON değil.
failure-bad-message = İletide bir alan eksik ya da bir alanın türü yanlış.
# $field: the name of the field in the message
failure-bad-value = “{ $field }” alanı bu değeri alamaz.
# $text: what was sent as a move
failure-not-a-move = “{ $text }” bir hamle değil: taş hamlesi e2 gibi bir kare, engel ise e3h gibi bir kare ve h ya da v olarak yazılır.
failure-no-token = Bunun için bir yerin belirteci gerekiyor.
failure-unknown-token = Bu belirteç oyundaki hiçbir yere ait değil.
failure-other-origin = Başka sitelerin sayfaları bunu yapamaz.
# $host: the name in the address that was asked for
failure-unknown-host = Bu sunucu { $host } adına yanıt vermiyor. Sunucuyu yöneten kişi onu --allow-host { $host } ya da --public-url ile başlatmalı.
failure-no-such-game = Böyle bir oyun yok.
failure-no-such-page = Bu adreste bir şey yok.
failure-method-not-allowed = Bu adres o yöntemi tanımıyor.
failure-analysis-off = Bu sunucu analiz yapmıyor.
failure-not-started = Oyun başlamadı: hâlâ boş yer var.
failure-game-over = Oyun bitti.
failure-not-over = Oyun henüz bitmedi.
failure-ply-mismatch = Oyun bu arada ilerledi ya da henüz oraya varmadı.
failure-not-your-turn = Sıra başka bir oyuncuda.
failure-no-open-seat = Boş yer yok.
failure-seat-taken = Bu yer dolu.
failure-nothing-to-take-back = Geri alınacak bir hamlen yok.
failure-nothing-offered = Böyle bir öneri yok.
failure-offered-already = Son hamleden beri bunu zaten önerdin.
failure-no-clock = Bu oyunda saat yok.
failure-not-playing = Bu yer oyunda değil ya da artık değil.
failure-name-a-seat = Süreyi alacak yeri belirt; kendi yerin olamaz.
failure-still-here = Bu yerin oyuncusu hâlâ burada ya da daha yeni ayrıldı.
failure-game-too-long = Bu oyun fazla uzadı: artık yalnızca hamle yapabilir ya da pes edebilirsin.
failure-too-large = İleti çok uzun.
failure-too-slow = İletinin ulaşması çok uzun sürdü.
failure-rate = Çok fazla istek. Lütfen biraz bekle.
failure-too-many-games = Bitmemiş çok fazla oyunun var.
failure-too-many-sockets = Aynı anda çok fazla bağlantı var.
failure-too-many-phrases = Lütfen biraz daha yavaş.
failure-too-many-analyses = Aynı anda çok fazla analiz var.
failure-storage = Oyun kaydedilemedi. Hiçbir şey değişmedi; lütfen yeniden dene.
failure-storage-full = Sunucunun diski dolu. Hiçbir şey değişmedi; lütfen daha sonra yeniden dene.
failure-read-only = Sunucu klasörüne yazamıyor. Hiçbir şey değişmedi; lütfen daha sonra yeniden dene.
failure-storage-gone = Sunucunun veritabanı silinmiş ya da değiştirilmiş. Sunucu yeniden başlatılana kadar hiçbir şey kaydedilmez.
failure-engines-gone = Sunucu yeniden başlatılana kadar bilgisayar bu sunucuda oynayamaz.
failure-storage-damaged = Sunucunun veritabanı bozuk. Onarılana kadar hiçbir şey kaydedilmez.
failure-storage-slow = Arama çok uzun sürdü. Lütfen yeniden dene.
failure-stopping = Sunucu yeniden başlatılıyor. Lütfen hemen yeniden dene.
failure-internal = Sunucuda bir şeyler ters gitti. Hiçbir şey kaybolmadı; lütfen yeniden dene.

## The program

# $url: the address of the page
serve-ready = Fencepost şu adreste: { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = { $address } adresi dinlenemiyor: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = { $folder } klasörü kullanılamıyor: { $why }.
# $why: the system's own words
serve-no-threads = Sunucu başlatılamadı: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } kullanılamıyor: { $why }.
store-storage-full = { $file } dosyasına yazılamıyor: disk dolu.
store-read-only = { $file } dosyasına yazılamıyor: klasörün kime ait olduğuna ve salt okunur olup olmadığına bak.
store-damaged = { $file } bozuk ({ $why }). Hiçbir şey değiştirilmedi. Yerine bir yedek koy ya da baştan başlamak için onu başka yere taşı.
store-newer = { $file } daha yeni bir Fencepost ile yazılmış. Hiçbir şey değiştirilmedi; lütfen o sürümü kullan.
store-locked = { $file } başka bir programca kullanılıyor.
store-gone = { $file } kullanılırken silindi ya da değiştirildi.
store-timed-out = { $file } zamanında yanıt vermedi.
store-conflict = { $file } aynı anda başka bir programca değiştirildi.

# $file: the file that should become the copy
backup-exists = { $file } zaten var. Lütfen yeni bir dosya adı ver.
# $why: what the database says
backup-failed = { $file } dosyasına yazılamadı: { $why }.

# $file: the file that should be put back
restore-not-a-store = { $file } bir Fencepost veritabanı değil.
# $file: the database that is there
restore-needs-replace = { $file } içinde zaten oyunlar var. --replace ile yanında başka bir adla saklanırlar.
# $file: where they are
restore-kept = Orada bulunan oyunlar artık { $file } içinde.

# $file: the database, $games and $events: how many
verify-sound = { $file } sağlam. Oyunlar: { $games }, olaylar: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Oyun { $game }: olayları { $seq } numaradan sonra birbirini tutmuyor.
verify-entry = Oyun { $game }: listelerde gösterilenler olaylarıyla uyuşmuyor.
