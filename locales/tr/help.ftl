### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Kullanım
help-heading-commands = Komutlar
help-heading-arguments = Argümanlar
help-heading-options = Seçenekler
help-heading-set-up = Oyunun başlangıcı
help-heading-pictures = Resimler
help-heading-examples = Örnekler

help = Fencepost: engellerin arasından karşıya geçme yarışı; iki, üç ya da dört oyuncu için
    .long =
        Fencepost: engellerin arasından karşıya geçme yarışı; iki, üç ya da dört oyuncu için.

        Kareler satranç tahtasındaki gibi adlandırılır, a1 sol alttadır. Bir hamle şöyle yazılır:
          e2     taşın vardığı kare, atlayınca da;
          e3h    yatay engel, e3 ile f3 karelerinin kuzeyinde;
          e3v    dikey engel, e3 ile e4 karelerinin doğusunda;
          pass   yapılabilecek başka hamle yoksa.

        Her komutun kendi yardımı vardır: fencepost legal --help
    .examples =
        fencepost show                       ilk hamleden önceki tahta
        fencepost show e2 e8 e3h             üç hamleden sonraki tahta
        fencepost legal --players 4 e2       Batı’nın e2 hamlesine verebileceği yanıtlar
        fencepost convert game.qgn -o g.gif  hareketli resim olarak bir oyun
        fencepost perft 3                    konum sayısı, bir motoru sınamak için

help-any-help = Yardımı yazdır; -h daha kısa, --help daha ayrıntılı
help-version = Sürümü yazdır

## Where the game starts

help-any-players = Oyuncu sayısı: 2, 3 ya da 4; belirtilmezse 2
    .long =
        Oyuncu sayısı: 2, 3 ya da 4; belirtilmezse 2.

        İki oyuncu Güney ve Kuzey; üç oyuncu Güney, Batı ve Kuzey olur.
help-any-board = Tahtanın genişliği ve yüksekliği, 2x2 ile 9x9 arası; belirtilmezse 9x9
help-any-fences = Oyuncu başına engel, 0 ile 20 arası; belirtilmezse iki, üç ya da dört oyuncu için 10, 6 ya da 5
help-any-position = Bu konumdan başla
    .long =
        Yeni bir oyun yerine bu konumdan başla.

        Konum tek satırlık bir metindir; "fencepost show" komutunun en son yazdığı satırdır:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        yani: bitişik yazılmış olarak yatay engellerin ve dikey engellerin kareleri; oynama sırasıyla taşların kareleri (oyundan çıkan oyuncu için -); her birinin elindeki engeller; ve sıra ilk oyuncudaysa 1, ikincideyse 2. 9x9 olmayan bir tahta altıncı bölümde belirtilir, örneğin 5x5.

help-any-moves = Önce oynanacak hamleler, örneğin e2 e8 e3h; üç ya da dört kişilik oyundan Batı ayrılıyorsa out:west

## serve

help-serve = Web uygulamasını başlat; fencepost komutsuz çağrıldığında da bunu yapar
    .long =
        Web uygulamasını başlat: tarayıcıda insanlara ve motorlara karşı oynanır, botlar da bir API üzerinden oynar. fencepost komutsuz çağrıldığında da bunu yapar.

        Sunucu hazır olunca adres yazdırılır. Ctrl+C ya da SIGTERM onu düzgünce kapatır; ne olursa olsun yanıtlanan her hamle diske yazılmıştır ve sunucu yeniden başlatılınca oyunlar, saatler nasıl kaldıysa öyle sürer.
    .examples =
        fencepost serve                                    yalnızca bu makinede, http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games ağdaki herkes için
        fencepost serve --trust-proxy --base /fencepost    bir ters vekil sunucu arkasında
help-serve-listen = Dinlenecek adres; belirtilmezse 127.0.0.1:8080, buna yalnızca bu makine ulaşabilir. 0 numaralı bağlantı noktası boş birini seçer
help-serve-data = Tüm oyunların klasörü; belirtilmezse bu kullanıcının bir klasörü
help-serve-most-data = Tüm oyunların dosyası en çok kaç MiB olabilir; belirtilmezse sınırsız
help-serve-base = Her şeyin altında bulunduğu yol, ters vekil sunucunun ilettiği gibi; belirtilmezse /
help-serve-trust-proxy = Ters vekil sunucunun bildirdiği adreslere (X-Forwarded-For) güven. Yalnızca böyle bir sunucunun arkasında
help-serve-allow-origin = Bu sitenin sayfaları da sunucuyu çağırabilsin; birden çok kez verilebilir
help-serve-no-analysis = Analiz sunma
help-serve-metrics = Sunucuya başkaları ulaşabildiğinde de Prometheus için sayıları /metrics adresinde sun
help-serve-engine-threads = Motorların düşündüğü iş parçacıkları; belirtilmezse işlemci sayısının bir eksiği
help-serve-engine-pace = Yalnızca motorların oynadığı oyunlarda hamleler arası milisaniye; belirtilmezse 500
help-serve-requests = Bir adresten uzun vadede saniyede gelen istek; belirtilmezse 50. Bunda ve diğer tüm sınırlarda 0 sınırsız demektir
help-serve-burst = Bir adresten bir anda gelen istek; belirtilmezse 500
help-serve-games-per-guest = Bir tarayıcının bitmemiş oyunları; belirtilmezse 200
help-serve-games-per-address = Bir adresten açılmış bitmemiş oyunlar; belirtilmezse 2000
help-serve-sockets-per-guest = Bir tarayıcının açık soketleri; belirtilmezse 100
help-serve-sockets-per-address = Bir adresten açık soketler; belirtilmezse 1000
help-serve-log = Standart hataya ne kadar yazılacağı: off, error, warn, info ya da debug; belirtilmezse info
help-serve-log-json = Günlüğü JSON olarak yaz, her satıra bir nesne

help-export = Sunucudaki tüm oyunların kayıtlarını tek bir .qgn akışı olarak yaz
    .long =
        Sunucudaki tüm oyunların kayıtlarını, en eskisi önce olmak üzere tek bir .qgn akışı olarak yaz. Sunucu bu sırada çalışıyor olabilir.
    .examples =
        fencepost export -o all.qgn               varsayılan klasördeki tüm oyunlar
        fencepost export --data games | less      başka bir klasördekiler
help-export-data = Oyunların klasörü; belirtilmezse bu kullanıcının bir klasörü
help-export-output = Yazılacak dosya; belirtilmezse standart çıktı

help-backup = Sunucu çalışırken tüm oyunlarını bir dosyaya kopyala
    .long =
        Sunucu çalışırken tüm oyunlarını bir dosyaya kopyala.

        Kopya eksiksiz ve tutarlıdır. Ona geri dönmek için sunucuyu durdur ve dosyayı, adı fencepost.db ile başlayan dosyaların yerine, fencepost.db adıyla veri klasörüne koy.
    .examples =
        fencepost backup monday.db                varsayılan klasördeki oyunlar
        fencepost backup --data games monday.db   başka bir klasördekiler
help-backup-file = Yeni dosya; zaten var olan bir dosyaya dokunulmaz
help-backup-data = Oyunların klasörü; belirtilmezse bu kullanıcının bir klasörü

## perft

help-perft = Verilen sayıda hamleyle ulaşılabilen konumları say
    .long =
        Verilen sayıda hamleyle ulaşılabilen konumları say.

        Kuralları bilen programlar böyle karşılaştırılır: ikisi aynı sayıyı veriyorsa, o derinliğe kadar geçerli her hamlede anlaşıyorlardır. Sayı son satırda tek başına durur. Kazanılan oyun orada biter, zorunlu pas bir hamle sayılır, yinelenen konumlar bir şeyi değiştirmez.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   her ilk hamle ayrı ayrı
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Kaç hamle derinlik: 0 ile 100 arası
help-perft-divide = Toplamdan önce her ilk hamleyi, toplamda ona düşen payla yazdır

## legal

help-legal = Geçerli hamleleri listele
    .long =
        Bir konumdaki ya da birkaç hamleden sonraki geçerli hamleleri tek satırda listele.

        Alfabetik olarak sıralanırlar. Geçerli hamle yoksa satırda pass yazar; oyun bittiyse satır boştur.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Bir konumu metin olarak çiz
    .long =
        Bir konumu ya da birkaç hamleden sonrakini metin olarak çiz.

        S, W, N ve E; Güney, Batı, Kuzey ve Doğu’nun taşlarıdır, # ise engeldir. Tahtanın altında eldeki engeller, her taşın bitişe en kısa yolunun uzunluğu, sıranın kimde olduğu ve son satırda --position için konumun kendisi bulunur.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Renklerin ne zaman kullanılacağı: auto (destekleyen uçbirimlerde, varsayılan), always ya da never

## convert

help-convert = Kayıtları ve hamle listelerini başka bir biçime ya da resme dönüştür
    .long =
        Kayıtları ya da hamle listelerini oku; başka bir biçimde ya da resim olarak yaz.

        Metin biçimleri:
          qgn     kayıt: etiketler, numaralı hamleler, varyantlar, yorumlar, sonuç
          moves   yalnızca hamleler, her satırda bir oyun
          json    her satırda bir nesne, kayıttaki her şeyle
        Resimler, tek bir oyunun:
          svg     bir konum, çizim olarak
          png     bir konum, piksellerle
          gif     oyunun tümü, hamle başına bir kare

        Bir dosyada istenildiği kadar oyun olabilir. İçinde bir yanlış varsa hiçbir şey yazılmaz; ileti nerede ve neden olduğunu söyler.
    .examples =
        fencepost convert game.txt > game.qgn          hamle listesinden düzgün bir kayıt
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Okunacak dosya; - standart girdidir
help-convert-from = Dosyanın biçimi: qgn, moves ya da json; belirtilmezse tahmin edilir
help-convert-to = Yazılacak biçim: qgn, moves, json, svg, png ya da gif
    .long =
        Yazılacak biçim: qgn, moves, json, svg, png ya da gif.

        Belirtilmezse --output dosyasının adından anlaşılır, o da yoksa qgn olur.
help-convert-dialect = Dosyada hamlelerin yazımı: fencepost, glendenning, openspiel ya da qtp
    .long =
        Dosyada hamlelerin yazımı: fencepost, glendenning, openspiel ya da qtp; belirtilmezse fencepost.

        glendenning ve openspiel satırları karşı taraftan sayar. qtp engelleri bir satır yukarıdan adlandırır ve Kuzey başlar.
help-convert-to-dialect = Hamlelerin nasıl yazılacağı; aynı seçenekler
help-convert-output = Bu dosyaya, en sonda bir kerede yaz; - standart çıktıdır, belirtilmediğindeki gibi
help-convert-game = Yalnızca bu numaralı oyun; ilki 1
help-convert-players = Oyuncu sayısını belirtemeyen hamle listelerinde oyuncu sayısı: 2, 3 ya da 4; belirtilmezse 2
help-convert-board = Onların tahtasının genişliği ve yüksekliği, 2x2 ile 9x9 arası; belirtilmezse 9x9
help-convert-fences = Onlarda oyuncu başına engel, 0 ile 20 arası
help-convert-position = Onların başladığı konum
help-convert-ply = Bu kadar hamleden sonraki konumu göster, başlangıç için 0; belirtilmezse sonuncusu
help-convert-theme = Görünüm: wood, light ya da dark; belirtilmezse wood
help-convert-size = Piksel olarak genişlik, 16 ile 4096 arası
help-convert-coordinates = Tahtanın çevresinde harfler ve sayılarla; zaten öyledir
help-convert-no-coordinates = Harfler ve sayılar olmadan
help-convert-flip = Kuzeyden görünüş
help-convert-delay = Bir gif karesinin milisaniye olarak kalma süresi, 20 ile 60000 arası; belirtilmezse 900

## engine

help-engine = Motor olarak oyna: standart girdiyi dinle, standart çıktıya yanıt ver
    .long =
        Başka programlar için motor olarak oyna: standart girdiyi dinle, standart çıktıya yanıt ver.

        İki protokol vardır: satranç motorlarından bilinen ve bu oyunun hamleleriyle kullanılan uci ile Atina Üniversitesi’nin metin protokolü qtp. İkisi de docs/protocols.md içinde anlatılır. uci’yi elle denemek için sırayla şunları yaz: position startpos moves e2, go movetime 1000, quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Konuşma biçimi: uci (varsayılan) ya da qtp
help-engine-player = Başkalarını ölçmek için motorun yerine oynayan: random, racer, greedy ya da rollouts, en zayıfı önce
help-engine-level = Ne kadar iyi oynanacağı: insanlar için 1 ile 10 arası; varsayılan 0 tam güçtür
help-engine-threads = Arama için kaç iş parçacığı; belirtilmezse 1
help-engine-hash = Bilinen konumların tablosu için MiB olarak bellek; belirtilmezse 64
help-engine-seed = Şansa kalan her seçimi belirleyen sayı; belirtilmezse 0
help-engine-movetime = qtp ile her hamle için milisaniye olarak düşünme süresi; belirtilmezse 1000

## bench

help-bench = Motorları ve bilgisayarları karşılaştırmak için sabit bir konum kümesinde arama yap
    .long =
        Motorları ve bilgisayarları karşılaştırmak için sabit bir konum kümesinde arama yap.

        Her satır kaç konuma bakıldığını ve bulunan hamleyi söyler. Son satır iki oyuncu için toplamı ve hızı verir: motor aynı kaldıkça düğüm sayısı her çalıştırmada ve her bilgisayarda aynıdır. Üç ve dört oyuncunun ondan önce ayrı bir satırı vardır.
    .examples =
        fencepost bench

## match

help-match = İki motoru birbirine karşı oynat ve hangisinin daha güçlü olduğunu söyle
    .long =
        İki motoru birbirine karşı oynat ve hangisinin daha güçlü olduğunu söyle.

        A ve B, uci ya da qtp protokolünü konuşan programların komut satırlarıdır; her birini tırnak içine al. Her açılış, taraflar değiştirilerek iki kez oynanır; bir hakem her hamleyi kurallara göre denetler; puan A açısından, oyun çiftlerinden hesaplanan hata payıyla verilir. Ctrl-C maçı bitirir ve o ana kadarki sonucu söyler.

        Çökme, geçersiz hamle ya da süre aşımı oyunu kaybettirir; bunlar ayrıca sayılır. Üç ya da dört oyuncuda bunu yapan oyundan çıkar, diğerleri oynamayı sürdürür.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Puanı söylenen motorun komut satırı
help-match-engine-b = Diğer motorun komut satırı
help-match-games = Kaç oyun; belirtilmezse 100. Taraflar her oyunda değişir, bu yüzden çift sayı en iyisidir
help-match-time = Ne kadar düşünüleceği: hamle başına 100ms ya da 2s, hamle başına 10000n (düğüm) ya da 60+0.5, yani saniye olarak saat ve eklemesi; belirtilmezse 100ms
help-match-time-b = Aynısı, yalnızca B için
help-match-openings = Açılış dosyası, her satırda bir açılış: başta oynanacak hamleler, # işaretinden sonra yorumlar. Belirtilmezse başlangıç konumu
help-match-records = Tüm oyunları bu dosyaya .qgn olarak yaz
help-match-sprt = A’nın ELO1 kadar ya da en çok ELO0 kadar daha güçlü olduğu kesinleşince dur
    .long =
        A’nın ELO1 kadar (H1) ya da en çok ELO0 kadar (H0) daha güçlü olduğu kesinleşince dur.

        Bu, oyun çiftleri üzerinde ardışık olasılık oranı sınamasıdır. 0,10,0.01,0.05 örneğindeki gibi iki sayı daha, H1’i ya da H0’ı yanlışlıkla kabul etme olasılıklarıdır; belirtilmezse ikisi de 0.05.
help-match-concurrency = Aynı anda kaç oyun; belirtilmezse 1
help-match-field = Üç ya da dört oyuncuda kimin kaç yeri olduğu: a-vs-bbb (varsayılan), aa-vs-bb, aaa-vs-b gibi. Herkes her yere oturana dek yerler oyundan oyuna değişir
help-match-max-plies = Bu kadar hamleye varan oyunlar berabere sayılır; belirtilmezse 400
help-match-margin = Bir yanıtın izin verilen süreyi ne kadar aşabileceği, örneğin 50ms; belirtilmezse 100ms
help-match-patience = Süre değil düğüm sayılıyorsa bir hamlenin ne kadar bekleneceği; belirtilmezse 120s
help-match-protocol-a = A ile konuşma biçimi: uci (varsayılan) ya da qtp
help-match-protocol-b = B ile konuşma biçimi: uci (varsayılan) ya da qtp
help-match-name-a = Kayıtlarda A’nın adı; belirtilmezse kendi adı
help-match-name-b = Kayıtlarda B’nin adı; belirtilmezse kendi adı
help-match-option-a = uci’de A’nın bir seçeneğini ayarla, örneğin Hash=256. Birden çok kez verilebilir
help-match-option-b = uci’de B’nin bir seçeneğini ayarla, örneğin Hash=256. Birden çok kez verilebilir
help-match-seed = Seed seçeneği olan motorlarda şansa kalanı belirleyen sayı; belirtilmezse 0
help-match-progress = Maçın durumunun ne zaman söyleneceği: auto (uçbirimde tek satırda, varsayılan), always (dosyalara da, oyun başına bir satır) ya da never

## solve

help-solve = İki kişilik küçük bir oyunda iki taraf da en iyisini oynarsa kimin kazanacağını bul
    .long =
        İki kişilik küçük bir oyunda iki taraf da en iyisini oynarsa kimin kazanacağını bul.

        Oluşabilecek her konum hesaplanır, bu yüzden yanıt kesindir. Kazanan acele eder, kaybeden elinden geldiğince direnir; uzunluk iki oyuncunun hamleleri birlikte sayılarak verilir. Son satır değerdir: "first player wins in N", "second player wins in N" ya da "draw". Ondan önce bu değeri koruyan ilk hamleler, en iyisi önde olmak üzere durur.

        Süre ve bellek tahtayla ve engellerle hızla büyür: 5x5 tahta üçer engelle saniyeler ve 74 MiB, beşer engelle bir dakika ve 663 MiB ister. Belleğe sığmayan oyun reddedilir.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Tahtanın genişliği ve yüksekliği, 2x2 ile 9x9 arası; belirtilmezse 9x9, ama bu fazlasıyla büyüktür
help-solve-fences = Oyuncu başına engel, 0 ile 20 arası; belirtilmezse 10
help-solve-memory = MiB olarak ne kadar bellek kullanılabileceği; belirtilmezse boş olan kadar
help-solve-threads = Kaç iş parçacığıyla çalışılacağı; belirtilmezse işlemci çekirdeği başına bir

## rules

help-rules = Oyunun kurallarını yazdır
    .long =
        Oyunun kurallarını, düz karakterlerle çizilmiş şekillerle yazdır.

        Dil, uçbirimin dilidir ya da de, zh-Hant gibi bir etiketle belirtilen dildir.
    .examples =
        fencepost rules            bu uçbirimin dilinde
        fencepost rules ja | less  Japonca
help-rules-language = Bir dilin etiketi; belirtilmezse uçbirimin dili

## completions

help-completions = Kabukta komutları ve seçenekleri tamamlayan bir betik yazdır
    .long =
        Kabukta komutları ve seçenekleri tamamlayan bir betik yazdır.

        Onu kabuğunun böyle betikleri aradığı yere koy, sonra yeni bir kabuk başlat.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Kabuk: bash, zsh, fish, powershell ya da elvish

## help

help-help = Bir komutun yardımını yazdır
    .long = Bir komutun yardımını (COMMAND --help ile aynı) ya da programınkini yazdır.
    .examples = fencepost help convert
help-help-command = Komut
