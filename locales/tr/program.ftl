### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = hata: { $sentence }
# $why: the system's own words
problem-output = Çıktı yazılamadı: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = { $number }. hamle: { $why }
move-unreadable =
    “{ $text }” geçerli bir hamle değil: taş hamlesi e2 gibi bir kare, engel ise e3h gibi bir kare ve h ya da v olarak yazılır; ayrıca pass ve ayrılan bir oyuncu için out:west vardır.

# $file: its name, $why: the system's own words
problem-read = { $file } okunamadı: { $why }.
problem-write = { $file } yazılamadı: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Düğüm { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Bu, UTF-8 metin değil.
problem-long-line = Bu satır bir oyun olamayacak kadar uzun.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (O hamle dışındaki kareler ve engeller bu programın yazımıyla adlandırılmıştır.)

## Convert

# What errors call it instead of the name of a file
standard-input = standart girdi
convert-no-game = { $file }: oyun bulunamadı.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    { $game } numaralı oyun yok. { $file }: toplam { $count } oyun.
convert-many-games = { $file }: toplam { $count } oyun; bir resim ise tek oyun gösterir. Birini seç, örneğin --game 1 ile.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    { $ply }. hamle yok: oyunda { $count } hamle var.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } seçeneği { $form } biçiminde geçerli değil.
convert-terminal =
    { $form } biçimindeki bir resim uçbirimde gösterilemez: bir dosyaya yaz, örneğin --output game.{ $form } ile.
convert-too-large = { $width } piksel genişliğinde bir resim çok büyük olur: daha küçük bir --size seç.
# $why: technical words
convert-picture = Resim oluşturulamadı: { $why }.

## Analyze

analyze-no-game = { $file }: okunabilen oyun yok.

## Explore

explore-no-game = Bu dosyaların hiçbirinde okunabilen bir oyun yok.
explore-too-many = Tek bir dizin için çok fazla oyun var: birkaçına böl.
# $games, $positions: numbers
explore-built = Oyun: { $games }, konum: { $positions }

## What is wrong with a game in JSON

json-syntax = Bu, JSON değil.
json-end = Metin bir oyunun ortasında bitiyor.
# $detail: technical words in English
json-data = Bu JSON geçerli bir oyun değil: { $detail }.
json-move-at-start = İlk düğüm oyunun başlangıcıdır, hamlesi olmaz.
json-no-move = İlki dışında her düğümün bir hamlesi olur, bunun yok.
json-parent = Bir düğümün üst düğümü ondan önce gelmelidir.
json-clock = “{ $text }” geçerli bir saat değeri değil: 0:09:58 gibi yazılır.
json-eval = “{ $text }” geçerli bir değerlendirme değil: 0 ile 1 arasında bir sayıyı metin olarak içerir, örneğin 0.63.
json-derived-tag = { $name } etiketinin yeri burası değil: başlangıçtan ve sonuçtan bellidir.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = { $plies } hamlede kazanır: { $moves }
solve-losing = { $plies } hamlede kaybeder: { $moves }
solve-drawing = Berabere kalır: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Bu oyunu çözmek yaklaşık { $needs } bellek ister, oysa yalnızca { $there } var.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = { $needs } boyutunda bir tablo belleğe sığmıyor: yalnızca { $there } var.

## Captions under pictures

caption-start = Başlangıç
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } oyundan ayrılıyor
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = bir oyunda 2, 3 ya da 4 oyuncu olur
argument-board = tahta WIDTHxHEIGHT biçiminde yazılır, her biri 2 ile 9 arasıdır, örneğin 5x7
# $least and $most: numbers
argument-number = { $least } ile { $most } arasında bir tam sayı olmalı
argument-number-from = en az { $least } olan bir tam sayı olmalı

argument-listen = bir adres ve bağlantı noktası olmalı, örneğin 127.0.0.1:8080 ya da [::]:8080
argument-base = yol eğik çizgiyle başlar, örneğin /fencepost
argument-origin = kaynak, şema ve sunucudan oluşur, örneğin https://example.org
argument-host = sunucu; şeması, bağlantı noktası ve yolu olmayan bir addır, örneğin example.org
argument-public-url = herkese açık adres; şema, sunucu ve belki bir yoldan oluşur, örneğin https://example.org/fencepost
argument-database = veritabanı postgres://kullanici:parola@sunucu/fencepost gibi bir adrestir
argument-left-out = bu program bunsuz derlendi; ./run --build her şeyi içeren bir program derler

# $text: what was asked for, $tags: the tags of all languages
argument-language = “{ $text }” diye bir dil yok; olanlar: { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name }, { $square } karesinde: elde { $fences } engel, { $steps ->
        [0] bitişte
        [one] bitişe { $steps } adım
       *[other] bitişe { $steps } adım
    }
show-player-out = { $name } oyun dışı
show-turn = Sıra: { $name }.
show-turn-repeated = Sıra: { $name }. Bu konum ikinci kez oluştu; üçüncüsünde oyun berabere biter.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Üç ve dört oyuncu: { $result }
