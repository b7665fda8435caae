### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.

learn-title = Impara a giocare
learn-progress = { $step } di { $steps }
learn-steps = Lezioni
learn-again = Ricomincia
learn-next = Avanti
learn-back = Indietro
learn-skip = Passa oltre
learn-finish = Gioca una partita
learn-puzzles = Prova un rompicapo
learn-hint = Suggerimento:
learn-show-hint = Mostra un suggerimento
learn-step-done = { $step }: fatto
learn-step-open = { $step }: da fare
learn-over = Ora sai giocare. Buon divertimento!

## What went wrong

learn-not = { $move } no.
learn-wrong-fence = Questa è una barriera. Stavolta fai un passo.
learn-wrong-step = Questo è un passo. Stavolta piazza una barriera.
learn-wrong-away = Con quel passo ti allontani dal traguardo.
learn-wrong-same =
    La strada del Blu è ancora di { $after ->
        [one] un passo
       *[other] { $after } passi
    }.
learn-wrong-both =
    Al Blu costa { $theirs ->
        [one] un passo
       *[other] { $theirs } passi
    }, e a te { $yours ->
        [one] un passo
       *[other] { $yours } passi
    }.
learn-wrong-longer =
    Ora ti { $after ->
        [one] serve un passo
       *[other] servono { $after } passi
    }. Prima erano { $before }.
learn-wrong-small =
    Ora al Blu { $after ->
        [one] serve un passo
       *[other] servono { $after } passi
    }. Non basta ancora.

## 1. A step

learn-step = Fai un passo
learn-step-text = Tu sei Ambra. Vuoi arrivare alla riga in alto. A ogni turno la tua pedina può muoversi di una casella.
learn-step-task = Sali in e2.
learn-step-hint = Tocca la casella sopra la tua pedina.
learn-step-word = Esatto! In su, in giù, a sinistra o a destra: una casella per turno.

## 2. The goal

learn-goal = Arriva al traguardo
learn-goal-text = Non puoi attraversare una barriera: devi girarci intorno. Per vincere va bene qualsiasi casella della riga in alto.
learn-goal-task = Cammina fino alla riga in alto.
learn-goal-hint = Vai a sinistra, in d8. Poi sali.
learn-goal-word = Hai vinto! Vince chi arriva per primo dall’altra parte.

## 3. A fence

learn-fence = Piazza una barriera
learn-fence-text = Invece di fare un passo, puoi piazzare una barriera. È lunga due caselle. Il Blu deve girarci intorno.
learn-fence-task = Piazza una barriera davanti al Blu.
learn-fence-hint = Tocca lo spazio subito sotto il Blu.
learn-fence-word =
    Ora al Blu { $after ->
        [one] serve un passo
       *[other] servono { $after } passi
    }. Prima erano { $before }.

## 4. A fence that is refused

learn-refused = Nessuno in trappola
learn-refused-text = Il Blu può uscire dall’angolo da una parte sola. E se chiudi anche quella?
learn-refused-task = Prova a intrappolare il Blu.
learn-refused-hint = Tocca lo spazio a destra di b9.
learn-refused-word = Vedi? Non si può. Tutti devono avere sempre una strada fino al loro traguardo.
learn-refused-wrong = Il Blu può ancora uscire. Chiudi lo spazio accanto a b9.

## 5. A jump

learn-jump = Salta
learn-jump-text = Il Blu è proprio davanti a te. Puoi saltarlo e arrivare nella casella dietro.
learn-jump-task = Salta oltre il Blu.
learn-jump-hint = Tocca e6, dietro il Blu.
learn-jump-word = Due caselle in una mossa! Un salto ti fa risparmiare un passo.
learn-jump-wrong = Si può fare. Ma adesso salta oltre il Blu.

## 6. A side-step

learn-side = Passa di lato
learn-side-text = Dietro il Blu c’è una barriera. Non puoi saltare diritto. Però puoi andare di fianco al Blu.
learn-side-task = Vai nella casella di fianco al Blu.
learn-side-hint = d6 e f6 sono libere. Toccane una.
learn-side-word = Ottimo! Quando non puoi saltare diritto, puoi andare a sinistra o a destra dell’altra pedina.
learn-side-blocked = La barriera impedisce il salto. Guarda a sinistra e a destra del Blu.
learn-side-wrong = Si può fare. Ma adesso vai di fianco al Blu.

## 7. A side-step with one side closed

learn-one-side = Un solo lato libero
learn-one-side-text = Ora c’è una barriera anche a sinistra del Blu.
learn-one-side-task = Trova la casella libera di fianco al Blu.
learn-one-side-hint = Guarda a destra del Blu: f6.
learn-one-side-word = Giusto. Una barriera non si attraversa mai, nemmeno saltando.
learn-one-side-blocked = Tra il Blu e quella casella c’è una barriera. Prova dall’altra parte.

## 8. Four players

learn-four = Quattro giocatori
learn-four-text = Si può giocare anche in tre o in quattro. Tutti vanno verso il lato opposto: il Verde a destra, il Rosso a sinistra. Puoi saltare chiunque.
learn-four-task = Salta oltre il Verde.
learn-four-hint = Il Verde è il triangolo. Tocca la casella dietro.
learn-four-word = Bene. In quattro si hanno solo 5 barriere a testa. Usale bene.
learn-four-wrong = Si può fare. Ma adesso salta oltre il Verde.

## 9. The length of a path

learn-path = Conta i tuoi passi
learn-path-text = La linea a puntini è la tua strada più breve. Il numero dice quanti passi sono. Chi ha il numero più piccolo è in testa.
learn-path-task = Fai diventare più piccolo il tuo numero.
learn-path-hint = Segui la linea a puntini.
learn-path-word =
    Ora ti { $after ->
        [one] serve un passo
       *[other] servono { $after } passi
    }. Prima erano { $before }.

## 10. A fence that costs the other more

learn-cost = Una buona barriera
learn-cost-text = Una barriera può dare fastidio anche a te. Quella buona costa al Blu molti passi e a te nessuno.
learn-cost-task = Fai perdere al Blu 2 passi o più, senza perderne tu.
learn-cost-hint = Guarda subito sotto il Blu. Lì c’è già una barriera. Allungala.
learn-cost-word =
    Ora al Blu { $after ->
        [one] serve un passo
       *[other] servono { $after } passi
    }, e a te sempre gli stessi. Ecco una buona barriera.

## 11. The pocket

learn-pocket = Chiudi il vicolo
learn-pocket-text = Il Blu scende per una stradina stretta. C’è una sola uscita. Basta una barriera per chiuderla.
learn-pocket-task = Fai perdere al Blu 6 passi o più con una sola barriera.
learn-pocket-hint = Tocca lo spazio tra a2 e a3.
learn-pocket-word =
    Il Blu deve tornare indietro: ora gli { $after ->
        [one] serve un passo
       *[other] servono { $after } passi
    }. Tu non infilarti mai in un vicolo così!

## 12. Fences for the end

learn-keep = Tieni una barriera
learn-keep-text = Al Blu servono 2 passi, a te 3. Se corri e basta, arrivi tardi. Ma hai tenuto una barriera!
learn-keep-task = Usala per arrivare prima del Blu.
learn-keep-hint = Sbarra la strada al Blu, subito prima della riga in basso.
learn-keep-word =
    Ora al Blu { $after ->
        [one] serve un passo
       *[other] servono { $after } passi
    }, e a te solo 3. È alla fine che una barriera vale di più.

## 13. Counting a race

learn-race = Calcola la corsa
learn-race-text = A te servono 4 passi, al Blu anche, e tocca a te. Quindi arrivi prima tu. Con le barriere perderesti solo tempo.
learn-race-task = Corri fino alla riga in alto.
learn-race-hint = Vai sempre diritto. Non fermarti per niente.
learn-race-word = Hai vinto per un passo. Conta prima di piazzare una barriera: a volte basta correre.
learn-race-lost = Troppo tardi: il Blu arriva prima. Ogni turno conta. Riprova.

## 14. A first plan

learn-plan = Un piano per cominciare
learn-plan-text = Come si comincia? Prima fai tre passi al centro. Poi piazza una barriera davanti al Blu.
learn-plan-task = Tre passi in su, poi una barriera che costi un passo al Blu.
learn-plan-hint = Sali fino a e4. Poi piazza una barriera subito sotto il Blu.
learn-plan-word = Un buon inizio. D’ora in poi, a ogni turno chiediti: passo o barriera, con che cosa guadagno di più?
learn-plan-more = Bene. Continua.

## 15. A whole game

learn-game = La tua prima partita
learn-game-text = Ora gioca contro il Blu: è il computer, ancora alle prime armi. Usa tutto quello che sai.
learn-game-task = Vinci la partita.
learn-game-hint = Se il tuo numero è più piccolo, corri. Se no, piazza la barriera che costa più passi al Blu.
learn-game-word = Hai vinto la tua prima partita!
learn-game-lost = Stavolta il Blu è stato più veloce. Ce la farai: riprova.
