### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = „{ $text }“ nie je platný ťah: ťah figúrkou je políčko, napríklad e2, prekážka je políčko s h alebo v, napríklad e3h.
record-bad-glyph = „{ $text }“ nie je platné znamienko za ťahom: použi !, ?, !!, ??, !? alebo ?! hneď za ťahom.
record-unclosed-comment = Tento komentár nemá koniec: chýba pravá zložená zátvorka.
record-stray-brace = Táto pravá zložená zátvorka neukončuje žiadny komentár.
record-unclosed-variation = Tento variant nemá koniec: chýba pravá zátvorka.
record-stray-parenthesis = Táto pravá zátvorka neukončuje žiadny variant.
record-variation-of-nothing = Variant stojí za ťahom, ktorý nahrádza, a tu žiadny nie je.
record-bad-tag = Toto nie je platná značka: značka vyzerá ako [Event "Priateľská partia"].
record-repeated-tag = Táto značka smie byť uvedená iba raz.
record-tag-after-moves = Značka { $text } je až za ťahmi: značky stoja pred nimi.
record-bad-players = „{ $text }“ nie je platný počet hráčov: môže byť 2, 3 alebo 4.
record-bad-board = „{ $text }“ nie je platná doska: rozmer je od 2x2 do 9x9, napríklad 5x7.
record-bad-fences = „{ $text }“ nie je platný počet prekážok: hráč ich má od 0 do 20.
# $why: a whole sentence
record-bad-position = Začiatočná pozícia je chybná. { $why }
record-bad-setup = { $why }
record-position-differs = „{ $text }“ odporuje začiatočnej pozícii.
record-bad-result =
    „{ $text }“ nie je platný výsledok: ten tvoria čísla oddelené znakom -, jedno pre každého hráča, napríklad 1-0 alebo 1/2-1/2, alebo * pri nedohratej partii.
# $players: how many play
record-result-players = Výsledok { $text } nesedí: potrebuje jedno číslo pre každého hráča (počet hráčov: { $players }).
# $score: the right result
record-result-on-board = Výsledok { $text } je chybný: podľa ťahov je to { $score }.
record-result-winner-out = Výsledok { $text } je chybný: { $name } je mimo hry, takže to nemôže byť víťaz.
# $names: a list of seats
record-result-shares = Výsledok { $text } je chybný: o remízu sa delia tí, čo sú ešte v hre, teda { $names }.
# $tag: the result in the tag
record-results-differ = Výsledok { $text } sa líši od výsledku v značke, { $tag }.
record-result-in-variation = Výsledok { $text } stojí vo variante: patrí na koniec partie.
record-after-result = „{ $text }“ stojí za výsledkom: za ním už nič byť nesmie.
