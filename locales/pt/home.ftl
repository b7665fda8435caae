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
start-computer-hint = Também funciona offline.
start-invite = Convidar alguém
start-invite-hint = Envia uma ligação ou mostra um código QR. Sem conta.
start-pass = Jogar no mesmo ecrã
start-pass-hint = De dois a quatro jogadores num só aparelho.
start-open = Partidas abertas
start-open-none = De momento ninguém está à espera. Cria uma partida e os outros vão vê-la aqui.
start-open-offline = Não há ligação ao servidor. Podes na mesma jogar contra o computador ou com outros neste ecrã.
start-watch = Assistir
start-watch-none = De momento não há partidas públicas.
start-rules = Ler as regras
start-rules-hint = Dois minutos de leitura, com imagens.
start-now = Começar
start-create = Criar ligação
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
clock-own = Personalizado
clock-kind = Tipo de relógio
clock-kind-increment = Tempo por jogador, com incremento
clock-kind-delay = Tempo por jogador, com espera
clock-kind-per-move = Tempo por jogada
clock-kind-hourglass = Ampulheta
clock-own-minutes = Minutos por jogador
clock-own-seconds = Segundos por jogada
first-label = Quem começa
first-lot = Ao acaso
first-me = Eu
first-other = O adversário
first-another = Outra pessoa
seats-label = Outros lugares
seat-person = Uma pessoa
listed-label = Mostrar entre as partidas abertas
join = Entrar
watch = Assistir
game-watch-move = Jogada { $number }

## The first look

home-what = A corrida de barreiras para 2 a 4 jogadores.
home-play = Jogar agora
home-play-hint = Grátis, sem conta
home-learn = Aprender as regras
home-tutorial = Aprender a jogar
home-tutorial-hint = Quinze lições curtas
# Leads to the puzzle of the day
home-puzzle = Desafio do dia
# The board on the start page, for screen readers
home-board = Tabuleiro. As setas escolhem uma casa, h e v uma barreira. Enter joga e a partida começa.
home-tip-title = É a tua vez.
home-tip = Move o peão ou coloca uma barreira, e a partida começa.
home-tip-fence = Toca outra vez na barreira para a colocar.
home-beginning = A partida começa…

## The form

mode-label = Contra
mode-computer = Computador
mode-invite = Um amigo
mode-pass = Este ecrã
more-options = Mais opções
summary-first-lot = Primeira jogada ao acaso
summary-first-me = Começas tu
summary-first-other = Começa o adversário
summary-fences = { $fences ->
    [0] sem barreiras
    [one] uma barreira cada um
   *[other] { $fences } barreiras cada um
  }
clock-kind-game = Tempo para toda a partida
clock-own-game = Minutos ao todo
board-width = Colunas
board-height = Filas
fences-each = Barreiras por jogador
fences-usual = O habitual ({ $fences })

## Others

lobby-waiting = À espera
lobby-yours = A tua partida aberta
exhibition-live = Em direto
exhibition-title = Motores a jogar
exhibition-recorded = Uma partida gravada
