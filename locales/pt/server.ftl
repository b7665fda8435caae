### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = A mensagem não é JSON.
error-bad-message = Falta um campo, ou um campo é do tipo errado.
# $field: the name of the field in the message
error-bad-value = O campo «{ $field }» não pode ter este valor.
# $text: what was sent as a move
error-not-a-move = «{ $text }» não é uma jogada válida: uma deslocação do peão é uma casa como e2, uma barreira é uma casa seguida de h ou v como e3h.
error-no-token = Para isto é preciso o token de um lugar.
error-unknown-token = Este token não pertence a nenhum lugar da partida.
error-other-origin = Não são permitidos pedidos de outros sites.
# $host: the name in the address that was asked for
error-unknown-host = Este servidor não responde pelo nome { $host }. Quem o gere tem de o iniciar com --allow-host { $host } ou --public-url.
error-no-such-game = Partida não encontrada.
error-no-such-page = Não há nada neste endereço.
error-method-not-allowed = Método não permitido.
error-analysis-off = A análise está desligada neste servidor.
error-own-game = Estás a jogar esta posição contra outras pessoas. Podes analisar a partida quando terminar.
error-not-started = A partida não começou: ainda há um lugar livre.
error-game-over = A partida já terminou.
error-not-over = A partida ainda não terminou.
error-ply-mismatch = Entretanto a partida avançou, ou ainda não chegou aí.
error-not-your-turn = É a vez de outro jogador.
error-no-open-seat = Não há nenhum lugar livre.
error-seat-taken = Este lugar está ocupado.
error-nothing-to-take-back = Não tens nenhuma jogada para desfazer.
error-nothing-offered = Essa proposta não existe.
error-offered-already = Já o propuseste desde a última jogada.
error-no-clock = Esta partida não tem relógio.
error-not-playing = Este lugar não está em jogo, ou já não está.
error-name-a-seat = Indica o lugar que recebe o tempo; não pode ser o teu.
error-still-here = Este jogador ainda está aqui, ou acabou de sair.
error-game-too-long = Esta partida é demasiado longa para isso. Ainda podes jogar ou desistir.
error-too-large = A mensagem é demasiado longa.
error-too-slow = A mensagem demorou demasiado a chegar.
error-rate = Demasiados pedidos. Espera um pouco.
error-too-many-games = Tens demasiadas partidas por terminar.
error-too-many-sockets = Demasiadas ligações ao mesmo tempo.
error-too-many-phrases = Mais devagar, por favor.
error-too-many-analyses = Demasiadas análises ao mesmo tempo.
error-storage = Não foi possível guardar a partida. Nada mudou; tenta de novo.
error-storage-full = O disco do servidor está cheio. Nada mudou; tenta mais tarde.
error-read-only = O servidor não consegue escrever na sua pasta. Nada mudou; tenta mais tarde.
error-storage-gone = A base de dados do servidor foi apagada ou substituída. Nada é guardado até o servidor ser reiniciado.
error-engines-gone = O computador não pode jogar neste servidor até este ser reiniciado.
error-storage-damaged = A base de dados do servidor está danificada. Nada é guardado até ser reparada.
error-storage-slow = A pesquisa demorou demasiado. Tenta de novo.
error-stopping = O servidor está a reiniciar. Tenta de novo.
error-internal = Algo correu mal no servidor. Nada se perdeu; tenta de novo.

## The program

# $url: the address of the page
serve-ready = O Fencepost está a funcionar em { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Não é possível escutar em { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Não é possível usar a pasta { $folder }: { $why }.
# $why: the system's own words
serve-no-threads = Não foi possível iniciar o servidor: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = Não é possível usar { $file }: { $why }.
store-storage-full = Não é possível escrever { $file }: o disco está cheio.
store-read-only = Não é possível escrever { $file }: verifica a quem pertence a pasta e se é só de leitura.
store-damaged = { $file } está danificado ({ $why }). Nada foi alterado. Põe uma cópia de segurança no seu lugar, ou move-o para outro sítio para começar de novo.
store-newer = { $file } foi escrito por uma versão mais recente do Fencepost. Nada foi alterado; usa essa versão.
store-locked = { $file } está a ser usado por outro programa.
store-gone = { $file } foi apagado ou substituído enquanto estava a ser usado.
store-timed-out = { $file } não respondeu a tempo.
store-conflict = { $file } foi alterado ao mesmo tempo por outro programa.
store-unreachable = { $file } está inacessível: { $why }.
store-too-old = { $file } usa o PostgreSQL { $why }, que é demasiado antigo: é necessária a versão 13 ou mais recente.

# $file: the file that should become the copy
backup-exists = { $file } já existe. Indica um ficheiro novo.
# $why: what the database says
backup-failed = Não foi possível escrever { $file }: { $why }.

# $file: the file that should be put back
restore-not-a-store = { $file } não é uma base de dados do Fencepost.
# $file: the database that is there
restore-needs-replace = { $file } já tem partidas. Com --replace ficam guardadas ao lado com outro nome.
# $file: where they are
restore-kept = As partidas que lá estavam estão agora em { $file }.

postgres-tool = { $file } é uma base de dados PostgreSQL. Use { $tool }.

move-data-done = Tudo foi copiado para { $file }; as contagens e os resumos coincidem. Partidas: { $games }, acontecimentos: { $events }.
move-data-not-empty = { $file } não está vazia. Nada foi alterado; indique uma base de dados vazia.
move-data-differs = A cópia em { $file } seria diferente do original na tabela { $table }. Nada foi alterado.

# $file: the database, $games and $events: how many
verify-sound = { $file } está em ordem. Partidas: { $games }, acontecimentos: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partida { $game }: os seus acontecimentos não batem certo a partir do número { $seq }.
verify-entry = Partida { $game }: a sua entrada nas listas não corresponde aos seus acontecimentos.
error-in-tournament = Isto não é possível numa partida de torneio.

# Tournaments
error-no-key = Para isto é precisa a chave de quem organiza, ou o teu próprio token.
error-not-allowed = Esta chave não o permite.
error-no-such-tournament = Torneio não encontrado.
error-no-such-player = Não há nenhum jogador com este número.
error-no-such-table = Essa ronda ou essa mesa não existe.
error-no-such-assistant = Esse assistente não existe.
error-registration-closed = As inscrições estão fechadas.
error-too-late = É demasiado tarde: a primeira ronda já foi emparceirada.
error-tournament-full = O torneio está completo.
error-has-results = Esta ronda já tem resultados e não se pode anular.
error-not-the-last-round = Só se pode anular a última ronda.
error-has-result = Esta mesa já tem outro resultado. Pede a quem organiza que o corrija.
error-not-a-result = Isto não é um resultado para esta mesa. Escreve um número por jogador, como 1-0 ou 0-0-1.
error-needs-a-winner = Numa eliminatória, cada mesa tem de ter um vencedor.
error-played-online = O resultado vem da partida neste servidor.
error-results-missing = Faltam resultados desta ronda.
error-last-round = Era a última ronda.
error-too-few-players = São precisos pelo menos dois jogadores.
error-only-repeats = Seja como for o emparceiramento desta ronda, alguns voltam a encontrar-se. Podes permitir repetições.
error-only-second-byes = Alguém tem de folgar, e já todos folgaram. Podes permitir repetições.
error-no-winner = Uma mesa da última ronda não tem vencedor.
error-too-many-tournaments = Tens demasiados torneios por terminar.
