### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = מחכים לשחקנים
invite-hint = כל מי שיש לו הקישור הזה יכול להצטרף או לצפות.
invite-link = קישור למשחק
invite-copy = העתקה
invite-copied = הועתק
invite-share = שיתוף
invite-qr = קוד QR של הקישור
invite-seats = { $open ->
    [one] מושב אחד פנוי
    [two] שני מושבים פנויים
   *[other] { $open } מושבים פנויים
  }
invite-cancel = ביטול המשחק
join-title = הוזמנת למשחק
join-hint = { $name } מחכה לך.
join-hint-somebody = מחכים לך.
join-sit = להצטרף ולשחק

## A game

player-out = מחוץ למשחק
player-away = אין חיבור
player-thinking = במחשבה…
fences-left = מחסומים שנשארו: { $count }
way-length = צעדים לסיום: { $count }
your-turn = תורך
turn-of = התור של { $name }
not-started = מחכים לשחקנים
first-move-wait = { $name }: נשארו { $seconds } שנ׳ למהלך הראשון. אחר כך המשחק יבוטל.
first-move-wait-you = נשארו לך { $seconds } שנ׳ למהלך הראשון. אחר כך המשחק יבוטל.
left-for-good = { $name }: אין חיבור כבר זמן מה.
take-over = לתת למחשב להמשיך
give-time-to = לתת 15 שניות: { $name }
place-fence = הצבת { $move }
drop-fence = ביטול
take-fence-hint = גוררים מחסום אל הלוח, או נוגעים ברווח שבין התאים.
moves = מהלכים
no-moves-yet = אין עדיין מהלכים
move-first = המהלך הראשון
move-back = מהלך אחורה
move-on = מהלך קדימה
move-last = המהלך האחרון
looking-back = מוצגת עמדה קודמת.
back-to-game = חזרה למשחק
flip = היפוך הלוח
actions = פעולות
takeback = ביטול מהלך
draw = תיקו
resign = כניעה
resign-sure = באמת להיכנע?
draw-sure = כולם מסכימים לתיקו?
yes = כן
no = לא
rematch = משחק חוזר
play-back = הילוך חוזר
share = שיתוף
copy-record = העתקת רישום המשחק
download-record = שמירת רישום המשחק
new-game = משחק חדש
give-time = לתת 15 שניות
more = עוד
accept = אישור
decline = דחייה
withdraw = ביטול ההצעה
offers-draw = הצעת תיקו מאת { $name }.
offers-takeback = בקשה מאת { $name }: לבטל את { $move }.
offers-rematch = בקשה מאת { $name }: משחק חוזר.
offered-draw = הצעת תיקו.
offered-takeback = ביקשת לבטל את { $move }.
offered-rematch = ביקשת משחק חוזר.
next-game = למשחק הבא
premove-set = מהלך מראש { $move }, אם עדיין יהיה חוקי
phrases = הודעות מהירות
phrase-hello = שלום!
phrase-good-luck = בהצלחה!
phrase-good-game = משחק יפה!
phrase-well-played = שיחקת יפה!
phrase-thanks = תודה!
phrase-oops = אופס!
phrase-one-moment = רק רגע, בבקשה.
phrase-hurry = תורך!
phrase-sorry = סליחה!
phrase-bye = להתראות!
says = { $name }: { $text }
you-won = ניצחת
you-lost = הפסדת
game-drawn = תיקו
game-broken-off = בוטל
won-by = ניצחון: { $name }

## The connection

link-lost = החיבור נותק. מנסים שוב…
link-joining = מתחברים…
link-missing = המשחק לא נמצא.
local-missing = המשחק הזה כבר לא שמור בדפדפן הזה.
turn-title = תורך – Fencepost

## The board, by keyboard and for screen readers

board-label = לוח. מקשי החצים מזיזים את הסמן, h ו־v בוחרים מחסום אופקי או אנכי, p חוזר לתאים, Enter מבצע את המהלך.
move-input = הקלדת מהלך
move-input-go = לשחק
move-input-hint = למשל e3 או e3h
keys = מקשים
keys-arrows = על הלוח: הזזת הסמן. במקום אחר: מעבר בין המהלכים
keys-home-end = המהלך הראשון והאחרון
keys-h = מחסום אופקי
keys-v = מחסום אנכי
keys-p = חזרה לתאים
keys-enter = ביצוע המהלך
keys-escape = ביטול המחסום
keys-f = היפוך הלוח
keys-m = צלילים: הפעלה וכיבוי
keys-question = הרשימה הזאת
say-square = { $square }, פנוי
say-square-pawn = { $square }, הכלי של { $name }
say-square-goes = { $square }, הכלי שלך יכול להגיע לכאן
say-fence-across = { $fence }, אופקי, מעל { $from } ו־{ $to }
say-fence-upright = { $fence }, אנכי, מימין ל־{ $from } ול־{ $to }
say-fence-placed = { $fence }, יש כאן מחסום
say-fence-blocked = { $fence }, אי אפשר להציב כאן מחסום
say-moved = { $name }: אל { $move }.
say-fenced = { $name }: מחסום { $move }.
say-passed = { $name }: ויתור כפוי על התור.
say-out = { $name }: מחוץ למשחק.
say-moved-you = עברת אל { $move }.
say-fenced-you = הצבת את המחסום { $move }.
say-passed-you = עליך לוותר על התור.
say-out-you = יצאת מהמשחק.
say-square-pawn-you = { $square }, הכלי שלך
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } ילכוד את הכלי שלך: הוא לא יוכל עוד לצאת מ־{ $squares }.
move-input-open = הקלדת מהלכים כטקסט
# $text: what was typed
move-input-wrong = ”{ $text }” אינו מהלך. מקלידים e3 לצעד או e3h למחסום.
keys-slash = הקלדת מהלך

## How a game ended, said to one of the players

ending-goal-you = הגעת לקו הסיום.
ending-resign-you = היריב נכנע.
ending-time-you = ליריב נגמר הזמן.
ending-last-player-you = כל השאר יצאו מהמשחק.
ending-resign-lost = נכנעת.
ending-time-lost = נגמר לך הזמן.
review = סקירה
# $level: a number
next-level = לשחק ברמה { $level }
result-moves = { $count ->
    [one] מהלך
    [two] מהלכים
   *[other] מהלכים
  }
# A caption under the number, whatever it is
result-fences = מחסומים שהוצבו
result-steps = צעדים לסיום

## What happens beside the moves, in one short line

news-draw-declined = { $name }: התיקו נדחה.
news-draw-declined-you = דחית את התיקו.
news-takeback-declined = { $name }: ביטול המהלך לא אושר.
news-takeback-declined-you = לא אישרת את ביטול המהלך.
news-rematch-declined = { $name }: לא למשחק חוזר.
news-rematch-declined-you = דחית את המשחק החוזר.
news-withdrawn = { $name }: ההצעה בוטלה.
news-withdrawn-you = ביטלת את ההצעה.
news-takeback = המהלך האחרון בוטל.
news-takeover = מעכשיו המחשב משחק במקום { $name }.
news-time = { $name }: עוד { $seconds } שנ׳.
news-time-you = קיבלת עוד { $seconds } שנ׳.
# On the card of who got them
time-gift = +{ $seconds } שנ׳
premove-dropped = כבר אי אפשר לשחק { $move }.
# $text: the phrase
phrase-sent = נשלח: { $text }

## Help during a game

hint = רמז
hint-thinking = חושבים…
hints-used = רמזים: { $count }
rules-panel = כללים
rules-panel-loading = הכללים נטענים…
rules-panel-missing = אי אפשר לטעון את הכללים כרגע. צריך חיבור.
