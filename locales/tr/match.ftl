### Matches between engines: their results, and what can go wrong with them.

## Values of arguments, after "invalid value 'x' for '--time <LIMIT>': "

argument-engine = motor bir komut satırıdır, içindeki tırnaklar çift olmalıdır
argument-engine-option = seçenek Hash=256 gibi yazılır
argument-limit = sınır 100ms, 2s, 10000n (düğüm) ya da 60+0.5 (saniye olarak saat ve eklemesi) gibi yazılır
argument-time = süre 250ms ya da 1.5s gibi yazılır
argument-sprt = sınama 0,10 ya da 0,10,0.05,0.05 gibi yazılır: küçüğü önce olmak üzere iki güç farkı, sonra 0.5’ten küçük iki hata olasılığı
argument-field = dağılım a-vs-b, a-vs-bb, a-vs-bbb, aa-vs-b, aa-vs-bb ya da aaa-vs-b gibi yazılır

## What is wrong

match-wrong-field = Dağılımda { $seats } yer var ama { $players } oyuncu var.
match-sprt-needs-two = --sprt yalnızca iki oyuncuyla çalışır.
match-qtp-cannot = qtp protokolünde yalnızca iki oyuncu, kare bir tahtada ve oyunun başından oynayabilir.
# $file: its name, $line: a number, $why: a whole sentence
match-bad-opening = { $file }:{ $line }: { $why }
match-no-openings = { $file }: açılış bulunamadı.
match-opening-over = Bu açılışın sonunda oyun bitmiş oluyor.
# $file: the log of a match, $line: a number
match-not-a-log = { $file }:{ $line }: Bu, bir maç günlüğünün satırı değil.
match-other-log = { $file } başka bir maçın günlüğü. Yeni bir dosya belirt ya da aynı motorları, sınırları, açılışları ve tohumu ver.
# $command: what was typed, $why: one of the two below, or the system's own words
match-cannot-start = { $command } başlatılamadı: { $why }.
match-engine-gone = hemen sonlandı
match-engine-silent = protokole uygun yanıt vermiyor

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
