### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = un motore è una riga di comando, e le virgolette vanno a coppie
argument-engine-option = un’opzione si scrive come Hash=256
argument-limit = un limite si scrive come 100ms, 2s, 10000n (nodi) o 60+0.5 (un orologio con il suo incremento, in secondi)
argument-time = un tempo si scrive come 250ms o 1.5s
argument-sprt = un test si scrive come 0,10 o 0,10,0.05,0.05: due differenze di forza, prima la minore, e due probabilità di errore inferiori a 0.5
argument-field = una ripartizione si scrive a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb o aaa-vs-b

## What is wrong

match-wrong-field = La ripartizione ha { $seats } posti, ma i giocatori sono { $players }.
match-sprt-needs-two = --sprt funziona solo con due giocatori.
match-qtp-cannot = Con il protocollo qtp si gioca solo in due, su un tavoliere quadrato e dall’inizio della partita.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = In { $file } non ci sono aperture.
match-opening-over = Alla fine di questa apertura la partita è già finita.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Questa non è una riga di un registro di match.
match-other-log = { $file } è il registro di un altro match. Indica un nuovo file, oppure gli stessi motori, limiti, aperture e seme.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = Impossibile avviare { $command }: { $why }.
match-engine-gone = si è chiuso subito
match-engine-silent = non risponde come richiede il protocollo

## The results. Other programs read these lines: words up to the first number, and the order of numbers, stay as they are.

match-event = Engine match
# Said again and again while the match goes on. $all: games to play
match-progress = { $games }/{ $all }  W { $wins } D { $draws } L { $losses }
match-score = score { $own } - { $other } of { $games } (W { $wins } D { $draws } L { $losses })
# The part of the points that A got, from 0 to 1. $fair: what it would get if both were equally strong
match-rate = rate { $rate } (95 %: { $low } to { $high }), fair share { $fair }
match-elo = elo { $elo } +- { $error } (95 %, by pairs)
match-elo-above = elo above { $elo } (95 %, by pairs)
match-elo-below = elo below { $elo } (95 %, by pairs)
match-elo-unknown = elo unknown
# How sure it is that A is the stronger one
match-superiority = superiority { $percent } %
# $each: how many pairs brought A 0, half a point, 1, one and a half, 2 points
match-pairs = pairs { $pairs } (0 to 2 points: { $each })
match-groups = groups { $groups } (of { $size } games)
# $verdict: H1, H0 or undecided
match-sprt = sprt llr { $llr } ({ $lower } to { $upper }), elo { $weak } against { $strong }: { $verdict }
# $side: A or B
match-faults = faults of { $side }: { $crashes } crashes, { $illegal } illegal moves, { $late } time losses
