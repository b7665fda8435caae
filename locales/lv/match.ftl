### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = programma ir komandrinda, un pēdiņām tajā jābūt pa pāriem
argument-engine-option = opcija izskatās kā Hash=256
argument-limit = ierobežojums izskatās kā 100ms, 2s, 10000n (mezgli) vai 60+0.5 (pulkstenis ar pieaugumu, sekundēs)
argument-time = laiks izskatās kā 250ms vai 1.5s
argument-sprt = tests izskatās kā 0,10 vai 0,10,0.05,0.05: divas spēka starpības, vispirms mazākā, un divas kļūdas varbūtības zem 0.5
argument-field = sastāvs izskatās kā a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb vai aaa-vs-b

## What is wrong

match-wrong-field = Sastāvā ir { $seats } vietas, bet spēlētāji ir { $players }.
match-sprt-needs-two = --sprt darbojas tikai ar diviem spēlētājiem.
match-qtp-cannot = Ar protokolu qtp var spēlēt tikai divi, uz kvadrātveida laukuma un no partijas sākuma.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = Failā { $file } nav atklātņu.
match-opening-over = Šīs atklātnes beigās partija jau ir beigusies.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Šī nav mača žurnāla rinda.
match-other-log = { $file } ir cita mača žurnāls. Norādi jaunu failu vai tās pašas programmas, ierobežojumus, atklātnes un sākuma skaitli.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = Neizdevās palaist { $command }: { $why }.
match-engine-gone = programma uzreiz beidza darbu
match-engine-silent = programma neatbild, kā prasa protokols

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
