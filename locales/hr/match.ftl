### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = program je naredbeni redak, a navodnici u njemu idu u paru
argument-engine-option = opcija izgleda kao Hash=256
argument-limit = granica izgleda kao 100ms, 2s, 10000n (čvorova) ili 60+0.5 (sat s dodatkom, u sekundama)
argument-time = vrijeme izgleda kao 250ms ili 1.5s
argument-sprt = test izgleda kao 0,10 ili 0,10,0.05,0.05: dvije razlike u snazi, manja prvo, i dvije vjerojatnosti pogreške ispod 0.5
argument-field = sastav izgleda kao a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb ili aaa-vs-b

## What is wrong

match-wrong-field = Broj mjesta u sastavu je { $seats }, a broj igrača { $players }.
match-sprt-needs-two = --sprt radi samo s dva igrača.
match-qtp-cannot = Po protokolu qtp igra samo dvoje, na kvadratnoj ploči, od početka partije.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = U { $file } nema otvaranja.
match-opening-over = Na kraju ovog otvaranja partija je već gotova.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Ovo nije redak zapisnika meča.
match-other-log = { $file } je zapisnik drugog meča. Navedi novu datoteku ili iste programe, ograničenja, otvaranja i početni broj.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = Nije uspjelo pokretanje { $command }: { $why }.
match-engine-gone = program je odmah završio
match-engine-silent = program ne odgovara kako protokol traži

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
