### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = 引擎是一条命令行，其中的引号必须成对
argument-engine-option = 选项的写法如 Hash=256
argument-limit = 限制的写法如 100ms、2s、10000n（节点）或 60+0.5（棋钟与每步加秒，以秒计）
argument-time = 时间的写法如 250ms 或 1.5s
argument-sprt = 检验的写法如 0,10 或 0,10,0.05,0.05：两个强度差，小的在前，再加两个小于 0.5 的错误概率
argument-field = 组合的写法如 a-vs-b、a-vs-bb、a-vs-bbb、aa-vs-b、aa-vs-bb 或 aaa-vs-b

## What is wrong

match-wrong-field = 这个组合有 { $seats } 个座位，但对局是 { $players } 人。
match-sprt-needs-two = --sprt 只适用于双人对局。
match-qtp-cannot = qtp 协议只支持双人、正方形棋盘，并从开局开始。
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = { $file } 里没有开局着法。
match-opening-over = 这个开局走完时，对局已经结束。
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }：这不是对战日志的一行。
match-other-log = { $file } 是另一场对战的日志。请指定新文件，或使用相同的引擎、限制、开局和种子。
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = 无法启动 { $command }：{ $why }。
match-engine-gone = 它立刻就退出了
match-engine-silent = 它没有按协议应答

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
