### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = «{ $text }» er ikke et gyldig trekk: Et trekk med brikken er en rute som e2, en sperre er en rute med h eller v som e3h.
record-bad-glyph = «{ $text }» er ikke et gyldig tegn etter et trekk: Det finnes !, ?, !!, ??, !? og ?!, hvert rett etter trekket sitt.
record-unclosed-comment = Denne kommentaren er ikke avsluttet: En avsluttende krøllparentes mangler.
record-stray-brace = Denne avsluttende krøllparentesen avslutter ingen kommentar.
record-unclosed-variation = Denne varianten er ikke avsluttet: En sluttparentes mangler.
record-stray-parenthesis = Denne sluttparentesen avslutter ingen variant.
record-variation-of-nothing = En variant kommer etter trekket den erstatter, og her er det ikke noe.
record-bad-tag = Dette er ikke en gyldig tagg: En tagg ser ut som [Event "Casual game"].
record-repeated-tag = Denne taggen kan bare være der én gang.
record-tag-after-moves = Taggen { $text } kommer etter trekkene: Tagger står før dem.
record-bad-players = «{ $text }» er ikke et gyldig antall spillere: Det kan være 2, 3 eller 4.
record-bad-board = «{ $text }» er ikke et gyldig brett: Størrelsen går fra 2x2 til 9x9, for eksempel 5x7.
record-bad-fences = «{ $text }» er ikke et gyldig antall sperrer: Hver spiller har fra 0 til 20.
# $why: a whole sentence
record-bad-position = Startstillingen er feil. { $why }
record-bad-setup = { $why }
record-position-differs = «{ $text }» er i strid med startstillingen.
record-bad-result =
    «{ $text }» er ikke et gyldig resultat: Det er ett tall for hver spiller med - imellom, for eksempel 1-0 eller 1/2-1/2, eller * for et parti som ikke er ferdig.
# $players: how many play
record-result-players = Resultatet { $text } passer ikke: Det må være ett tall for hver av de { $players } spillerne.
# $score: the right result
record-result-on-board = Resultatet { $text } er feil: Ifølge trekkene er det { $score }.
record-result-winner-out = Resultatet { $text } er feil: { $name } er slått ut og kan ikke ha vunnet.
# $names: a list of seats
record-result-shares = Resultatet { $text } er feil: Remis deles av dem som fortsatt er med: { $names }.
# $tag: the result in the tag
record-results-differ = Resultatet { $text } avviker fra det i taggen, { $tag }.
record-result-in-variation = Resultatet { $text } står i en variant: Det hører til på slutten av partiet.
record-after-result = «{ $text }» kommer etter resultatet: Ingenting kan følge etter det.
