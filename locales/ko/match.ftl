### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = 엔진은 명령줄로 적고, 그 안의 따옴표는 짝이 맞아야 해요
argument-engine-option = 옵션은 Hash=256처럼 적어요
argument-limit = 제한은 100ms, 2s, 10000n(노드), 60+0.5(시계와 추가 시간, 초)처럼 적어요
argument-time = 시간은 250ms나 1.5s처럼 적어요
argument-sprt = 검정은 0,10이나 0,10,0.05,0.05처럼 적어요. 실력 차이 두 개를 작은 것부터, 이어서 0.5보다 작은 오류 확률 두 개예요
argument-field = 자리 구성은 a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb, aaa-vs-b처럼 적어요

## What is wrong

match-wrong-field = 자리 구성은 { $seats }자리인데 플레이어는 { $players }명이에요.
match-sprt-needs-two = --sprt 옵션은 2인 게임에서만 쓸 수 있어요.
match-qtp-cannot = qtp 프로토콜은 정사각형 보드에서 처음부터 시작하는 2인 게임만 지원해요.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = { $file }에 초반 수순이 없어요.
match-opening-over = 이 초반 수순 끝에서 게임이 이미 끝나요.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: 대국 기록 파일의 줄이 아니에요.
match-other-log = { $file } 파일은 다른 대국의 기록이에요. 새 파일을 지정하거나 같은 엔진, 제한, 초반 수순, 시드를 주세요.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = { $command } 실행에 실패했어요: { $why }
match-engine-gone = 바로 종료됐어요
match-engine-silent = 프로토콜대로 응답하지 않아요

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
