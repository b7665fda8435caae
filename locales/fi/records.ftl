### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = ”{ $text }” ei ole kelvollinen siirto: nappulan siirto on ruutu, esimerkiksi e2, ja aita on ruutu ja h tai v, esimerkiksi e3h.
record-bad-glyph = ”{ $text }” ei ole kelvollinen siirron merkki: merkit ovat !, ?, !!, ??, !? ja ?!, kukin heti siirtonsa perässä.
record-unclosed-comment = Kommenttia ei ole päätetty: loppuaaltosulje puuttuu.
record-stray-brace = Tämä loppuaaltosulje ei päätä mitään kommenttia.
record-unclosed-variation = Muunnelmaa ei ole päätetty: loppusulje puuttuu.
record-stray-parenthesis = Tämä loppusulje ei päätä mitään muunnelmaa.
record-variation-of-nothing = Muunnelma tulee korvaamansa siirron jälkeen, mutta tässä sellaista ei ole.
record-bad-tag = Tämä ei ole kelvollinen tunniste: tunniste on muotoa [Event "Casual game"].
record-repeated-tag = Tämä tunniste saa esiintyä vain kerran.
record-tag-after-moves = Tunniste { $text } tulee siirtojen jälkeen: tunnisteet kuuluvat niiden eteen.
record-bad-players = ”{ $text }” ei ole kelvollinen pelaajien määrä: se voi olla 2, 3 tai 4.
record-bad-board = ”{ $text }” ei ole kelvollinen lauta: koko on välillä 2x2–9x9, esimerkiksi 5x7.
record-bad-fences = ”{ $text }” ei ole kelvollinen aitojen määrä: kullakin pelaajalla on 0–20 aitaa.
# $why: a whole sentence
record-bad-position = Alkuasema on virheellinen. { $why }
record-bad-setup = { $why }
record-position-differs = ”{ $text }” on ristiriidassa alkuaseman kanssa.
record-bad-result =
    ”{ $text }” ei ole kelvollinen tulos: siinä on yksi luku pelaajaa kohti ja niiden välissä -, esimerkiksi 1-0 tai 1/2-1/2, tai * jos peli on kesken.
# $players: how many play
record-result-players = Tulos { $text } ei sovi: siinä pitää olla yksi luku pelaajaa kohti, ja pelaajia on { $players }.
# $score: the right result
record-result-on-board = Tulos { $text } on väärin: siirtojen mukaan se on { $score }.
record-result-winner-out = Tulos { $text } on väärin: { $name } on pudonnut pelistä eikä ole voinut voittaa.
# $names: a list of seats
record-result-shares = Tulos { $text } on väärin: tasapelin jakavat ne, jotka ovat vielä mukana: { $names }.
# $tag: the result in the tag
record-results-differ = Tulos { $text } poikkeaa tunnisteen tuloksesta: { $tag }.
record-result-in-variation = Tulos { $text } on muunnelmassa: sen paikka on pelin lopussa.
record-after-result = ”{ $text }” tulee tuloksen jälkeen: sen perässä ei saa olla mitään.
