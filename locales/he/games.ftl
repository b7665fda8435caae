### The games of this device, at /games.

games-title = המשחקים שלך
games-hint = שמורים רק בדפדפן הזה.
games-import = ייבוא משחק
games-none = אין עדיין משחקים
games-none-hint = כאן נשמר כל משחק ששיחקת במכשיר הזה. אפשר לשחק, או לייבא רישום של משחק (⁦.qgn⁩).
games-none-play = לשחק עכשיו
games-running = בעיצומם
games-finished = הסתיימו
# $moves: how many were played
games-moves = { $moves ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $moves } מהלכים
  }
games-won = ניצחת
games-lost = הפסדת
games-draw = תיקו
# $name: a player or a seat
games-winner = ניצחון: { $name }
games-rename = שינוי שם
games-export = ייצוא
games-delete = מחיקה
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = ניתוח: { $game }
games-rename-which = שינוי שם: { $game }
games-export-which = ייצוא: { $game }
games-delete-which = מחיקה: { $game }
games-name = שם המשחק
games-save = שמירה
games-cancel = ביטול
games-deleted = ”{ $game }” נמחק.
games-undo = ביטול המחיקה
games-imported = ”{ $game }” יובא.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = הקובץ הזה גדול מ־1 מ״ב.
import-not-a-record = הקובץ הזה אינו רישום של משחק.
import-bad-tag = ”{ $text }” אינו תקין ברישום הזה.
import-bad-move = ”{ $text }” אינו מהלך תקין.
import-unclosed = להערה או לווריאציה ברישום הזה אין התחלה או אין סוף.
import-after-result = ”{ $text }” בא אחרי התוצאה: אסור שיבוא אחריה משהו.
import-too-long = המשחק הזה ארוך מדי.
# $number: the number of the move, counted one by one
import-illegal-move = מהלך { $number }, { $text }, אינו חוקי.
import-bad-result = התוצאה { $text } לא מתאימה למשחק.
import-no-rules = לא ניתן לטעון את הכללים כדי לבדוק את המהלכים. כדאי לנסות שוב.
import-unreadable = לא ניתן לקרוא את הקובץ הזה.
