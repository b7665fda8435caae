### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = לחצות את הלוח, או לחסום את הדרך.
# For search engines and for previews of links
app-description = מעבירים את הכלי לצד השני של הלוח וחוסמים את האחרים במחסומים. משחקים בדפדפן בשניים, בשלושה או בארבעה, נגד אנשים או נגד המחשב. בלי חשבון.
# The picture in previews of links
app-preview = לוח עם כלים ומחסומים.
needs-script = כדי לשחק צריך JavaScript. את הכללים אפשר לקרוא גם בלעדיו.
back-to-start = דף הבית
close = סגירה

## The bar at the top

places = תפריט
place-play = לשחק
place-games = משחקים
place-learn = ללמוד
place-puzzles = חידות
place-analysis = ניתוח
place-rules = כללים
place-editor = עורך
place-clock = שעון
place-tournaments = טורנירים
storage-refused = אין בדפדפן הזה מקום לשמירת משחקים, או שהוא לא מרשה זאת. אפשר להמשיך לשחק, אבל המשחקים יימחקו כשהדף ייסגר.
settings = הגדרות
look = ערכת נושא
look-system = לפי המערכת
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
notify-hint = גם כשחלון אחר פתוח.
show-on-board = מה מוצג על הלוח
overlay-legal = לאן הכלי שלי יכול ללכת
overlay-ways = הדרכים הקצרות ביותר
overlay-lengths = אורכי הדרכים
overlay-last = המהלך האחרון
overlay-coordinates = קואורדינטות

## Start

clock-none = בלי שעון
clock-minutes = { $minutes } דק׳
clock-increment = { $minutes } דק׳ + { $seconds } שנ׳
clock-delay = { $minutes } דק׳, השהיה { $seconds } שנ׳
clock-per-move = { $seconds } שנ׳ למהלך
clock-hourglass = שעון חול { $minutes } דק׳
clock-game = { $minutes } דק׳ לכל המשחק
seat-computer = המחשב
your-name = שמך
your-name-hint = לא חובה
game-of = { $players } שחקנים

## A game

you = את/ה
engine-name = המחשב, רמה { $level }
engine-full = המחשב, מלוא העוצמה
open-seat = מושב פנוי
guest = אורח

## The connection

page-missing = הדף לא נמצא.
trouble-offline = השרת לא עונה.
trouble-seat = המושב הזה נתפס ממש עכשיו.
trouble-too-many = יותר מדי בקשות. כדאי לנסות שוב עוד רגע.
trouble-too-many-wait = יותר מדי בקשות. כדאי לנסות שוב בעוד { $seconds } שנ׳.
trouble-offered = כבר הצעת את זה מאז המהלך האחרון.
trouble-too-long = המשחק ארוך מדי בשביל זה. עדיין אפשר לשחק או להיכנע.
trouble-other = משהו השתבש.
turn-notice = הגיע תורך.
