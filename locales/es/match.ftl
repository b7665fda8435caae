### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = un motor se indica con una línea de comandos, y en ella las comillas van por pares
argument-engine-option = una opción se escribe como Hash=256
argument-limit = un límite se escribe como 100ms, 2s, 10000n (nodos) o 60+0.5 (un reloj con su incremento, en segundos)
argument-time = un tiempo se escribe como 250ms o 1.5s
argument-sprt = una prueba se escribe como 0,10 o 0,10,0.05,0.05: dos diferencias de fuerza, primero la menor, y dos probabilidades de error inferiores a 0.5
argument-field = un reparto se escribe a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb o aaa-vs-b

## What is wrong

match-wrong-field = El reparto tiene { $seats } puestos, pero hay { $players } jugadores.
match-sprt-needs-two = --sprt solo funciona con dos jugadores.
match-qtp-cannot = Con el protocolo qtp solo pueden jugar dos, en un tablero cuadrado y desde el principio de la partida.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = No hay ninguna apertura en { $file }.
match-opening-over = La partida ya ha terminado al final de esta apertura.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Esto no es una línea de un registro de encuentro.
match-other-log = { $file } es el registro de otro encuentro. Indica un archivo nuevo, o los mismos motores, límites, aperturas y semilla.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = No se pudo iniciar { $command }: { $why }.
match-engine-gone = terminó enseguida
match-engine-silent = no responde como pide el protocolo

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
