### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } a ešte { $more }

## Why a move is refused

refusal-game-over = Na { $move } je už neskoro: partia sa skončila.
refusal-wrong-turn = { $move } musí počkať: na ťahu je { $name }.
refusal-not-playing = { $name } v tejto partii nehrá alebo už je mimo hry.
refusal-nobody-leaves-two = Z partie dvoch hráčov sa nedá odísť; môžeš sa však vzdať.
refusal-off-board = { $move } na tejto doske nie je.
# $square: where the pawn stands
refusal-out-of-reach = Figúrka z { $square } sa na { $move } jedným ťahom nedostane.
refusal-occupied = Políčko { $move } je obsadené ({ $name }).
refusal-fence-in-the-way = Cestu na { $move } blokuje prekážka { $fence }.
# $square: where the straight jump lands
refusal-jump-open = Na { $move } nesmieš uhnúť nabok, kým môžeš skočiť priamo na { $square }.
refusal-no-fences-left = { $move } sa nedá postaviť: nemáš už žiadne prekážky, takže musíš ťahať figúrkou.
refusal-overlaps = { $move } by ležala cez prekážku { $fence }.
refusal-crosses = { $move } by križovala prekážku { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } by figúrke ({ $name }) uzavrela cestu: zostala by uväznená na { $squares }.
refusal-must-move = Kým máš možný ťah, nesmieš ho vynechať.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Na doske 2x2 môžu hrať najviac traja hráči.
setup-player-missing = V partii dvoch hráčov musia byť na doske obe figúrky, inak aspoň jedna.
setup-pawn-off-board = Figúrka hráča { $name } stojí mimo dosky.
setup-pawns-share-square = Na { $square } stoja dve figúrky.
setup-too-many-fences = { $name } má v zásobe viac ako 20 prekážok.
setup-fence-off-board = Prekážka { $fence } prečnieva cez okraj dosky.
setup-fences-collide = Prekážky { $fence } a { $other } sa prekrývajú alebo križujú.
setup-cut-off = Figúrka hráča { $name } nemá cestu do svojho cieľového radu.
setup-two-winners = Vo svojom cieľovom rade stoja dve figúrky, no prvá mohla byť iba jedna.
setup-turn-of-nobody = Na ťahu je hráč, ktorý už je mimo hry.

## Why a text is no position

position-fields =
    Pozícia má päť častí oddelených znakom / a šiestu pre rozmer dosky, ak nie je 9x9; počet častí tu: { $found }.
position-board = Poslednou časťou pozície je rozmer dosky od 2x2 do 9x9, napríklad 5x5.
position-fence = „{ $text }“ nie je platná prekážka: prvé dve časti pozície sú políčka od a1 do h8.
position-repeated-fence = Prekážka { $fence } je tu dvakrát.
position-players = Pozícia má dve, tri alebo štyri figúrky; počet figúrok tu: { $found }.
position-pawn = „{ $text }“ nie je platné políčko figúrky: tvorí ho písmeno od a do i a číslica od 1 do 9 alebo - pri hráčovi, ktorý je mimo hry.
position-left-count = Pozícia má pre každú figúrku jeden počet prekážok v zásobe.
position-left = „{ $text }“ nie je platný počet prekážok v zásobe: môže byť od 0 do 20.
position-turn = „{ $text }“ nie je platný údaj o tom, kto je na ťahu: 1 je prvý hráč, 2 druhý a tak ďalej.

## How a game ends

ending-goal = { $name } dosahuje cieľový rad a víťazí.
ending-resign = { $name } víťazí: súper sa vzdal.
ending-time = { $name } víťazí na čas.
ending-repetition = Remíza: rovnaká pozícia po tretí raz.
ending-agreed = Remíza dohodou.
ending-last-player = { $name } zostáva v hre ako posledný hráč a víťazí.
ending-aborted = Partia bola zrušená.
ending-abandoned = Partia bola opustená.
