### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = משחקים ב־Fencepost
start-resume = המשך המשחק
start-resume-what = { $players } שחקנים, { $moves ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $moves } מהלכים
  } עד כה
start-computer = משחק נגד המחשב
start-computer-hint = עובד גם בלי אינטרנט.
start-invite = להזמין מישהו
start-invite-hint = שולחים קישור או מראים קוד QR. בלי חשבון.
start-pass = יחד על מסך אחד
start-pass-hint = שניים עד ארבעה שחקנים במכשיר אחד.
start-open = משחקים פתוחים
start-open-none = אף אחד לא מחכה כרגע. אפשר להתחיל משחק, ואחרים יראו אותו כאן.
start-open-offline = אין גישה לשרת. עדיין אפשר לשחק נגד המחשב או יחד על מסך אחד.
start-watch = צפייה
start-watch-none = אין כרגע משחקים ציבוריים.
start-rules = לקרוא את הכללים
start-rules-hint = קריאה של שתי דקות, עם תמונות.
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
clock-own = התאמה אישית
clock-kind = סוג השעון
clock-kind-increment = זמן לשחקן, עם תוספת
clock-kind-delay = זמן לשחקן, עם השהיה
clock-kind-per-move = זמן למהלך
clock-kind-hourglass = שעון חול
clock-own-minutes = דקות לכל שחקן
clock-own-seconds = שניות לכל מהלך
first-label = מי מתחיל
first-lot = אקראי
first-me = אני
first-other = היריב
first-another = מישהו אחר
seats-label = שאר המושבים
seat-person = אדם
listed-label = להציג בין המשחקים הפתוחים
join = הצטרפות
watch = צפייה
game-watch-move = מהלך { $number }

## The first look

home-what = מרוץ המחסומים ל־2 עד 4 שחקנים.
home-play = לשחק עכשיו
home-play-hint = בחינם, בלי חשבון
home-learn = ללמוד את הכללים
home-tutorial = ללמוד תוך כדי משחק
home-tutorial-hint = חמישה־עשר שיעורים קצרים
home-puzzle = חידת היום
# The board on the start page, for screen readers
home-board = לוח. מקשי החצים בוחרים תא, h ו־v בוחרים מחסום. Enter מבצע את המהלך, והמשחק מתחיל.
home-tip-title = תורך.
home-tip = צועדים או מציבים מחסום, והמשחק מתחיל.
home-tip-fence = נגיעה נוספת במחסום מציבה אותו.
home-beginning = המשחק מתחיל…

## The form

mode-label = נגד
mode-computer = המחשב
mode-invite = חבר או חברה
mode-pass = על המסך הזה
more-options = אפשרויות נוספות
summary-first-lot = המתחיל אקראי
summary-first-me = התור הראשון שלך
summary-first-other = התור הראשון של היריב
summary-fences = { $fences ->
    [one] מחסום אחד לכל שחקן
    [two] שני מחסומים לכל שחקן
   *[other] { $fences } מחסומים לכל שחקן
  }
clock-kind-game = זמן לכל המשחק
clock-own-game = דקות בסך הכול
board-width = עמודות
board-height = שורות
fences-each = מחסומים לכל שחקן
fences-usual = רגיל ({ $fences })

## Others

lobby-waiting = בהמתנה
lobby-yours = המשחק הפתוח שלך
exhibition-live = שידור חי
exhibition-title = מנועים משחקים
exhibition-recorded = משחק מוקלט
