### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Oyunun kuralları
# For search engines and for previews of links
rules-description = İki, üç ve dört kişiyle nasıl oynanır: on resimle taşlar, engeller, atlamalar ve saatler.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 ya da 4 oyuncu · 8 yaş ve üzeri · 10–20 dakika
# $number: 1 to 10
rules-figure = Şekil { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N ve E sırasıyla Güney, Batı, Kuzey ve Doğu’nun taşlarıdır, # bir engeldir, * taşın gidebileceği yerdir, x izin verilmeyendir.
# Stands before a paragraph
rules-ruling = Bizim kararımız
# At the end of the page
rules-ruling-note = Basılı kurallar yer yer birbirinden farklıdır, bazı soruları da açık bırakır. “{ rules-ruling }” diye işaretlenen paragraflardaki yanıt Fencepost’a aittir.

## Goal

rules-aim-title = Oyunun amacı
rules-aim = Taşını herkesten önce tahtanın karşı tarafına ulaştır. Engellerle rakiplerinin yolunu uzatabilirsin ama asla tümüyle kapatamazsın.

## Setup

rules-ready-title = Hazırlık
rules-ready-board = Tahtada 9’a 9 kare vardır. Güney’den bakıldığında sütunlar soldan sağa a’dan i’ye, satırlar aşağıdan yukarıya 1’den 9’a adlandırılır.
rules-ready-two = İki oyuncu Güney ve Kuzey’e oturur, her biri 10 engel alır. Güney e1’den başlar, 9. satıra varınca kazanır; Kuzey e9’dan başlar, 1. satıra varınca kazanır.
rules-ready-first = Güney’e kimin oturacağını kurayla ya da anlaşarak belirleyin. İlk sıra Güney’dedir, sonra saat yönünde devam edilir.

## Your turn

rules-turn-title = Sıra sendeyken
rules-turn = Ya taşını oynat ya da bir engel koy. Pas geçemezsin. Engellerin bitince taşını oynatmak zorundasın.

## Moving the pawn

rules-pawn-title = Taşı oynatmak
rules-pawn = Taşın yukarı, aşağı, sola ya da sağa bir kare gider. Çapraz gitmez, başka bir taşın durduğu kareye de giremez.
rules-pawn-fence = Hiçbir taş engelin içinden geçemez, çevresinden dolaşır.

## Placing a fence

rules-fence-title = Engel koymak
rules-fence = Engel iki kare uzunluğundadır ve iki kare çifti arasındaki oluğa, yatay ya da dikey konur. Tahtadan taşamaz, yarım kare kaymış olamaz.
rules-fence-overlap = Engeller yarı yarıya bile üst üste gelemez. Uç uca ya da T biçiminde değebilirler.
rules-fence-cross = Engeller birbirini de kesemez.
rules-fence-stays = Konan engel oyun bitene dek yerinde kalır.
rules-fence-way = Her engelden sonra, seninki de dahil her taşın bitiş çizgisine giden bir yolu kalmalıdır. Bir taşı hapseden engel konulamaz.
rules-fence-way-ruling = Burada yalnızca engeller sayılır: taşlar yolu kapatmaz, atlama da yol açmaz.

## Face to face

rules-jump-title = Karşı karşıya gelme
rules-jump = Bitişik karede başka bir taş varsa ve aranızda engel yoksa, üzerinden atlayıp tam arkasındaki kareye geçebilirsin. Bunu dört yönde de yapabilirsin.
rules-jump-side = Bu atlamanın yolunda bir engel ya da başka bir taş varsa, onun yerine üzerinden atlayacağın taşın soluna ya da sağına gidebilirsin; yeter ki o kare boş olsun ve o taşla arasında engel bulunmasın. Düz atlama açıkken yana gidemezsin.
rules-jump-edge = Tahtanın kenarı da atlamayı bir engel gibi önler.
rules-jump-one = En çok bir taşın üzerinden atlarsın. Başka bir şey yapabiliyorken atlamak zorunda değilsin.
rules-jump-pass = Ne taşını oynatabiliyor ne de engel koyabiliyorsan pas geçersin.

## The end of the game

rules-end-title = Oyunun sonu
rules-end = Taşı kendi bitiş çizgisinin herhangi bir karesine ilk ulaşan oyuncu hemen kazanır, atlayarak ulaşsa bile.
rules-end-leave = İki kişilik oyunda pes edersen ya da süren biterse kaybedersin.
rules-end-draw = Aynı konum, eldeki engel sayısı ve sıradaki oyuncu da aynı olarak üçüncü kez oluşursa oyun berabere biter. Başlangıç konumu da sayılır. Oyunda kalanların hepsi beraberlik üzerinde de anlaşabilir.

## Three and four players

rules-many-title = Üç ve dört oyuncu
rules-many-four = Dört oyuncunun beşer engeli olur; sıra Güney, Batı, Kuzey, Doğu diye gider. Batı a5’ten başlar, i sütununa varınca kazanır; Doğu i5’ten başlar, a sütununa varınca kazanır.
rules-many-three = Üç oyuncunun altışar engeli olur; 2 engel kutuda kalır.
rules-many-three-seats = Güney, Batı ve Kuzey’e otururlar.
rules-many-leave = Üç ya da dört kişilik oyunda pes edersen ya da süren biterse taşın, elindeki engellerle birlikte oyundan çıkar. Tahtadaki engeller kalır, sıran atlanır ve kimse sana yol bırakmak zorunda kalmaz. Kalan son oyuncu kazanır.

## Playing with a clock

rules-clock-title = Saatle oynamak
rules-clock = Turnuvalarda süre sınırı vardır. Seçenekler şunlardır:
rules-clock-player = Oyuncu başına süre: herkesin oyunun tümü için aynı süresi vardır. İstenirse saat her hamleden sonra süre ekler ya da her hamlede işlemeye başlamadan önce belli bir süre bekler.
rules-clock-game = Oyunun tümü için süre: oyuncular arasında eşit paylaştırılır.
rules-clock-move = Hamle başına süre: her hamle bu süre içinde yapılmalıdır.
rules-clock-hourglass = Kum saati: kullandığın süre diğerlerine eşit olarak geçer.
# What the server does
rules-clock-start = Çevrim içi oyunda saatler, herkes ilk hamlesini yapınca işlemeye başlar. Birinin ilk hamlesi bir dakikadan uzun sürerse oyun iptal edilir.

## Other boards

rules-boards-title = Başka tahtalar
rules-boards = Alıştırma için tahtanın her kenarı 2 ile 9 kare arasında, herkesin engeli 0 ile 20 arasında olabilir. 2’ye 2 tahtada en çok üç kişi oynayabilir.
rules-boards-start = Taşlar kendi kenarlarının ortasından başlar. Kenarda çift sayıda kare varsa Güney ile Kuzey ortanın hemen sağından, Batı ile Doğu hemen üstünden başlar.

## Writing moves down

rules-writing-title = Hamleleri yazmak
rules-writing = Taşın hamlesi, vardığı karedir: örneğin e2. Engel, ortasının sol altındaki kareyle adlandırılır: e3h yatay durur, e3 ile f3’ün üstündedir; e3v dikey durur, e3 ile e4’ün sağındadır.

## The figures

rules-figure-1 = İki kişilik oyunun başlangıcı.
rules-figure-2 = Bir taşın dört adımı.
rules-figure-3 = Engel düz yolu kapatıyor: taş çevresinden dolaşır.
rules-figure-4 = Doğru: iki kare çifti arasında. Çarpı işaretli: yarım kare kaymış.
rules-figure-5 = Son engel taşı hapsederdi: konulamaz.
rules-figure-6 = Düz atlama.
rules-figure-7 = Taşın arkasında engel: soluna ya da sağına atla.
rules-figure-8 = Aynısı, bir yan kapalı: tek atlama kalır.
rules-figure-9 = Arkada başka bir taş: iki taş birden atlanmaz ama iki yan da açık.
rules-figure-10 = Bitiş çizgisinde: taş kazandı.

## Around the rules

rules-print = Yazdır
rules-play = Oyna
# In place of “Play” for somebody who came from a game
rules-back = Oyuna dön
rules-name = Fencepost bağımsız bir projedir. Oyun, yayıncısına ait olan Quoridor® adıyla satılır. Fencepost’un yayıncıyla bir bağı yoktur.
