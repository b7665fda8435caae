### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = et program er en kommandolinje, og anførselstegn i den kommer parvis
argument-engine-option = en indstilling ser ud som Hash=256
argument-limit = en grænse ser ud som 100ms, 2s, 10000n (knuder) eller 60+0.5 (et ur med tillæg, i sekunder)
argument-time = en tid ser ud som 250ms eller 1.5s
argument-sprt = en test ser ud som 0,10 eller 0,10,0.05,0.05: to forskelle i spillestyrke, den mindste først, og to fejlrisici under 0.5
argument-field = en opstilling ser ud som a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb eller aaa-vs-b

## What is wrong

match-wrong-field = Opstillingen har { $seats } pladser, men der er { $players }, der spiller.
match-sprt-needs-two = --sprt virker kun med to spillere.
match-qtp-cannot = Protokollen qtp understøtter kun to spillere, på en kvadratisk spilleplade og fra partiets begyndelse.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = Der er ingen åbninger i { $file }.
match-opening-over = Partiet er allerede slut, når denne åbning er spillet.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Dette er ikke en linje fra en matchlog.
match-other-log = { $file } er loggen fra en anden match. Angiv en ny fil eller de samme programmer, grænser, åbninger og det samme seed.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = { $command } kunne ikke startes: { $why }.
match-engine-gone = programmet sluttede med det samme
match-engine-silent = programmet svarer ikke, som protokollen kræver

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
