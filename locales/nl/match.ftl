### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = een engine is een opdrachtregel, en aanhalingstekens daarin komen in paren
argument-engine-option = een optie ziet eruit als Hash=256
argument-limit = een limiet ziet eruit als 100ms, 2s, 10000n (knopen) of 60+0.5 (een klok met increment, in seconden)
argument-time = een tijd ziet eruit als 250ms of 1.5s
argument-sprt = een test ziet eruit als 0,10 of 0,10,0.05,0.05: twee verschillen in speelsterkte, het kleinste eerst, en twee foutkansen onder 0.5
argument-field = een bezetting ziet eruit als a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb of aaa-vs-b

## What is wrong

match-wrong-field = De bezetting heeft { $seats } plaatsen, maar er spelen er { $players }.
match-sprt-needs-two = --sprt werkt alleen met twee spelers.
match-qtp-cannot = Het protocol qtp kan alleen twee spelers aan, op een vierkant bord en vanaf het begin van de partij.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = Er staan geen openingen in { $file }.
match-opening-over = Aan het eind van deze opening is de partij al afgelopen.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Dit is geen regel van een matchlogboek.
match-other-log = { $file } is het logboek van een andere match. Noem een nieuw bestand, of geef dezelfde engines, limieten, openingen en seed.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = { $command } kon niet worden gestart: { $why }.
match-engine-gone = het programma stopte meteen
match-engine-silent = het programma antwoordt niet zoals het protocol voorschrijft

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
