### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = „{ $text }“ není platný tah: tah figurkou je pole, například e2, překážka je pole s h nebo v, například e3h.
record-bad-glyph = „{ $text }“ není platná značka za tahem: použij !, ?, !!, ??, !? nebo ?! hned za tahem.
record-unclosed-comment = Tento komentář nemá konec: chybí pravá složená závorka.
record-stray-brace = Tato pravá složená závorka neukončuje žádný komentář.
record-unclosed-variation = Tato varianta nemá konec: chybí pravá závorka.
record-stray-parenthesis = Tato pravá závorka neukončuje žádnou variantu.
record-variation-of-nothing = Varianta stojí za tahem, který nahrazuje, a tady žádný není.
record-bad-tag = Tohle není platná značka: značka vypadá jako [Event "Přátelská partie"].
record-repeated-tag = Tato značka smí být uvedena jen jednou.
record-tag-after-moves = Značka { $text } je až za tahy: značky stojí před nimi.
record-bad-players = „{ $text }“ není platný počet hráčů: může být 2, 3 nebo 4.
record-bad-board = „{ $text }“ není platná deska: rozměr je od 2x2 do 9x9, například 5x7.
record-bad-fences = „{ $text }“ není platný počet překážek: hráč jich má od 0 do 20.
# $why: a whole sentence
record-bad-position = Počáteční pozice je chybná. { $why }
record-bad-setup = { $why }
record-position-differs = „{ $text }“ odporuje počáteční pozici.
record-bad-result =
    „{ $text }“ není platný výsledek: ten tvoří čísla oddělená znakem -, jedno pro každého hráče, například 1-0 nebo 1/2-1/2, nebo * u nedohrané partie.
# $players: how many play
record-result-players = Výsledek { $text } nesedí: potřebuje jedno číslo pro každého ze { $players } hráčů.
# $score: the right result
record-result-on-board = Výsledek { $text } je chybný: podle tahů je to { $score }.
record-result-winner-out = Výsledek { $text } je chybný: { $name } je mimo hru, takže to nemůže být vítěz.
# $names: a list of seats
record-result-shares = Výsledek { $text } je chybný: o remízu se dělí ti, kdo jsou ještě ve hře, tedy { $names }.
# $tag: the result in the tag
record-results-differ = Výsledek { $text } se liší od výsledku ve značce, { $tag }.
record-result-in-variation = Výsledek { $text } stojí ve variantě: patří na konec partie.
record-after-result = „{ $text }“ stojí za výsledkem: za ním už nic být nesmí.
