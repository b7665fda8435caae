### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Le regole del gioco
# For search engines and for previews of links
rules-description = Come si gioca in due, tre o quattro: pedine, barriere, salti e orologi, con dieci figure.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 o 4 giocatori · dagli 8 anni · da 10 a 20 minuti
# $number: 1 to 10
rules-figure = Figura { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N ed E sono le pedine di Sud, Ovest, Nord ed Est, # è una barriera, * è dove può andare la pedina, x non è permesso.
# Stands before a paragraph
rules-ruling = La nostra scelta
# At the end of the page
rules-ruling-note = Le regole stampate a volte differiscono e lasciano aperta qualche domanda. Dove un paragrafo porta la scritta «{ rules-ruling }», la risposta è di Fencepost.

## Goal

rules-aim-title = Lo scopo del gioco
rules-aim = Porta la tua pedina dall’altra parte del tavoliere prima che gli altri raggiungano il loro lato. Con le barriere allunghi loro la strada, ma non puoi mai chiuderla del tutto.

## Setup

rules-ready-title = Preparazione
rules-ready-board = Il tavoliere ha 9 per 9 caselle. Viste dal posto Sud, le colonne vanno dalla a alla i, da sinistra a destra, e le righe da 1 a 9, dal basso verso l’alto.
rules-ready-two = In due si gioca a Sud e a Nord, con 10 barriere a testa. Sud parte da e1 e vince sulla riga 9, Nord parte da e9 e vince sulla riga 1.
rules-ready-first = Il posto Sud si assegna con un sorteggio o di comune accordo. Sud gioca per primo; poi si prosegue in senso orario.

## Your turn

rules-turn-title = Il tuo turno
rules-turn = Muovi la pedina oppure piazza una barriera. Non puoi passare. Quando hai finito le barriere, devi muovere la pedina.

## Moving the pawn

rules-pawn-title = Muovere la pedina
rules-pawn = La tua pedina si muove di una casella in su, in giù, a sinistra o a destra. Non va in diagonale, né su una casella dove c’è un’altra pedina.
rules-pawn-fence = Nessuna pedina attraversa una barriera: deve girarci intorno.

## Placing a fence

rules-fence-title = Piazzare una barriera
rules-fence = Una barriera è lunga due caselle e va nella scanalatura tra due coppie di caselle, in orizzontale o in verticale. Non può sporgere dal tavoliere né essere spostata di mezza casella.
rules-fence-overlap = Le barriere non possono sovrapporsi, nemmeno a metà. Possono toccarsi, in fila o a forma di T.
rules-fence-cross = Le barriere non possono nemmeno incrociarsi.
rules-fence-stays = Una barriera piazzata resta dov’è fino alla fine della partita.
rules-fence-way = Dopo ogni barriera, tutte le pedine, anche la tua, devono avere ancora un percorso fino alla loro linea di traguardo. Una barriera che intrappola una pedina non è permessa.
rules-fence-way-ruling = Qui contano solo le barriere: una pedina non blocca mai la strada e un salto non la apre mai.

## Face to face

rules-jump-title = Faccia a faccia
rules-jump = Se nella casella accanto c’è un’altra pedina e in mezzo non ci sono barriere, puoi saltarla e arrivare nella casella subito dietro. Vale in tutte e quattro le direzioni.
rules-jump-side = Se una barriera o un’altra pedina impedisce quel salto, puoi invece andare a sinistra o a destra della pedina che avresti saltato, purché quella casella sia libera e tra essa e quella pedina non ci siano barriere. Finché il salto diritto è possibile, non puoi andare di lato.
rules-jump-edge = Il bordo del tavoliere impedisce un salto proprio come una barriera.
rules-jump-one = Si salta al massimo una pedina, e saltare non è mai obbligatorio se puoi fare altro.
rules-jump-pass = Se non puoi né muovere la pedina né piazzare una barriera, passi.

## The end of the game

rules-end-title = La fine della partita
rules-end = Il primo giocatore la cui pedina raggiunge una casella qualsiasi della sua linea di traguardo vince subito, anche con un salto.
rules-end-leave = In due, perdi se abbandoni o finisci il tempo.
rules-end-draw = Quando la stessa posizione si presenta per la terza volta, con lo stesso numero di barriere in riserva e lo stesso giocatore di turno, la partita finisce in pareggio. La posizione iniziale conta. Tutti quelli ancora in gioco possono anche accordarsi per il pareggio.

## Three and four players

rules-many-title = Tre e quattro giocatori
rules-many-four = In quattro si hanno 5 barriere a testa e si gioca nell’ordine Sud, Ovest, Nord, Est. Ovest parte da a5 e vince sulla colonna i, Est parte da i5 e vince sulla colonna a.
rules-many-three = In tre si hanno 6 barriere a testa; 2 barriere restano nella scatola.
rules-many-three-seats = I posti sono Sud, Ovest e Nord.
rules-many-leave = In tre o in quattro, se abbandoni o finisci il tempo, la tua pedina esce dal tavoliere insieme alle tue barriere in riserva. Le barriere piazzate restano, i tuoi turni si saltano e nessuno deve più lasciarti una strada. Vince l’ultimo che resta.

## Playing with a clock

rules-clock-title = Con l’orologio
rules-clock = Nei tornei il tempo è limitato. Le possibilità sono:
rules-clock-player = Tempo per giocatore: tutti hanno lo stesso tempo per l’intera partita. A scelta, l’orologio aggiunge un incremento dopo ogni mossa, o a ogni mossa aspetta un tempo fisso prima di partire.
rules-clock-game = Tempo per l’intera partita: si divide in parti uguali tra i giocatori.
rules-clock-move = Tempo per mossa: ogni mossa va fatta entro quel tempo.
rules-clock-hourglass = Clessidra: il tempo che usi va agli altri, in parti uguali.
# What the server does
rules-clock-start = Online gli orologi partono quando tutti hanno fatto la prima mossa. Se qualcuno impiega più di un minuto per farla, la partita viene annullata.

## Other boards

rules-boards-title = Altri tavolieri
rules-boards = Per esercitarsi, il tavoliere può avere da 2 a 9 caselle per lato, e ognuno da 0 a 20 barriere. Un tavoliere di 2 per 2 ospita al massimo tre giocatori.
rules-boards-start = Le pedine partono dal centro del loro lato. Se le caselle sono in numero pari, Sud e Nord partono subito a destra del centro, Ovest ed Est subito sopra.

## Writing moves down

rules-writing-title = Scrivere le mosse
rules-writing = Lo spostamento di una pedina si scrive con la casella d’arrivo, come e2. Una barriera prende il nome dalla casella che sta in basso a sinistra rispetto al suo centro: e3h è orizzontale, sopra e3 e f3; e3v è verticale, a destra di e3 ed e4.

## The figures

rules-figure-1 = L’inizio di una partita a due.
rules-figure-2 = I quattro passi di una pedina.
rules-figure-3 = Una barriera taglia la strada: la pedina ci gira intorno.
rules-figure-4 = Giusta: tra due coppie di caselle. Barrata: spostata di mezza casella.
rules-figure-5 = L’ultima barriera intrappolerebbe la pedina: non è permessa.
rules-figure-6 = Il salto diritto.
rules-figure-7 = Una barriera dietro la pedina: si salta alla sua sinistra o alla sua destra.
rules-figure-8 = Lo stesso con un lato chiuso: resta un solo salto.
rules-figure-9 = Un’altra pedina dietro: niente doppio salto, ma entrambi i lati sono aperti.
rules-figure-10 = Sulla sua linea di traguardo: la pedina ha vinto.

## Around the rules

rules-print = Stampa
rules-play = Gioca
# In place of “Play” for somebody who came from a game
rules-back = Torna alla partita
rules-name = Fencepost è un progetto indipendente. Il gioco è venduto come Quoridor®, un nome che appartiene al suo editore. Fencepost non è legato all’editore.
