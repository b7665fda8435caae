### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = et program er en kommandolinje, og anførselstegn i den kommer i par
argument-engine-option = et valg ser ut som Hash=256
argument-limit = en grense ser ut som 100ms, 2s, 10000n (noder) eller 60+0.5 (en klokke med tillegg, i sekunder)
argument-time = en tid ser ut som 250ms eller 1.5s
argument-sprt = en test ser ut som 0,10 eller 0,10,0.05,0.05: to forskjeller i spillestyrke, den minste først, og to feilsannsynligheter under 0.5
argument-field = et oppsett ser ut som a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb eller aaa-vs-b

## What is wrong

match-wrong-field = Oppsettet har { $seats } plasser, men { $players } spiller.
match-sprt-needs-two = --sprt virker bare med to spillere.
match-qtp-cannot = Protokollen qtp støtter bare to spillere, på et kvadratisk brett og fra begynnelsen av partiet.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = Det er ingen åpninger i { $file }.
match-opening-over = Partiet er allerede over når denne åpningen er spilt.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Dette er ikke en linje fra en matchlogg.
match-other-log = { $file } er loggen fra en annen match. Oppgi en ny fil, eller de samme programmene, grensene, åpningene og frøet.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = { $command } kunne ikke startes: { $why }.
match-engine-gone = programmet avsluttet med en gang
match-engine-silent = programmet svarer ikke slik protokollen krever

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
