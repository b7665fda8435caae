### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = eine Engine ist eine Befehlszeile, und Anführungszeichen darin kommen paarweise vor
argument-engine-option = eine Option sieht aus wie Hash=256
argument-limit = eine Grenze sieht aus wie 100ms, 2s, 10000n (Knoten) oder 60+0.5 (eine Uhr mit Inkrement, in Sekunden)
argument-time = eine Zeit sieht aus wie 250ms oder 1.5s
argument-sprt = ein Test sieht aus wie 0,10 oder 0,10,0.05,0.05: zwei Unterschiede in der Spielstärke, der kleinere zuerst, und zwei Irrtumswahrscheinlichkeiten unter 0.5
argument-field = eine Besetzung sieht aus wie a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb oder aaa-vs-b

## What is wrong

match-wrong-field = Die Besetzung hat { $seats } Plätze, aber es spielen { $players }.
match-sprt-needs-two = --sprt geht nur mit zwei Spielern.
match-qtp-cannot = Das Protokoll qtp kann nur zwei Spieler, auf einem quadratischen Brett und vom Anfang der Partie an.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = In { $file } stehen keine Eröffnungen.
match-opening-over = Am Ende dieser Eröffnung ist die Partie schon vorbei.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Das ist keine Zeile eines Match-Protokolls.
match-other-log = { $file } ist das Protokoll eines anderen Matchs. Gib eine neue Datei an oder dieselben Engines, Grenzen, Eröffnungen und denselben Startwert.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = { $command } ließ sich nicht starten: { $why }.
match-engine-gone = es hat sich sofort beendet
match-engine-silent = es antwortet nicht so, wie das Protokoll es verlangt

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
