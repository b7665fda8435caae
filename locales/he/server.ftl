### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

failure-not-json = ההודעה אינה JSON.
failure-bad-message = חסר שדה בהודעה, או ששדה הוא מסוג שגוי.
# $field: the name of the field in the message
failure-bad-value = לשדה ”{ $field }” לא יכול להיות הערך הזה.
# $text: what was sent as a move
failure-not-a-move = ”{ $text }” אינו מהלך: מהלך של כלי הוא תא כמו e2, מחסום הוא תא ואחריו h או v כמו e3h.
failure-no-token = בשביל זה צריך אסימון של מושב.
failure-unknown-token = האסימון הזה לא שייך לאף מושב במשחק.
failure-other-origin = לדפים מאתרים אחרים אסור לעשות את זה.
# $host: the name in the address that was asked for
failure-unknown-host = השרת הזה אינו עונה לשם { $host }. מי שמפעיל אותו צריך להפעיל אותו עם --allow-host { $host } או --public-url.
failure-no-such-game = אין משחק כזה.
failure-no-such-page = אין כלום בכתובת הזאת.
failure-method-not-allowed = הכתובת הזאת לא מכירה את המתודה הזאת.
failure-analysis-off = השרת הזה לא מנתח.
failure-not-started = המשחק עוד לא התחיל: יש עוד מושב פנוי.
failure-game-over = המשחק נגמר.
failure-not-over = המשחק עוד לא נגמר.
failure-ply-mismatch = המשחק התקדם מאז, או שעוד לא הגיע לשם.
failure-not-your-turn = התור הוא של שחקן אחר.
failure-no-open-seat = אין מושב פנוי.
failure-seat-taken = המושב הזה תפוס.
failure-nothing-to-take-back = אין לך מהלך לבטל.
failure-nothing-offered = לא הוצע דבר כזה.
failure-offered-already = כבר הצעת את זה מאז המהלך האחרון.
failure-no-clock = במשחק הזה אין שעון.
failure-not-playing = המושב הזה לא במשחק, או כבר לא.
failure-name-a-seat = יש לציין את המושב שיקבל את הזמן; הוא לא יכול להיות המושב שלך.
failure-still-here = השחקן של המושב הזה עוד כאן, או יצא רק עכשיו.
failure-game-too-long = המשחק הזה התארך יותר מדי: נשאר רק לשחק או להיכנע.
failure-too-large = ההודעה ארוכה מדי.
failure-too-slow = ההודעה הגיעה לאט מדי.
failure-rate = יותר מדי בקשות. נא לחכות קצת.
failure-too-many-games = יש לך יותר מדי משחקים שלא נגמרו.
failure-too-many-sockets = יותר מדי חיבורים בבת אחת.
failure-too-many-phrases = לאט יותר, בבקשה.
failure-too-many-analyses = יותר מדי ניתוחים בבת אחת.
failure-storage = לא ניתן לשמור את המשחק. דבר לא השתנה; נא לנסות שוב.
failure-storage-full = הדיסק של השרת מלא. דבר לא השתנה; נא לנסות שוב מאוחר יותר.
failure-read-only = השרת לא יכול לכתוב לתיקייה שלו. דבר לא השתנה; נא לנסות שוב מאוחר יותר.
failure-storage-gone = מסד הנתונים של השרת נמחק או הוחלף. דבר לא נשמר עד שהשרת יופעל מחדש.
failure-engines-gone = המחשב לא יכול לשחק בשרת הזה עד שהשרת יופעל מחדש.
failure-storage-damaged = מסד הנתונים של השרת פגום. דבר לא נשמר עד שיתוקן.
failure-storage-slow = החיפוש ארך זמן רב מדי. נא לנסות שוב.
failure-stopping = השרת מופעל מחדש. נא לנסות שוב מיד.
failure-internal = משהו השתבש בשרת. דבר לא אבד; נא לנסות שוב.

## The program

# $url: the address of the page
serve-ready = Fencepost נמצא בכתובת { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = אי אפשר להאזין בכתובת { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = אי אפשר להשתמש בתיקייה { $folder }: { $why }.
# $why: the system's own words
serve-no-threads = לא ניתן להפעיל את השרת: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = אי אפשר להשתמש בקובץ { $file }: { $why }.
store-storage-full = אי אפשר לכתוב את { $file }: הדיסק מלא.
store-read-only = אי אפשר לכתוב את { $file }: יש לבדוק למי שייכת התיקייה ואם היא לקריאה בלבד.
store-damaged = הקובץ { $file } פגום ({ $why }). דבר לא שונה. אפשר לשים במקומו גיבוי, או להזיז אותו ולהתחיל מחדש.
store-newer = הקובץ { $file } נכתב בגרסה חדשה יותר של Fencepost. דבר לא שונה; נא להשתמש בגרסה ההיא.
store-locked = הקובץ { $file } נמצא בשימוש של תוכנה אחרת.
store-gone = הקובץ { $file } נמחק או הוחלף בזמן השימוש בו.
store-timed-out = הקובץ { $file } לא הגיב בזמן.
store-conflict = תוכנה אחרת שינתה את { $file } באותו זמן.

# $file: the file that should become the copy
backup-exists = הקובץ { $file } כבר קיים. נא לציין קובץ חדש.
# $why: what the database says
backup-failed = לא ניתן לכתוב את { $file }: { $why }.

# $file: the file that should be put back
restore-not-a-store = הקובץ { $file } אינו מסד נתונים של Fencepost.
# $file: the database that is there
restore-needs-replace = בקובץ { $file } כבר יש משחקים. עם ‎--replace הם נשמרים לידו בשם אחר.
# $file: where they are
restore-kept = המשחקים שהיו שם נמצאים עכשיו בקובץ { $file }.

# $file: the database, $games and $events: how many
verify-sound = הקובץ { $file } תקין. משחקים: { $games }, אירועים: { $events }.
# $game: its name, $seq: the number of an event
verify-game = משחק { $game }: האירועים שלו אינם מתיישבים זה עם זה החל ממספר { $seq }.
verify-entry = משחק { $game }: מה שהרשימות מציגות אינו תואם את האירועים שלו.
