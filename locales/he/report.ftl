### The game report on the analysis board: a look through a whole game, and trying its mistakes again.

study-views = תצוגה
view-moves = מהלכים
view-explorer = סייר
view-report = דוח

## Making the report

report-make = ניתוח המשחק
report-intro = המנוע בודק כל מהלך ומראה איפה המשחק התהפך. זה לוקח בערך דקה.
report-empty = קודם צריך לשחק או לפתוח משחק.
report-progress = מנתחים את המשחק: { $percent }%
report-stop = עצירה
report-again = ניתוח חוזר
report-changed = המשחק השתנה אחרי הדוח הזה.

## The report

report-accuracy = דיוק
report-blunders =
    { $count ->
        [one] טעות גסה אחת
        [two] שתי טעויות גסות
       *[other] { $count } טעויות גסות
    }
report-mistakes =
    { $count ->
        [one] טעות אחת
        [two] שתי טעויות
       *[other] { $count } טעויות
    }
report-dubious =
    { $count ->
        [one] מהלך מפוקפק אחד
        [two] שני מהלכים מפוקפקים
       *[other] { $count } מהלכים מפוקפקים
    }
report-clean = בלי טעויות
report-chances = סיכויי ניצחון
report-steps = צעדים שנותרו
report-fences = מחסומים ביד
report-at = מהלך { $number }, { $move }: { $chances }
report-at-start = התחלה: { $chances }
report-points = נקודות מפנה
report-no-points = אף אחד לא טעה טעות גדולה.
report-drop = { $before } ← { $after }%
report-table = כל המהלכים בטבלה
report-column-move = מהלך
report-column-best = הכי טוב
report-column-before = לפני
report-column-after = אחרי
report-column-mark = סימן

## Trying again

report-try =
    { $count ->
        [one] לנסות שוב טעות אחת של { $name }
        [two] לנסות שוב שתי טעויות של { $name }
       *[other] לנסות שוב { $count } טעויות של { $name }
    }
try-title = מוצאים מהלך טוב יותר: { $name }
try-count = { $number } מתוך { $count }
try-played = כאן שוחק { $move }.
try-thinking = בודקים את { $move }…
try-good = { $move } הוא מהלך טוב.
try-best = { $move } הוא המהלך הטוב ביותר.
try-bad = לא { $move }. { $why }
try-hint = רמז
try-hint-pawn = מזיזים את הכלי.
try-hint-fence = מציבים מחסום.
try-hint-near = מציבים מחסום ליד { $place }.
try-show = להראות את המהלך
try-shown = המהלך הטוב ביותר הוא { $best }.
try-next = הבא
try-end = חזרה לדוח
