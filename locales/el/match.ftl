### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = μια μηχανή είναι μια γραμμή εντολών, και τα εισαγωγικά σε αυτήν πάνε ανά ζεύγη
argument-engine-option = μια επιλογή γράφεται όπως Hash=256
argument-limit = ένα όριο γράφεται όπως 100ms, 2s, 10000n (κόμβοι) ή 60+0.5 (ρολόι με την προσαύξησή του, σε δευτερόλεπτα)
argument-time = ένας χρόνος γράφεται όπως 250ms ή 1.5s
argument-sprt = ένας έλεγχος γράφεται όπως 0,10 ή 0,10,0.05,0.05: δύο διαφορές δύναμης, πρώτα η μικρότερη, και δύο πιθανότητες σφάλματος κάτω από 0.5
argument-field = μια κατανομή γράφεται a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb ή aaa-vs-b

## What is wrong

match-wrong-field = Η κατανομή έχει { $seats } θέσεις, αλλά οι παίκτες είναι { $players }.
match-sprt-needs-two = Το --sprt λειτουργεί μόνο με δύο παίκτες.
match-qtp-cannot = Με το πρωτόκολλο qtp παίζουν μόνο δύο, σε τετράγωνο ταμπλό και από την αρχή της παρτίδας.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = Δεν υπάρχουν ανοίγματα στο { $file }.
match-opening-over = Στο τέλος αυτού του ανοίγματος η παρτίδα έχει ήδη τελειώσει.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Αυτή δεν είναι γραμμή από ημερολόγιο αγώνα.
match-other-log = Το { $file } είναι το ημερολόγιο άλλου αγώνα. Δώσε νέο αρχείο ή τις ίδιες μηχανές, όρια, ανοίγματα και σπόρο.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = Δεν ήταν δυνατό να ξεκινήσει το { $command }: { $why }.
match-engine-gone = τερματίστηκε αμέσως
match-engine-silent = δεν απαντά όπως ζητά το πρωτόκολλο

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
