### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Faz uma jogada no tabuleiro ou abre uma partida.
analysis-drop = Larga a partida aqui

## Opening

analysis-open = Abrir
analysis-open-text = Partida, lista de jogadas, posição ou ligação
analysis-open-file = Escolher um ficheiro
analysis-new = Novo tabuleiro
analysis-recent = Análises recentes
analysis-delete-study = Apagar esta análise
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Partida { $game } de { $games }
analysis-which-notation = Estas jogadas podem ser lidas em mais de uma notação. Qual é?
dialect-fencepost = Filas contadas de baixo, Sul começa
dialect-glendenning = Filas contadas de cima, Sul começa
dialect-qtp = Filas contadas de baixo, Norte começa

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Linha { $line }, coluna { $column }: { $why }
analysis-too-large = Tem mais de 1 MB. Abre um ficheiro mais pequeno.
analysis-too-long = Tem mais de 20 000 jogadas. Abre uma partida mais curta.
analysis-not-a-record = Neste texto não há partida, lista de jogadas nem posição.
analysis-unreadable = Não é possível ler isto.
analysis-link-damaged = Esta ligação está incompleta ou danificada. Copia-a de novo, da primeira à última letra.
analysis-link-newer = Esta ligação é de uma versão mais recente do Fencepost. Recarrega a página e tenta de novo.
analysis-game-running = Esta partida ainda está a decorrer. Podes analisá-la quando terminar.

## Sharing

analysis-too-long-link = Esta análise é demasiado longa para uma ligação. Guarda-a num ficheiro. Também fica neste navegador.

## The tree

analysis-comment = Comentário
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Sinal
mark-good = Boa jogada
mark-mistake = Erro
mark-brilliant = Jogada brilhante
mark-blunder = Erro grave
mark-interesting = Jogada interessante
mark-dubious = Jogada duvidosa
analysis-variations = Variantes: { $count }
analysis-fold = Esconder variantes
analysis-unfold = Mostrar variantes
analysis-promote = Subir a variante
analysis-make-main = Tornar linha principal
analysis-delete = Apagar a partir daqui
analysis-undo = Anular
analysis-keys-variations = Variante anterior ou seguinte

## The engine

engine = Motor
engine-absent = Não é possível carregar o motor neste navegador.
engine-depth = Profundidade { $depth }
# Millions of positions in a second
engine-speed = { $count } M/s
engine-lines = Linhas: { $count }
engine-fewer = Menos linhas
engine-more = Mais linhas
# Proven; $plies: moves of both players together
engine-win-in = Ganha em { $plies }
engine-loss-in = Perde em { $plies }
engine-chances = Hipóteses de ganhar
per-cent = { $number }%

## The path to the goal

# Of a player: it is their turn
path-to-move = a jogar
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Melhor barreira { $fence }: { $name } +{ $steps }
