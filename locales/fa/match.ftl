### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = موتور یک خط فرمان است و علامت‌های نقل‌قول در آن جفت‌اند
argument-engine-option = گزینه این شکلی است: ⁦Hash=256⁩
argument-limit = محدودیت این شکلی است: ⁦100ms⁩ یا ⁦2s⁩ یا ⁦10000n⁩ (گره) یا ⁦60+0.5⁩ (ساعت با افزایش، به ثانیه)
argument-time = زمان این شکلی است: ⁦250ms⁩ یا ⁦1.5s⁩
argument-sprt = آزمون این شکلی است: ⁦0,10⁩ یا ⁦0,10,0.05,0.05⁩، یعنی دو اختلاف قدرت، کوچک‌تر اول، و دو احتمال خطا کمتر از 0.5
argument-field = چینش این شکلی است: ⁦a-vs-b⁩ یا ⁦a-vs-bb⁩ یا ⁦a-vs-bbb⁩ یا ⁦aa-vs-b⁩ یا ⁦aa-vs-bb⁩ یا ⁦aaa-vs-b⁩

## What is wrong

match-wrong-field = چینش { $seats } صندلی دارد، اما { $players } نفر بازی می‌کنند.
match-sprt-needs-two = ⁦--sprt⁩ فقط با دو بازیکن کار می‌کند.
match-qtp-cannot = پروتکل qtp فقط از دو بازیکن، روی صفحهٔ مربعی و از آغاز بازی پشتیبانی می‌کند.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = در { $file } هیچ گشایشی نیست.
match-opening-over = بازی در پایان این گشایش تمام شده است.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: این سطری از گزارش یک مسابقه نیست.
match-other-log = { $file } گزارش مسابقهٔ دیگری است. فایل تازه‌ای نام ببرید، یا همان موتورها، محدودیت‌ها، گشایش‌ها و بذر را بدهید.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = { $command } اجرا نشد: { $why }.
match-engine-gone = بی‌درنگ پایان یافت
match-engine-silent = آن‌طور که پروتکل می‌خواهد پاسخ نمی‌دهد

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
