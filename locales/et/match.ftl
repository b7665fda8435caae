### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = mootor on käsurida ja jutumärgid on selles paarikaupa
argument-engine-option = säte on kujul Hash=256
argument-limit = piirang on kujul 100ms, 2s, 10000n (sõlme) või 60+0.5 (kell koos lisaajaga sekundites)
argument-time = aeg on kujul 250ms või 1.5s
argument-sprt = test on kujul 0,10 või 0,10,0.05,0.05: kaks tugevuse vahet, väiksem eespool, ja kaks vea tõenäosust alla 0.5
argument-field = koosseis on kujul a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb või aaa-vs-b

## What is wrong

match-wrong-field = Koosseisus on kohti { $seats }, aga mängijaid { $players }.
match-sprt-needs-two = --sprt töötab ainult kahe mängijaga.
match-qtp-cannot = Protokoll qtp toetab ainult kaht mängijat, ruudukujulisel laual ja mängu algusest peale.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = Failis { $file } ei ole avanguid.
match-opening-over = Selle avangu lõpus on mäng juba läbi.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: See ei ole matši logi rida.
match-other-log = { $file } on teise matši logi. Vali uus fail või anna samad mootorid, piirid, avangud ja seeme.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = Käivitamine ei õnnestunud: { $command }: { $why }.
match-engine-gone = see lõpetas kohe töö
match-engine-silent = see ei vasta nii, nagu protokoll nõuab

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
