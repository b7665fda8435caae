### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } și încă { $more }

## Why a move is refused

refusal-game-over = Prea târziu pentru { $move }: partida s-a terminat.
refusal-wrong-turn = { $move } trebuie să aștepte: la rând este { $name }.
refusal-not-playing = { $name } nu este în această partidă sau nu mai este.
refusal-nobody-leaves-two = Nu poți ieși dintr-o partidă în doi; în schimb, poți ceda.
refusal-off-board = { $move } nu este pe această tablă.
# $square: where the pawn stands
refusal-out-of-reach = Pionul de pe { $square } nu poate ajunge pe { $move } dintr-o singură mutare.
refusal-occupied = Pe { $move } se află deja un pion ({ $name }).
refusal-fence-in-the-way = Bariera { $fence } închide drumul spre { $move }.
# $square: where the straight jump lands
refusal-jump-open = Nu poți sări lateral pe { $move } cât timp poți sări drept înainte pe { $square }.
refusal-no-fences-left = Nu poți pune { $move }: nu mai ai bariere, deci trebuie să muți pionul.
refusal-overlaps = { $move } s-ar suprapune cu bariera { $fence }.
refusal-crosses = { $move } s-ar încrucișa cu bariera { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } ar închide un pion ({ $name }): n-ar mai putea ieși din { $squares }.
refusal-must-move = Nu poți renunța la rând cât timp ai o mutare permisă.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Pe o tablă 2x2 încap cel mult trei jucători.
setup-player-missing = Într-o partidă în doi, ambii pioni trebuie să fie pe tablă; în celelalte, cel puțin unul.
setup-pawn-off-board = Pionul { $name } se află în afara tablei.
setup-pawns-share-square = Pe { $square } se află doi pioni.
setup-too-many-fences = { $name } are mai mult de 20 de bariere în rezervă.
setup-fence-off-board = Bariera { $fence } iese din tablă.
setup-fences-collide = Barierele { $fence } și { $other } se suprapun sau se încrucișează.
setup-cut-off = Pionul { $name } nu are drum până la linia lui de sosire.
setup-two-winners = Doi pioni se află pe liniile lor de sosire, dar numai unul a putut ajunge primul.
setup-turn-of-nobody = La rând este un jucător care a ieșit din joc.

## Why a text is no position

position-fields =
    O poziție are cinci părți despărțite prin / și o a șasea pentru mărimea tablei dacă nu e 9x9; aici { $found ->
        [one] este una
        [few] sunt { $found }
       *[other] sunt { $found }
    }.
position-board = Ultima parte a unei poziții este mărimea tablei, de la 2x2 la 9x9, de exemplu 5x5.
position-fence = „{ $text }” nu este o barieră validă: primele două părți ale unei poziții sunt căsuțe de la a1 la h8.
position-repeated-fence = Bariera { $fence } apare de două ori.
position-players =
    O poziție are doi, trei sau patru pioni; aici { $found ->
        [one] este unul
        [few] sunt { $found }
       *[other] sunt { $found }
    }.
position-pawn = „{ $text }” nu este o căsuță validă pentru un pion: e nevoie de o literă de la a la i și o cifră de la 1 la 9, sau de - pentru un jucător ieșit din joc.
position-left-count = O poziție are câte un număr de bariere în rezervă pentru fiecare pion.
position-left = „{ $text }” nu este un număr valid de bariere în rezervă: poate fi de la 0 la 20.
position-turn = „{ $text }” nu arată cine e la rând: 1 este primul jucător, 2 al doilea și așa mai departe.

## How a game ends

ending-goal = { $name } ajunge la linia de sosire și câștigă.
ending-resign = { $name } câștigă: adversarul a cedat.
ending-time = { $name } câștigă la timp.
ending-repetition = Remiză: aceeași poziție pentru a treia oară.
ending-agreed = Remiză de comun acord.
ending-last-player = { $name } câștigă: nu a mai rămas nimeni altcineva în joc.
ending-aborted = Partida a fost anulată.
ending-abandoned = Partida a rămas neterminată.
