### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = À espera de jogadores
invite-hint = Quem tiver esta ligação pode entrar ou assistir.
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
join-sit = Entrar e jogar

## A game

player-out = eliminado
player-away = ausente
player-thinking = a pensar…
fences-left = Barreiras restantes: { $count }
way-length = Passos até à chegada: { $count }
your-turn = A tua vez
turn-of = A jogar: { $name }
not-started = À espera de jogadores
first-move-wait = { $name } ainda tem { $seconds } s para a primeira jogada. Depois, a partida é cancelada.
first-move-wait-you = Ainda tens { $seconds } s para a tua primeira jogada. Depois, a partida é cancelada.
left-for-good = { $name } não aparece há algum tempo.
take-over = Deixar o computador continuar
give-time-to = 15 segundos para { $name }
place-fence = Colocar { $move }
drop-fence = Cancelar
take-fence-hint = Arrasta uma barreira para o tabuleiro ou toca no espaço entre duas casas.
moves = Jogadas
no-moves-yet = Ainda sem jogadas
move-first = Primeira jogada
move-back = Jogada anterior
move-on = Jogada seguinte
move-last = Última jogada
looking-back = Estás a ver uma posição anterior.
back-to-game = Voltar à partida
flip = Rodar o tabuleiro
actions = Ações
takeback = Desfazer jogada
draw = Empate
resign = Desistir
resign-sure = Desistir mesmo?
draw-sure = Todos aceitam o empate?
yes = Sim
no = Não
rematch = Desforra
play-back = Reproduzir
share = Partilhar
copy-record = Copiar a partida
download-record = Guardar a partida
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
next-game = Ir para a partida seguinte
premove-set = Jogada antecipada { $move }, se ainda for permitida
phrases = Mensagens rápidas
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-good-game = Boa partida!
phrase-well-played = Bem jogado!
phrase-thanks = Agradeço!
phrase-oops = Ups!
phrase-one-moment = Um momento, por favor.
phrase-hurry = É a tua vez!
phrase-sorry = Desculpa!
phrase-bye = Adeus!
says = { $name }: { $text }
you-won = Ganhaste
you-lost = Perdeste
game-drawn = Empate
game-broken-off = Cancelada
won-by = { $name } ganhou

## The connection

link-lost = Ligação perdida. A tentar de novo…
link-joining = A ligar…
link-missing = Partida não encontrada.
local-missing = Esta partida já não está guardada neste navegador.
turn-title = A tua vez – Fencepost

## The board, by keyboard and for screen readers

board-label = Tabuleiro. As setas movem o cursor, h e v escolhem uma barreira horizontal ou vertical, p volta às casas, Enter joga.
move-input = Escreve uma jogada
move-input-go = Jogar
move-input-hint = p. ex., e3 ou e3h
keys = Teclas
keys-arrows = No tabuleiro: mover o cursor. Fora dele: percorrer as jogadas
keys-home-end = Primeira e última jogada
keys-h = Barreira horizontal
keys-v = Barreira vertical
keys-p = Voltar às casas
keys-enter = Jogar
keys-escape = Cancelar a barreira
keys-f = Rodar o tabuleiro
keys-m = Ligar e desligar os sons
keys-question = Esta lista
say-square = { $square }, livre
say-square-pawn = { $square }, peão: { $name }
say-square-goes = { $square }, o teu peão pode ir para lá
say-fence-across = { $fence }, horizontal, por cima de { $from } e { $to }
say-fence-upright = { $fence }, vertical, à direita de { $from } e { $to }
say-fence-placed = { $fence }, há aqui uma barreira
say-fence-blocked = { $fence }, aqui não se pode pôr nenhuma barreira
say-moved = { $name } vai para { $move }.
say-fenced = { $name } coloca a barreira { $move }.
say-passed = { $name } tem de passar.
say-out = { $name } fica fora da partida.
say-moved-you = Foste para { $move }.
say-fenced-you = Colocaste a barreira { $move }.
say-passed-you = Tens de passar.
say-out-you = Ficas fora da partida.
say-square-pawn-you = { $square }, o teu peão
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } encurralaria o teu peão: já não poderia sair de { $squares }.
move-input-open = Escrever as jogadas
# $text: what was typed
move-input-wrong = «{ $text }» não é uma jogada. Escreve e3 para andar ou e3h para uma barreira.
keys-slash = Escrever uma jogada

## How a game ended, said to one of the players

ending-goal-you = Chegaste à linha de chegada.
ending-resign-you = O adversário desistiu.
ending-time-you = O adversário ficou sem tempo.
ending-last-player-you = Só restas tu em jogo.
ending-resign-lost = Desististe.
ending-time-lost = Ficaste sem tempo.
review = Rever
# $level: a number
next-level = Jogar no nível { $level }
result-moves = { $count ->
    [0] jogadas
    [one] jogada
   *[other] jogadas
  }
# A caption under the number, whatever it is
result-fences = barreiras colocadas
result-steps = passos até à chegada

## What happens beside the moves, in one short line

news-draw-declined = { $name } recusou o empate.
news-draw-declined-you = Recusaste o empate.
news-takeback-declined = { $name } não deixou desfazer a jogada.
news-takeback-declined-you = Não deixaste desfazer a jogada.
news-rematch-declined = { $name } não quer a desforra.
news-rematch-declined-you = Recusaste a desforra.
news-withdrawn = { $name } retirou a proposta.
news-withdrawn-you = Retiraste a tua proposta.
news-takeback = A última jogada foi desfeita.
news-takeover = Agora o computador joga em vez de { $name }.
news-time = { $name } recebeu mais { $seconds } segundos.
news-time-you = Recebeste mais { $seconds } segundos.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } já não é possível.
# $text: the phrase
phrase-sent = Enviado: { $text }

## Help during a game

hint = Dica
hint-thinking = A pensar…
hints-used = Dicas: { $count }
rules-panel = Regras
rules-panel-loading = A carregar as regras…
rules-panel-missing = De momento não é possível carregar as regras. É preciso uma ligação.
