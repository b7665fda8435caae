### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = un moteur s’indique par une ligne de commande, où les guillemets vont par paires
argument-engine-option = une option s’écrit comme Hash=256
argument-limit = une limite s’écrit comme 100ms, 2s, 10000n (nœuds) ou 60+0.5 (une pendule avec son incrément, en secondes)
argument-time = une durée s’écrit comme 250ms ou 1.5s
argument-sprt = un test s’écrit comme 0,10 ou 0,10,0.05,0.05 : deux écarts de force, le plus petit d’abord, et deux risques d’erreur inférieurs à 0.5
argument-field = une répartition s’écrit a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb ou aaa-vs-b

## What is wrong

match-wrong-field = La répartition compte { $seats } places, mais il y a { $players } joueurs.
match-sprt-needs-two = --sprt ne fonctionne qu’à deux joueurs.
match-qtp-cannot = Avec le protocole qtp, on ne joue qu’à deux, sur un plateau carré et depuis le début de la partie.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = Il n’y a aucune ouverture dans { $file }.
match-opening-over = La partie est déjà terminée à la fin de cette ouverture.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line } : ceci n’est pas une ligne d’un journal de match.
match-other-log = { $file } est le journal d’un autre match. Indiquez un nouveau fichier, ou les mêmes moteurs, limites, ouvertures et graine.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = Impossible de lancer { $command } : { $why }.
match-engine-gone = il s’est arrêté aussitôt
match-engine-silent = il ne répond pas comme le veut le protocole

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
