### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = ההודעה אינה JSON.
error-bad-message = חסר שדה, או שהוא מסוג שגוי.
# $field: the name of the field in the message
error-bad-value = לשדה ”{ $field }” לא יכול להיות הערך הזה.
# $text: what was sent as a move
error-not-a-move = ”{ $text }” אינו מהלך תקין: מהלך של כלי הוא תא כמו e2, מחסום הוא תא ואחריו h או v כמו e3h.
error-no-token = בשביל זה צריך אסימון של מושב.
error-unknown-token = האסימון הזה לא שייך לאף מושב במשחק.
error-other-origin = בקשות מאתרים אחרים אסורות.
# $host: the name in the address that was asked for
error-unknown-host = השרת הזה אינו עונה לשם { $host }. מי שמפעיל אותו צריך להפעיל אותו עם ⁦--allow-host { $host }⁩ או ⁦--public-url⁩.
error-no-such-game = המשחק לא נמצא.
error-no-such-page = אין כלום בכתובת הזאת.
error-method-not-allowed = המתודה אסורה.
error-analysis-off = הניתוח כבוי בשרת הזה.
error-own-game = את העמדה הזאת משחקים כרגע נגד אחרים. אפשר יהיה לנתח את המשחק כשייגמר.
error-not-started = המשחק עוד לא התחיל: יש עוד מושב פנוי.
error-game-over = המשחק נגמר.
error-not-over = המשחק עוד לא נגמר.
error-ply-mismatch = המשחק התקדם מאז, או שעוד לא הגיע למהלך הזה.
error-not-your-turn = התור הוא של שחקן אחר.
error-no-open-seat = אין מושב פנוי.
error-seat-taken = המושב הזה תפוס.
error-nothing-to-take-back = אין לך מהלך לבטל.
error-nothing-offered = אין הצעה כזאת.
error-offered-already = כבר הצעת את זה מאז המהלך האחרון.
error-no-clock = במשחק הזה אין שעון.
error-not-playing = המושב הזה לא במשחק, או כבר לא.
error-name-a-seat = יש לציין את המושב שיקבל את הזמן. הוא לא יכול להיות המושב שלך.
error-still-here = השחקן הזה עוד כאן, או שיצא רק עכשיו.
error-game-too-long = המשחק ארוך מדי בשביל זה. עדיין אפשר לשחק או להיכנע.
error-too-large = ההודעה ארוכה מדי.
error-too-slow = ההודעה הגיעה לאט מדי.
error-rate = יותר מדי בקשות. נא לחכות קצת.
error-too-many-games = יש לך יותר מדי משחקים שלא נגמרו.
error-too-many-sockets = יותר מדי חיבורים בבת אחת.
error-too-many-phrases = לאט יותר, בבקשה.
error-too-many-analyses = יותר מדי ניתוחים בבת אחת.
error-storage = לא ניתן לשמור את המשחק. דבר לא השתנה; נא לנסות שוב.
error-storage-full = הדיסק של השרת מלא. דבר לא השתנה; נא לנסות שוב מאוחר יותר.
error-read-only = השרת לא יכול לכתוב לתיקייה שלו. דבר לא השתנה; נא לנסות שוב מאוחר יותר.
error-storage-gone = מסד הנתונים של השרת נמחק או הוחלף. דבר לא נשמר עד שהשרת יופעל מחדש.
error-engines-gone = המחשב לא יכול לשחק בשרת הזה עד שהשרת יופעל מחדש.
error-storage-damaged = מסד הנתונים של השרת פגום. דבר לא נשמר עד שיתוקן.
error-storage-slow = החיפוש ארך זמן רב מדי. נא לנסות שוב.
error-stopping = השרת מופעל מחדש. נא לנסות שוב.
error-internal = משהו השתבש בשרת. דבר לא אבד; נא לנסות שוב.

## The program

# $url: the address of the page
serve-ready = Fencepost פועל בכתובת { $url }
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
store-unreachable = אי אפשר להגיע אל { $file }: { $why }.
store-too-old = { $file } פועל על PostgreSQL { $why }, והוא ישן מדי: דרושה גרסה 13 או חדשה יותר.

# $file: the file that should become the copy
backup-exists = הקובץ { $file } כבר קיים. נא לציין קובץ חדש.
# $why: what the database says
backup-failed = לא ניתן לכתוב את { $file }: { $why }.

# $file: the file that should be put back
restore-not-a-store = הקובץ { $file } אינו מסד נתונים של Fencepost.
# $file: the database that is there
restore-needs-replace = בקובץ { $file } כבר יש משחקים. עם ⁦--replace⁩ הם נשמרים לידו בשם אחר.
# $file: where they are
restore-kept = המשחקים שהיו שם נמצאים עכשיו בקובץ { $file }.

postgres-tool = { $file } הוא מסד נתונים של PostgreSQL. השתמשו ב־{ $tool }.

move-data-done = הכול הועתק אל { $file }; המספרים וסכומי הביקורת תואמים. משחקים: { $games }, אירועים: { $events }.
move-data-not-empty = { $file } אינו ריק. דבר לא השתנה; ציינו מסד נתונים ריק.
move-data-differs = העותק ב־{ $file } היה שונה מהמקור בטבלה { $table }. דבר לא השתנה.

# $file: the database, $games and $events: how many
verify-sound = הקובץ { $file } תקין. משחקים: { $games }, אירועים: { $events }.
# $game: its name, $seq: the number of an event
verify-game = משחק { $game }: האירועים שלו אינם מתיישבים זה עם זה החל ממספר { $seq }.
verify-entry = משחק { $game }: הרשומה שלו ברשימות אינה תואמת את האירועים שלו.

## Tournaments

error-in-tournament = אי אפשר לעשות זאת במשחק של טורניר.
error-no-key = בשביל זה צריך את המפתח של המארגן, או את האסימון שלך.
error-not-allowed = המפתח הזה לא מרשה זאת.
error-no-such-tournament = הטורניר לא נמצא.
error-no-such-player = אין שחקן עם המספר הזה.
error-no-such-table = אין סיבוב או שולחן כזה.
error-no-such-assistant = אין עוזר כזה.
error-registration-closed = ההרשמה נסגרה.
error-too-late = מאוחר מדי: הסיבוב הראשון כבר שובץ.
error-tournament-full = הטורניר מלא.
error-has-results = לסיבוב הזה כבר יש תוצאות, ואי אפשר לבטל אותו.
error-not-the-last-round = אפשר לבטל רק את הסיבוב האחרון.
error-has-result = לשולחן הזה כבר יש תוצאה אחרת. אפשר לבקש מהמארגן לתקן אותה.
error-not-a-result = זו לא תוצאה לשולחן הזה. כותבים מספר אחד לכל שחקן, למשל ⁦1-0⁩ או ⁦0-0-1⁩.
error-needs-a-winner = בנוקאאוט חייב להיות מנצח בכל שולחן.
error-played-online = התוצאה נקבעת במשחק שבשרת הזה.
error-results-missing = חסרות תוצאות מהסיבוב הזה.
error-last-round = זה היה הסיבוב האחרון.
error-too-few-players = צריך לפחות שני שחקנים.
error-only-repeats = בכל שיבוץ של הסיבוב הזה חלק מהשחקנים נפגשים שוב. אפשר להרשות מפגשים חוזרים.
error-only-second-byes = מישהו חייב להישאר בלי משחק, וזה כבר קרה לכולם. אפשר להרשות זאת שוב.
error-no-winner = באחד משולחנות הסיבוב האחרון אין מנצח.
error-too-many-tournaments = יש לך יותר מדי טורנירים שלא נגמרו.
