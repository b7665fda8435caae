### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = an engine is a command line, and quotation marks in it come in pairs
argument-engine-option = an option looks like Hash=256
argument-limit = a limit looks like 100ms, 2s, 10000n (nodes) or 60+0.5 (a clock with its increment, in seconds)
argument-time = a time looks like 250ms or 1.5s
argument-sprt = a test looks like 0,10 or 0,10,0.05,0.05: two differences in strength, the smaller first, and two chances of error below 0.5
argument-field = a field looks like a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb or aaa-vs-b

## What is wrong

match-wrong-field = The field has { $seats } seats, but there are { $players } players.
match-sprt-needs-two = --sprt works only with two players.
match-qtp-cannot = The qtp protocol supports only two players, on a square board, from the start of the game.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = There are no openings in { $file }.
match-opening-over = The game is over at the end of this opening.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: This is not a line of a match log.
match-other-log = { $file } is the log of another match. Name a new file, or give the same engines, limits, openings and seed.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = { $command } could not be started: { $why }.
match-engine-gone = it ended at once
match-engine-silent = it does not answer as the protocol requires

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
