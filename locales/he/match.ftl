### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = מנוע הוא שורת פקודה, והמירכאות בה באות בזוגות
argument-engine-option = אפשרות נראית כך: ⁦Hash=256⁩
argument-limit = הגבלה נראית כך: ⁦100ms⁩, ⁦2s⁩, ⁦10000n⁩ (צמתים) או ⁦60+0.5⁩ (שעון עם תוספת, בשניות)
argument-time = זמן נראה כך: ⁦250ms⁩ או ⁦1.5s⁩
argument-sprt = מבחן נראה כך: ⁦0,10⁩ או ⁦0,10,0.05,0.05⁩: שני הפרשי עוצמה, הקטן קודם, ושני סיכויי טעות מתחת ל־0.5
argument-field = הרכב נראה כך: ⁦a-vs-b⁩, ⁦a-vs-bb⁩, ⁦a-vs-bbb⁩, ⁦aa-vs-b⁩, ⁦aa-vs-bb⁩ או ⁦aaa-vs-b⁩

## What is wrong

match-wrong-field = מספר המושבים בהרכב הוא { $seats }, אבל מספר השחקנים הוא { $players }.
match-sprt-needs-two = האפשרות ⁦--sprt⁩ פועלת רק עם שני שחקנים.
match-qtp-cannot = הפרוטוקול qtp תומך רק בשני שחקנים, על לוח ריבועי ומתחילת המשחק.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = אין פתיחות בקובץ { $file }.
match-opening-over = בסוף הפתיחה הזאת המשחק כבר נגמר.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: זו אינה שורה של יומן התמודדות.
match-other-log = { $file } הוא יומן של התמודדות אחרת. יש לציין קובץ חדש, או אותם מנועים, מגבלות, פתיחות וזרע.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = לא ניתן להפעיל את { $command }: { $why }.
match-engine-gone = הוא הסתיים מיד
match-engine-silent = הוא לא עונה כפי שהפרוטוקול דורש

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
