### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = „{ $text }“ nėra tinkamas ėjimas: pėstininko ėjimas yra kvadratėlis, pavyzdžiui, e2, barjeras – kvadratėlis su h arba v, pavyzdžiui, e3h.
record-bad-glyph = „{ $text }“ nėra tinkamas ėjimo ženklas: galimi !, ?, !!, ??, !? ir ?! iškart po ėjimo.
record-unclosed-comment = Šis komentaras neturi pabaigos: trūksta uždaromojo riestinio skliausto.
record-stray-brace = Šis uždaromasis riestinis skliaustas nebaigia jokio komentaro.
record-unclosed-variation = Šis variantas neturi pabaigos: trūksta uždaromojo skliausto.
record-stray-parenthesis = Šis uždaromasis skliaustas nebaigia jokio varianto.
record-variation-of-nothing = Variantas rašomas po ėjimo, kurį jis pakeičia, o čia tokio nėra.
record-bad-tag = Tai nėra tinkama žymė: žymė atrodo kaip [Event "Draugiška partija"].
record-repeated-tag = Ši žymė gali būti tik vieną kartą.
record-tag-after-moves = Žymė { $text } yra po ėjimų: žymės rašomos prieš juos.
record-bad-players = „{ $text }“ nėra tinkamas žaidėjų skaičius: jų gali būti 2, 3 arba 4.
record-bad-board = „{ $text }“ nėra tinkamas laukas: dydis yra nuo 2x2 iki 9x9, pavyzdžiui, 5x7.
record-bad-fences = „{ $text }“ nėra tinkamas barjerų skaičius: žaidėjas jų turi nuo 0 iki 20.
# $why: a whole sentence
record-bad-position = Pradinė pozicija klaidinga. { $why }
record-bad-setup = { $why }
record-position-differs = „{ $text }“ prieštarauja pradinei pozicijai.
record-bad-result =
    „{ $text }“ nėra tinkamas rezultatas: tai po vieną skaičių kiekvienam žaidėjui su - tarp jų, pavyzdžiui, 1-0 arba 1/2-1/2, arba *, jei partija nebaigta.
# $players: how many play
record-result-players = Rezultatas { $text } netinka: jame turi būti po vieną skaičių kiekvienam iš { $players } žaidėjų.
# $score: the right result
record-result-on-board = Rezultatas { $text } klaidingas: pagal ėjimus jis yra { $score }.
record-result-winner-out = Rezultatas { $text } klaidingas: { $name } iškrito ir laimėti negalėjo.
# $names: a list of seats
record-result-shares = Rezultatas { $text } klaidingas: lygiosiomis dalijasi dar žaidžiantys: { $names }.
# $tag: the result in the tag
record-results-differ = Rezultatas { $text } skiriasi nuo nurodyto žymėje: { $tag }.
record-result-in-variation = Rezultatas { $text } yra variante, o turi būti partijos gale.
record-after-result = „{ $text }“ yra po rezultato: po jo nieko būti negali.
