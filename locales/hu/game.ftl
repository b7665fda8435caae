### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } és még { $more }

## Why a move is refused

refusal-game-over = { $move }: ehhez már késő, a játszma véget ért.
refusal-wrong-turn = { $move } még várhat: most { $name } következik.
refusal-not-playing = { $name } nincs ebben a játszmában, vagy már nincs.
refusal-nobody-leaves-two = Kétfős játszmából nem lehet kiszállni, csak feladni.
refusal-off-board = { $move } nincs ezen a táblán.
# $square: where the pawn stands
refusal-out-of-reach = { $square } → { $move }: ide a bábu egy lépéssel nem juthat el.
refusal-occupied = Ez a mező már foglalt: { $move } ({ $name }).
refusal-fence-in-the-way = Akadály ({ $fence }) állja az utat ide: { $move }.
# $square: where the straight jump lands
refusal-jump-open = { $move }: oldalra nem ugorhatsz, amíg egyenesen ide ugorhatsz: { $square }.
refusal-no-fences-left = { $move } nem rakható le: elfogytak az akadályaid, ezért a bábuddal kell lépned.
refusal-overlaps = { $move } fedné ezt az akadályt: { $fence }.
refusal-crosses = { $move } keresztezné ezt az akadályt: { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } bezárná { $name } bábuját, amely csak itt mozoghatna: { $squares }.
refusal-must-move = Nem passzolhatsz, amíg van szabályos lépésed.

## Why pawns and fences set up on a board are no position

setup-too-many-players = A 2x2-es táblán legfeljebb három játékos fér el.
setup-player-missing = Kétfős játszmában mindkét bábunak a táblán kell állnia, a többiben legalább egynek.
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
position-fence = „{ $text }” nem érvényes akadály: az állás első két részében a1 és h8 közötti mezők állnak.
position-repeated-fence = Ez az akadály kétszer szerepel: { $fence }.
position-players = Egy állásban két, három vagy négy bábu van, itt viszont { $found }.
position-pawn = „{ $text }” nem érvényes mező egy bábunak: egy betű kell a és i között meg egy számjegy 1 és 9 között, vagy - a kiesett játékosnak.
position-left-count = Egy állásban minden bábuhoz tartozik egy szám: a kézben lévő akadályoké.
position-left = „{ $text }” nem érvényes szám a kézben lévő akadályokra: az 0 és 20 közé esik.
position-turn = „{ $text }” nem jelöl játékost: az első 1, a második 2 és így tovább.

## How a game ends

ending-goal = { $name } eléri a célvonalat, és nyer.
ending-resign = { $name } nyer: a másik játékos feladta.
ending-time = { $name } időre nyer.
ending-repetition = Döntetlen: harmadszor állt elő ugyanaz az állás.
ending-agreed = Döntetlen közös megegyezéssel.
ending-last-player = { $name } maradt utolsónak, és nyer.
ending-aborted = A játszma elmaradt.
ending-abandoned = A játszmát félbehagyták.
