### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = forrit er skipanalína, og gæsalappir í henni koma í pörum
argument-engine-option = stilling lítur út eins og Hash=256
argument-limit = mörk líta út eins og 100ms, 2s, 10000n (hnútar) eða 60+0.5 (klukka með viðbót, í sekúndum)
argument-time = tími lítur út eins og 250ms eða 1.5s
argument-sprt = próf lítur út eins og 0,10 eða 0,10,0.05,0.05: tvær tölur um styrkleikamun, sú minni á undan, og tvenn villulíkindi undir 0.5
argument-field = sætaskipan lítur út eins og a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb eða aaa-vs-b

## What is wrong

match-wrong-field = Fjöldi sæta í sætaskipaninni er { $seats }, en fjöldi leikmanna { $players }.
match-sprt-needs-two = --sprt virkar aðeins með tveimur leikmönnum.
match-qtp-cannot = Samskiptareglurnar qtp styðja aðeins tvo leikmenn, á ferningslaga borði og frá upphafi spilsins.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = Engar byrjanir eru í { $file }.
match-opening-over = Spilinu er lokið þegar þessi byrjun er á enda.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Þetta er ekki lína úr skrá yfir einvígi.
match-other-log = { $file } er skrá yfir annað einvígi. Nefndu nýja skrá, eða gefðu upp sömu forrit, mörk, byrjanir og fræ.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = Ekki tókst að ræsa { $command }: { $why }.
match-engine-gone = forritið hætti strax
match-engine-silent = forritið svarar ekki eins og samskiptareglurnar kveða á um

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
