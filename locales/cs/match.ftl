### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = engine je příkazová řádka a uvozovky v ní musí být do páru
argument-engine-option = volba vypadá jako Hash=256
argument-limit = omezení vypadá jako 100ms, 2s, 10000n (uzly) nebo 60+0.5 (hodiny s přídavkem v sekundách)
argument-time = čas vypadá jako 250ms nebo 1.5s
argument-sprt = test vypadá jako 0,10 nebo 0,10,0.05,0.05: dva rozdíly síly, nejdřív menší, a dvě pravděpodobnosti chyby pod 0.5
argument-field = obsazení vypadá jako a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb nebo aaa-vs-b

## What is wrong

match-wrong-field = Obsazení má { $seats } místa, ale hráči jsou { $players }.
match-sprt-needs-two = --sprt funguje jen se dvěma hráči.
match-qtp-cannot = V protokolu qtp mohou hrát jen dva, na čtvercové desce a od začátku partie.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = V souboru { $file } nejsou žádná zahájení.
match-opening-over = Na konci tohoto zahájení už partie skončila.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Toto není řádek záznamu zápasu.
match-other-log = { $file } je záznam jiného zápasu. Zvol nový soubor, nebo zadej stejné enginy, limity, zahájení a seed.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = { $command } nešlo spustit: { $why }.
match-engine-gone = program hned skončil
match-engine-silent = program neodpovídá podle protokolu

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
