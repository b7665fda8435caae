### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = ”{ $text }” er ikke et gyldigt træk: Et træk med brikken er et felt som e2, en forhindring er et felt med h eller v som e3h.
record-bad-glyph = ”{ $text }” er ikke et gyldigt tegn efter et træk: Der er !, ?, !!, ??, !? og ?!, hvert lige efter sit træk.
record-unclosed-comment = Denne kommentar er ikke afsluttet: Der mangler en afsluttende krøllet parentes.
record-stray-brace = Denne afsluttende krøllede parentes afslutter ingen kommentar.
record-unclosed-variation = Denne variant er ikke afsluttet: Der mangler en slutparentes.
record-stray-parenthesis = Denne slutparentes afslutter ingen variant.
record-variation-of-nothing = En variant kommer efter det træk, den erstatter, og her er der ikke noget.
record-bad-tag = Dette er ikke et gyldigt tag: Et tag ser ud som [Event "Casual game"].
record-repeated-tag = Dette tag må kun være der én gang.
record-tag-after-moves = Tagget { $text } kommer efter trækkene: Tags står før dem.
record-bad-players = ”{ $text }” er ikke et gyldigt antal spillere: Der kan være 2, 3 eller 4.
record-bad-board = ”{ $text }” er ikke en gyldig spilleplade: Størrelsen går fra 2x2 til 9x9, for eksempel 5x7.
record-bad-fences = ”{ $text }” er ikke et gyldigt antal forhindringer: Hver spiller har fra 0 til 20.
# $why: a whole sentence
record-bad-position = Startstillingen er forkert. { $why }
record-bad-setup = { $why }
record-position-differs = ”{ $text }” er i strid med startstillingen.
record-bad-result =
    ”{ $text }” er ikke et gyldigt resultat: Det er ét tal for hver spiller med - imellem, for eksempel 1-0 eller 1/2-1/2, eller * for et parti, der ikke er færdigt.
# $players: how many play
record-result-players = Resultatet { $text } passer ikke: Der skal være ét tal for hver af de { $players } spillere.
# $score: the right result
record-result-on-board = Resultatet { $text } er forkert: Ifølge trækkene er det { $score }.
record-result-winner-out = Resultatet { $text } er forkert: { $name } er slået ud og kan ikke have vundet.
# $names: a list of seats
record-result-shares = Resultatet { $text } er forkert: Remis deles af dem, der stadig er med: { $names }.
# $tag: the result in the tag
record-results-differ = Resultatet { $text } afviger fra det i tagget, { $tag }.
record-result-in-variation = Resultatet { $text } står i en variant: Det hører til sidst i partiet.
record-after-result = ”{ $text }” kommer efter resultatet: Der må ikke følge mere.
