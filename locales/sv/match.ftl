### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = ett program är en kommandorad, och citattecken i den kommer i par
argument-engine-option = ett alternativ ser ut som Hash=256
argument-limit = en gräns ser ut som 100ms, 2s, 10000n (noder) eller 60+0.5 (en klocka med tillägg, i sekunder)
argument-time = en tid ser ut som 250ms eller 1.5s
argument-sprt = ett test ser ut som 0,10 eller 0,10,0.05,0.05: två skillnader i spelstyrka, den mindre först, och två felrisker under 0.5
argument-field = en uppställning ser ut som a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb eller aaa-vs-b

## What is wrong

match-wrong-field = Uppställningen har { $seats } platser, men { $players } spelar.
match-sprt-needs-two = --sprt fungerar bara med två spelare.
match-qtp-cannot = Protokollet qtp klarar bara två spelare, på ett kvadratiskt bräde och från partiets början.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = Det finns inga öppningar i { $file }.
match-opening-over = Partiet är redan slut när den här öppningen är spelad.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Det här är inte en rad i en matchlogg.
match-other-log = { $file } är loggen för en annan match. Ange en ny fil, eller samma program, gränser, öppningar och frö.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = { $command } kunde inte startas: { $why }.
match-engine-gone = programmet avslutades direkt
match-engine-silent = programmet svarar inte så som protokollet kräver

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
