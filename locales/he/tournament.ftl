### Tournaments: making one, running it, and the screen for a projector.

tournaments-title = טורנירים
tournaments-hint = שיבוצים, תוצאות וטבלה, ללוחות אמיתיים או ברשת. בלי חשבון.
tournaments-yours = הטורנירים שלך
tournaments-public = טורנירים ציבוריים
tournaments-none = אין כרגע טורנירים ציבוריים.
tournament-missing = אין טורניר כזה.

## Making one

tournament-new = טורניר חדש
tournament-name = שם
tournament-where = מקום
tournament-at-board = על לוחות אמיתיים
tournament-online = ברשת
tournament-format = שיטה
format-swiss = שווייצרית
format-round-robin = כולם מול כולם
format-knock-out = נוקאאוט
format-swiss-hint = כולם משחקים בכל סיבוב, נגד שחקנים עם ניקוד דומה.
format-round-robin-hint = כל אחד פוגש את כל האחרים.
format-knock-out-hint = המנצח ממשיך. מפסידי חצי הגמר משחקים על המקום השלישי.
tournament-table = שחקנים לשולחן
tournament-rounds = סיבובים
tournament-double = כל מפגש פעמיים
tournament-listed = להציג ברשימה הציבורית
tournament-create = יצירת טורניר

## What everybody sees

tournament-what =
    { $players ->
        [one] { $format } · שחקן אחד
        [two] { $format } · שני שחקנים
       *[other] { $format } · { $players } שחקנים
    }
tab-tables = שולחנות
tab-standings = טבלה
tab-players = שחקנים
tab-print = הדפסה ושמירה
round-number = סיבוב { $round }
round-of = מתוך { $rounds }
round-before = הסיבוב הקודם
round-after = הסיבוב הבא
results-in =
    { $all ->
        [one] הגיעו { $in } מתוך תוצאה אחת
        [two] הגיעו { $in } מתוך שתי תוצאות
       *[other] הגיעו { $in } מתוך { $all } תוצאות
    }
table-number = שולחן { $table }
goes-first = פתיחה
bye = { $name }: בלי משחק בסיבוב הזה
bye-points = בלי משחק
round-none = הסיבוב הראשון עוד לא שובץ.
tournament-finished = הסתיים
tournament-winner = ניצחון בטורניר: { $name }
result-none = אין עדיין תוצאה
result-absent = היעדרות
result-nobody = אף אחד לא הגיע
result-draw = תיקו
column-rank = מקום
column-player = שחקן
column-points = נקודות
tiebreak-buchholz = בוכהולץ
tiebreak-buchholz-cut-1 = בוכהולץ פחות 1
tiebreak-sonneborn-berger = זונבורן־ברגר
tiebreak-direct-encounter = מפגש ישיר
tiebreak-wins = ניצחונות
tiebreak-buchholz-what = סכום הנקודות של כל היריבים.
tiebreak-buchholz-cut-1-what = אותו סכום, בלי הנמוך שבהם.
tiebreak-sonneborn-berger-what = הנקודות של היריבים שהובסו, וחצי מאלה של יריבי התיקו.
tiebreak-direct-encounter-what = הנקודות מהמשחקים בין השווים בניקוד.
tiebreak-wins-what = מספר הניצחונות.
sums-title = שוברי השוויון של { $name }: החישוב
sums-round = סיבוב { $round }: { $name }
sums-unplayed = סיבוב { $round }: לא שוחק
sums-unplayed-what = סיבוב שלא שוחק נחשב כמשחק מול מי שיש לו אותן נקודות, עד לגבול מסוים (FIDE).
sums-cut = לא נספר
sums-total = סך הכול
withdrawn = פרישה
rating = דירוג
watch-table = צפייה
watch-all = צפייה בכל השולחנות
open-clock = פתיחת שעון לשולחן הזה
open-screen = מסך למקרן
share-tournament = הזמנת שחקנים

## Players

join-tournament = הצטרפות לטורניר
join-name = שמך
join-now = הצטרפות
registration-closed = ההרשמה נסגרה.
you-play = שמך כאן: { $name }
your-table-sits-out = אין לך משחק בסיבוב הזה.
your-table-wait = מחכים לסיבוב הבא. הדף מתעדכן לבד.
your-game = למשחק שלך
who-won = מי ניצח?
proposal-sent = נשלח. ברגע שעוד מישהו מהשולחן יאשר, התוצאה תיחשב.
proposal-confirm = דיווח מאת { $name }: { $result }
proposal-agree = אישור
proposal-disputed = הטלפונים שלכם דיווחו דברים שונים. צריך לפנות למארגן.
withdraw-me = פרישה מהטורניר
withdraw-sure = לפרוש לתמיד? לא יהיו לך עוד שיבוצים.

## The organiser

organiser = הטורניר הזה בניהולך
assistant = התפקיד שלך בטורניר: עוזר
tap-winner = נוגעים במנצח. נגיעה נוספת מבטלת.
result-just-entered = שולחן { $table }: מישהו אחר הזין תוצאה ממש עכשיו. נגיעה נוספת משנה אותה.
phone-says = מהטלפון של { $name }: { $result }
phones-differ = הטלפונים בשולחן הזה דיווחו דברים שונים.
accept-result = אישור
other-result = תוצאה אחרת
player-add = הוספת שחקן
player-add-name = שם
player-add-rating = דירוג (לא חובה)
player-late = הצטרפות מאוחרת
player-withdraw = הוצאה
player-back = החזרה
player-link = קישור לטלפון של השחקן
round-pair = שיבוץ סיבוב { $round }
round-pair-first = שיבוץ הסיבוב הראשון
round-pair-anyway = שיבוץ עם מפגשים חוזרים
round-undo = ביטול הסיבוב
results-missing =
    { $count ->
        [one] חסרה תוצאה אחת
        [two] חסרות שתי תוצאות
       *[other] חסרות { $count } תוצאות
    }
players-missing = צריך לפחות שני שחקנים.
pair-only-repeats = חלק מהשחקנים ייאלצו להיפגש שוב. אפשר להרשות מפגשים חוזרים.
pair-only-second-byes = מישהו יישאר בלי משחק בפעם השנייה. אפשר להרשות זאת.
pair-last-round = כל הסיבובים שוחקו.
pairing = משבצים…
round-begins = הסיבוב הבא מתחיל בשעה { $time }.
round-waits = הסיבוב הבא לא יכול להתחיל מעצמו. המארגן צריך לשבץ אותו.
settings-tournament = הגדרות הטורניר
settings-registration = ההרשמה פתוחה
settings-repeats = להרשות מפגשים חוזרים כשאין ברירה אחרת
settings-points =
    { $players ->
        [two] נקודות בשולחן של שניים
       *[other] נקודות בשולחן של { $players }
    }
settings-place = מקום { $place }
settings-tiebreaks = סדר שוברי השוויון
settings-up = העלאה: { $name }
settings-absent = דקות עד הפסד טכני לנעדרים
settings-start = הסיבוב הבא מתחיל בשעה
settings-round-time = דקות לסיבוב (ריק: ללא הגבלה)
settings-pause = דקות בין סיבובים (ריק: התחלה ידנית)
settings-engines = המחשב ממלא מושבים פנויים
settings-no-engines = אף פעם
settings-save = שמירה
settings-saved = נשמר.
organiser-link = הקישור הסודי שלך
organiser-link-hint = מי שיש לו הקישור הזה יכול לעשות הכול. כדאי לשמור אותו כדי לנהל גם ממכשיר אחר.
assistants = עוזרים
assistant-name = שם
assistant-add = הוספת עוזר
assistant-revoke = ביטול הרשאה
assistant-revoked = ההרשאה בוטלה
assistant-link-hint = שולחים את הקישור הזה אל { $name }. הוא מוצג רק פעם אחת.

## Print and save

print-pairings = הדפסת השיבוצים
print-standings = הדפסת הטבלה
print-crosstable = הדפסת טבלת ההצלבה
save-json = הכול (JSON)
save-standings = טבלה (CSV)
save-crosstable = טבלת הצלבה (CSV)
save-games = כל המשחקים (⁦.qgn⁩)
crosstable = טבלת הצלבה

## The projector screen

screen-scan = סורקים ועוקבים
screen-round = סיבוב
time-left = זמן שנותר
