### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = „{ $text }” nem érvényes lépés: a bábu lépése egy mező, például e2, az akadály egy mező és h vagy v, például e3h.
record-bad-glyph = „{ $text }” nem érvényes jel egy lépés után: ezek vannak: !, ?, !!, ??, !? és ?!, mindegyik közvetlenül a lépése után.
record-unclosed-comment = A megjegyzésnek nincs vége: hiányzik a záró kapcsos zárójel.
record-stray-brace = Ez a kapcsos zárójel nem zár le megjegyzést.
record-unclosed-variation = A változatnak nincs vége: hiányzik a záró zárójel.
record-stray-parenthesis = Ez a zárójel nem zár le változatot.
record-variation-of-nothing = A változat az után a lépés után áll, amelyet helyettesít, itt viszont nincs ilyen.
record-bad-tag = Ez nem érvényes címke: egy címke így néz ki: [Event "Casual game"].
record-repeated-tag = Ez a címke csak egyszer szerepelhet.
record-tag-after-moves = Ez a címke a lépések után áll: { $text }. A címkék a lépések elé valók.
record-bad-players = „{ $text }” nem érvényes játékosszám: az 2, 3 vagy 4.
record-bad-board = „{ $text }” nem érvényes tábla: a méret 2x2 és 9x9 közötti, például 5x7.
record-bad-fences = „{ $text }” nem érvényes szám az akadályokra: minden játékosnak 0 és 20 között lehet.
# $why: a whole sentence
record-bad-position = A kezdőállás hibás. { $why }
record-bad-setup = { $why }
record-position-differs = „{ $text }” ellentmond a kezdőállásnak.
record-bad-result =
    „{ $text }” nem érvényes eredmény: az játékosonként egy szám, köztük - jellel, például 1-0 vagy 1/2-1/2, vagy * a befejezetlen játszmánál.
# $players: how many play
record-result-players = { $text }: ez az eredmény nem megfelelő, mind a { $players } játékoshoz egy-egy szám kell.
# $score: the right result
record-result-on-board = { $text }: ez az eredmény hibás, a lépések szerint { $score }.
record-result-winner-out = { $text }: ez az eredmény hibás, { $name } kiesett, tehát nem nyerhetett.
# $names: a list of seats
record-result-shares = { $text }: ez az eredmény hibás, a döntetlenen azok osztoznak, akik még játszanak: { $names }.
# $tag: the result in the tag
record-results-differ = { $text }: ez az eredmény nem egyezik a címkében állóval: { $tag }.
record-result-in-variation = { $text }: ez az eredmény egy változatban áll, a helye a játszma végén van.
record-after-result = „{ $text }” az eredmény után áll: azt már semmi sem követheti.
