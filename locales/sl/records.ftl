### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = »{ $text }« ni veljavna poteza: poteza kmeta je polje, na primer e2, ograja je polje in h ali v, na primer e3h.
record-bad-glyph = »{ $text }« ni veljaven znak za potezo: uporabi !, ?, !!, ??, !? ali ?! takoj za potezo.
record-unclosed-comment = Ta komentar nima konca: manjka zaviti zaklepaj.
record-stray-brace = Ta zaviti zaklepaj ne konča nobenega komentarja.
record-unclosed-variation = Ta varianta nima konca: manjka okrogli zaklepaj.
record-stray-parenthesis = Ta okrogli zaklepaj ne konča nobene variante.
record-variation-of-nothing = Varianta pride za potezo, ki jo nadomešča, tukaj pa poteze ni.
record-bad-tag = To ni veljavna oznaka: oznaka je videti takole: [Event "Prijateljska partija"].
record-repeated-tag = Ta oznaka se sme pojaviti samo enkrat.
record-tag-after-moves = Oznaka { $text } stoji za potezami, biti pa mora pred njimi.
record-bad-players = »{ $text }« ni veljavno število igralcev: lahko so 2, 3 ali 4.
record-bad-board = »{ $text }« ni veljavna plošča: velikost je od 2x2 do 9x9, na primer 5x7.
record-bad-fences = »{ $text }« ni veljavno število ograj: igralec jih ima od 0 do 20.
# $why: a whole sentence
record-bad-position = Začetni položaj je napačen. { $why }
record-bad-setup = { $why }
record-position-differs = »{ $text }« je v nasprotju z začetnim položajem.
record-bad-result =
    »{ $text }« ni veljaven izid: to je po eno število za vsakega igralca z - vmes, na primer 1-0 ali 1/2-1/2, ali pa * za nedokončano partijo.
# $players: how many play
record-result-players = Izid { $text } ne ustreza: potrebno je po eno število za vsakega igralca, igralcev pa je { $players }.
# $score: the right result
record-result-on-board = Izid { $text } je napačen: po potezah je { $score }.
record-result-winner-out = Izid { $text } je napačen: { $name } je zunaj igre in ne more zmagati.
# $names: a list of seats
record-result-shares = Izid { $text } je napačen: remi si delijo tisti, ki še igrajo: { $names }.
# $tag: the result in the tag
record-results-differ = Izid { $text } se razlikuje od tistega v oznaki: { $tag }.
record-result-in-variation = Izid { $text } stoji v varianti, njegovo mesto pa je na koncu partije.
record-after-result = »{ $text }« stoji za izidom, za njim pa ne sme biti ničesar.
