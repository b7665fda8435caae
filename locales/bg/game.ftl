### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } и още { $more }

## Why a move is refused

refusal-game-over = Твърде късно за { $move }: играта свърши.
refusal-wrong-turn = { $move } трябва да почака: на ход е { $name }.
refusal-not-playing = { $name } не участва в тази игра или вече е извън нея.
refusal-nobody-leaves-two = Не можеш да напуснеш игра с двама; можеш да се предадеш.
refusal-off-board = { $move } не е на тази дъска.
# $square: where the pawn stands
refusal-out-of-reach = Пешката на { $square } не може да стигне до { $move } с един ход.
refusal-occupied = Квадратчето { $move } е заето ({ $name }).
refusal-fence-in-the-way = Преградата { $fence } препречва пътя до { $move }.
# $square: where the straight jump lands
refusal-jump-open = Не можеш встрани на { $move }, докато можеш да скочиш право на { $square }.
refusal-no-fences-left = Не можеш да поставиш { $move }: нямаш повече прегради, затова трябва да преместиш пешката.
refusal-overlaps = { $move } би легнала върху преградата { $fence }.
refusal-crosses = { $move } би пресякла преградата { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } би затворила пешката ({ $name }): тя вече не би могла да излезе от { $squares }.
refusal-must-move = Не можеш да пропуснеш ход, докато имаш позволен ход.

## Why pawns and fences set up on a board are no position

setup-too-many-players = На дъска 2x2 има място за най-много трима играчи.
setup-player-missing = В игра с двама и двете пешки трябва да са на дъската, а във всяка друга – поне една.
setup-pawn-off-board = Пешката на { $name } е извън дъската.
setup-pawns-share-square = На { $square } стоят две пешки.
setup-too-many-fences = { $name } има повече от 20 прегради в запас.
setup-fence-off-board = Преградата { $fence } стърчи извън дъската.
setup-fences-collide = Преградите { $fence } и { $other } се застъпват или кръстосват.
setup-cut-off = Пешката на { $name } няма път до финалната си линия.
setup-two-winners = Две пешки стоят на финалните си линии, а само една може да е стигнала първа.
setup-turn-of-nobody = На ход е играч, който вече е извън играта.

## Why a text is no position

position-fields =
    Позицията има пет части, разделени с /, и шеста за размера на дъската, ако не е 9x9; брой части тук: { $found }.
position-board = Последната част на позицията е размерът на дъската, от 2x2 до 9x9, например 5x5.
position-fence = „{ $text }“ не е валидна преграда: първите две части на позицията са квадратчета от a1 до h8.
position-repeated-fence = Преградата { $fence } е посочена два пъти.
position-players = В позицията има две, три или четири пешки; брой пешки тук: { $found }.
position-pawn = „{ $text }“ не е валидно квадратче за пешка: нужна е буква от a до i и цифра от 1 до 9 или - за играч, който е извън играта.
position-left-count = Позицията съдържа за всяка пешка по едно число: преградите в запас.
position-left = „{ $text }“ не е валиден брой прегради в запас: той е от 0 до 20.
position-turn = „{ $text }“ не е валидно указание кой е на ход: 1 е първият играч, 2 – вторият и така нататък.

## How a game ends

ending-goal = { $name } стига финалната линия и печели.
ending-resign = { $name } печели: противникът се предаде.
ending-time = { $name } печели по време.
ending-repetition = Реми: една и съща позиция за трети път.
ending-agreed = Реми по споразумение.
ending-last-player = { $name } остава без съперници в играта и печели.
ending-aborted = Играта беше отменена.
ending-abandoned = Играта беше изоставена.
