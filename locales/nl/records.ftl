### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = “{ $text }” is geen geldige zet: een zet van de pion is een veld zoals e2, een barricade is een veld met h of v zoals e3h.
record-bad-glyph = “{ $text }” is geen geldig teken bij een zet: er zijn !, ?, !!, ??, !? en ?!, telkens meteen na de zet.
record-unclosed-comment = Dit commentaar is niet afgesloten: er ontbreekt een sluitaccolade.
record-stray-brace = Deze sluitaccolade sluit geen commentaar af.
record-unclosed-variation = Deze variant is niet afgesloten: er ontbreekt een haakje sluiten.
record-stray-parenthesis = Dit haakje sluiten sluit geen variant af.
record-variation-of-nothing = Een variant komt na de zet die hij vervangt, en die is er hier niet.
record-bad-tag = Dit is geen geldige tag: een tag ziet eruit als [Event "Casual game"].
record-repeated-tag = Deze tag mag maar één keer voorkomen.
record-tag-after-moves = De tag { $text } komt na de zetten: tags staan ervoor.
record-bad-players = “{ $text }” is geen geldig aantal spelers: het kunnen er 2, 3 of 4 zijn.
record-bad-board = “{ $text }” is geen geldig bord: de grootte loopt van 2x2 t/m 9x9, bijvoorbeeld 5x7.
record-bad-fences = “{ $text }” is geen geldig aantal barricades: elke speler heeft er 0 t/m 20.
# $why: a whole sentence
record-bad-position = De beginstelling klopt niet. { $why }
record-bad-setup = { $why }
record-position-differs = “{ $text }” is in strijd met de beginstelling.
record-bad-result =
    “{ $text }” is geen geldige uitslag: dat is één getal voor elke speler met - ertussen, bijvoorbeeld 1-0 of 1/2-1/2, of * voor een partij die niet af is.
# $players: how many play
record-result-players = De uitslag { $text } past niet: er is één getal nodig voor elk van de { $players } spelers.
# $score: the right result
record-result-on-board = De uitslag { $text } klopt niet: volgens de zetten is het { $score }.
record-result-winner-out = De uitslag { $text } klopt niet: { $name } is uitgeschakeld en kan niet gewonnen hebben.
# $names: a list of seats
record-result-shares = De uitslag { $text } klopt niet: remise wordt gedeeld door wie nog meedoet: { $names }.
# $tag: the result in the tag
record-results-differ = De uitslag { $text } wijkt af van die in de tag, { $tag }.
record-result-in-variation = De uitslag { $text } staat in een variant: hij hoort aan het eind van de partij.
record-after-result = “{ $text }” komt na de uitslag: daarna mag niets meer volgen.
