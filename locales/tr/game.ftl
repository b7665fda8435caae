### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } ve { $more } kare daha

## Why a move is refused

refusal-game-over = { $move } için artık geç: oyun bitti.
refusal-wrong-turn = { $move } beklemeli. Sıra: { $name }.
refusal-not-playing = { $name } bu oyunda değil ya da artık değil.
refusal-nobody-leaves-two = İki kişilik oyundan ayrılamazsın; onun yerine pes et.
refusal-off-board = { $move } bu tahtada yok.
# $square: where the pawn stands
refusal-out-of-reach = { $square } karesindeki taş tek hamlede { $move } karesine ulaşamaz.
refusal-occupied = { $move } karesinde zaten bir taş var: { $name }.
refusal-fence-in-the-way = { $move } karesine giden yolda { $fence } engeli var.
# $square: where the straight jump lands
refusal-jump-open = { $square } karesine düz atlayabilirken yana, { $move } karesine gidemezsin.
refusal-no-fences-left = { $move } koyamazsın: engelin kalmadı, taşını oynatmalısın.
refusal-overlaps = { $move }, { $fence } engelinin üstüne gelir.
refusal-crosses = { $move }, { $fence } engeliyle kesişir.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } bir taşın yolunu tümüyle kapatır ({ $name }). Taş şu karelerden çıkamaz: { $squares }.
refusal-must-move = Yapabileceğin bir hamle varken pas geçemezsin.

## Why pawns and fences set up on a board are no position

setup-too-many-players = 2x2 tahtada en çok üç kişi oynayabilir.
setup-player-missing = İki kişilik oyunda her iki taş, diğerlerinde en az bir taş tahtada olmalı.
setup-pawn-off-board = Tahtanın dışında bir taş var: { $name }.
setup-pawns-share-square = { $square } karesinde iki taş var.
setup-too-many-fences = { $name }: eldeki engel sayısı 20’den fazla.
setup-fence-off-board = { $fence } engeli tahtadan taşıyor.
setup-fences-collide = { $fence } ve { $other } engelleri üst üste geliyor ya da kesişiyor.
setup-cut-off = { $name }: taşın bitiş çizgisine giden yolu yok.
setup-two-winners = İki taş bitiş çizgisinde duruyor, oysa yalnızca biri önce varmış olabilir.
setup-turn-of-nobody = Sıra, oyun dışı bir oyuncuda.

## Why a text is no position

position-fields =
    Bir konum, / ile ayrılmış beş bölümden oluşur; tahta 9x9 değilse altıncı bölüm boyutunu belirtir. Burada ise { $found } bölüm var.
position-board = Konumun son bölümü tahtanın boyutudur: 2x2 ile 9x9 arası, örneğin 5x5.
position-fence = “{ $text }” geçerli bir engel değil: konumun ilk iki bölümünde a1 ile h8 arasındaki kareler bulunur.
position-repeated-fence = { $fence } engeli iki kez yazılmış.
position-players = Bir konumda iki, üç ya da dört taş olur; burada { $found } tane var.
position-pawn = “{ $text }” bir taş için geçerli bir kare değil: a’dan i’ye bir harf ve 1’den 9’a bir rakam, oyun dışı kalan oyuncu için de - gerekir.
position-left-count = Konumda her taş için eldeki engellerin sayısı yazılmalıdır.
position-left = “{ $text }” eldeki engeller için geçerli bir sayı değil: 0 ile 20 arasında olmalı.
position-turn = “{ $text }” geçerli bir sıra değil: ilk oyuncu için 1, ikinci için 2 yazılır, böyle devam eder.

## How a game ends

ending-goal = { $name } bitiş çizgisine ulaştı ve kazandı.
ending-resign = { $name } kazandı: diğer oyuncu pes etti.
ending-time = { $name } süreyle kazandı.
ending-repetition = Berabere: aynı konum üçüncü kez oluştu.
ending-agreed = Anlaşmayla berabere.
ending-last-player = { $name } oyunda kalan son oyuncu olarak kazandı.
ending-aborted = Oyun iptal edildi.
ending-abandoned = Oyun yarım bırakıldı.
