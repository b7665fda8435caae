### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } и още { $more }

## Why a move is refused

refusal-game-over = { $move } идва твърде късно: играта свърши.
refusal-wrong-turn = { $move } трябва да почака: на ход е { $name }.
refusal-not-playing = { $name } не участва в тази игра или вече е извън нея.
refusal-nobody-leaves-two = От игра с двама не може да се излезе: за да спреш, предай се.
refusal-off-board = { $move } е извън дъската.
# $square: where the pawn stands
refusal-out-of-reach = Пешката на { $square } не може да стигне до { $move } с един ход.
refusal-occupied = Квадратчето { $move } е заето ({ $name }).
refusal-fence-in-the-way = Преградата { $fence } препречва пътя до { $move }.
# $square: where the straight jump lands
refusal-jump-open = Не може встрани на { $move }, докато е свободен правият скок на { $square }.
refusal-no-fences-left = { $move } не може да се постави: преградите свършиха, остава да местиш пешката.
refusal-overlaps = { $move } би легнала върху преградата { $fence }.
refusal-crosses = { $move } би пресякла преградата { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } би затворила пешката ({ $name }): тя вече не би могла да излезе от { $squares }.
refusal-must-move = Ход не може да се пропуска, докато е възможно нещо друго.

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
    Позицията има пет части, разделени с /, и шеста за размера на дъската, ако не е 9x9, а тук частите са { $found }.
position-board = Последната част на позицията е размерът на дъската, от 2x2 до 9x9, например 5x5.
position-fence = „{ $text }“ не е преграда: първите две части на позицията са квадратчета от a1 до h8.
position-repeated-fence = Преградата { $fence } е посочена два пъти.
position-players = В позицията има две, три или четири пешки, а тук са { $found }.
position-pawn = „{ $text }“ не е квадратче за пешка: нужна е буква от a до i и цифра от 1 до 9 или - за играч, който е извън играта.
position-left-count = Позицията съдържа за всяка пешка по едно число: преградите в запас.
position-left = „{ $text }“ не е брой прегради в запас: той е от 0 до 20.
position-turn = „{ $text }“ не показва кой е на ход: 1 е първият играч, 2 – вторият и така нататък.

## How a game ends

ending-goal = { $name } на финалната линия – победа!
ending-resign = Победа: { $name }. Другият играч се предаде.
ending-time = Победа по време: { $name }.
ending-repetition = Реми: една и съща позиция за трети път.
ending-agreed = Реми по споразумение.
ending-last-player = Победа: { $name }. Всички други са извън играта.
ending-aborted = Играта беше прекратена.
ending-abandoned = Играта беше изоставена.
