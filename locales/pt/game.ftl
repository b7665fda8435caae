### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } e mais { $more }

## Why a move is refused

refusal-game-over = Tarde demais para { $move }: a partida já terminou.
refusal-wrong-turn = { $move } tem de esperar. A jogar: { $name }.
refusal-not-playing = { $name } não está nesta partida, ou já não está.
refusal-nobody-leaves-two = Não se pode sair de uma partida a dois: é preciso desistir.
refusal-off-board = { $move } não está neste tabuleiro.
# $square: where the pawn stands
refusal-out-of-reach = O peão em { $square } não consegue chegar a { $move } numa só jogada.
refusal-occupied = Em { $move } já há um peão ({ $name }).
refusal-fence-in-the-way = A barreira { $fence } corta a passagem para { $move }.
# $square: where the straight jump lands
refusal-jump-open = Não podes saltar de lado para { $move } enquanto puderes saltar a direito para { $square }.
refusal-no-fences-left = Não podes colocar { $move }: já não tens barreiras, por isso tens de mover o peão.
refusal-overlaps = { $move } sobrepor-se-ia à barreira { $fence }.
refusal-crosses = { $move } cruzaria a barreira { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } encurralaria um peão ({ $name }): já não poderia sair de { $squares }.
refusal-must-move = Não podes passar enquanto tiveres uma jogada permitida.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Num tabuleiro de 2x2 cabem três jogadores, no máximo.
setup-player-missing = Numa partida a dois, ambos os peões têm de estar no tabuleiro; nas outras, pelo menos um.
setup-pawn-off-board = O peão de { $name } está fora do tabuleiro.
setup-pawns-share-square = Há dois peões em { $square }.
setup-too-many-fences = { $name } tem mais de 20 barreiras na reserva.
setup-fence-off-board = A barreira { $fence } ultrapassa a borda do tabuleiro.
setup-fences-collide = As barreiras { $fence } e { $other } sobrepõem-se ou cruzam-se.
setup-cut-off = O peão de { $name } não tem caminho até à sua linha de chegada.
setup-two-winners = Há dois peões nas suas linhas de chegada, mas só um pode ter sido o primeiro.
setup-turn-of-nobody = É a vez de um jogador que já não está em jogo.

## Why a text is no position

position-fields =
    Uma posição tem cinco partes separadas por /, e uma sexta para o tamanho do tabuleiro se não for 9x9; aqui há { $found }.
position-board = A última parte de uma posição é o tamanho do tabuleiro, de 2x2 a 9x9, por exemplo 5x5.
position-fence = «{ $text }» não é uma barreira válida: as duas primeiras partes de uma posição são casas de a1 a h8.
position-repeated-fence = A barreira { $fence } aparece duas vezes.
position-players = Uma posição tem dois, três ou quatro peões; aqui há { $found }.
position-pawn = «{ $text }» não é uma casa válida para um peão: é preciso uma letra de a a i e um algarismo de 1 a 9, ou - para um jogador que já não está em jogo.
position-left-count = Uma posição indica, para cada peão, um número de barreiras na reserva.
position-left = «{ $text }» não é um número válido de barreiras na reserva: vai de 0 a 20.
position-turn = «{ $text }» não indica de quem é a vez: 1 é o primeiro jogador, 2 o segundo, e assim por diante.

## How a game ends

ending-goal = { $name } chega à linha de chegada e ganha.
ending-resign = { $name } ganha: o adversário desistiu.
ending-time = { $name } ganha por tempo.
ending-repetition = Empate: a mesma posição pela terceira vez.
ending-agreed = Empate por acordo.
ending-last-player = { $name } ganha: não resta mais ninguém em jogo.
ending-aborted = A partida foi cancelada.
ending-abandoned = A partida ficou a meio.
