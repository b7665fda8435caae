### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = „{ $text }” nu este o mutare validă: o mutare a pionului este o căsuță ca e2, o barieră este o căsuță urmată de h sau v ca e3h.
record-bad-glyph = „{ $text }” nu este un semn valid după o mutare: există !, ?, !!, ??, !? și ?!, fiecare lipit de mutarea lui.
record-unclosed-comment = Acest comentariu nu are sfârșit: lipsește o acoladă de închidere.
record-stray-brace = Această acoladă de închidere nu încheie niciun comentariu.
record-unclosed-variation = Această variantă nu are sfârșit: lipsește o paranteză de închidere.
record-stray-parenthesis = Această paranteză de închidere nu încheie nicio variantă.
record-variation-of-nothing = O variantă vine după mutarea pe care o înlocuiește, iar aici nu este niciuna.
record-bad-tag = Aceasta nu este o etichetă validă: o etichetă arată ca [Event "Casual game"].
record-repeated-tag = Această etichetă poate apărea o singură dată.
record-tag-after-moves = Eticheta { $text } vine după mutări: etichetele stau înaintea lor.
record-bad-players = „{ $text }” nu este un număr valid de jucători: pot fi 2, 3 sau 4.
record-bad-board = „{ $text }” nu este o tablă validă: mărimea merge de la 2x2 la 9x9, de exemplu 5x7.
record-bad-fences = „{ $text }” nu este un număr valid de bariere: fiecare jucător are de la 0 la 20.
# $why: a whole sentence
record-bad-position = Poziția de start este greșită. { $why }
record-bad-setup = { $why }
record-position-differs = „{ $text }” contrazice poziția de start.
record-bad-result =
    „{ $text }” nu este un rezultat valid: acesta are câte un număr pentru fiecare jucător, despărțite prin -, ca 1-0 sau 1/2-1/2, ori este * pentru o partidă neterminată.
# $players: how many play
record-result-players = Rezultatul { $text } nu se potrivește: e nevoie de câte un număr pentru fiecare dintre cei { $players } jucători.
# $score: the right result
record-result-on-board = Rezultatul { $text } este greșit: după mutări, este { $score }.
record-result-winner-out = Rezultatul { $text } este greșit: { $name } a ieșit din joc și nu putea câștiga.
# $names: a list of seats
record-result-shares = Rezultatul { $text } este greșit: o remiză se împarte între cei rămași în joc: { $names }.
# $tag: the result in the tag
record-results-differ = Rezultatul { $text } nu este cel din etichetă, { $tag }.
record-result-in-variation = Rezultatul { $text } se află într-o variantă: locul lui este la sfârșitul partidei.
record-after-result = „{ $text }” vine după rezultat: după el nu mai poate urma nimic.
