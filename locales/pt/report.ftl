### The game report on the analysis board: a look through a whole game, and trying its mistakes again.

## What is shown beside the board

study-views = Mostrar
view-moves = Jogadas
view-explorer = Explorador
view-report = Relatório

## Making the report

report-make = Analisar a partida
report-intro = O motor vê cada jogada e mostra onde a partida mudou. Demora cerca de um minuto.
report-empty = Primeiro joga ou abre uma partida.
report-progress = A analisar a partida: { $percent }%
report-stop = Parar
report-again = Analisar de novo
report-changed = A partida mudou desde este relatório.

## The report

report-accuracy = Precisão
report-blunders =
    { $count ->
        [0] 0 erros graves
        [one] { $count } erro grave
       *[other] { $count } erros graves
    }
report-mistakes =
    { $count ->
        [0] 0 erros
        [one] { $count } erro
       *[other] { $count } erros
    }
report-dubious =
    { $count ->
        [0] 0 jogadas duvidosas
        [one] { $count } jogada duvidosa
       *[other] { $count } jogadas duvidosas
    }
report-clean = Sem erros
report-chances = Hipóteses de ganhar
report-steps = Passos que faltam
report-fences = Barreiras na reserva
report-at = Jogada { $number }, { $move }: { $chances }
report-at-start = Início: { $chances }
report-points = Momentos decisivos
report-no-points = Ninguém cometeu um erro grave.
report-drop = { $before } → { $after }%
report-table = Todas as jogadas em tabela
report-column-move = Jogada
report-column-best = Melhor
report-column-before = Antes
report-column-after = Depois
report-column-mark = Sinal

## Trying again

report-try =
    { $count ->
        [one] Corrigir { $count } erro de { $name }
       *[other] Corrigir { $count } erros de { $name }
    }
try-title = Encontra uma jogada melhor para { $name }
try-count = { $number } de { $count }
try-played = Aqui jogou-se { $move }.
try-thinking = A ver { $move }…
try-good = { $move } é uma boa jogada.
try-best = { $move } é a melhor jogada.
try-bad = { $move } não. { $why }
try-hint = Dica
try-hint-pawn = Move o peão.
try-hint-fence = Coloca uma barreira.
try-hint-near = Coloca uma barreira perto de { $place }.
try-show = Ver a jogada
try-shown = A melhor jogada é { $best }.
try-next = Seguinte
try-end = Voltar ao relatório
