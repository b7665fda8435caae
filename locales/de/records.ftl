### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = „{ $text }“ ist kein gültiger Zug: Ein Zug der Figur ist ein Feld wie e2, ein Hindernis ein Feld mit h oder v wie e3h.
record-bad-glyph = „{ $text }“ ist kein gültiges Zeichen nach einem Zug: Es gibt !, ?, !!, ??, !? und ?!, jeweils direkt hinter dem Zug.
record-unclosed-comment = Dieser Kommentar ist nicht abgeschlossen: Eine schließende geschweifte Klammer fehlt.
record-stray-brace = Diese schließende geschweifte Klammer beendet keinen Kommentar.
record-unclosed-variation = Diese Variante ist nicht abgeschlossen: Eine schließende runde Klammer fehlt.
record-stray-parenthesis = Diese schließende runde Klammer beendet keine Variante.
record-variation-of-nothing = Eine Variante folgt auf den Zug, den sie ersetzt, und hier ist keiner.
record-bad-tag = Das ist keine gültige Kopfzeile: Sie sieht aus wie [Event "Casual game"].
record-repeated-tag = Diese Kopfzeile darf nur einmal vorkommen.
record-tag-after-moves = Die Kopfzeile { $text } kommt nach den Zügen: Kopfzeilen stehen davor.
record-bad-players = „{ $text }“ ist keine gültige Spielerzahl: Es können 2, 3 oder 4 sein.
record-bad-board = „{ $text }“ ist kein gültiges Brett: Die Größe reicht von 2x2 bis 9x9, etwa 5x7.
record-bad-fences = „{ $text }“ ist keine gültige Zahl von Hindernissen: Jeder Spieler hat 0 bis 20.
# $why: a whole sentence
record-bad-position = Die Anfangsstellung ist falsch. { $why }
record-bad-setup = { $why }
record-position-differs = „{ $text }“ widerspricht der Anfangsstellung.
record-bad-result =
    „{ $text }“ ist kein gültiges Ergebnis: Das ist eine Zahl für jeden Spieler mit - dazwischen, etwa 1-0 oder 1/2-1/2, oder * für eine unbeendete Partie.
# $players: how many play
record-result-players = Das Ergebnis { $text } passt nicht: Es braucht je eine Zahl für die { $players } Spieler.
# $score: the right result
record-result-on-board = Das Ergebnis { $text } ist falsch: Nach den Zügen ist es { $score }.
record-result-winner-out = Das Ergebnis { $text } ist falsch: { $name } ist ausgeschieden und kann nicht gewonnen haben.
# $names: a list of seats
record-result-shares = Das Ergebnis { $text } ist falsch: Ein Remis teilen sich alle, die noch dabei sind: { $names }.
# $tag: the result in the tag
record-results-differ = Das Ergebnis { $text } weicht von dem in der Kopfzeile ab: { $tag }.
record-result-in-variation = Das Ergebnis { $text } steht in einer Variante: Es gehört ans Ende der Partie.
record-after-result = „{ $text }“ kommt nach dem Ergebnis: Darauf darf nichts mehr folgen.
