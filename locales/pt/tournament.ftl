### Tournaments: making one, running it, and the screen for a projector.

tournaments-title = Torneios
tournaments-hint = Emparceiramentos, resultados e classificação, em tabuleiros a sério ou online. Sem conta.
tournaments-yours = Os teus torneios
tournaments-public = Torneios públicos
tournaments-none = De momento não há torneios públicos.
tournament-missing = Este torneio não existe.

## Making one

tournament-new = Novo torneio
tournament-name = Nome
tournament-where = Onde
tournament-at-board = Em tabuleiros a sério
tournament-online = Online
tournament-format = Formato
format-swiss = Suíço
format-round-robin = Todos contra todos
format-knock-out = Eliminatórias
format-swiss-hint = Todos jogam todas as rondas, contra adversários com pontos parecidos.
format-round-robin-hint = Cada um joga contra todos os outros.
format-knock-out-hint = Quem ganha segue em frente. Quem perde as meias-finais joga pelo terceiro lugar.
tournament-table = Jogadores por mesa
tournament-rounds = Rondas
tournament-double = A duas voltas
tournament-listed = Mostrar na lista pública
tournament-create = Criar torneio

## What everybody sees

tournament-what =
    { $players ->
        [0] { $format } · sem jogadores
        [one] { $format } · um jogador
       *[other] { $format } · { $players } jogadores
    }
tab-tables = Mesas
tab-standings = Classificação
tab-players = Jogadores
tab-print = Imprimir e guardar
round-number = Ronda { $round }
round-of = de { $rounds }
round-before = Ronda anterior
round-after = Ronda seguinte
results-in = Resultados: { $in } de { $all }
table-number = Mesa { $table }
goes-first = começa
bye = { $name } folga nesta ronda
bye-points = folga
round-none = A primeira ronda ainda não foi emparceirada.
tournament-finished = Terminado
tournament-winner = { $name } ganha o torneio
result-none = Ainda sem resultado
result-absent = não apareceu
result-nobody = Ninguém apareceu
result-draw = Empate
column-rank = Posição
column-player = Jogador
column-points = Pontos
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz corte 1
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Confronto direto
tiebreak-wins = Vitórias
tiebreak-buchholz-what = A soma dos pontos de todos os adversários.
tiebreak-buchholz-cut-1-what = A mesma soma, sem o adversário com menos pontos.
tiebreak-sonneborn-berger-what = Os pontos dos adversários vencidos, mais metade dos pontos daqueles com quem se empatou.
tiebreak-direct-encounter-what = Os pontos das partidas entre quem está empatado.
tiebreak-wins-what = Partidas ganhas.
sums-title = Como se calcula o desempate: { $name }
sums-round = Ronda { $round }: { $name }
sums-unplayed = Ronda { $round }: não jogada
sums-unplayed-what = Uma ronda não jogada conta como uma partida contra alguém com os mesmos pontos, até um limite (FIDE).
sums-cut = não conta
sums-total = Total
withdrawn = saiu
rating = Rating
watch-table = Assistir
watch-all = Assistir a todas as mesas
open-clock = Abrir um relógio para esta mesa
open-screen = Ecrã para projetor
share-tournament = Convidar jogadores

## Players

join-tournament = Entrar neste torneio
join-name = O teu nome
join-now = Entrar
registration-closed = As inscrições estão fechadas.
you-play = Jogas como { $name }
your-table-sits-out = Nesta ronda folgas.
your-table-wait = Espera pela próxima ronda. Esta página atualiza-se sozinha.
your-game = Abrir a tua partida
who-won = Quem ganhou?
proposal-sent = Enviado. Conta assim que outra pessoa da mesa o confirmar.
proposal-confirm = { $name } diz: { $result }
proposal-agree = Confirmar
proposal-disputed = Os vossos telemóveis não dizem o mesmo. Avisem quem organiza.
withdraw-me = Sair do torneio
withdraw-sure = Sair de vez? Não terás mais partidas.

## The organiser

organiser = Organizas este torneio
assistant = Ajudas neste torneio
tap-winner = Toca em quem ganhou. Toca outra vez para anular.
result-just-entered = Mesa { $table }: outra pessoa acabou de registar um resultado. Toca outra vez para o mudar.
phone-says = O telemóvel de { $name } diz: { $result }
phones-differ = Os telemóveis desta mesa não dizem o mesmo.
accept-result = Aceitar
other-result = Outro resultado
player-add = Adicionar jogador
player-add-name = Nome
player-add-rating = Rating (opcional)
player-late = Inscrição tardia
player-withdraw = Retirar
player-back = Readmitir
player-link = Ligação para o telemóvel deste jogador
round-pair = Emparceirar a ronda { $round }
round-pair-first = Emparceirar a primeira ronda
round-pair-anyway = Emparceirar com repetições
round-undo = Anular a ronda
results-missing =
    { $count ->
        [0] não faltam resultados
        [one] falta um resultado
       *[other] faltam { $count } resultados
    }
players-missing = São precisos pelo menos dois jogadores.
pair-only-repeats = Alguns teriam de voltar a encontrar-se. Podes permitir repetições.
pair-only-second-byes = Alguém teria de folgar pela segunda vez. Podes permiti-lo.
pair-last-round = Já se jogaram todas as rondas.
pairing = A emparceirar…
round-begins = A próxima ronda começa às { $time }.
round-waits = A próxima ronda não pode começar sozinha. Quem organiza tem de a emparceirar.
settings-tournament = Definições do torneio
settings-registration = Inscrições abertas
settings-repeats = Permitir encontros repetidos se não houver alternativa
settings-points = Pontos em mesas de { $players }
settings-place = { $place }.º lugar
settings-tiebreaks = Ordem dos desempates
settings-up = Subir { $name }
settings-absent = Minutos até perder por ausência
settings-start = A próxima ronda começa às
settings-round-time = Minutos por ronda (vazio: sem limite)
settings-pause = Minutos entre rondas (vazio: começar à mão)
settings-engines = O computador ocupa os lugares livres
settings-no-engines = Nunca
settings-save = Guardar
settings-saved = Guardado.
organiser-link = A tua ligação secreta
organiser-link-hint = Quem tiver esta ligação pode fazer tudo. Guarda-a para organizares a partir de outro aparelho.
assistants = Assistentes
assistant-name = Nome
assistant-add = Adicionar assistente
assistant-revoke = Revogar
assistant-revoked = revogado
assistant-link-hint = Envia esta ligação a { $name }. Só é mostrada uma vez.

## Print and save

print-pairings = Imprimir emparceiramentos
print-standings = Imprimir classificação
print-crosstable = Imprimir quadro cruzado
save-json = Tudo (JSON)
save-standings = Classificação (CSV)
save-crosstable = Quadro cruzado (CSV)
save-games = Todas as partidas (.qgn)
crosstable = Quadro cruzado

## The projector screen

screen-scan = Lê o código para seguir
screen-round = Ronda
time-left = Tempo restante
