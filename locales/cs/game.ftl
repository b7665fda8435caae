### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } a ještě { $more }

## Why a move is refused

refusal-game-over = Na { $move } už je pozdě: partie skončila.
refusal-wrong-turn = { $move } musí počkat: na tahu je { $name }.
refusal-not-playing = { $name } v této partii nehraje, nebo už je mimo hru.
refusal-nobody-leaves-two = Z partie dvou hráčů nelze odejít; můžeš se ale vzdát.
refusal-off-board = { $move } na této desce není.
# $square: where the pawn stands
refusal-out-of-reach = Figurka z { $square } se na { $move } jedním tahem nedostane.
refusal-occupied = Pole { $move } je obsazené ({ $name }).
refusal-fence-in-the-way = Cestu na { $move } blokuje překážka { $fence }.
# $square: where the straight jump lands
refusal-jump-open = Na { $move } nesmíš uhnout stranou, dokud můžeš skočit přímo na { $square }.
refusal-no-fences-left = { $move } nelze postavit: nemáš už žádné překážky, takže musíš táhnout figurkou.
refusal-overlaps = { $move } by ležela přes překážku { $fence }.
refusal-crosses = { $move } by křížila překážku { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } by figurce ({ $name }) uzavřela cestu: zůstala by uvězněná na { $squares }.
refusal-must-move = Dokud máš možný tah, nesmíš ho vynechat.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Na desce 2x2 mohou hrát nejvýše tři hráči.
setup-player-missing = V partii dvou hráčů musí být na desce obě figurky, jinak alespoň jedna.
setup-pawn-off-board = Figurka hráče { $name } stojí mimo desku.
setup-pawns-share-square = Na { $square } stojí dvě figurky.
setup-too-many-fences = { $name } má v zásobě více než 20 překážek.
setup-fence-off-board = Překážka { $fence } přečnívá přes okraj desky.
setup-fences-collide = Překážky { $fence } a { $other } se překrývají nebo kříží.
setup-cut-off = Figurka hráče { $name } nemá cestu do své cílové řady.
setup-two-winners = Ve své cílové řadě stojí dvě figurky, ale první mohla být jen jedna.
setup-turn-of-nobody = Na tahu je hráč, který už je mimo hru.

## Why a text is no position

position-fields =
    Pozice má pět částí oddělených znakem / a šestou pro rozměr desky, pokud není 9x9; počet částí zde: { $found }.
position-board = Poslední částí pozice je rozměr desky od 2x2 do 9x9, například 5x5.
position-fence = „{ $text }“ není platná překážka: první dvě části pozice jsou pole od a1 do h8.
position-repeated-fence = Překážka { $fence } je tu dvakrát.
position-players = Pozice má dvě, tři nebo čtyři figurky; počet figurek zde: { $found }.
position-pawn = „{ $text }“ není platné pole figurky: tvoří ho písmeno od a do i a číslice od 1 do 9, nebo - u hráče, který je mimo hru.
position-left-count = Pozice má pro každou figurku jeden počet překážek v zásobě.
position-left = „{ $text }“ není platný počet překážek v zásobě: může být od 0 do 20.
position-turn = „{ $text }“ není platný údaj o tom, kdo je na tahu: 1 je první hráč, 2 druhý a tak dále.

## How a game ends

ending-goal = { $name } dosahuje cílové řady a vyhrává.
ending-resign = { $name } vyhrává: soupeř se vzdal.
ending-time = { $name } vyhrává na čas.
ending-repetition = Remíza: stejná pozice potřetí.
ending-agreed = Remíza dohodou.
ending-last-player = { $name } zůstává ve hře jako poslední a vyhrává.
ending-aborted = Partie byla zrušena.
ending-abandoned = Partie byla opuštěna.
