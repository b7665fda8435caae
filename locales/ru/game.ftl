### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } и ещё { $more }

## Why a move is refused

refusal-game-over = { $move } уже не сыграть: партия окончена.
refusal-wrong-turn = { $move } пока не сыграть: сейчас ходит { $name }.
refusal-not-playing = { $name } не участвует в этой партии или уже вне игры.
refusal-nobody-leaves-two = Из партии вдвоём нельзя выйти; можно сдаться.
refusal-off-board = { $move } — за пределами этого поля.
# $square: where the pawn stands
refusal-out-of-reach = Фишка с { $square } не может попасть на { $move } за один ход.
refusal-occupied = Клетка { $move } занята ({ $name }).
refusal-fence-in-the-way = Перегородка { $fence } закрывает путь на { $move }.
# $square: where the straight jump lands
refusal-jump-open = Вбок на { $move } нельзя, пока можно прыгнуть прямо на { $square }.
refusal-no-fences-left = { $move } не поставить: у вас больше нет перегородок, надо ходить фишкой.
refusal-overlaps = { $move } легла бы поверх перегородки { $fence }.
refusal-crosses = { $move } пересекла бы перегородку { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } заперла бы фишку ({ $name }): она уже не смогла бы уйти с { $squares }.
refusal-must-move = Пропускать ход нельзя, пока у вас есть разрешённый ход.

## Why pawns and fences set up on a board are no position

setup-too-many-players = На поле 2x2 помещается не больше трёх игроков.
setup-player-missing = В партии вдвоём на поле должны стоять обе фишки, в любой другой — хотя бы одна.
setup-pawn-off-board = Фишка игрока { $name } стоит за пределами поля.
setup-pawns-share-square = На { $square } стоят две фишки.
setup-too-many-fences = У игрока { $name } больше 20 перегородок в запасе.
setup-fence-off-board = Перегородка { $fence } выступает за край поля.
setup-fences-collide = Перегородки { $fence } и { $other } накладываются или пересекаются.
setup-cut-off = У фишки игрока { $name } нет пути к финишной линии.
setup-two-winners = Две фишки стоят на своих финишных линиях, но первой могла прийти только одна.
setup-turn-of-nobody = Ходить должен игрок, который уже выбыл.

## Why a text is no position

position-fields =
    Позиция состоит из пяти частей, разделённых знаком /, и шестой с размером поля, если он не 9x9; число частей здесь: { $found }.
position-board = Последняя часть позиции — размер поля от 2x2 до 9x9, например 5x5.
position-fence = «{ $text }» — неверная перегородка: в первых двух частях позиции стоят клетки от a1 до h8.
position-repeated-fence = Перегородка { $fence } указана дважды.
position-players = В позиции две, три или четыре фишки; число фишек здесь: { $found }.
position-pawn = «{ $text }» — неверная клетка для фишки: нужна буква от a до i и цифра от 1 до 9 или знак - для выбывшего игрока.
position-left-count = В позиции для каждой фишки указывается одно число перегородок в запасе.
position-left = «{ $text }» — неверное число перегородок в запасе: оно бывает от 0 до 20.
position-turn = «{ $text }» — неверная очередь хода: 1 — первый игрок, 2 — второй и так далее.

## How a game ends

ending-goal = { $name } доходит до финишной линии и побеждает.
ending-resign = { $name } побеждает: соперник сдался.
ending-time = { $name } побеждает по времени.
ending-repetition = Ничья: одна и та же позиция в третий раз.
ending-agreed = Ничья по соглашению.
ending-last-player = { $name } остаётся в игре без соперников и побеждает.
ending-aborted = Партия отменена.
ending-abandoned = Партия брошена.
