### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = програмата е команден ред, а кавичките в него вървят по двойки
argument-engine-option = опцията изглежда като Hash=256
argument-limit = ограничението изглежда като 100ms, 2s, 10000n (възли) или 60+0.5 (часовник с добавка, в секунди)
argument-time = времето изглежда като 250ms или 1.5s
argument-sprt = тестът изглежда като 0,10 или 0,10,0.05,0.05: две разлики в силата, по-малката първа, и две вероятности за грешка под 0.5
argument-field = съставът изглежда като a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb или aaa-vs-b

## What is wrong

match-wrong-field = Местата в състава са { $seats }, а играчите са { $players }.
match-sprt-needs-two = --sprt работи само с двама играчи.
match-qtp-cannot = По протокола qtp играят само двама, на квадратна дъска, от началото на играта.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = В { $file } няма дебюти.
match-opening-over = В края на този дебют играта вече е свършила.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Това не е ред от дневник на мач.
match-other-log = { $file } е дневник на друг мач. Посочи нов файл или същите програми, ограничения, дебюти и начално число.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = { $command } не можа да се стартира: { $why }.
match-engine-gone = програмата спря веднага
match-engine-silent = програмата не отговаря, както изисква протоколът

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
