### Every screen of the page in the browser.
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

clock-none = בלי שעון
clock-minutes = { $minutes } דק׳
clock-increment = { $minutes } דק׳ + { $seconds } שנ׳
clock-delay = { $minutes } דק׳, השהיה { $seconds } שנ׳
clock-per-move = { $seconds } שנ׳ למהלך
clock-hourglass = שעון חול { $minutes } דק׳
seat-computer = מחשב
your-name = שמך
your-name-hint = לא חובה.
game-of = { $players } שחקנים

## A game

you = את/ה
engine-name = מחשב (רמה { $level })
engine-full = מחשב (מלוא העוצמה)
open-seat = מושב פנוי
guest = אורח

## The connection

page-missing = אין דף בכתובת הזאת.
trouble-offline = השרת לא עונה.
trouble-seat = המושב הזה נתפס ממש עכשיו.
trouble-too-many = יותר מדי בבת אחת. כדאי לנסות שוב עוד רגע.
trouble-too-many-wait = יותר מדי בקשות. כדאי לנסות שוב בעוד { $seconds } שנ׳.
trouble-offered = כבר הצעת את זה מאז המהלך האחרון.
trouble-too-long = המשחק התארך יותר מדי בשביל זה. עדיין אפשר לשחק או להיכנע.
trouble-other = זה לא הצליח.
turn-notice = הגיע תורך.
