### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

failure-not-json = A mensagem não é JSON.
failure-bad-message = Falta um campo na mensagem, ou um campo é do tipo errado.
# $field: the name of the field in the message
failure-bad-value = O campo «{ $field }» não pode ter este valor.
# $text: what was sent as a move
failure-not-a-move = «{ $text }» não é uma jogada: uma deslocação do peão é uma casa como e2, uma barreira é uma casa seguida de h ou v como e3h.
failure-no-token = Para isto é preciso a chave de um lugar.
failure-unknown-token = Esta chave não pertence a nenhum lugar da partida.
failure-other-origin = As páginas de outros sites não podem fazer isto.
# $host: the name in the address that was asked for
failure-unknown-host = Este servidor não responde pelo nome { $host }. Quem o gere tem de o iniciar com --allow-host { $host } ou --public-url.
failure-no-such-game = Essa partida não existe.
failure-no-such-page = Não há nada neste endereço.
failure-method-not-allowed = Este endereço não conhece esse método.
failure-analysis-off = Este servidor não faz análises.
failure-not-started = A partida não começou: ainda há um lugar livre.
failure-game-over = A partida já terminou.
failure-not-over = A partida ainda não terminou.
failure-ply-mismatch = Entretanto a partida avançou, ou ainda não chegou aí.
failure-not-your-turn = É a vez de outro jogador.
failure-no-open-seat = Não há nenhum lugar livre.
failure-seat-taken = Este lugar está ocupado.
failure-nothing-to-take-back = Não tens nenhuma jogada para desfazer.
failure-nothing-offered = Não foi proposto nada disso.
failure-offered-already = Já o propuseste desde a última jogada.
failure-no-clock = Esta partida não tem relógio.
failure-not-playing = Este lugar não está em jogo, ou já não está.
failure-name-a-seat = Indica o lugar que recebe o tempo; não pode ser o teu.
failure-still-here = O jogador deste lugar ainda está aqui, ou acabou de sair.
failure-game-too-long = Esta partida ficou demasiado longa: só resta jogar ou desistir.
failure-too-large = A mensagem é demasiado longa.
failure-too-slow = A mensagem demorou demasiado a chegar.
failure-rate = Demasiados pedidos. Espera um pouco.
failure-too-many-games = Tens demasiadas partidas por terminar.
failure-too-many-sockets = Demasiadas ligações ao mesmo tempo.
failure-too-many-phrases = Mais devagar, por favor.
failure-too-many-analyses = Demasiadas análises ao mesmo tempo.
failure-storage = Não foi possível guardar a partida. Nada mudou; tenta de novo.
failure-storage-full = O disco do servidor está cheio. Nada mudou; tenta mais tarde.
failure-read-only = O servidor não consegue escrever na sua pasta. Nada mudou; tenta mais tarde.
failure-storage-gone = A base de dados do servidor foi apagada ou substituída. Nada é guardado até o servidor ser reiniciado.
failure-engines-gone = O computador não pode jogar neste servidor até este ser reiniciado.
failure-storage-damaged = A base de dados do servidor está danificada. Nada é guardado até ser reparada.
failure-storage-slow = A procura demorou demasiado. Tenta de novo.
failure-stopping = O servidor está a reiniciar. Tenta de novo já a seguir.
failure-internal = Algo correu mal no servidor. Nada se perdeu; tenta de novo.

## The program

# $url: the address of the page
serve-ready = O Fencepost está em { $url }
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

# $file: the database, $games and $events: how many
verify-sound = { $file } está em ordem. Partidas: { $games }, acontecimentos: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partida { $game }: os seus acontecimentos não batem certo a partir do número { $seq }.
verify-entry = Partida { $game }: o que as listas mostram não corresponde aos seus acontecimentos.
