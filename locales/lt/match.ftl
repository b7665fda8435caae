### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = programa yra komandų eilutė, o kabutės joje turi eiti poromis
argument-engine-option = parinktis atrodo kaip Hash=256
argument-limit = riba atrodo kaip 100ms, 2s, 10000n (mazgai) arba 60+0.5 (laikrodis su priedu, sekundėmis)
argument-time = laikas atrodo kaip 250ms arba 1.5s
argument-sprt = testas atrodo kaip 0,10 arba 0,10,0.05,0.05: du jėgos skirtumai, pirma mažesnis, ir dvi klaidos tikimybės, mažesnės už 0.5
argument-field = sudėtis atrodo kaip a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb arba aaa-vs-b

## What is wrong

match-wrong-field = Sudėtyje yra { $seats } vietos, o žaidėjai yra { $players }.
match-sprt-needs-two = --sprt veikia tik su dviem žaidėjais.
match-qtp-cannot = Protokolu qtp gali žaisti tik du, kvadratiniame lauke ir nuo partijos pradžios.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = Faile { $file } nėra debiutų.
match-opening-over = Šio debiuto gale partija jau baigta.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Tai nėra mačo žurnalo eilutė.
match-other-log = { $file } yra kito mačo žurnalas. Nurodyk naują failą arba tas pačias programas, ribas, debiutus ir pradinį skaičių.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = Nepavyko paleisti { $command }: { $why }.
match-engine-gone = programa iš karto baigė darbą
match-engine-silent = programa neatsako pagal protokolą

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
