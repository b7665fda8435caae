### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = «{ $text }» non è una mossa valida: uno spostamento della pedina è una casella come e2, una barriera è una casella seguita da h o v come e3h.
record-bad-glyph = «{ $text }» non è un segno valido dopo una mossa: ci sono !, ?, !!, ??, !? e ?!, sempre attaccati alla loro mossa.
record-unclosed-comment = Questo commento non finisce: manca una parentesi graffa di chiusura.
record-stray-brace = Questa parentesi graffa di chiusura non chiude nessun commento.
record-unclosed-variation = Questa variante non finisce: manca una parentesi tonda di chiusura.
record-stray-parenthesis = Questa parentesi tonda di chiusura non chiude nessuna variante.
record-variation-of-nothing = Una variante viene dopo la mossa che sostituisce, e qui non ce n’è.
record-bad-tag = Questa non è un’etichetta valida: un’etichetta si scrive come [Event "Casual game"].
record-repeated-tag = Questa etichetta può comparire una volta sola.
record-tag-after-moves = L’etichetta { $text } viene dopo le mosse: le etichette vanno prima.
record-bad-players = «{ $text }» non è un numero valido di giocatori: si gioca in 2, 3 o 4.
record-bad-board = «{ $text }» non è un tavoliere valido: la misura va da 2x2 a 9x9, per esempio 5x7.
record-bad-fences = «{ $text }» non è un numero valido di barriere: ogni giocatore ne ha da 0 a 20.
# $why: a whole sentence
record-bad-position = La posizione iniziale è sbagliata. { $why }
record-bad-setup = { $why }
record-position-differs = «{ $text }» contraddice la posizione iniziale.
record-bad-result =
    «{ $text }» non è un risultato valido: serve un numero per ogni giocatore, separati da -, come 1-0 o 1/2-1/2, oppure * per una partita non finita.
# $players: how many play
record-result-players = Il risultato { $text } non va bene: serve un numero per ognuno dei { $players } giocatori.
# $score: the right result
record-result-on-board = Il risultato { $text } è sbagliato: secondo le mosse è { $score }.
record-result-winner-out = Il risultato { $text } è sbagliato: { $name } non è più in gioco e non può aver vinto.
# $names: a list of seats
record-result-shares = Il risultato { $text } è sbagliato: un pareggio si divide tra chi è ancora in gioco: { $names }.
# $tag: the result in the tag
record-results-differ = Il risultato { $text } non è quello dell’etichetta, { $tag }.
record-result-in-variation = Il risultato { $text } si trova in una variante: il suo posto è alla fine della partita.
record-after-result = «{ $text }» viene dopo il risultato: dopo non può esserci nulla.
