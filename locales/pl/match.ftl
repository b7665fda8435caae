### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = silnik to wiersz polecenia, a cudzysłowy w nim muszą być parami
argument-engine-option = opcja wygląda jak Hash=256
argument-limit = limit wygląda jak 100ms, 2s, 10000n (węzły) lub 60+0.5 (zegar z przyrostem, w sekundach)
argument-time = czas wygląda jak 250ms lub 1.5s
argument-sprt = test wygląda jak 0,10 lub 0,10,0.05,0.05: dwie różnice siły, najpierw mniejsza, i dwa prawdopodobieństwa błędu poniżej 0.5
argument-field = obsada wygląda jak a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb lub aaa-vs-b

## What is wrong

match-wrong-field = Obsada ma { $seats } miejsca, a graczy jest { $players }.
match-sprt-needs-two = --sprt działa tylko przy dwóch graczach.
match-qtp-cannot = W protokole qtp może grać tylko dwóch graczy, na kwadratowej planszy i od początku partii.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = W pliku { $file } nie ma otwarć.
match-opening-over = Na końcu tego otwarcia partia jest już skończona.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: To nie jest wiersz dziennika meczu.
match-other-log = { $file } to dziennik innego meczu. Podaj nowy plik albo te same silniki, limity, otwarcia i ziarno.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = Nie udało się uruchomić { $command }: { $why }.
match-engine-gone = program od razu się zakończył
match-engine-silent = program nie odpowiada zgodnie z protokołem

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
