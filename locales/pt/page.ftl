### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Atravessa, ou barra o caminho aos outros.
# For search engines and for previews of links
app-description = Leva o teu peão até ao outro lado, ou barra o caminho aos outros. Joga no navegador a dois, três ou quatro, com outras pessoas ou contra o computador. Sem conta.
# The picture in previews of links
app-preview = Um tabuleiro com peões e barreiras.
needs-script = Para jogar é preciso JavaScript, que aqui está desligado. As regras podem ler-se sem ele.
back-to-start = Voltar ao início
close = Fechar

## The bar at the top

settings = Definições
look = Aspeto
look-wood = Madeira
look-light = Claro
look-dark = Escuro
language = Idioma
sound = Sons
confirm-fences = Confirmar cada barreira
confirm-touch = Em ecrãs táteis
confirm-always = Sempre
confirm-never = Nunca
notify = Avisar-me quando for a minha vez
notify-hint = Mesmo com outra janela à frente.
show-on-board = Mostrar no tabuleiro
overlay-legal = Para onde pode ir o meu peão
overlay-ways = Caminhos mais curtos
overlay-lengths = Comprimento dos caminhos
overlay-last = Última jogada
overlay-coordinates = Coordenadas

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
clock-none = Sem relógio
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, espera { $seconds } s
clock-per-move = { $seconds } s por jogada
clock-hourglass = Ampulheta { $minutes } min
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
seat-computer = Computador
listed-label = Mostrar entre as partidas abertas
your-name = O teu nome
your-name-hint = Só se quiseres.
join = Entrar
watch = Assistir
game-of = { $players } jogadores
game-watch-move = Jogada { $number }

## Waiting for others

invite-title = À espera de jogadores
invite-hint = Quem abrir esta ligação pode sentar-se a jogar. A mesma ligação serve para assistir.
invite-link = Ligação para a partida
invite-copy = Copiar
invite-copied = Copiado
invite-share = Partilhar
invite-qr = Código QR da ligação
invite-seats = { $open ->
    [0] Não há lugares livres
    [one] Há um lugar livre
   *[other] Há { $open } lugares livres
  }
invite-cancel = Cancelar a partida
join-title = Tens um convite
join-hint = { $name } está à tua espera.
join-hint-somebody = Alguém está à tua espera.
join-sit = Sentar e jogar

## A game

you = Tu
engine-name = Computador, nível { $level }
engine-full = Computador, força máxima
open-seat = Lugar livre
guest = Convidado
player-out = fora
player-away = ausente
player-thinking = a pensar…
fences-left = Barreiras restantes: { $count }
way-length = Passos até à chegada: { $count }
your-turn = É a tua vez
turn-of = A jogar: { $name }
not-started = Ainda há lugares livres
first-move-wait = { $name }: restam { $seconds } s para a primeira jogada. Depois, a partida é interrompida.
first-move-wait-you = Restam-te { $seconds } s para a tua primeira jogada. Depois, a partida é interrompida.
left-for-good = { $name } está fora há algum tempo.
take-over = Deixar o computador continuar
give-time-to = Dar 15 segundos a { $name }
place-fence = Colocar { $move }
drop-fence = Retirar a barreira
take-fence-hint = Arrasta uma barreira para o tabuleiro ou toca numa ranhura.
moves = Jogadas
no-moves-yet = Ainda sem jogadas
move-first = Ao início
move-back = Jogada anterior
move-on = Jogada seguinte
move-last = À última jogada
looking-back = Estás a rever jogadas anteriores.
back-to-game = Voltar à partida
flip = Rodar
actions = Ações
takeback = Desfazer
draw = Empate
resign = Desistir
resign-sure = Desistir mesmo?
draw-sure = Todos aceitam o empate?
yes = Sim
no = Não
rematch = Desforra
play-back = Rever
share = Partilhar
copy-record = Copiar o registo
download-record = Guardar o registo
new-game = Nova partida
give-time = Dar 15 segundos
more = Mais
accept = Aceitar
decline = Recusar
withdraw = Retirar
offers-draw = { $name } propõe empate.
offers-takeback = { $name } quer desfazer { $move }.
offers-rematch = { $name } quer a desforra.
offered-draw = Propuseste empate.
offered-takeback = Pediste para desfazer { $move }.
offered-rematch = Pediste a desforra.
next-game = Para a partida seguinte
premove-set = A seguir { $move }, se for possível.
phrases = Dizer algo
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-good-game = Boa partida!
phrase-well-played = Bem jogado!
phrase-thanks = Obrigado!
phrase-oops = Ups!
phrase-one-moment = Um momento, por favor.
phrase-hurry = É a tua vez!
phrase-sorry = Desculpa!
phrase-bye = Adeus!
says = { $name }: { $text }
you-won = Ganhaste
you-lost = Perdeste
game-drawn = Empate
game-broken-off = Partida interrompida
won-by = { $name } ganhou

## The connection

link-lost = Ligação perdida. A tentar de novo…
link-joining = A ligar…
link-missing = Essa partida não existe aqui.
local-missing = Este navegador já não tem essa partida guardada.
page-missing = Não há nenhuma página neste endereço.
trouble-offline = O servidor não responde.
trouble-seat = Esse lugar acabou de ser ocupado.
trouble-too-many = Foi demasiado de uma vez. Tenta de novo daqui a pouco.
trouble-too-many-wait = Demasiados pedidos. Tenta de novo daqui a { $seconds } s.
trouble-offered = Já o propuseste desde a última jogada.
trouble-too-long = A partida ficou demasiado longa para isso. Ainda podes jogar ou desistir.
trouble-other = Não resultou.
turn-title = É a tua vez – Fencepost
turn-notice = É a tua vez.

## The board, by keyboard and for screen readers

board-label = Tabuleiro. As setas movem o cursor, h e v põem uma barreira na horizontal ou na vertical, p volta às casas, Enter joga.
move-input = Escreve uma jogada
move-input-go = Jogar
move-input-hint = Como e3 ou e3h
keys = Teclas
keys-arrows = No tabuleiro: mover o cursor. Fora dele: percorrer as jogadas
keys-home-end = Primeira e última jogada
keys-h = Barreira horizontal
keys-v = Barreira vertical
keys-p = Voltar às casas
keys-enter = Jogar
keys-escape = Largar a barreira
keys-f = Rodar o tabuleiro
keys-m = Ligar e desligar os sons
keys-question = Esta lista
say-square = { $square }, livre
say-square-pawn = { $square }, peão: { $name }
say-square-goes = { $square }, o teu peão pode ir para aqui
say-fence-across = { $fence }, horizontal, por cima de { $from } e { $to }
say-fence-upright = { $fence }, vertical, à direita de { $from } e { $to }
say-fence-placed = { $fence }, há aqui uma barreira
say-fence-blocked = { $fence }, aqui não cabe nenhuma barreira
say-moved = { $name }: peão para { $move }.
say-fenced = { $name }: barreira { $move }.
say-passed = { $name }: sem jogadas possíveis, passa a vez.
say-out = { $name }: fora da partida.
