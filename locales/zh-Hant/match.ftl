### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = 引擎是一行命令，其中的引號必須成對
argument-engine-option = 選項的寫法如 Hash=256
argument-limit = 限制的寫法如 100ms、2s、10000n（節點）或 60+0.5（時鐘與每步加秒，以秒計）
argument-time = 時間的寫法如 250ms 或 1.5s
argument-sprt = 檢定的寫法如 0,10 或 0,10,0.05,0.05：兩個強度差，小的在前，再加兩個小於 0.5 的錯誤機率
argument-field = 組合的寫法如 a-vs-b、a-vs-bb、a-vs-bbb、aa-vs-b、aa-vs-bb 或 aaa-vs-b

## What is wrong

match-wrong-field = 這個組合有 { $seats } 個座位，但對局是 { $players } 人。
match-sprt-needs-two = --sprt 只適用於雙人對局。
match-qtp-cannot = qtp 協定只支援雙人、正方形棋盤，並從開局開始。
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = { $file } 裡沒有開局走法。
match-opening-over = 這個開局走法走完時，對局已經結束。
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }：這不是對戰紀錄檔的一行。
match-other-log = { $file } 是另一場對戰的紀錄檔。請指定新檔案，或使用相同的引擎、限制、開局和種子。
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = 無法啟動 { $command }：{ $why }。
match-engine-gone = 它立刻就結束了
match-engine-silent = 它沒有依協定回應

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
