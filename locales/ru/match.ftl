### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = движок — это командная строка, и кавычки в ней стоят парами
argument-engine-option = параметр выглядит как Hash=256
argument-limit = предел выглядит как 100ms, 2s, 10000n (узлов) или 60+0.5 (часы с добавлением, в секундах)
argument-time = время выглядит как 250ms или 1.5s
argument-sprt = проверка выглядит как 0,10 или 0,10,0.05,0.05: две разницы в силе, меньшая впереди, и две вероятности ошибки меньше 0.5
argument-field = состав выглядит как a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb или aaa-vs-b

## What is wrong

match-wrong-field = Число мест в составе — { $seats }, а число игроков — { $players }.
match-sprt-needs-two = --sprt работает только с двумя игроками.
match-qtp-cannot = По протоколу qtp играют только вдвоём, на квадратном поле и с начала партии.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = В { $file } нет дебютов.
match-opening-over = В конце этого дебюта партия уже окончена.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Это не строка журнала матча.
match-other-log = { $file } — журнал другого матча. Укажите новый файл или те же движки, ограничения, дебюты и начальное число.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = Не удалось запустить { $command }: { $why }.
match-engine-gone = программа сразу завершилась
match-engine-silent = программа не отвечает так, как требует протокол

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
