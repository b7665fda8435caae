### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Utilização
help-heading-commands = Comandos
help-heading-arguments = Argumentos
help-heading-options = Opções
help-heading-set-up = Onde começa a partida
help-heading-pictures = Imagens
help-heading-examples = Exemplos

help = Fencepost: uma corrida de peões num tabuleiro com barreiras, para dois, três ou quatro jogadores
    .long =
        Fencepost: uma corrida de peões num tabuleiro com barreiras, para dois, três ou quatro jogadores.

        As casas têm nomes como as de um tabuleiro de xadrez, com a1 em baixo à esquerda. Uma jogada é
          e2     a casa onde um peão chega, também com um salto;
          e3h    uma barreira horizontal, a norte de e3 e f3;
          e3v    uma barreira vertical, a este de e3 e e4;
          pass   quando nada mais é permitido.

        Cada comando tem a sua própria ajuda: fencepost legal --help
    .examples =
        fencepost show                       o tabuleiro antes da primeira jogada
        fencepost show e2 e8 e3h             o tabuleiro depois de três jogadas
        fencepost legal --players 4 e2       as jogadas com que Oeste pode responder a e2
        fencepost convert game.qgn -o g.gif  uma partida em imagens animadas
        fencepost perft 3                    uma contagem de posições, para verificar um motor

help-any-help = Mostrar a ajuda; -h dá menos, --help dá mais
help-version = Mostrar a versão

## Where the game starts

help-any-players = Quantos jogam: 2, 3 ou 4; por omissão, 2
    .long =
        Quantos jogam: 2, 3 ou 4; por omissão, 2.

        Dois são Sul e Norte; três são Sul, Oeste e Norte.
help-any-board = Largura e altura do tabuleiro, de 2x2 a 9x9; por omissão, 9x9
help-any-fences = Barreiras por jogador, de 0 a 20; por omissão, 10, 6 ou 5 com dois, três ou quatro jogadores
help-any-position = Partir desta posição
    .long =
        Partir desta posição em vez de uma partida nova.

        Uma posição é uma linha de texto, a última que «fencepost show» mostra:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        ou seja: as casas das barreiras horizontais e das verticais, todas seguidas; as casas dos peões pela ordem de jogada (- para um jogador que já não está em jogo); as barreiras que cada um tem na reserva; e 1 se for a vez do primeiro jogador, 2 se for a do segundo. Um tabuleiro que não seja 9x9 indica-se numa sexta parte, por exemplo 5x5.

help-any-moves = Jogadas a fazer primeiro, por exemplo e2 e8 e3h; out:west onde Oeste sai de uma partida a três ou quatro

## serve

help-serve = Iniciar a aplicação web; é também o que fencepost faz sem um comando
    .long =
        Iniciar a aplicação web: joga-se num navegador contra pessoas e motores, ou através de uma API para bots. É também o que fencepost faz sem um comando.

        O endereço é mostrado quando o servidor está pronto. Ctrl+C ou um SIGTERM termina-o de forma limpa; aconteça o que acontecer, todas as jogadas confirmadas estão no disco, e as partidas continuam quando é iniciado de novo, com os relógios como estavam.
    .examples =
        fencepost serve                                    só neste computador, em http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games para toda a rede
        fencepost serve --trust-proxy --base /fencepost    atrás de um proxy inverso
help-serve-listen = Onde escutar; por omissão, 127.0.0.1:8080, a que só este computador chega. A porta 0 usa uma livre
help-serve-data = A pasta de todas as partidas; por omissão, uma pasta deste utilizador
help-serve-most-data = Limitar o ficheiro de todas as partidas a este número de MiB; por omissão, sem limite
help-serve-base = O caminho sob o qual tudo fica, tal como um proxy inverso o transmite; por omissão, /
help-serve-trust-proxy = Confiar nos endereços que um proxy inverso comunica (X-Forwarded-For). Só se houver um
help-serve-allow-origin = Permitir que também as páginas deste site chamem o servidor; pode repetir-se
help-serve-no-analysis = Não oferecer análises
help-serve-metrics = Fornecer dados para o Prometheus em /metrics mesmo quando outros podem chegar ao servidor
help-serve-engine-threads = Threads em que os motores pensam; por omissão, uma a menos do que os processadores
help-serve-engine-pace = Milissegundos entre as jogadas de partidas em que só jogam motores; por omissão, 500
help-serve-requests = Pedidos por segundo de um endereço, a longo prazo; por omissão, 50. Neste e em todos os outros limites, 0 é nenhum
help-serve-burst = Pedidos de um endereço de uma só vez; por omissão, 500
help-serve-games-per-guest = Partidas por terminar de um navegador; por omissão, 200
help-serve-games-per-address = Partidas por terminar criadas a partir de um endereço; por omissão, 2000
help-serve-sockets-per-guest = Ligações abertas de um navegador; por omissão, 100
help-serve-sockets-per-address = Ligações abertas a partir de um endereço; por omissão, 1000
help-serve-log = Quanto escrever na saída de erro: off, error, warn, info ou debug; por omissão, info
help-serve-log-json = Escrever o registo do servidor em JSON, um objeto por linha

help-export = Escrever os registos de todas as partidas do servidor num só fluxo .qgn
    .long =
        Escrever os registos de todas as partidas do servidor num só fluxo .qgn, as mais antigas primeiro. O servidor pode estar a funcionar.
    .examples =
        fencepost export -o all.qgn               todas as partidas da pasta habitual
        fencepost export --data games | less      as de outra pasta
help-export-data = A pasta das partidas; por omissão, uma pasta deste utilizador
help-export-output = O ficheiro onde escrever; por omissão, a saída padrão

help-backup = Copiar todas as partidas do servidor para um ficheiro, enquanto funciona
    .long =
        Copiar todas as partidas do servidor para um ficheiro, enquanto funciona.

        A cópia é completa e coerente. Para a repor, desliga o servidor e põe o ficheiro na pasta de dados com o nome fencepost.db, no lugar dos ficheiros que começam por esse nome.
    .examples =
        fencepost backup monday.db                as partidas da pasta habitual
        fencepost backup --data games monday.db   as de outra pasta
help-backup-file = O novo ficheiro; se já existir, não é tocado
help-backup-data = A pasta das partidas; por omissão, uma pasta deste utilizador

## perft

help-perft = Contar as posições a que se pode chegar num dado número de jogadas
    .long =
        Contar as posições a que se pode chegar num dado número de jogadas.

        É assim que se comparam programas que conhecem as regras: se dois deles derem o mesmo número, concordam em todas as jogadas permitidas até essa profundidade. O total fica sozinho na última linha. Uma partida ganha acaba aí, passar por obrigação conta como jogada e as posições repetidas não fazem diferença.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   cada primeira jogada em separado
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Profundidade em jogadas: de 0 a 100
help-perft-divide = Antes do total, mostrar cada primeira jogada com a parte do total que lhe cabe

## legal

help-legal = Listar as jogadas permitidas
    .long =
        Listar numa linha as jogadas permitidas numa posição, ou depois de algumas jogadas.

        Estão ordenadas letra a letra. Se nada for permitido, a linha diz pass; se a partida já terminou, fica vazia.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Desenhar uma posição em texto
    .long =
        Desenhar em texto uma posição, ou a que resulta de algumas jogadas.

        S, W, N e E são os peões de Sul, Oeste, Norte e Este, # é uma barreira. Por baixo do tabuleiro estão as barreiras na reserva, o comprimento do caminho mais curto de cada peão até à chegada, de quem é a vez e, na última linha, a própria posição, para --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Quando usar cores: auto (nos terminais que as aceitam, por omissão), always ou never

## convert

help-convert = Converter registos e listas de jogadas para outro formato, ou em imagens
    .long =
        Ler registos ou listas de jogadas e escrevê-los noutro formato, ou como imagens.

        Formatos de texto:
          qgn     um registo: etiquetas, jogadas numeradas, variantes, comentários, resultado
          moves   só as jogadas, uma partida por linha
          json    um objeto por linha, com tudo o que um registo contém
        Imagens, de uma partida:
          svg     uma posição, como desenho
          png     uma posição, em píxeis
          gif     a partida inteira, um fotograma por jogada

        Um ficheiro pode conter qualquer número de partidas. Se algo estiver errado, nada é escrito, e a mensagem diz onde e porquê.
    .examples =
        fencepost convert game.txt > game.qgn          um registo limpo de uma lista de jogadas
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = O ficheiro a ler; - é a entrada padrão
help-convert-from = O seu formato: qgn, moves ou json; por omissão, é adivinhado
help-convert-to = O formato a escrever: qgn, moves, json, svg, png ou gif
    .long =
        O formato a escrever: qgn, moves, json, svg, png ou gif.

        Por omissão, deduz-se do nome do ficheiro de --output e, se não for possível, é qgn.
help-convert-dialect = Como estão escritas as jogadas no ficheiro: fencepost, glendenning, openspiel ou qtp
    .long =
        Como estão escritas as jogadas no ficheiro: fencepost, glendenning, openspiel ou qtp; por omissão, fencepost.

        glendenning e openspiel contam as filas a partir do lado oposto. qtp indica uma barreira uma fila acima, e começa Norte.
help-convert-to-dialect = Como escrever as jogadas; as mesmas opções
help-convert-output = Escrever neste ficheiro, de uma só vez no fim; - é a saída padrão, como por omissão
help-convert-game = Só a partida com este número; a primeira é 1
help-convert-players = Quantos jogam nas listas de jogadas, que não o podem dizer: 2, 3 ou 4; por omissão, 2
help-convert-board = Largura e altura do seu tabuleiro, de 2x2 a 9x9; por omissão, 9x9
help-convert-fences = Barreiras de cada um dos seus jogadores, de 0 a 20
help-convert-position = A posição de que partem, em vez da inicial
help-convert-ply = Mostrar a posição depois deste número de jogadas, 0 para o início; por omissão, a última
help-convert-theme = O aspeto: wood, light ou dark; por omissão, wood
help-convert-size = A largura em píxeis, de 16 a 4096
help-convert-coordinates = Com letras e números à volta do tabuleiro; já é assim
help-convert-no-coordinates = Sem eles
help-convert-flip = Visto de norte
help-convert-delay = Quanto dura cada fotograma de um gif, em milissegundos, de 20 a 60000; por omissão, 900

## engine

help-engine = Jogar como motor: escutar na entrada padrão, responder na saída padrão
    .long =
        Jogar como motor para outros programas: escutar na entrada padrão, responder na saída padrão.

        Há dois protocolos: uci, o dos motores de xadrez com as jogadas deste jogo, e qtp, o protocolo de texto da Universidade de Atenas. Ambos estão descritos em docs/protocols.md. Para experimentar uci à mão, escreve: position startpos moves e2, depois: go movetime 1000, depois: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Como comunicar: uci (por omissão) ou qtp
help-engine-player = Quem joga em vez do motor, como medida para outros: random, racer, greedy ou rollouts, do mais fraco ao mais forte
help-engine-level = A força de jogo: de 1 a 10 para pessoas; 0, por omissão, é a força máxima
help-engine-threads = Quantas threads usar na procura; por omissão, 1
help-engine-hash = Memória para a tabela de posições conhecidas, em MiB; por omissão, 64
help-engine-seed = Um número que fixa tudo o que é deixado ao acaso; por omissão, 0
help-engine-movetime = Com qtp, quanto pensar em cada jogada, em milissegundos; por omissão, 1000

## bench

help-bench = Explorar um conjunto fixo de posições, para comparar motores e computadores
    .long =
        Explorar um conjunto fixo de posições, para comparar motores e computadores.

        Cada linha diz quantas posições foram vistas e a jogada encontrada. A última linha é a soma para dois jogadores e a velocidade: o número de nós é o mesmo de cada vez e em cada computador, desde que o motor seja o mesmo. Três e quatro jogadores têm uma linha própria antes dela.
    .examples =
        fencepost bench

## match

help-match = Pôr dois motores a jogar um contra o outro e dizer qual é mais forte
    .long =
        Pôr dois motores a jogar um contra o outro e dizer qual é mais forte.

        A e B são linhas de comandos de programas que falam o protocolo uci ou qtp; põe cada uma entre aspas. Cada abertura é jogada duas vezes com as cores trocadas, um árbitro verifica cada jogada segundo as regras, e o resultado é dado do ponto de vista de A, com o seu erro por pares de partidas. Ctrl-C termina o encontro e dá o resultado até aí.

        Uma falha do programa, uma jogada não permitida ou exceder o tempo fazem perder a partida; estes casos são contados à parte. Com três ou quatro jogadores, quem o fizer fica de fora e os outros continuam.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = A linha de comandos do motor cujo resultado é dado
help-match-engine-b = A linha de comandos do outro motor
help-match-games = Quantas partidas; por omissão, 100. As cores trocam de partida para partida, por isso é melhor um número par
help-match-time = Quanto pensar: 100ms ou 2s por jogada, 10000n (nós) por jogada, ou 60+0.5, um relógio com incremento em segundos; por omissão, 100ms
help-match-time-b = O mesmo, só para B
help-match-openings = Um ficheiro de aberturas, uma por linha: as jogadas iniciais, e comentários depois de #. Por omissão, a posição inicial
help-match-records = Escrever todas as partidas neste ficheiro, como .qgn
help-match-sprt = Parar assim que for claro que A é mais forte em ELO1, ou em não mais do que ELO0
    .long =
        Parar assim que for claro que A é mais forte em ELO1 (H1), ou em não mais do que ELO0 (H0).

        É um teste sequencial da razão de probabilidades sobre pares de partidas. Mais dois números, como em 0,10,0.01,0.05, são as probabilidades de aceitar H1 ou H0 por engano; por omissão, 0.05 cada uma.
help-match-concurrency = Quantas partidas ao mesmo tempo; por omissão, 1
help-match-field = Com três ou quatro jogadores, quem tem quantos lugares: a-vs-bbb (por omissão), aa-vs-bb, aaa-vs-b, etc. Os lugares mudam de partida para partida até todos terem passado por todos
help-match-max-plies = As partidas que chegam a este número de jogadas são empate; por omissão, 400
help-match-margin = Quanto pode uma resposta exceder o tempo, por exemplo 50ms; por omissão, 100ms
help-match-patience = Quanto esperar por uma jogada quando se contam nós e não tempo; por omissão, 120s
help-match-protocol-a = Como comunicar com A: uci (por omissão) ou qtp
help-match-protocol-b = Como comunicar com B: uci (por omissão) ou qtp
help-match-name-a = O nome de A nos registos; por omissão, o seu próprio nome
help-match-name-b = O nome de B nos registos; por omissão, o seu próprio nome
help-match-option-a = Definir uma opção de A, por exemplo Hash=256, em uci. Pode repetir-se
help-match-option-b = Definir uma opção de B, por exemplo Hash=256, em uci. Pode repetir-se
help-match-seed = Um número que fixa o que é deixado ao acaso, para motores com a opção Seed; por omissão, 0
help-match-progress = Quando dizer como está o encontro: auto (numa linha, em terminais, por omissão), always (também em ficheiros, uma linha por partida) ou never

## solve

help-solve = Descobrir quem ganha uma pequena partida a dois se ambos jogarem o melhor possível
    .long =
        Descobrir quem ganha uma pequena partida a dois se ambos jogarem o melhor possível.

        São calculadas todas as posições que podem surgir, por isso a resposta é exata. Quem ganha apressa-se e quem perde resiste o mais possível; os comprimentos contam-se em jogadas de ambos. A última linha é o valor: «first player wins in N» (ganha o primeiro), «second player wins in N» (ganha o segundo) ou «draw» (empate). Antes dela estão as primeiras jogadas que o mantêm, as melhores primeiro.

        O tempo e a memória crescem depressa com o tabuleiro e as barreiras: 5x5 com 3 barreiras cada um leva segundos e 74 MiB; com 5, um minuto e 663 MiB. Uma partida que não caiba na memória é recusada.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Largura e altura do tabuleiro, de 2x2 a 9x9; por omissão, 9x9, que é demasiado grande
help-solve-fences = Barreiras por jogador, de 0 a 20; por omissão, 10
help-solve-memory = Quanta memória se pode usar, em MiB; por omissão, a que estiver livre
help-solve-threads = Com quantas threads trabalhar; por omissão, uma por núcleo do processador

## rules

help-rules = Mostrar as regras do jogo
    .long =
        Mostrar as regras do jogo, com figuras desenhadas em simples caracteres.

        O idioma é o do terminal, ou o que for indicado pela sua etiqueta, por exemplo de ou zh-Hant.
    .examples =
        fencepost rules            no idioma deste terminal
        fencepost rules ja | less  em japonês
help-rules-language = A etiqueta de um idioma; por omissão, o do terminal

## completions

help-completions = Mostrar um script que completa comandos e opções numa shell
    .long =
        Mostrar um script que completa comandos e opções numa shell.

        Põe-no onde a tua shell procura esses scripts e depois abre uma nova shell.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = A shell: bash, zsh, fish, powershell ou elvish

## help

help-help = Mostrar a ajuda de um comando
    .long = Mostrar a ajuda de um comando, como faz COMMAND --help, ou a do programa.
    .examples = fencepost help convert
help-help-command = O comando
