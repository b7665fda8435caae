### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = a motor egy parancssor, és az idézőjelek benne párosával állnak
argument-engine-option = egy beállítás így néz ki: Hash=256
argument-limit = egy korlát így néz ki: 100ms, 2s, 10000n (csomópont) vagy 60+0.5 (óra többletidővel, másodpercben)
argument-time = egy időtartam így néz ki: 250ms vagy 1.5s
argument-sprt = egy próba így néz ki: 0,10 vagy 0,10,0.05,0.05: két erőkülönbség, elöl a kisebb, és két tévedési esély 0.5 alatt
argument-field = a felállás ezek egyike: a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb vagy aaa-vs-b

## What is wrong

match-wrong-field = A felállásban { $seats } hely van, de { $players } játékos van.
match-sprt-needs-two = Az --sprt csak két játékossal működik.
match-qtp-cannot = A qtp protokollal csak ketten játszhatnak, négyzetes táblán, a játszma elejétől.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = Nincs megnyitás ebben a fájlban: { $file }.
match-opening-over = A megnyitás végén a játszma már véget ért.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Ez nem egy mérkőzésnapló sora.
match-other-log = Ez egy másik mérkőzés naplója: { $file }. Adj meg új fájlt, vagy ugyanazokat a motorokat, korlátokat, megnyitásokat és kezdőszámot.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = Nem sikerült elindítani: { $command } ({ $why }).
match-engine-gone = azonnal leállt
match-engine-silent = nem úgy válaszol, ahogy a protokoll kéri

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
