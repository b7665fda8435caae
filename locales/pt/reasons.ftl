### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.

reason-win-missed = Vitória desperdiçada: { $better } ganha de certeza.
reason-race-lost = Assim perde-se a corrida: { $name } chega primeiro.
reason-jump-allowed = Agora { $name } pode saltar para { $square }.
reason-longer-path =
    { $steps ->
        [one] O caminho até à chegada aumenta um passo.
       *[other] O caminho até à chegada aumenta { $steps } passos.
    }
reason-fence-costs-mover =
    { $steps ->
        [one] Esta barreira custa um passo a quem a coloca.
       *[other] Esta barreira custa { $steps } passos a quem a coloca.
    }
reason-fence-wasted = Barreira perdida: não aumenta o caminho de ninguém.
reason-fence-allowed =
    { $steps ->
        [one] Agora { $fence } custa um passo.
       *[other] Agora { $fence } custa { $steps } passos.
    }
reason-trap-missed =
    { $steps ->
        [one] Armadilha desperdiçada: { $better }, e depois { $then }, custa um passo a { $name }.
       *[other] Armadilha desperdiçada: { $better }, e depois { $then }, custa { $steps } passos a { $name }.
    }
reason-better-fence =
    { $steps ->
        [one] { $better } custa um passo a { $name }.
       *[other] { $better } custa { $steps } passos a { $name }.
    }
reason-step-wasted = Passo perdido: a chegada não fica mais perto.
reason-better-step = Um passo para { $better } aproxima da chegada.
reason-better-move = { $better } mantém melhores hipóteses.
