### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = שחקו מהלך על הלוח או פתחו משחק.
analysis-drop = שחררו את המשחק כאן

## Opening

analysis-open = פתיחה
analysis-open-text = רישום משחק, רשימת מהלכים, עמדה או קישור
analysis-open-file = בחירת קובץ
analysis-new = לוח חדש
analysis-recent = ניתוחים אחרונים
analysis-delete-study = מחיקת הניתוח הזה
# A file with several games. $game: the number of the one that is shown
analysis-game-of = משחק { $game } מתוך { $games }
analysis-which-notation = את המהלכים האלה אפשר לקרוא ביותר משיטת רישום אחת. באיזו מדובר?
dialect-fencepost = השורות נספרות מלמטה, דרום מתחיל
dialect-glendenning = השורות נספרות מלמעלה, דרום מתחיל
dialect-qtp = השורות נספרות מלמטה, צפון מתחיל

## Why something cannot be opened

# $why: a whole sentence
analysis-at = שורה { $line }, עמודה { $column }: { $why }
analysis-too-large = זה גדול מ־1 MB. פתחו קובץ קטן יותר.
analysis-too-long = יש כאן יותר מ־20,000 מהלכים. פתחו משחק קצר יותר.
analysis-not-a-record = אין בטקסט הזה משחק, רשימת מהלכים או עמדה.
analysis-unreadable = אי אפשר לקרוא את זה.
analysis-link-damaged = הקישור הזה חלקי או פגום. העתיקו אותו שוב, מהאות הראשונה עד האחרונה.
analysis-link-newer = הקישור הזה נוצר בגרסה חדשה יותר של Fencepost. טענו את הדף מחדש ונסו שוב.
analysis-game-running = המשחק הזה עדיין נמשך. אפשר יהיה לנתח אותו כשייגמר.

## Sharing

analysis-too-long-link = הניתוח הזה ארוך מדי לקישור. שמרו אותו כקובץ. הוא נשמר גם בדפדפן הזה.

## The tree

analysis-comment = הערה
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = סימן
mark-good = מהלך טוב
mark-mistake = טעות
mark-brilliant = מהלך מבריק
mark-blunder = טעות גסה
mark-interesting = מהלך מעניין
mark-dubious = מהלך מפוקפק
analysis-variations = וריאציות: { $count }
analysis-fold = הסתרת וריאציות
analysis-unfold = הצגת וריאציות
analysis-promote = הזזת הווריאציה למעלה
analysis-make-main = הפיכה לקו הראשי
analysis-delete = מחיקה מכאן והלאה
analysis-undo = ביטול
analysis-keys-variations = הווריאציה הקודמת או הבאה

## The engine

engine = מנוע
engine-absent = אי אפשר לטעון את המנוע בדפדפן הזה.
engine-depth = עומק { $depth }
# Millions of positions in a second
engine-speed = { $count } מיליון לשנייה
engine-lines = קווים: { $count }
engine-fewer = פחות קווים
engine-more = יותר קווים
# Proven; $plies: moves of both players together
engine-win-in = ניצחון ב־{ $plies }
engine-loss-in = הפסד ב־{ $plies }
engine-chances = סיכויי ניצחון
per-cent = { $number }%

## The path to the goal

# Of a player: it is their turn
path-to-move = בתור
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = המחסום הטוב ביותר { $fence }: { $name } +{ $steps }
