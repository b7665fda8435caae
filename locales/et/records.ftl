### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = „{ $text }“ ei ole sobiv käik: nupukäik on ruut, näiteks e2, takistustara on ruut ja h või v, näiteks e3h.
record-bad-glyph = „{ $text }“ ei ole sobiv käigu märk: märgid on !, ?, !!, ??, !? ja ?!, igaüks kohe oma käigu järel.
record-unclosed-comment = See märkus on lõpetamata: lõpetav looksulg puudub.
record-stray-brace = See looksulg ei lõpeta ühtegi märkust.
record-unclosed-variation = See variant on lõpetamata: lõpetav ümarsulg puudub.
record-stray-parenthesis = See ümarsulg ei lõpeta ühtegi varianti.
record-variation-of-nothing = Variant tuleb pärast käiku, mida see asendab, aga siin sellist ei ole.
record-bad-tag = See ei ole sobiv silt: silt on kujul [Event "Casual game"].
record-repeated-tag = See silt tohib esineda ainult üks kord.
record-tag-after-moves = Silt { $text } tuleb pärast käike: sildid peavad olema nende ees.
record-bad-players = „{ $text }“ ei ole sobiv mängijate arv: see võib olla 2, 3 või 4.
record-bad-board = „{ $text }“ ei ole sobiv laud: suurus on 2x2 kuni 9x9, näiteks 5x7.
record-bad-fences = „{ $text }“ ei ole sobiv takistustarade arv: igal mängijal on neid 0 kuni 20.
# $why: a whole sentence
record-bad-position = Algseis on vigane. { $why }
record-bad-setup = { $why }
record-position-differs = „{ $text }“ on algseisuga vastuolus.
record-bad-result =
    „{ $text }“ ei ole sobiv tulemus: see on iga mängija kohta üks arv, mille vahel on -, näiteks 1-0 või 1/2-1/2, või * lõpetamata mängu puhul.
# $players: how many play
record-result-players = Tulemus { $text } ei sobi: iga mängija kohta peab olema üks arv ja mängijaid on { $players }.
# $score: the right result
record-result-on-board = Tulemus { $text } on vale: käikude järgi on see { $score }.
record-result-winner-out = Tulemus { $text } on vale: { $name } on mängust väljas ega saanud võita.
# $names: a list of seats
record-result-shares = Tulemus { $text } on vale: viiki jagavad need, kes on veel mängus: { $names }.
# $tag: the result in the tag
record-results-differ = Tulemus { $text } erineb sildil olevast: { $tag }.
record-result-in-variation = Tulemus { $text } on variandi sees: selle koht on mängu lõpus.
record-after-result = „{ $text }“ tuleb pärast tulemust: sellele ei tohi midagi järgneda.
