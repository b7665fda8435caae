### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = İleti JSON değil.
error-bad-message = Bir alan eksik ya da türü yanlış.
# $field: the name of the field in the message
error-bad-value = “{ $field }” alanı bu değeri alamaz.
# $text: what was sent as a move
error-not-a-move = “{ $text }” geçerli bir hamle değil: taş hamlesi e2 gibi bir kare, engel ise e3h gibi bir kare ve h ya da v olarak yazılır.
error-no-token = Bunun için bir yerin belirteci gerekiyor.
error-unknown-token = Bu belirteç oyundaki hiçbir yere ait değil.
error-other-origin = Başka sitelerden gelen isteklere izin verilmez.
# $host: the name in the address that was asked for
error-unknown-host = Bu sunucu { $host } adına yanıt vermiyor. Sunucuyu yöneten kişi onu --allow-host { $host } ya da --public-url ile başlatmalı.
error-no-such-game = Oyun bulunamadı.
error-no-such-page = Bu adreste bir şey yok.
error-method-not-allowed = Bu yönteme izin verilmiyor.
error-analysis-off = Bu sunucuda analiz kapalı.
error-own-game = Bu konumu şu anda başkalarına karşı oynuyorsun. Oyun bitince analiz edebilirsin.
error-not-started = Oyun başlamadı: hâlâ boş yer var.
error-game-over = Oyun bitti.
error-not-over = Oyun henüz bitmedi.
error-ply-mismatch = Oyun bu arada ilerledi ya da henüz oraya varmadı.
error-not-your-turn = Sıra başka bir oyuncuda.
error-no-open-seat = Boş yer yok.
error-seat-taken = Bu yer dolu.
error-nothing-to-take-back = Geri alınacak bir hamlen yok.
error-nothing-offered = Böyle bir teklif yok.
error-offered-already = Son hamleden beri bunu zaten teklif ettin.
error-no-clock = Bu oyunda saat yok.
error-not-playing = Bu yer oyunda değil ya da artık değil.
error-name-a-seat = Süreyi alacak yeri belirt; kendi yerin olamaz.
error-still-here = Bu oyuncu hâlâ burada ya da daha yeni ayrıldı.
error-game-too-long = Bu oyun bunun için fazla uzun. Yine de hamle yapabilir ya da pes edebilirsin.
error-too-large = İleti çok uzun.
error-too-slow = İletinin ulaşması çok uzun sürdü.
error-rate = Çok fazla istek. Lütfen biraz bekle.
error-too-many-games = Bitmemiş çok fazla oyunun var.
error-too-many-sockets = Aynı anda çok fazla bağlantı var.
error-too-many-phrases = Lütfen biraz daha yavaş.
error-too-many-analyses = Aynı anda çok fazla analiz var.
error-storage = Oyun kaydedilemedi. Hiçbir şey değişmedi; lütfen yeniden dene.
error-storage-full = Sunucunun diski dolu. Hiçbir şey değişmedi; lütfen daha sonra yeniden dene.
error-read-only = Sunucu klasörüne yazamıyor. Hiçbir şey değişmedi; lütfen daha sonra yeniden dene.
error-storage-gone = Sunucunun veritabanı silinmiş ya da değiştirilmiş. Sunucu yeniden başlatılana kadar hiçbir şey kaydedilmez.
error-engines-gone = Sunucu yeniden başlatılana kadar bilgisayar bu sunucuda oynayamaz.
error-storage-damaged = Sunucunun veritabanı bozuk. Onarılana kadar hiçbir şey kaydedilmez.
error-storage-slow = Arama çok uzun sürdü. Lütfen yeniden dene.
error-stopping = Sunucu yeniden başlatılıyor. Lütfen yeniden dene.
error-internal = Sunucuda bir şeyler ters gitti. Hiçbir şey kaybolmadı; lütfen yeniden dene.

## The program

# $url: the address of the page
serve-ready = Fencepost şu adreste çalışıyor: { $url }
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
store-unreachable = { $file } veritabanına ulaşılamıyor: { $why }.
store-too-old = { $file }, PostgreSQL { $why } üzerinde çalışıyor ve bu çok eski: 13 veya daha yeni bir sürüm gerekli.

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

postgres-tool = { $file } bir PostgreSQL veritabanıdır. Lütfen { $tool } kullanın.

move-data-done = Her şey { $file } veritabanına kopyalandı; sayılar ve özetler uyuşuyor. Oyunlar: { $games }, olaylar: { $events }.
move-data-not-empty = { $file } boş değil. Hiçbir şey değiştirilmedi; lütfen boş bir veritabanı belirtin.
move-data-differs = { $file } içindeki kopya, { $table } tablosunda asıldan farklı olurdu. Hiçbir şey değiştirilmedi.

# $file: the database, $games and $events: how many
verify-sound = { $file } sağlam. Oyunlar: { $games }, olaylar: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Oyun { $game }: olayları { $seq } numaradan sonra birbirini tutmuyor.
verify-entry = Oyun { $game }: listelerdeki kaydı olaylarıyla uyuşmuyor.

## Tournaments

error-in-tournament = Turnuva oyununda bu yapılamaz.
error-no-key = Bunun için düzenleyenin anahtarı ya da kendi belirtecin gerekiyor.
error-not-allowed = Bu anahtar buna izin vermiyor.
error-no-such-tournament = Turnuva bulunamadı.
error-no-such-player = Bu numarada bir oyuncu yok.
error-no-such-table = Böyle bir tur ya da masa yok.
error-no-such-assistant = Böyle bir yardımcı yok.
error-registration-closed = Kayıtlar kapandı.
error-too-late = Bunun için artık geç: ilk tur eşleştirildi.
error-tournament-full = Turnuva dolu.
error-has-results = Bu turun sonuçları var, artık geri alınamaz.
error-not-the-last-round = Yalnızca son tur geri alınabilir.
error-has-result = Bu masanın zaten başka bir sonucu var. Düzenleyenden düzeltmesini iste.
error-not-a-result = Bu, bu masa için geçerli bir sonuç değil. Her oyuncu için bir sayı yaz, örneğin 1-0 ya da 0-0-1.
error-needs-a-winner = Elemede her masanın bir kazananı olmalı.
error-played-online = Sonuç, bu sunucudaki oyundan gelir.
error-results-missing = Bu turun eksik sonuçları var.
error-last-round = O, son turdu.
error-too-few-players = En az iki oyuncu gerekir.
error-only-repeats = Bu tur nasıl eşleştirilirse eşleştirilsin bazı oyuncular yeniden karşılaşır. Tekrarlara izin verebilirsin.
error-only-second-byes = Birinin maçsız kalması gerekiyor ama herkes zaten bir kez kaldı. Tekrarlara izin verebilirsin.
error-no-winner = Son turda kazananı olmayan bir masa var.
error-too-many-tournaments = Bitmemiş çok fazla turnuvan var.
