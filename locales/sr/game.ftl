### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } и још { $more }

## Why a move is refused

refusal-game-over = За { $move } је касно: партија је завршена.
refusal-wrong-turn = { $move } мора да сачека: на потезу је { $name }.
refusal-not-playing = { $name } не игра у овој партији или више није у њој.
refusal-nobody-leaves-two = Партију удвоје не можеш да напустиш; можеш да се предаш.
refusal-off-board = { $move } није на овој табли.
# $square: where the pawn stands
refusal-out-of-reach = Фигура са { $square } не може да стигне на { $move } у једном потезу.
refusal-occupied = Поље { $move } је заузето ({ $name }).
refusal-fence-in-the-way = Препрека { $fence } затвара пут до { $move }.
# $square: where the straight jump lands
refusal-jump-open = Не можеш у страну на { $move } док можеш да скочиш право на { $square }.
refusal-no-fences-left = Не можеш да поставиш { $move }: немаш више препрека, па мораш да помериш фигуру.
refusal-overlaps = { $move } би лежала преко препреке { $fence }.
refusal-crosses = { $move } би пресекла препреку { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } би затворила фигуру ({ $name }): више не би могла да оде са { $squares }.
refusal-must-move = Не можеш да пропустиш потез док имаш дозвољен потез.

## Why pawns and fences set up on a board are no position

setup-too-many-players = На табли 2x2 има места за највише три играча.
setup-player-missing = У партији удвоје обе фигуре морају бити на табли, а у свакој другој бар једна.
setup-pawn-off-board = Фигура играча { $name } стоји ван табле.
setup-pawns-share-square = На { $square } стоје две фигуре.
setup-too-many-fences = { $name } има више од 20 препрека у резерви.
setup-fence-off-board = Препрека { $fence } вири преко ивице табле.
setup-fences-collide = Препреке { $fence } и { $other } се преклапају или укрштају.
setup-cut-off = Фигура играча { $name } нема пут до своје циљне линије.
setup-two-winners = Две фигуре стоје на својим циљним линијама, а само једна је могла стићи прва.
setup-turn-of-nobody = На потезу је играч који је већ ван игре.

## Why a text is no position

position-fields =
    Позиција има пет делова раздвојених знаком / и шести за величину табле ако није 9x9; број делова овде: { $found }.
position-board = Последњи део позиције је величина табле, од 2x2 до 9x9, на пример 5x5.
position-fence = „{ $text }“ није исправна препрека: прва два дела позиције су поља од a1 до h8.
position-repeated-fence = Препрека { $fence } је наведена двапут.
position-players = Позиција има две, три или четири фигуре; број фигура овде: { $found }.
position-pawn = „{ $text }“ није исправно поље за фигуру: треба слово од a до i и цифра од 1 до 9, или - за играча ван игре.
position-left-count = Позиција има по један број препрека у резерви за сваку фигуру.
position-left = „{ $text }“ није исправан број препрека у резерви: он је од 0 до 20.
position-turn = „{ $text }“ није исправан податак о томе ко је на потезу: 1 је први играч, 2 други и тако даље.

## How a game ends

ending-goal = { $name } стиже до циљне линије и побеђује.
ending-resign = { $name } побеђује: противник се предао.
ending-time = { $name } побеђује на време.
ending-repetition = Реми: иста позиција трећи пут.
ending-agreed = Реми по договору.
ending-last-player = { $name } остаје у игри без ривала и побеђује.
ending-aborted = Партија је отказана.
ending-abandoned = Партија је напуштена.
