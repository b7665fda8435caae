### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } i jeszcze { $more }

## Why a move is refused

refusal-game-over = Na { $move } już za późno: partia jest skończona.
refusal-wrong-turn = { $move } musi poczekać: teraz ruch ma { $name }.
refusal-not-playing = { $name } nie bierze udziału w tej partii albo jest już poza grą.
refusal-nobody-leaves-two = Z partii dwuosobowej nie można wyjść; możesz się poddać.
refusal-off-board = { $move } nie leży na tej planszy.
# $square: where the pawn stands
refusal-out-of-reach = Pion z { $square } nie dotrze na { $move } w jednym ruchu.
refusal-occupied = Pole { $move } jest zajęte ({ $name }).
refusal-fence-in-the-way = Drogę na { $move } blokuje ogrodzenie { $fence }.
# $square: where the straight jump lands
refusal-jump-open = Nie możesz iść w bok na { $move }, dopóki możliwy jest skok prosto na { $square }.
refusal-no-fences-left = Nie możesz postawić { $move }: nie masz już ogrodzeń, więc musisz ruszyć pionem.
refusal-overlaps = { $move } zachodziłoby na ogrodzenie { $fence }.
refusal-crosses = { $move } przecinałoby ogrodzenie { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } odcięłoby pionowi ({ $name }) drogę: zostałby uwięziony na { $squares }.
refusal-must-move = Nie możesz pasować, dopóki masz dozwolony ruch.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Na planszy 2x2 może grać najwyżej trzech graczy.
setup-player-missing = W partii dwuosobowej na planszy muszą być oba piony, w innych co najmniej jeden.
setup-pawn-off-board = Pion gracza { $name } stoi poza planszą.
setup-pawns-share-square = Na { $square } stoją dwa piony.
setup-too-many-fences = { $name } ma w ręce więcej niż 20 ogrodzeń.
setup-fence-off-board = Ogrodzenie { $fence } wystaje poza planszę.
setup-fences-collide = Ogrodzenia { $fence } i { $other } nakładają się lub przecinają.
setup-cut-off = Pion gracza { $name } nie ma drogi do linii mety.
setup-two-winners = Dwa piony stoją na swoich liniach mety, a pierwszy mógł być tylko jeden.
setup-turn-of-nobody = Ruch ma gracz, który jest już poza grą.

## Why a text is no position

position-fields =
    Pozycja składa się z pięciu części rozdzielonych znakiem / oraz szóstej z rozmiarem planszy, jeśli nie jest to 9x9; liczba części tutaj: { $found }.
position-board = Ostatnia część pozycji to rozmiar planszy od 2x2 do 9x9, na przykład 5x5.
position-fence = „{ $text }” nie jest prawidłowym ogrodzeniem: pierwsze dwie części pozycji to pola od a1 do h8.
position-repeated-fence = Ogrodzenie { $fence } występuje dwa razy.
position-players = Pozycja ma dwa, trzy lub cztery piony; liczba pionów tutaj: { $found }.
position-pawn = „{ $text }” nie jest prawidłowym polem piona: potrzebna jest litera od a do i oraz cyfra od 1 do 9 albo -, jeśli gracz jest poza grą.
position-left-count = Na każdego piona przypada w pozycji jedna liczba ogrodzeń w ręce.
position-left = „{ $text }” nie jest prawidłową liczbą ogrodzeń w ręce: może ich być od 0 do 20.
position-turn = „{ $text }” nie jest prawidłowym wskazaniem, kto ma ruch: 1 to pierwszy gracz, 2 to drugi i tak dalej.

## How a game ends

ending-goal = { $name } dociera do linii mety i wygrywa.
ending-resign = { $name } wygrywa: przeciwnik się poddał.
ending-time = { $name } wygrywa na czas.
ending-repetition = Remis: ta sama pozycja po raz trzeci.
ending-agreed = Remis za zgodą graczy.
ending-last-player = { $name } zostaje w grze bez rywali i wygrywa.
ending-aborted = Partia została anulowana.
ending-abandoned = Partia została porzucona.
