### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = pogon je ukazna vrstica, narekovaji v njej pa nastopajo v parih
argument-engine-option = možnost je videti kot Hash=256
argument-limit = omejitev je videti kot 100ms, 2s, 10000n (vozlišč) ali 60+0.5 (ura z dodatkom, v sekundah)
argument-time = čas je videti kot 250ms ali 1.5s
argument-sprt = test je videti kot 0,10 ali 0,10,0.05,0.05: dve razliki v moči, manjša najprej, in dve verjetnosti napake pod 0.5
argument-field = zasedba je videti kot a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb ali aaa-vs-b

## What is wrong

match-wrong-field = Število sedežev v zasedbi je { $seats }, število igralcev pa { $players }.
match-sprt-needs-two = --sprt deluje samo z dvema igralcema.
match-qtp-cannot = Po protokolu qtp igrata samo dva, na kvadratni plošči, od začetka partije.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = V { $file } ni otvoritev.
match-opening-over = Na koncu te otvoritve je partije že konec.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: To ni vrstica dnevnika dvoboja.
match-other-log = { $file } je dnevnik drugega dvoboja. Navedi novo datoteko ali iste programe, omejitve, otvoritve in seme.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = Zagon ukaza { $command } ni uspel: { $why }.
match-engine-gone = program se je takoj končal
match-engine-silent = program ne odgovarja, kot zahteva protokol

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
