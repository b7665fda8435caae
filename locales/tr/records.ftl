### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = “{ $text }” geçerli bir hamle değil: taş hamlesi e2 gibi bir kare, engel ise e3h gibi bir kare ve h ya da v olarak yazılır.
record-bad-glyph = “{ $text }” hamleden sonra gelebilecek bir işaret değil: !, ?, !!, ??, !? ve ?! vardır, her biri hamlesine bitişik yazılır.
record-unclosed-comment = Bu yorumun sonu yok: kapanan süslü ayraç eksik.
record-stray-brace = Bu kapanan süslü ayraç hiçbir yorumu bitirmiyor.
record-unclosed-variation = Bu varyantın sonu yok: kapanan ayraç eksik.
record-stray-parenthesis = Bu kapanan ayraç hiçbir varyantı bitirmiyor.
record-variation-of-nothing = Varyant, yerine geçtiği hamleden sonra gelir; burada öyle bir hamle yok.
record-bad-tag = Bu geçerli bir etiket değil: etiket [Event "Dostluk maçı"] gibi yazılır.
record-repeated-tag = Bu etiket yalnızca bir kez bulunabilir.
record-tag-after-moves = { $text } etiketi hamlelerden sonra geliyor: etiketler hamlelerden önce yazılır.
record-bad-players = “{ $text }” geçerli bir oyuncu sayısı değil: 2, 3 ya da 4 olabilir.
record-bad-board = “{ $text }” geçerli bir tahta değil: boyut 2x2 ile 9x9 arasındadır, örneğin 5x7.
record-bad-fences = “{ $text }” geçerli bir engel sayısı değil: her oyuncunun 0 ile 20 arası engeli olur.
# $why: a whole sentence
record-bad-position = Başlangıç konumu yanlış. { $why }
record-bad-setup = { $why }
record-position-differs = “{ $text }” başlangıç konumuyla çelişiyor.
record-bad-result =
    “{ $text }” geçerli bir sonuç değil: her oyuncu için bir sayı yazılır, aralarına - konur, örneğin 1-0 ya da 1/2-1/2; bitmemiş oyun için * yazılır.
# $players: how many play
record-result-players = { $text } sonucu uymuyor: { $players } oyuncunun her biri için bir sayı gerekir.
# $score: the right result
record-result-on-board = { $text } sonucu yanlış: hamlelere göre { $score } olmalı.
record-result-winner-out = { $text } sonucu yanlış: { $name } oyun dışı, kazanmış olamaz.
# $names: a list of seats
record-result-shares = { $text } sonucu yanlış: beraberliği oyunda kalanlar paylaşır: { $names }.
# $tag: the result in the tag
record-results-differ = { $text } sonucu etikettekiyle aynı değil: { $tag }.
record-result-in-variation = { $text } sonucu bir varyantın içinde: yeri oyunun sonudur.
record-after-result = “{ $text }” sonuçtan sonra geliyor: ardından hiçbir şey gelemez.
