### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = um motor é uma linha de comandos, e nela as aspas vêm aos pares
argument-engine-option = uma opção escreve-se como Hash=256
argument-limit = um limite escreve-se como 100ms, 2s, 10000n (nós) ou 60+0.5 (um relógio com o seu incremento, em segundos)
argument-time = um tempo escreve-se como 250ms ou 1.5s
argument-sprt = um teste escreve-se como 0,10 ou 0,10,0.05,0.05: duas diferenças de força, a menor primeiro, e duas probabilidades de erro inferiores a 0.5
argument-field = uma distribuição escreve-se a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb ou aaa-vs-b

## What is wrong

match-wrong-field = A distribuição tem { $seats } lugares, mas há { $players } jogadores.
match-sprt-needs-two = --sprt só funciona com dois jogadores.
match-qtp-cannot = Com o protocolo qtp só podem jogar dois, num tabuleiro quadrado e desde o início da partida.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = Não há aberturas em { $file }.
match-opening-over = No fim desta abertura, a partida já terminou.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Isto não é uma linha do registo de um encontro.
match-other-log = { $file } é o registo de outro encontro. Indica um ficheiro novo, ou os mesmos motores, limites, aberturas e semente.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = Não foi possível iniciar { $command }: { $why }.
match-engine-gone = terminou logo
match-engine-silent = não responde como o protocolo exige

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
