### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } ja { $more ->
    [one] yksi muu
   *[other] { $more } muuta
  }

## Why a move is refused

refusal-game-over = { $move } on myöhässä: peli on jo päättynyt.
refusal-wrong-turn = { $move } saa odottaa: vuorossa on { $name }.
refusal-not-playing = { $name } ei ole (enää) mukana tässä pelissä.
refusal-nobody-leaves-two = Kahden pelaajan pelistä ei voi poistua, mutta voit luovuttaa.
refusal-off-board = { $move } ei ole tällä laudalla.
# $square: where the pawn stands
refusal-out-of-reach = Ruudun { $square } nappula ei pääse yhdellä siirrolla ruutuun { $move }.
refusal-occupied = Ruudussa { $move } on jo { $name }.
refusal-fence-in-the-way = Aita { $fence } estää pääsyn ruutuun { $move }.
# $square: where the straight jump lands
refusal-jump-open = Et saa mennä sivulle ruutuun { $move }, kun voit hypätä suoraan ruutuun { $square }.
refusal-no-fences-left = Et voi asettaa aitaa { $move }: aitasi ovat loppuneet, joten sinun on siirrettävä nappulaa.
refusal-overlaps = { $move } menisi päällekkäin aidan { $fence } kanssa.
refusal-crosses = { $move } risteäisi aidan { $fence } kanssa.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } sulkisi nappulan sisään ({ $name }): sille jäisi enää { $squares }.
refusal-must-move = Et saa passata, kun sinulla on sallittu siirto.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Laudalle 2x2 mahtuu enintään kolme pelaajaa.
setup-player-missing = Kahden pelaajan pelissä molempien nappuloiden on oltava laudalla, muuten ainakin yhden.
setup-pawn-off-board = Nappula on laudan ulkopuolella ({ $name }).
setup-pawns-share-square = Ruudussa { $square } on kaksi nappulaa.
setup-too-many-fences = Yli 20 aitaa jäljellä: { $name }.
setup-fence-off-board = Aita { $fence } ulottuu reunan yli.
setup-fences-collide = Aidat { $fence } ja { $other } ovat päällekkäin tai ristikkäin.
setup-cut-off = Nappulalla ei ole tietä maaliviivalleen ({ $name }).
setup-two-winners = Kaksi nappulaa on maaliviivallaan, mutta vain toinen on voinut ehtiä ensin.
setup-turn-of-nobody = Vuorossa on pelaaja, joka on pudonnut pelistä.

## Why a text is no position

position-fields =
    Asemassa on viisi osaa, joiden välissä on /, ja kuudentena laudan koko, ellei se ole 9x9. Tässä osia on { $found }.
position-board = Aseman viimeinen osa on laudan koko välillä 2x2–9x9, esimerkiksi 5x5.
position-fence = ”{ $text }” ei ole kelvollinen aita: aseman kaksi ensimmäistä osaa ovat ruutuja väliltä a1–h8.
position-repeated-fence = Aita { $fence } on mainittu kahdesti.
position-players = Asemassa on kaksi, kolme tai neljä nappulaa, mutta tässä niitä on { $found }.
position-pawn = ”{ $text }” ei ole kelvollinen ruutu nappulalle: käytä kirjainta a–i ja numeroa 1–9, tai - jos pelaaja on pudonnut pelistä.
position-left-count = Asemassa on oltava jokaista nappulaa kohti yksi jäljellä olevien aitojen määrä.
position-left = ”{ $text }” ei ole kelvollinen jäljellä olevien aitojen määrä: se on välillä 0–20.
position-turn = ”{ $text }” ei ole kelvollinen vuoro: ensimmäinen pelaaja on 1, toinen 2 ja niin edelleen.

## How a game ends

ending-goal = { $name } pääsee maaliviivalle ja voittaa.
ending-resign = { $name } voittaa: vastustaja luovutti.
ending-time = { $name } voittaa ajalla.
ending-repetition = Tasapeli: sama asema kolmannen kerran.
ending-agreed = Sovittu tasapeli.
ending-last-player = { $name } on viimeisenä jäljellä ja voittaa.
ending-aborted = Peli peruttiin.
ending-abandoned = Peli jätettiin kesken.
