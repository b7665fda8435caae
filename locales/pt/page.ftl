### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Atravessa, ou barra o caminho aos outros.
# For search engines and for previews of links
app-description = Leva o teu peão até ao outro lado e trava os outros com barreiras. Joga no navegador a dois, três ou quatro, com outras pessoas ou contra o computador. Sem conta.
# The picture in previews of links
app-preview = Um tabuleiro com peões e barreiras.
needs-script = Precisas de JavaScript para jogar. As regras podem ler-se sem ele.
back-to-start = Início
close = Fechar

## The bar at the top

places = Menu principal
place-play = Jogar
place-games = Partidas
place-learn = Aprender
place-puzzles = Desafios
place-analysis = Análise
place-rules = Regras
place-editor = Editor
place-clock = Relógio
place-tournaments = Torneios
storage-refused = Este navegador não tem espaço para guardar partidas ou não o permite. Podes continuar a jogar, mas as partidas perdem-se quando fechares a página.
settings = Definições
look = Tema
look-system = Sistema
look-wood = Madeira
look-light = Claro
look-dark = Escuro
language = Idioma
sound = Sons
confirm-fences = Confirmar antes de colocar uma barreira
confirm-touch = Em ecrãs táteis
confirm-always = Sempre
confirm-never = Nunca
notify = Avisar-me quando for a minha vez
notify-hint = Mesmo que estejas noutra janela.
show-on-board = Mostrar no tabuleiro
overlay-legal = Para onde pode ir o meu peão
overlay-ways = Caminhos mais curtos
overlay-lengths = Comprimento dos caminhos
overlay-last = Última jogada
overlay-coordinates = Coordenadas

## Start

clock-none = Sem relógio
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, espera { $seconds } s
clock-per-move = { $seconds } s por jogada
clock-hourglass = Ampulheta { $minutes } min
clock-game = { $minutes } min para toda a partida
seat-computer = Computador
your-name = O teu nome
your-name-hint = Opcional
game-of = { $players } jogadores

## A game

you = Tu
engine-name = Computador, nível { $level }
engine-full = Computador, força máxima
open-seat = Lugar livre
guest = Convidado

## The connection

page-missing = Página não encontrada.
trouble-offline = O servidor não responde.
trouble-seat = Esse lugar acabou de ser ocupado.
trouble-too-many = Demasiados pedidos. Tenta de novo daqui a pouco.
trouble-too-many-wait = Demasiados pedidos. Tenta de novo daqui a { $seconds } s.
trouble-offered = Já o propuseste desde a última jogada.
trouble-too-long = Esta partida é demasiado longa para isso. Ainda podes jogar ou desistir.
trouble-other = Algo correu mal.
turn-notice = É a tua vez.
