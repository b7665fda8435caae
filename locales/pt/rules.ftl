### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = As regras do jogo
# For search engines and for previews of links
rules-description = Como se joga a dois, três ou quatro: peões, barreiras, saltos e relógios, com dez imagens.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 ou 4 jogadores · a partir dos 8 anos · 10 a 20 minutos
# $number: 1 to 10
rules-figure = Figura { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N e E são os peões de Sul, Oeste, Norte e Leste, # é uma barreira, * é para onde o peão pode ir, x não é permitido.
# Stands before a paragraph
rules-ruling = A nossa escolha
# At the end of the page
rules-ruling-note = As regras impressas nem sempre coincidem e deixam algumas perguntas em aberto. Onde um parágrafo tem a marca «{ rules-ruling }», a resposta é do Fencepost.

## Goal

rules-aim-title = O objetivo do jogo
rules-aim = Leva o teu peão até ao outro lado do tabuleiro antes que os outros cheguem ao deles. Com as barreiras tornas o caminho deles mais longo, mas nunca o podes fechar de todo.

## Setup

rules-ready-title = Preparação
rules-ready-board = O tabuleiro tem 9 por 9 casas. Vistas do lugar Sul, as colunas vão da letra a à letra i, da esquerda para a direita, e as filas de 1 a 9, de baixo para cima.
rules-ready-two = Com dois jogadores, um senta-se a Sul e o outro a Norte, com 10 barreiras cada um. Sul parte de e1 e ganha na fila 9; Norte parte de e9 e ganha na fila 1.
rules-ready-first = O lugar Sul decide-se por sorteio ou por acordo. Sul joga primeiro; depois segue-se no sentido dos ponteiros do relógio.

## Your turn

rules-turn-title = A tua vez
rules-turn = Move o teu peão ou coloca uma barreira. Não podes passar. Quando as tuas barreiras acabam, só podes mover o peão.

## Moving the pawn

rules-pawn-title = Mover o peão
rules-pawn = O teu peão anda uma casa para cima, para baixo, para a esquerda ou para a direita. Não anda na diagonal nem vai para uma casa onde esteja outro peão.
rules-pawn-fence = Nenhum peão atravessa uma barreira: tem de a contornar.

## Placing a fence

rules-fence-title = Colocar uma barreira
rules-fence = Uma barreira tem o comprimento de duas casas e coloca-se na ranhura entre dois pares de casas, na horizontal ou na vertical. Não pode ultrapassar a borda do tabuleiro nem ficar desviada meia casa.
rules-fence-overlap = As barreiras não podem sobrepor-se, nem sequer até meio. Podem tocar-se, ponta com ponta ou em forma de T.
rules-fence-cross = As barreiras também não podem cruzar-se.
rules-fence-stays = Uma barreira colocada fica onde está até ao fim da partida.
rules-fence-way = Depois de cada barreira, todos os peões, incluindo o teu, têm de ter ainda um caminho até à sua linha de chegada. Uma barreira que encurrale um peão não é permitida.
rules-fence-way-ruling = Aqui só contam as barreiras: um peão nunca fecha o caminho e um salto nunca o abre.

## Face to face

rules-jump-title = Face a face
rules-jump = Se na casa ao lado estiver outro peão e não houver nenhuma barreira pelo meio, podes saltar por cima dele, para a casa logo atrás. Podes fazê-lo nas quatro direções.
rules-jump-side = Se uma barreira ou outro peão impedir esse salto, podes antes ir para a esquerda ou para a direita do peão que irias saltar, desde que essa casa esteja livre e não haja uma barreira entre ela e esse peão. Enquanto puderes saltar a direito, não podes ir para o lado.
rules-jump-edge = A borda do tabuleiro impede um salto tal como uma barreira.
rules-jump-one = Salta-se por cima de um peão, no máximo, e saltar nunca é obrigatório se puderes fazer outra coisa.
rules-jump-pass = Se não puderes mover o peão nem colocar uma barreira, passas.

## The end of the game

rules-end-title = O fim da partida
rules-end = Ganha logo o primeiro jogador cujo peão chegue a qualquer casa da sua linha de chegada, mesmo com um salto.
rules-end-leave = Com dois jogadores, perdes se desistires ou ficares sem tempo.
rules-end-draw = Quando a mesma posição surge pela terceira vez, com o mesmo número de barreiras na reserva e o mesmo jogador a jogar, há empate. A posição inicial conta. Todos os que ainda estão em jogo podem também combinar um empate.

## Three and four players

rules-many-title = Três e quatro jogadores
rules-many-four = Com quatro jogadores, cada um tem 5 barreiras e joga-se pela ordem Sul, Oeste, Norte, Leste. Oeste parte de a5 e ganha na coluna i; Leste parte de i5 e ganha na coluna a.
rules-many-three = Com três jogadores, cada um tem 6 barreiras; 2 barreiras ficam na caixa.
rules-many-three-seats = Sentam-se a Sul, Oeste e Norte.
rules-many-leave = Com três ou quatro jogadores, se desistires ou ficares sem tempo, o teu peão sai do tabuleiro com as tuas barreiras da reserva. As barreiras colocadas ficam, a tua vez é saltada e ninguém tem de te deixar um caminho. Ganha o último que restar.

## Playing with a clock

rules-clock-title = Com relógio
rules-clock = Nos torneios, o tempo é limitado. As opções são:
rules-clock-player = Tempo por jogador: todos têm o mesmo tempo para toda a partida. Se quiserem, o relógio soma um incremento após cada jogada, ou em cada jogada espera um tempo fixo antes de começar a contar.
rules-clock-game = Tempo para toda a partida: divide-se por igual entre os jogadores.
rules-clock-move = Tempo por jogada: cada jogada tem de ser feita dentro desse tempo.
rules-clock-hourglass = Ampulheta: o tempo que gastas vai para os outros, em partes iguais.
# What the server does
rules-clock-start = Online, os relógios só começam a contar depois de todos fazerem a primeira jogada. Se alguém demorar mais de um minuto a fazê-la, a partida é cancelada.

## Other boards

rules-boards-title = Outros tabuleiros
rules-boards = Para praticar, o tabuleiro pode ter de 2 a 9 casas de cada lado, e cada jogador de 0 a 20 barreiras. Num tabuleiro de 2 por 2 cabem, no máximo, três jogadores.
rules-boards-start = Os peões partem do meio do seu lado. Se este tiver um número par de casas, Sul e Norte partem logo à direita do meio, e Oeste e Leste logo acima.

## Writing moves down

rules-writing-title = Anotar as jogadas
rules-writing = A deslocação de um peão escreve-se com a casa onde ele chega, como e2. Uma barreira tem o nome da casa que fica abaixo e à esquerda do seu centro: e3h é horizontal, por cima de e3 e f3; e3v é vertical, à direita de e3 e e4.

## The figures

rules-figure-1 = O início de uma partida a dois.
rules-figure-2 = Os quatro passos de um peão.
rules-figure-3 = Uma barreira corta o caminho: o peão contorna-a.
rules-figure-4 = Certa: entre dois pares de casas. Riscada: desviada meia casa.
rules-figure-5 = A última barreira encurralaria o peão: não é permitida.
rules-figure-6 = O salto a direito.
rules-figure-7 = Uma barreira atrás do peão: salta-se para a esquerda ou para a direita dele.
rules-figure-8 = O mesmo com um lado fechado: resta um salto.
rules-figure-9 = Outro peão atrás: não há salto duplo, mas os dois lados estão abertos.
rules-figure-10 = Na sua linha de chegada: o peão ganhou.

## Around the rules

rules-print = Imprimir
rules-play = Jogar
# In place of “Play” for somebody who came from a game
rules-back = Voltar à partida
rules-name = O Fencepost é um projeto independente. O jogo é vendido como Quoridor®, um nome que pertence à sua editora. O Fencepost não está ligado à editora.
