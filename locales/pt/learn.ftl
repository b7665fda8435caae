### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.

learn-title = Aprende a jogar
learn-progress = { $step } de { $steps }
learn-steps = Lições
learn-again = Outra vez
learn-next = Seguinte
learn-back = Voltar
learn-skip = Ignorar
learn-finish = Jogar uma partida
learn-puzzles = Tentar um desafio
learn-hint = Dica:
learn-show-hint = Ver uma dica
learn-step-done = { $step }: feito
learn-step-open = { $step }: por fazer
learn-over = Agora já sabes jogar. Diverte-te!

## What went wrong

learn-not = { $move } não.
learn-wrong-fence = Isso é uma barreira. Desta vez, dá um passo.
learn-wrong-step = Isso é um passo. Desta vez, coloca uma barreira.
learn-wrong-away = Com esse passo afastas-te da chegada.
learn-wrong-same =
    O caminho do Azul continua a ter { $after ->
        [one] um passo
       *[other] { $after } passos
    }.
learn-wrong-both =
    Isso custa ao Azul { $theirs ->
        [0] 0 passos
        [one] um passo
       *[other] { $theirs } passos
    }, e a ti { $yours ->
        [0] 0 passos
        [one] um passo
       *[other] { $yours } passos
    }.
learn-wrong-longer =
    Agora precisas de { $after ->
        [one] um passo
       *[other] { $after } passos
    }. Antes eram { $before }.
learn-wrong-small =
    Agora o Azul precisa de { $after ->
        [one] um passo
       *[other] { $after } passos
    }. Ainda não chega.

## 1. A step

learn-step = Dá um passo
learn-step-text = Tu és o Âmbar. Queres chegar à fila de cima. Em cada jogada, o teu peão pode andar uma casa.
learn-step-task = Sobe para e2.
learn-step-hint = Toca na casa por cima do teu peão.
learn-step-word = É isso mesmo! Para cima, para baixo, para a esquerda ou para a direita: uma casa de cada vez.

## 2. The goal

learn-goal = Chega ao outro lado
learn-goal-text = Não podes atravessar uma barreira: tens de a contornar. Qualquer casa da fila de cima dá a vitória.
learn-goal-task = Caminha até à fila de cima.
learn-goal-hint = Vai para a esquerda, para d8. Depois, sobe.
learn-goal-word = Ganhaste! Quem chega primeiro ao outro lado ganha a partida.

## 3. A fence

learn-fence = Coloca uma barreira
learn-fence-text = Em vez de dares um passo, podes colocar uma barreira. Tem o comprimento de duas casas. O Azul tem de a contornar.
learn-fence-task = Coloca uma barreira à frente do Azul.
learn-fence-hint = Toca no espaço logo abaixo do Azul.
learn-fence-word =
    Agora o Azul precisa de { $after ->
        [one] um passo
       *[other] { $after } passos
    }. Antes eram { $before }.

## 4. A fence that is refused

learn-refused = Ninguém fica preso
learn-refused-text = O Azul só pode sair do canto por um lado. E se fechares também esse lado?
learn-refused-task = Tenta prender o Azul.
learn-refused-hint = Toca no espaço à direita de b9.
learn-refused-word = Estás a ver? Não se pode. Todos têm de ter sempre um caminho até à sua chegada.
learn-refused-wrong = O Azul ainda consegue sair. Fecha o espaço ao lado de b9.

## 5. A jump

learn-jump = Salta
learn-jump-text = O Azul está mesmo à tua frente. Podes saltar por cima dele, para a casa de trás.
learn-jump-task = Salta por cima do Azul.
learn-jump-hint = Toca em e6, atrás do Azul.
learn-jump-word = Duas casas numa só jogada! Um salto poupa um passo.
learn-jump-wrong = Podes fazer isso. Mas agora salta por cima do Azul.

## 6. A side-step

learn-side = Passa pelo lado
learn-side-text = Há uma barreira atrás do Azul. Não podes saltar a direito. Mas podes ir para o lado do Azul.
learn-side-task = Vai para uma casa ao lado do Azul.
learn-side-hint = d6 e f6 estão livres. Toca numa delas.
learn-side-word = Muito bem! Quando não podes saltar a direito, podes ir para a esquerda ou para a direita do outro peão.
learn-side-blocked = A barreira não te deixa saltar. Olha para a esquerda e para a direita do Azul.
learn-side-wrong = Podes fazer isso. Mas agora vai para o lado do Azul.

## 7. A side-step with one side closed

learn-one-side = Só um lado está livre
learn-one-side-text = Agora também há uma barreira à esquerda do Azul.
learn-one-side-task = Descobre a casa livre ao lado do Azul.
learn-one-side-hint = Olha para a direita do Azul: f6.
learn-one-side-word = Certo. Nunca se atravessa uma barreira, nem a saltar.
learn-one-side-blocked = Há uma barreira entre o Azul e essa casa. Tenta do outro lado.

## 8. Four players

learn-four = Quatro jogadores
learn-four-text = Também se pode jogar a três ou a quatro. Todos vão para o lado oposto: o Verde para a direita, o Vermelho para a esquerda. Podes saltar por cima de qualquer um.
learn-four-task = Salta por cima do Verde.
learn-four-hint = O Verde é o triângulo. Toca na casa atrás dele.
learn-four-word = Boa! A quatro, cada um só tem 5 barreiras. Usa-as bem.
learn-four-wrong = Podes fazer isso. Mas agora salta por cima do Verde.

## 9. The length of a path

learn-path = Conta os teus passos
learn-path-text = A linha de pontinhos é o teu caminho mais curto. O número diz quantos passos são. Quem tem o número mais pequeno vai à frente.
learn-path-task = Torna o teu número mais pequeno.
learn-path-hint = Segue a linha de pontinhos.
learn-path-word =
    Agora precisas de { $after ->
        [one] um passo
       *[other] { $after } passos
    }. Antes eram { $before }.

## 10. A fence that costs the other more

learn-cost = Uma boa barreira
learn-cost-text = Uma barreira também te pode atrapalhar a ti. Uma boa barreira custa muitos passos ao Azul e nenhum a ti.
learn-cost-task = Faz o Azul perder 2 passos ou mais, e tu nenhum.
learn-cost-hint = Olha logo abaixo do Azul. Já lá está uma barreira. Prolonga-a.
learn-cost-word =
    Agora o Azul precisa de { $after ->
        [one] um passo
       *[other] { $after } passos
    }, e tu dos mesmos de antes. Isto é uma boa barreira.

## 11. The pocket

learn-pocket = Fecha o beco
learn-pocket-text = O Azul vai a descer um beco estreito. Só há uma saída. Uma barreira chega para a fechar.
learn-pocket-task = Faz o Azul perder 6 passos ou mais com uma só barreira.
learn-pocket-hint = Toca no espaço entre a2 e a3.
learn-pocket-word =
    O Azul tem de voltar para trás: agora { $after ->
        [one] falta-lhe um passo
       *[other] faltam-lhe { $after } passos
    }. Nunca te metas num beco assim!

## 12. Fences for the end

learn-keep = Guarda uma barreira
learn-keep-text = O Azul precisa de 2 passos e tu de 3. Só a correr, não chegas a tempo. Mas guardaste uma barreira!
learn-keep-task = Usa-a para chegares primeiro.
learn-keep-hint = Corta com ela o caminho do Azul, mesmo antes da fila de baixo.
learn-keep-word =
    Agora o Azul precisa de { $after ->
        [one] um passo
       *[other] { $after } passos
    }, e tu só de 3. É no fim que uma barreira vale mais.

## 13. Counting a race

learn-race = Faz as contas à corrida
learn-race-text = Tu precisas de 4 passos, o Azul também, e é a tua vez. Por isso chegas primeiro. Com barreiras só perdias tempo.
learn-race-task = Corre até à fila de cima.
learn-race-hint = Vai sempre a direito. Não pares por nada.
learn-race-word = Ganhaste por um passo. Conta antes de colocares uma barreira: às vezes basta correr.
learn-race-lost = Tarde demais: o Azul chega primeiro. Todas as jogadas contam. Tenta outra vez.

## 14. A first plan

learn-plan = Um primeiro plano
learn-plan-text = Como se começa? Primeiro, dá três passos pelo meio. Depois, coloca uma barreira à frente do Azul.
learn-plan-task = Três passos para cima e uma barreira que custe um passo ao Azul.
learn-plan-hint = Sobe até e4. Depois, coloca uma barreira logo abaixo do Azul.
learn-plan-word = Bom começo. A partir de agora, pergunta-te em cada jogada: passo ou barreira, com qual ganho mais?
learn-plan-more = Boa. Continua.

## 15. A whole game

learn-game = A tua primeira partida
learn-game-text = Agora joga contra o Azul: é o computador, que ainda está a aprender. Usa tudo o que sabes.
learn-game-task = Ganha a partida.
learn-game-hint = Se o teu número for mais pequeno, corre. Se não, coloca a barreira que custa mais passos ao Azul.
learn-game-word = Ganhaste a tua primeira partida!
learn-game-lost = Desta vez, o Azul foi mais rápido. Vais conseguir: tenta outra vez.
