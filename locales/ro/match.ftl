### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = un motor este o linie de comandă, iar ghilimelele din ea vin în perechi
argument-engine-option = o opțiune arată ca Hash=256
argument-limit = o limită arată ca 100ms, 2s, 10000n (noduri) sau 60+0.5 (un ceas cu incrementul său, în secunde)
argument-time = o durată arată ca 250ms sau 1.5s
argument-sprt = un test arată ca 0,10 sau 0,10,0.05,0.05: două diferențe de forță, întâi cea mai mică, și două probabilități de eroare sub 0.5
argument-field = o împărțire arată ca a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb sau aaa-vs-b

## What is wrong

match-wrong-field = Împărțirea are { $seats } locuri, dar sunt { $players } jucători.
match-sprt-needs-two = --sprt merge numai cu doi jucători.
match-qtp-cannot = Cu protocolul qtp pot juca numai doi, pe o tablă pătrată și de la începutul partidei.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = În { $file } nu există deschideri.
match-opening-over = La sfârșitul acestei deschideri partida e deja terminată.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Aceasta nu este o linie dintr-un jurnal de meci.
match-other-log = { $file } este jurnalul altui meci. Indică un fișier nou sau aceleași motoare, limite, deschideri și aceeași sămânță.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = { $command } nu a putut fi pornit: { $why }.
match-engine-gone = s-a închis imediat
match-engine-silent = nu răspunde așa cum cere protocolul

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
