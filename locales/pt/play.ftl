### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = É a tua vez – Fencepost

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
