### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } ja { $more } muuta

## Why a move is refused

refusal-game-over = { $move } tulee liian myöhään: peli on jo päättynyt.
refusal-wrong-turn = { $move } saa odottaa: vuorossa on { $name }.
refusal-not-playing = { $name } ei ole mukana tässä pelissä tai on jo poistunut siitä.
refusal-nobody-leaves-two = Kahden pelaajan pelistä ei voi poistua kesken: jos haluat lopettaa, luovuta.
refusal-off-board = { $move } ei ole tällä laudalla.
# $square: where the pawn stands
refusal-out-of-reach = Ruudun { $square } nappula ei pääse yhdellä siirrolla ruutuun { $move }.
refusal-occupied = Ruutu { $move } on varattu: siinä on jo { $name }.
refusal-fence-in-the-way = Aita { $fence } estää pääsyn ruutuun { $move }.
# $square: where the straight jump lands
refusal-jump-open = { $move } ei käy: sivulle ei saa hypätä, kun suora hyppy ruutuun { $square } on mahdollinen.
refusal-no-fences-left = Aitaa { $move } ei voi asettaa: aitoja ei ole enää jäljellä, joten nappulan on liikuttava.
refusal-overlaps = { $move } menisi aidan { $fence } päälle.
refusal-crosses = { $move } risteäisi aidan { $fence } kanssa.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } sulkisi nappulan sisään: { $name } voisi liikkua enää vain täällä: { $squares }.
refusal-must-move = Passata ei saa, kun jokin muu siirto on mahdollinen.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Laudalle 2x2 mahtuu enintään kolme pelaajaa.
setup-player-missing = Kahden pelaajan pelissä molemmilla on oltava nappula laudalla, muissa peleissä ainakin jollakulla.
setup-pawn-off-board = Nappula on laudan ulkopuolella: { $name }.
setup-pawns-share-square = Ruudussa { $square } on kaksi nappulaa.
setup-too-many-fences = Yli 20 aitaa jäljellä: { $name }.
setup-fence-off-board = Aita { $fence } ulottuu laudan yli.
setup-fences-collide = Aidat { $fence } ja { $other } ovat päällekkäin tai ristikkäin.
setup-cut-off = Nappulalla ei ole tietä maaliviivalleen: { $name }.
setup-two-winners = Kaksi nappulaa on maaliviivallaan, mutta vain toinen on voinut ehtiä ensin.
setup-turn-of-nobody = Vuorossa on pelaaja, joka on jo poissa pelistä.

## Why a text is no position

position-fields =
    Asemassa on viisi osaa, joiden välissä on /, ja kuudentena laudan koko, ellei se ole 9x9. Tässä osia on { $found }.
position-board = Aseman viimeinen osa on laudan koko välillä 2x2–9x9, esimerkiksi 5x5.
position-fence = ”{ $text }” ei ole aita: aseman kaksi ensimmäistä osaa ovat ruutuja väliltä a1–h8.
position-repeated-fence = Aita { $fence } on mainittu kahdesti.
position-players = Asemassa on kaksi, kolme tai neljä nappulaa, mutta tässä niitä on { $found }.
position-pawn = ”{ $text }” ei ole nappulan ruutu: siihen tarvitaan kirjain a–i ja numero 1–9, tai - jos pelaaja on poissa pelistä.
position-left-count = Asemassa on jokaista nappulaa kohti yksi jäljellä olevien aitojen määrä.
position-left = ”{ $text }” ei ole jäljellä olevien aitojen määrä: se on välillä 0–20.
position-turn = ”{ $text }” ei ole vuoro: ensimmäisellä pelaajalla se on 1, toisella 2 ja niin edelleen.

## How a game ends

ending-goal = { $name } pääsee maaliviivalle ja voittaa.
ending-resign = { $name } voittaa: toinen pelaaja luovutti.
ending-time = { $name } voittaa ajalla.
ending-repetition = Tasapeli: sama asema kolmannen kerran.
ending-agreed = Sovittu tasapeli.
ending-last-player = { $name } on viimeisenä jäljellä ja voittaa.
ending-aborted = Peli keskeytettiin.
ending-abandoned = Peli jätettiin kesken.
