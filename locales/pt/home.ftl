### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Jogar Fencepost
start-resume = Continuar a partida
start-resume-what = { $players } jogadores, { $moves ->
    [0] nenhuma jogada
    [one] uma jogada
   *[other] { $moves } jogadas
  } até agora
start-computer = Jogar contra o computador
start-computer-hint = Também funciona sem rede.
start-invite = Convidar alguém
start-invite-hint = Envia uma ligação ou mostra um código QR. Sem conta.
start-pass = Jogar no mesmo ecrã
start-pass-hint = De duas a quatro pessoas, à vez.
start-open = Partidas abertas
start-open-none = De momento ninguém está à espera. Abre uma partida e os outros vão vê-la aqui.
start-open-offline = Sem ligação ao servidor. Podes na mesma jogar contra o computador ou com outros neste ecrã.
start-watch = Assistir
start-watch-none = De momento não há nenhuma partida pública.
start-rules = Ler as regras
start-rules-hint = Dois minutos, com imagens.
start-now = Começar
start-create = Criar a ligação
start-level = Nível { $level }
level-label = Força
level-1 = A aprender
level-2 = Primeiros passos
level-3 = Fácil
level-4 = Amador
level-5 = Sólido
level-6 = Hábil
level-7 = Forte
level-8 = Muito forte
level-9 = Perito
level-10 = Força máxima
players-label = Jogadores
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Relógio
clock-own = Outro relógio
clock-kind = Tipo de relógio
clock-kind-increment = Tempo com incremento
clock-kind-delay = Tempo com espera
clock-kind-per-move = Tempo por jogada
clock-kind-hourglass = Ampulheta
clock-own-minutes = Minutos por jogador
clock-own-seconds = Segundos por jogada
first-label = Quem começa
first-lot = Por sorteio
first-me = Eu
first-other = O outro
first-another = Outro jogador
seats-label = Outros lugares
seat-person = Uma pessoa
listed-label = Mostrar entre as partidas abertas
join = Entrar
watch = Assistir
game-watch-move = Jogada { $number }
