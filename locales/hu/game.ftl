### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } és még { $more }

## Why a move is refused

refusal-game-over = Ehhez már késő: { $move }. A játszma véget ért.
refusal-wrong-turn = { $move } még várhat: most { $name } következik.
refusal-not-playing = { $name } nem játszik ebben a játszmában, vagy már nem.
refusal-nobody-leaves-two = Kétfős játszmából nem lehet kiszállni: ha nem játszanál tovább, add fel.
refusal-off-board = { $move } nincs ezen a táblán.
# $square: where the pawn stands
refusal-out-of-reach = { $square } → { $move }: ide a bábu egy lépéssel nem juthat el.
refusal-occupied = Ez a mező már foglalt: { $move } ({ $name }).
refusal-fence-in-the-way = Akadály ({ $fence }) állja az utat ide: { $move }.
# $square: where the straight jump lands
refusal-jump-open = { $move } nem lehetséges: oldalra nem ugorhatsz, amíg egyenesen szabad az út ide: { $square }.
refusal-no-fences-left = { $move } nem rakható le: elfogytak az akadályok, ezért a bábuval kell lépni.
refusal-overlaps = { $move } rálógna erre az akadályra: { $fence }.
refusal-crosses = { $move } keresztezné ezt az akadályt: { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } bezárná { $name } bábuját, amely csak itt mozoghatna: { $squares }.
refusal-must-move = Nem lehet passzolni, amíg van más szabályos lépés.

## Why pawns and fences set up on a board are no position

setup-too-many-players = A 2x2 méretű táblán legfeljebb három játékos fér el.
setup-player-missing = Kétfős játszmában mindkét játékosnak kell bábu a táblán, a többiben legalább egynek.
setup-pawn-off-board = { $name } bábuja a táblán kívül áll.
setup-pawns-share-square = Két bábu áll ugyanott: { $square }.
setup-too-many-fences = { $name } kezében több mint 20 akadály van.
setup-fence-off-board = Ez az akadály lelóg a tábláról: { $fence }.
setup-fences-collide = Ez a két akadály fedi vagy keresztezi egymást: { $fence } és { $other }.
setup-cut-off = { $name } bábujának nincs útja a célvonalig.
setup-two-winners = Két bábu is a célvonalán áll, pedig csak az egyik érhetett oda elsőként.
setup-turn-of-nobody = Olyan játékos következne, aki már kiesett.

## Why a text is no position

position-fields =
    Egy állás öt részből áll, köztük / jellel, és hatodikként a tábla méretéből, ha az nem 9x9. Itt a részek száma: { $found }.
position-board = Az állás utolsó része a tábla mérete 2x2 és 9x9 között, például 5x5.
position-fence = „{ $text }” nem akadály: az állás első két részében a1 és h8 közötti mezők állnak.
position-repeated-fence = Ez az akadály kétszer szerepel: { $fence }.
position-players = Egy állásban két, három vagy négy bábu van, itt viszont { $found }.
position-pawn = „{ $text }” nem lehet bábu mezője: ahhoz egy betű kell a és i között meg egy számjegy 1 és 9 között, vagy - a kiesett játékosnak.
position-left-count = Egy állásban minden bábuhoz tartozik egy szám: a kézben lévő akadályoké.
position-left = „{ $text }” nem lehet a kézben lévő akadályok száma: az 0 és 20 közé esik.
position-turn = „{ $text }” nem jelöl játékost: az elsőé 1, a másodiké 2 és így tovább.

## How a game ends

ending-goal = { $name } eléri a célvonalat, és nyer.
ending-resign = { $name } nyer: a másik játékos feladta.
ending-time = { $name } nyer: lejárt az ellenfél ideje.
ending-repetition = Döntetlen: harmadszor állt elő ugyanaz az állás.
ending-agreed = Döntetlen közös megegyezéssel.
ending-last-player = { $name } maradt utolsónak, és nyer.
ending-aborted = A játszma félbeszakadt.
ending-abandoned = A játszmát félbehagyták.
