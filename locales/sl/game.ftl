### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } in še { $more }

## Why a move is refused

refusal-game-over = Za { $move } je prepozno: partije je konec.
refusal-wrong-turn = { $move } mora počakati: na vrsti je { $name }.
refusal-not-playing = { $name } ne igra v tej partiji ali ni več v njej.
refusal-nobody-leaves-two = Partije v dvoje ne moreš zapustiti; lahko pa se predaš.
refusal-off-board = { $move } ni na tej plošči.
# $square: where the pawn stands
refusal-out-of-reach = Kmet s polja { $square } ne more priti na { $move } z eno potezo.
refusal-occupied = Polje { $move } je zasedeno ({ $name }).
refusal-fence-in-the-way = Ograja { $fence } zapira pot na { $move }.
# $square: where the straight jump lands
refusal-jump-open = Vstran na { $move } ne smeš, dokler lahko skočiš naravnost na { $square }.
refusal-no-fences-left = { $move } ne moreš postaviti: nimaš več ograj, zato moraš premakniti kmeta.
refusal-overlaps = { $move } bi ležala čez ograjo { $fence }.
refusal-crosses = { $move } bi križala ograjo { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } bi zaprla kmeta ({ $name }): ne bi mogel več zapustiti { $squares }.
refusal-must-move = Poteze ne smeš izpustiti, dokler imaš dovoljeno potezo.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Na plošči 2x2 je prostora za največ tri igralce.
setup-player-missing = V partiji v dvoje morata biti na plošči oba kmeta, v vsaki drugi pa vsaj eden.
setup-pawn-off-board = Kmet igralca { $name } stoji zunaj plošče.
setup-pawns-share-square = Na { $square } stojita dva kmeta.
setup-too-many-fences = { $name } ima v zalogi več kot 20 ograj.
setup-fence-off-board = Ograja { $fence } štrli čez rob plošče.
setup-fences-collide = Ograji { $fence } in { $other } se prekrivata ali križata.
setup-cut-off = Kmet igralca { $name } nima poti do svoje ciljne črte.
setup-two-winners = Dva kmeta stojita na svojih ciljnih črtah, prvi pa je lahko prišel le eden.
setup-turn-of-nobody = Na vrsti je igralec, ki ni več v igri.

## Why a text is no position

position-fields =
    Položaj ima pet delov, ločenih z znakom /, in šestega za velikost plošče, če ni 9x9; število delov tukaj: { $found }.
position-board = Zadnji del položaja je velikost plošče, od 2x2 do 9x9, na primer 5x5.
position-fence = »{ $text }« ni veljavna ograja: prva dva dela položaja sta polja od a1 do h8.
position-repeated-fence = Ograja { $fence } je navedena dvakrat.
position-players = Položaj ima dva, tri ali štiri kmete; število kmetov tukaj: { $found }.
position-pawn = »{ $text }« ni veljavno polje za kmeta: potrebna sta črka od a do i in števka od 1 do 9 ali pa - za igralca, ki ni več v igri.
position-left-count = Položaj ima za vsakega kmeta po eno število ograj v zalogi.
position-left = »{ $text }« ni veljavno število ograj v zalogi: to je od 0 do 20.
position-turn = »{ $text }« ni veljaven podatek o tem, kdo je na vrsti: 1 je prvi igralec, 2 drugi in tako naprej.

## How a game ends

ending-goal = { $name } doseže ciljno črto in zmaga.
ending-resign = { $name } zmaga: nasprotnik se je predal.
ending-time = { $name } zmaga na čas.
ending-repetition = Remi: isti položaj že tretjič.
ending-agreed = Remi po dogovoru.
ending-last-player = { $name } ostane v igri brez tekmecev in zmaga.
ending-aborted = Partija je bila preklicana.
ending-abandoned = Partija je bila opuščena.
