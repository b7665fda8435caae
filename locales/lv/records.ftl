### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = „{ $text }” nav derīgs gājiens: bandinieka gājiens ir lauciņš, piemēram, e2, barjera – lauciņš ar h vai v, piemēram, e3h.
record-bad-glyph = „{ $text }” nav derīga gājiena zīme: iespējamas !, ?, !!, ??, !? un ?! tūlīt pēc gājiena.
record-unclosed-comment = Šim komentāram nav beigu: trūkst aizverošās figūriekavas.
record-stray-brace = Šī aizverošā figūriekava nebeidz nevienu komentāru.
record-unclosed-variation = Šim variantam nav beigu: trūkst aizverošās iekavas.
record-stray-parenthesis = Šī aizverošā iekava nebeidz nevienu variantu.
record-variation-of-nothing = Variants stāv aiz gājiena, ko tas aizstāj, bet te tāda nav.
record-bad-tag = Tā nav derīga birka: birka izskatās kā [Event "Draudzības partija"].
record-repeated-tag = Šī birka drīkst būt tikai vienreiz.
record-tag-after-moves = Birka { $text } ir aiz gājieniem: birkas stāv pirms tiem.
record-bad-players = „{ $text }” nav derīgs spēlētāju skaits: var būt 2, 3 vai 4.
record-bad-board = „{ $text }” nav derīgs laukums: izmērs ir no 2x2 līdz 9x9, piemēram, 5x7.
record-bad-fences = „{ $text }” nav derīgs barjeru skaits: spēlētājam ir no 0 līdz 20.
# $why: a whole sentence
record-bad-position = Sākuma pozīcija ir nepareiza. { $why }
record-bad-setup = { $why }
record-position-differs = „{ $text }” ir pretrunā ar sākuma pozīciju.
record-bad-result =
    „{ $text }” nav derīgs rezultāts: tajā ir pa vienam skaitlim katram spēlētājam ar - starp tiem, piemēram, 1-0 vai 1/2-1/2, vai *, ja partija nav pabeigta.
# $players: how many play
record-result-players = Rezultāts { $text } neder: vajag pa vienam skaitlim katram no { $players } spēlētājiem.
# $score: the right result
record-result-on-board = Rezultāts { $text } ir nepareizs: pēc gājieniem tas ir { $score }.
record-result-winner-out = Rezultāts { $text } ir nepareizs: { $name } ir ārpus spēles un uzvarēt nevarēja.
# $names: a list of seats
record-result-shares = Rezultāts { $text } ir nepareizs: neizšķirtu dala tie, kas vēl ir spēlē: { $names }.
# $tag: the result in the tag
record-results-differ = Rezultāts { $text } atšķiras no birkā norādītā: { $tag }.
record-result-in-variation = Rezultāts { $text } ir variantā, bet tam jābūt partijas beigās.
record-after-result = „{ $text }” ir aiz rezultāta: tur vairs nekas nedrīkst būt.
