### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = לחצות את הלוח, או לחסום את הדרך.
# For search engines and for previews of links
app-description = מעבירים את הכלי לצד השני, או חוסמים את הדרך לאחרים. משחקים בדפדפן בשניים, בשלושה או בארבעה, נגד אנשים או נגד המחשב. בלי חשבון.
# The picture in previews of links
app-preview = לוח עם כלים ומחסומים.
needs-script = כדי לשחק צריך JavaScript, והוא כבוי כאן. את הכללים אפשר לקרוא גם בלעדיו.
back-to-start = חזרה לדף הבית
close = סגירה

## The bar at the top

settings = הגדרות
look = מראה
look-wood = עץ
look-light = בהיר
look-dark = כהה
language = שפה
sound = צלילים
confirm-fences = אישור לפני הצבת מחסום
confirm-touch = במסכי מגע
confirm-always = תמיד
confirm-never = אף פעם
notify = להודיע לי כשמגיע תורי
notify-hint = גם כשחלון אחר נמצא בחזית.
show-on-board = מה מוצג על הלוח
overlay-legal = לאן הכלי שלי יכול ללכת
overlay-ways = הדרכים הקצרות ביותר
overlay-lengths = אורך כל דרך
overlay-last = המהלך האחרון
overlay-coordinates = קואורדינטות

## Start

start-title = משחקים ב־Fencepost
start-resume = המשך המשחק
start-resume-what = { $players } שחקנים, { $moves ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $moves } מהלכים
  } עד כה
start-computer = משחק נגד המחשב
start-computer-hint = עובד גם בלי רשת.
start-invite = להזמין מישהו
start-invite-hint = שולחים קישור או מראים קוד QR. בלי חשבון.
start-pass = יחד על מסך אחד
start-pass-hint = שניים עד ארבעה שחקנים מול המסך הזה.
start-open = משחקים פתוחים
start-open-none = אף אחד לא מחכה כרגע. אפשר לפתוח משחק, ואחרים יראו אותו כאן.
start-open-offline = אין חיבור לשרת. נגד המחשב ויחד על מסך אחד אפשר לשחק בכל זאת.
start-watch = צפייה
start-watch-none = אין כרגע משחק ציבורי.
start-rules = לקרוא את הכללים
start-rules-hint = שתי דקות, עם תמונות.
start-now = התחלה
start-create = יצירת קישור
start-level = רמה { $level }
level-label = עוצמה
level-1 = מתחיל
level-2 = צעדים ראשונים
level-3 = קל
level-4 = חובב
level-5 = יציב
level-6 = מיומן
level-7 = חזק
level-8 = חזק מאוד
level-9 = מומחה
level-10 = מלוא העוצמה
players-label = שחקנים
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = שעון
clock-none = בלי שעון
clock-minutes = { $minutes } דק׳
clock-increment = { $minutes } דק׳ + { $seconds } שנ׳
clock-delay = { $minutes } דק׳, השהיה { $seconds } שנ׳
clock-per-move = { $seconds } שנ׳ למהלך
clock-hourglass = שעון חול { $minutes } דק׳
clock-own = שעון אחר
clock-kind = סוג השעון
clock-kind-increment = זמן לשחקן, עם תוספת
clock-kind-delay = זמן לשחקן, עם השהיה
clock-kind-per-move = זמן למהלך
clock-kind-hourglass = שעון חול
clock-own-minutes = דקות לכל שחקן
clock-own-seconds = שניות לכל מהלך
first-label = מי מתחיל
first-lot = הגרלה
first-me = אני
first-other = היריב
first-another = שחקן אחר
seats-label = שאר המושבים
seat-person = אדם
seat-computer = מחשב
listed-label = להציג בין המשחקים הפתוחים
your-name = שמך
your-name-hint = לא חובה.
join = הצטרפות
watch = צפייה
game-of = { $players } שחקנים
game-watch-move = מהלך { $number }

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

you = את/ה
engine-name = מחשב (רמה { $level })
engine-full = מחשב (מלוא העוצמה)
open-seat = מושב פנוי
guest = אורח
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
page-missing = אין דף בכתובת הזאת.
trouble-offline = השרת לא עונה.
trouble-seat = המושב הזה נתפס ממש עכשיו.
trouble-too-many = יותר מדי בבת אחת. כדאי לנסות שוב עוד רגע.
trouble-too-many-wait = יותר מדי בקשות. כדאי לנסות שוב בעוד { $seconds } שנ׳.
trouble-offered = כבר הצעת את זה מאז המהלך האחרון.
trouble-too-long = המשחק התארך יותר מדי בשביל זה. עדיין אפשר לשחק או להיכנע.
trouble-other = זה לא הצליח.
turn-title = תורך – Fencepost
turn-notice = הגיע תורך.

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
