### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = програм је командна линија, а наводници у њој иду у пару
argument-engine-option = опција изгледа као Hash=256
argument-limit = граница изгледа као 100ms, 2s, 10000n (чворова) или 60+0.5 (сат са додатком, у секундама)
argument-time = време изгледа као 250ms или 1.5s
argument-sprt = тест изгледа као 0,10 или 0,10,0.05,0.05: две разлике у снази, мања прво, и две вероватноће грешке испод 0.5
argument-field = састав изгледа као a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb или aaa-vs-b

## What is wrong

match-wrong-field = Број места у саставу је { $seats }, а број играча { $players }.
match-sprt-needs-two = --sprt ради само са два играча.
match-qtp-cannot = По протоколу qtp играју само двоје, на квадратној табли, од почетка партије.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = У { $file } нема отварања.
match-opening-over = На крају овог отварања партија је већ завршена.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Ово није ред дневника меча.
match-other-log = { $file } је дневник другог меча. Наведи нову датотеку или исте програме, ограничења, отварања и почетни број.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = Није успело покретање { $command }: { $why }.
match-engine-gone = програм се одмах завршио
match-engine-silent = програм не одговара како протокол тражи

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
