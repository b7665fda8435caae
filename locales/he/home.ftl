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
listed-label = להציג בין המשחקים הפתוחים
join = הצטרפות
watch = צפייה
game-watch-move = מהלך { $number }
