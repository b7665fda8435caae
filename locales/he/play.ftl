### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = מחכים לשחקנים
invite-hint = כל מי שפותח את הקישור יכול לשבת ולשחק. באותו קישור אפשר גם לצפות.
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
invite-cancel = ביטול
join-title = הוזמנת למשחק
join-hint = { $name } מחכה לך.
join-hint-somebody = מחכים לך.
join-sit = לשבת ולשחק

## A game

player-out = בחוץ
player-away = לא כאן
player-thinking = במחשבה…
fences-left = מחסומים שנשארו: { $count }
way-length = צעדים לסיום: { $count }
your-turn = תורך
turn-of = בתור: { $name }
not-started = עוד לא כל המושבים תפוסים
first-move-wait = { $name }: נשארו { $seconds } שנ׳ למהלך הראשון. אחר כך המשחק יופסק.
first-move-wait-you = נשארו לך { $seconds } שנ׳ למהלך הראשון. אחר כך המשחק יופסק.
left-for-good = { $name } כבר זמן מה לא כאן.
take-over = שהמחשב ימשיך
give-time-to = לתת 15 שניות: { $name }
place-fence = הצבת { $move }
drop-fence = להרים בחזרה
take-fence-hint = גוררים מחסום אל הלוח, או נוגעים בחריץ.
moves = מהלכים
no-moves-yet = אין עדיין מהלכים
move-first = להתחלה
move-back = מהלך אחורה
move-on = מהלך קדימה
move-last = למהלך האחרון
looking-back = מוצגת עמדה קודמת.
back-to-game = חזרה למשחק
flip = היפוך
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
copy-record = העתקת הרישום
download-record = שמירת הרישום
new-game = משחק חדש
give-time = לתת 15 שניות
more = עוד
accept = אישור
decline = דחייה
withdraw = ביטול ההצעה
offers-draw = הצעת תיקו מאת { $name }.
offers-takeback = בקשה מאת { $name }: לבטל את { $move }.
offers-rematch = בקשה מאת { $name }: משחק חוזר.
offered-draw = ההצעה שלך: תיקו.
offered-takeback = ביקשת לבטל את { $move }.
offered-rematch = ביקשת משחק חוזר.
next-game = למשחק הבא
premove-set = אחר כך { $move }, אם אפשר.
phrases = להגיד משהו
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
game-broken-off = הופסק
won-by = ניצחון: { $name }

## The connection

link-lost = החיבור נותק. מנסים שוב…
link-joining = מתחברים…
link-missing = אין כאן משחק כזה.
local-missing = המשחק הזה כבר לא שמור בדפדפן.
turn-title = תורך – Fencepost

## The board, by keyboard and for screen readers

board-label = לוח. מקשי החצים מזיזים את הסמן, h ו־v מציבים מחסום, p חוזר לתאים, Enter מבצע את המהלך.
move-input = הקלדת מהלך
move-input-go = לשחק
move-input-hint = למשל e3 או e3h
keys = מקשים
keys-arrows = על הלוח: הזזת הסמן. במקום אחר: מעבר בין המהלכים
keys-home-end = המהלך הראשון והאחרון
keys-h = סמן לרוחב
keys-v = סמן לאורך
keys-p = חזרה לתאים
keys-enter = ביצוע המהלך
keys-escape = ויתור על המחסום
keys-f = היפוך הלוח
keys-m = צלילים: הפעלה וכיבוי
keys-question = הרשימה הזאת
say-square = { $square }, פנוי
say-square-pawn = { $square }, כלי: { $name }
say-square-goes = { $square }, הכלי שלך יכול להגיע לכאן
say-fence-across = { $fence }, לרוחב, מעל { $from } ו־{ $to }
say-fence-upright = { $fence }, לאורך, מימין ל־{ $from } ול־{ $to }
say-fence-placed = { $fence }, יש כאן מחסום
say-fence-blocked = { $fence }, אי אפשר להציב כאן מחסום
say-moved = { $name }: אל { $move }.
say-fenced = { $name }: מחסום { $move }.
say-passed = { $name }: ויתור כפוי על התור.
say-out = { $name }: בחוץ.
