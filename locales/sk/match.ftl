### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = engine je príkazový riadok a úvodzovky v ňom musia byť do páru
argument-engine-option = voľba vyzerá ako Hash=256
argument-limit = obmedzenie vyzerá ako 100ms, 2s, 10000n (uzly) alebo 60+0.5 (hodiny s prídavkom v sekundách)
argument-time = čas vyzerá ako 250ms alebo 1.5s
argument-sprt = test vyzerá ako 0,10 alebo 0,10,0.05,0.05: dva rozdiely sily, najprv menší, a dve pravdepodobnosti chyby pod 0.5
argument-field = obsadenie vyzerá ako a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb alebo aaa-vs-b

## What is wrong

match-wrong-field = Obsadenie má { $seats } miesta, ale hráči sú { $players }.
match-sprt-needs-two = --sprt funguje iba s dvoma hráčmi.
match-qtp-cannot = V protokole qtp môžu hrať iba dvaja, na štvorcovej doske a od začiatku partie.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = V súbore { $file } nie sú žiadne otvorenia.
match-opening-over = Na konci tohto otvorenia sa už partia skončila.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Toto nie je riadok záznamu zápasu.
match-other-log = { $file } je záznam iného zápasu. Zvoľ nový súbor alebo zadaj rovnaké enginy, limity, otvorenia a seed.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = { $command } sa nepodarilo spustiť: { $why }.
match-engine-gone = program sa hneď skončil
match-engine-silent = program neodpovedá podľa protokolu

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
