### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = „{ $text }” nije valjan potez: potez figure je polje, na primjer e2, a prepreka je polje i h ili v, na primjer e3h.
record-bad-glyph = „{ $text }” nije valjan znak nakon poteza: upotrijebi !, ?, !!, ??, !? ili ?! odmah iza poteza.
record-unclosed-comment = Ovaj komentar nema kraja: nedostaje završna vitičasta zagrada.
record-stray-brace = Ova završna vitičasta zagrada ne završava nijedan komentar.
record-unclosed-variation = Ova varijanta nema kraja: nedostaje završna okrugla zagrada.
record-stray-parenthesis = Ova završna okrugla zagrada ne završava nijednu varijantu.
record-variation-of-nothing = Varijanta dolazi nakon poteza koji zamjenjuje, a ovdje ga nema.
record-bad-tag = Ovo nije valjana oznaka: oznaka izgleda ovako: [Event "Prijateljska partija"].
record-repeated-tag = Ova se oznaka smije pojaviti samo jednom.
record-tag-after-moves = Oznaka { $text } stoji nakon poteza, a mora biti prije njih.
record-bad-players = „{ $text }” nije valjan broj igrača: može ih biti 2, 3 ili 4.
record-bad-board = „{ $text }” nije valjana ploča: veličina je od 2x2 do 9x9, na primjer 5x7.
record-bad-fences = „{ $text }” nije valjan broj prepreka: igrač ih ima od 0 do 20.
# $why: a whole sentence
record-bad-position = Početna pozicija je pogrešna. { $why }
record-bad-setup = { $why }
record-position-differs = „{ $text }” proturječi početnoj poziciji.
record-bad-result =
    „{ $text }” nije valjan rezultat: to je po jedan broj za svakog igrača s - između njih, na primjer 1-0 ili 1/2-1/2, ili * za nezavršenu partiju.
# $players: how many play
record-result-players = Rezultat { $text } ne odgovara: treba po jedan broj za svakog igrača, a broj igrača je { $players }.
# $score: the right result
record-result-on-board = Rezultat { $text } je pogrešan: po potezima je { $score }.
record-result-winner-out = Rezultat { $text } je pogrešan: { $name } je izvan igre i ne može pobijediti.
# $names: a list of seats
record-result-shares = Rezultat { $text } je pogrešan: remi dijele oni koji još igraju: { $names }.
# $tag: the result in the tag
record-results-differ = Rezultat { $text } razlikuje se od onoga u oznaci: { $tag }.
record-result-in-variation = Rezultat { $text } stoji u varijanti, a mjesto mu je na kraju partije.
record-after-result = „{ $text }” stoji nakon rezultata, a iza njega ne smije biti ničega.
