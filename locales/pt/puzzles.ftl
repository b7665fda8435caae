### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.

puzzles-title = Desafios
puzzle-of-the-day = Desafio do dia
puzzle-question = { $name } ainda pode ganhar?
puzzle-question-many = O que deve jogar { $name }?
puzzle-to-move = A jogar: { $name }
puzzle-find = Encontra a única boa jogada
puzzle-loading = A carregar os desafios…
puzzle-failed-to-load = Não foi possível carregar os desafios. Liga-te à Internet e tenta de novo.
puzzle-retry = Tentar de novo
puzzle-number = Desafio { $number }

## Solving

puzzle-wrong = Não é essa a jogada.
puzzle-wrong-answer = O adversário responde com { $move }.
puzzle-right = Certo!
puzzle-right-too = { $move } também ganha.
puzzle-play-on = Continua e mostra como se faz.
puzzle-slipped = { $move } deixa fugir a vantagem. Tenta outra jogada.
puzzle-clear = Resolvido. { $name } está a ganhar.
puzzle-clear-many = Resolvido. { $name } tem as melhores hipóteses.
puzzle-hint = Dica
puzzle-hint-next = Outra dica
puzzle-hint-number = Dica { $number } de 3.
puzzle-hint-step = Move o peão.
puzzle-hint-fence = Coloca uma barreira.
puzzle-hint-cost =
    Aumenta em { $steps ->
        [one] um passo
       *[other] { $steps } passos
    } o caminho de { $name }.
puzzle-hint-guard = Protege o teu próprio caminho.
puzzle-hint-path =
    Depois precisas de { $steps ->
        [one] um passo
       *[other] { $steps } passos
    }.
puzzle-hint-place = Olha à volta de { $square }.
puzzle-show = Ver a solução
puzzle-solution = A jogada é { $move }.
puzzle-analyse = Analisar
puzzle-again = Tentar de novo
puzzle-next = Próximo desafio

## Beside the board

puzzle-grade = Dificuldade
puzzle-grade-of = { $grade } de 5
puzzle-streak =
    { $days ->
        [0] 0 dias
        [one] um dia
       *[other] { $days } dias
    }
puzzle-streak-label = Dias seguidos
puzzle-week = Esta semana
puzzle-more = Mais desafios
puzzle-left = Por resolver: { $left } de { $all }
puzzle-all-done = Já os resolveste todos. Podes resolvê-los outra vez.
puzzle-mark-solved = resolvido
puzzle-mark-failed = por resolver
puzzle-mark-today = hoje

## Themes

theme-all = Todos
theme-trap = Armadilha
theme-race = Corrida
theme-jump = Salto
theme-wasted-fence = Barreira perdida
theme-defence = Defesa
theme-endgame = Final
theme-many = 3 e 4 jogadores
puzzle-themes = O tema

## The program that finds puzzles

puzzles-not-right = { $file }: nestas linhas a jogada não é a única boa: { $lines }
puzzles-invalid = Este desafio não é válido: { $detail }.
