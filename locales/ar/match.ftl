### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = المحرك سطر أوامر، وعلامات الاقتباس فيه أزواج
argument-engine-option = يُكتب الخيار هكذا: ⁦Hash=256⁩
argument-limit = يُكتب الحد هكذا: ⁦100ms⁩ أو ⁦2s⁩ أو ⁦10000n⁩ (عقدة) أو ⁦60+0.5⁩ (ساعة مع زيادتها بالثواني)
argument-time = يُكتب الوقت هكذا: ⁦250ms⁩ أو ⁦1.5s⁩
argument-sprt = يُكتب الاختبار هكذا: ⁦0,10⁩ أو ⁦0,10,0.05,0.05⁩، أي فرقان في القوة أصغرهما أولاً، واحتمالان للخطأ أقل من 0.5
argument-field = تُكتب التشكيلة هكذا: ⁦a-vs-b⁩ أو ⁦a-vs-bb⁩ أو ⁦a-vs-bbb⁩ أو ⁦aa-vs-b⁩ أو ⁦aa-vs-bb⁩ أو ⁦aaa-vs-b⁩

## What is wrong

match-wrong-field = عدد المقاعد في التشكيلة { $seats }، وعدد اللاعبين { $players }.
match-sprt-needs-two = لا يعمل ⁦--sprt⁩ إلا مع لاعبين اثنين.
match-qtp-cannot = لا يدعم بروتوكول qtp إلا لاعبين اثنين، على لوح مربع، ومن بداية المباراة.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = لا توجد افتتاحيات في { $file }.
match-opening-over = تنتهي المباراة مع آخر هذه الافتتاحية.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: هذا ليس سطراً من سجل مواجهة.
match-other-log = { $file } سجل مواجهة أخرى. سمِّ ملفاً جديداً، أو أعطِ المحركات والحدود والافتتاحيات والبذرة نفسها.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = تعذر تشغيل { $command }: { $why }.
match-engine-gone = توقف على الفور
match-engine-silent = لا يجيب كما يقتضي البروتوكول

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
