### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = moottori on komentorivi, ja siinä lainausmerkit ovat pareittain
argument-engine-option = asetus on muotoa Hash=256
argument-limit = raja on muotoa 100ms, 2s, 10000n (solmua) tai 60+0.5 (kello ja lisäaika sekunteina)
argument-time = aika on muotoa 250ms tai 1.5s
argument-sprt = testi on muotoa 0,10 tai 0,10,0.05,0.05: kaksi vahvuuseroa, pienempi ensin, ja kaksi virheen todennäköisyyttä alle 0.5
argument-field = asetelma on muotoa a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb tai aaa-vs-b

## What is wrong

match-wrong-field = Asetelmassa paikkoja on { $seats }, mutta pelaajia { $players }.
match-sprt-needs-two = --sprt toimii vain kahdella pelaajalla.
match-qtp-cannot = Protokolla qtp tukee vain kahta pelaajaa, neliön muotoisella laudalla ja pelin alusta lähtien.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = Tiedostossa { $file } ei ole avauksia.
match-opening-over = Peli on tämän avauksen lopussa jo päättynyt.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Tämä ei ole ottelulokin rivi.
match-other-log = { $file } on toisen ottelun loki. Anna uusi tiedosto tai samat moottorit, rajat, avaukset ja siemenluku.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = Käynnistys ei onnistunut: { $command }: { $why }.
match-engine-gone = se päättyi heti
match-engine-silent = se ei vastaa protokollan mukaisesti

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
