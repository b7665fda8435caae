### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } och { $more } till

## Why a move is refused

refusal-game-over = För sent för { $move }: partiet är slut.
refusal-wrong-turn = { $move } får vänta: { $name } är på tur.
refusal-not-playing = { $name } är inte (längre) med i det här partiet.
refusal-nobody-leaves-two = Du kan inte lämna ett parti för två, men du kan ge upp.
refusal-off-board = { $move } ligger inte på det här brädet.
# $square: where the pawn stands
refusal-out-of-reach = Pjäsen på { $square } kommer inte till { $move } i ett drag.
refusal-occupied = På { $move } står redan en pjäs ({ $name }).
refusal-fence-in-the-way = Väggen { $fence } spärrar vägen till { $move }.
# $square: where the straight jump lands
refusal-jump-open = Du får inte gå åt sidan till { $move } så länge du kan hoppa rakt fram till { $square }.
refusal-no-fences-left = Du kan inte sätta { $move }: du har inga väggar kvar, så du måste flytta pjäsen.
refusal-overlaps = { $move } skulle överlappa väggen { $fence }.
refusal-crosses = { $move } skulle korsa väggen { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } skulle stänga in en pjäs ({ $name }): den skulle inte längre kunna lämna { $squares }.
refusal-must-move = Du får inte passa så länge du har ett tillåtet drag.

## Why pawns and fences set up on a board are no position

setup-too-many-players = På ett bräde på 2x2 får högst tre spelare plats.
setup-player-missing = Med två spelare måste båda pjäserna stå på brädet, annars minst en.
setup-pawn-off-board = En pjäs står utanför brädet ({ $name }).
setup-pawns-share-square = Två pjäser står på { $square }.
setup-too-many-fences = { $name } har fler än 20 väggar på hand.
setup-fence-off-board = Väggen { $fence } sticker ut över kanten.
setup-fences-collide = Väggarna { $fence } och { $other } överlappar eller korsar varandra.
setup-cut-off = En pjäs har ingen väg till sin mållinje ({ $name }).
setup-two-winners = Två pjäser står på sin mållinje, men bara en kan ha varit först.
setup-turn-of-nobody = Turen tillhör en spelare som är utslagen.

## Why a text is no position

position-fields =
    En ställning har fem delar med / emellan, och en sjätte för brädets storlek om den inte är 9x9, men här är det { $found }.
position-board = Den sista delen av en ställning är brädets storlek, från 2x2 till 9x9, till exempel 5x5.
position-fence = ”{ $text }” är ingen giltig vägg: de två första delarna av en ställning är rutor från a1 till h8.
position-repeated-fence = Väggen { $fence } finns med två gånger.
position-players = En ställning har två, tre eller fyra pjäser, men här är det { $found }.
position-pawn = ”{ $text }” är ingen giltig ruta för en pjäs: använd en bokstav från a till i och en siffra från 1 till 9, eller - för en spelare som är utslagen.
position-left-count = En ställning måste ha ett antal väggar på hand för varje pjäs.
position-left = ”{ $text }” är inget giltigt antal väggar på hand: det går från 0 till 20.
position-turn = ”{ $text }” säger inte vems tur det är: 1 är den första spelaren, 2 den andra och så vidare.

## How a game ends

ending-goal = { $name } når mållinjen och vinner.
ending-resign = { $name } vinner: motståndaren gav upp.
ending-time = { $name } vinner på tid.
ending-repetition = Remi: samma ställning för tredje gången.
ending-agreed = Remi efter överenskommelse.
ending-last-player = { $name } är sista spelaren kvar och vinner.
ending-aborted = Partiet ställdes in.
ending-abandoned = Partiet övergavs.
