### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = エンジンはコマンドラインで指定し、引用符は対にします
argument-engine-option = オプションはHash=256のように書きます
argument-limit = 制限は100ms、2s、10000n（ノード数）、60+0.5（持ち時間と加算、秒）のように書きます
argument-time = 時間は250msや1.5sのように書きます
argument-sprt = 検定は0,10や0,10,0.05,0.05のように書きます。強さの差を小さい順に2つ、次に0.5未満の誤り確率を2つです
argument-field = 席の割り当てはa-vs-b、a-vs-bb、a-vs-bbb、aa-vs-b、aa-vs-bb、aaa-vs-bのように書きます

## What is wrong

match-wrong-field = 割り当ては{ $seats }席ですが、プレイヤーは{ $players }人です。
match-sprt-needs-two = --sprtは2人の対局でしか使えません。
match-qtp-cannot = プロトコルqtpが対応するのは、2人、正方形のボード、対局の最初からの場合だけです。
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = { $file }に序盤の手順がありません。
match-opening-over = この序盤の手順の終わりで、対局が終わっています。
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: マッチログの行ではありません。
match-other-log = { $file }は別のマッチのログです。新しいファイルを指定するか、同じエンジン、制限、序盤の手順、シードを指定してください。
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = { $command }を起動できませんでした: { $why }
match-engine-gone = すぐに終了しました
match-engine-silent = プロトコルどおりに応答しません

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
