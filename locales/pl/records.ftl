### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = „{ $text }” nie jest prawidłowym ruchem: ruch pionem to pole, na przykład e2, a ogrodzenie to pole z literą h lub v, na przykład e3h.
record-bad-glyph = „{ $text }” nie jest prawidłową oceną ruchu: użyj !, ?, !!, ??, !? lub ?! zaraz po ruchu.
record-unclosed-comment = Ten komentarz nie ma końca: brakuje zamykającego nawiasu klamrowego.
record-stray-brace = Ten zamykający nawias klamrowy nie kończy żadnego komentarza.
record-unclosed-variation = Ten wariant nie ma końca: brakuje zamykającego nawiasu.
record-stray-parenthesis = Ten zamykający nawias nie kończy żadnego wariantu.
record-variation-of-nothing = Wariant stoi po ruchu, który zastępuje, a tu takiego ruchu nie ma.
record-bad-tag = To nie jest prawidłowy znacznik: znacznik wygląda jak [Event "Partia towarzyska"].
record-repeated-tag = Ten znacznik może wystąpić tylko raz.
record-tag-after-moves = Znacznik { $text } stoi po ruchach: znaczniki stoją przed nimi.
record-bad-players = „{ $text }” nie jest prawidłową liczbą graczy: może ich być 2, 3 lub 4.
record-bad-board = „{ $text }” nie jest prawidłową planszą: rozmiar to od 2x2 do 9x9, na przykład 5x7.
record-bad-fences = „{ $text }” nie jest prawidłową liczbą ogrodzeń: gracz ma ich od 0 do 20.
# $why: a whole sentence
record-bad-position = Pozycja początkowa jest błędna. { $why }
record-bad-setup = { $why }
record-position-differs = „{ $text }” jest sprzeczne z pozycją początkową.
record-bad-result =
    „{ $text }” nie jest prawidłowym wynikiem: to po jednej liczbie na gracza, rozdzielone znakiem -, na przykład 1-0 lub 1/2-1/2, albo * dla niedokończonej partii.
# $players: how many play
record-result-players = Wynik { $text } nie pasuje: potrzeba po jednej liczbie dla każdego z { $players } graczy.
# $score: the right result
record-result-on-board = Wynik { $text } jest błędny: z ruchów wynika { $score }.
record-result-winner-out = Wynik { $text } jest błędny: { $name } jest poza grą i nie może wygrać.
# $names: a list of seats
record-result-shares = Wynik { $text } jest błędny: remisem dzielą się gracze, którzy są jeszcze w grze: { $names }.
# $tag: the result in the tag
record-results-differ = Wynik { $text } jest inny niż w znaczniku, { $tag }.
record-result-in-variation = Wynik { $text } stoi w wariancie, a powinien być na końcu partii.
record-after-result = „{ $text }” stoi po wyniku, a po nim nie może już nic być.
