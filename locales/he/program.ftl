### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = שגיאה: { $sentence }
# $why: the system's own words
problem-output = לא ניתן לכתוב את הפלט: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = מהלך { $number }: { $why }
move-unreadable =
    ”{ $text }” אינו מהלך תקין: מהלך של כלי הוא תא כמו e2, מחסום הוא תא ואחריו h או v כמו e3h; יש גם pass, ולשחקן שפורש ⁦out:west⁩.

# $file: its name, $why: the system's own words
problem-read = לא ניתן לקרוא את { $file }: { $why }.
problem-write = לא ניתן לכתוב את { $file }: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: צומת { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = זה לא טקסט בקידוד UTF-8.
problem-long-line = השורה הזאת ארוכה מכדי להיות משחק.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (תאים ומחסומים מלבד המהלך הזה כתובים בשיטת הרישום של התוכנה הזאת.)

## Convert

# What errors call it instead of the name of a file
standard-input = הקלט התקני
convert-no-game = אין אף משחק בתוך { $file }.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    אין משחק מספר { $game }: בתוך { $file } יש { $count ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $count } משחקים
    }.
convert-many-games = בתוך { $file } יש { $count } משחקים, ובתמונה רואים אחד: יש לבחור אותו, למשל עם ⁦--game 1⁩.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    אין מהלך מספר { $ply }: במשחק יש { $count ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $count } מהלכים
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = האפשרות ⁦{ $option }⁩ אינה חלה על הפורמט { $form }.
convert-terminal =
    אי אפשר להציג במסוף תמונה בפורמט { $form }: יש לכתוב אותה לקובץ, למשל עם ⁦--output game.{ $form }⁩.
convert-too-large = תמונה ברוחב { $width } פיקסלים תהיה גדולה מדי: יש לבחור ⁦--size⁩ קטן יותר.
# $why: technical words
convert-picture = לא ניתן ליצור את התמונה: { $why }.

## Analyze

analyze-no-game = לא ניתן לקרוא אף משחק מתוך { $file }.

## Explore

explore-no-game = באף אחד מהקבצים האלה אין משחק שניתן לקרוא.
explore-too-many = יש יותר מדי משחקים לאינדקס אחד: צריך לחלק אותם לכמה.
# $games, $positions: numbers
explore-built = משחקים: { $games }, עמדות: { $positions }

## What is wrong with a game in JSON

json-syntax = זה לא JSON.
json-end = הטקסט נגמר באמצע משחק.
# $detail: technical words in English
json-data = ה־JSON הזה אינו משחק תקין: { $detail }.
json-move-at-start = הצומת הראשון הוא תחילת המשחק ואין לו מהלך.
json-no-move = לכל צומת חוץ מהראשון יש מהלך, ולזה אין.
json-parent = ההורה של צומת חייב לבוא לפניו.
json-clock = ”{ $text }” אינו מצב שעון תקין: הוא נראה כמו ⁦0:09:58⁩.
json-eval = ”{ $text }” אינו הערכה תקינה: זה טקסט עם מספר בין 0 ל־1, למשל 0.63.
json-derived-tag = התגית { $name } לא שייכת לכאן: היא נובעת מההתחלה ומהתוצאה.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = { $plies ->
    [one] ניצחון במהלך אחד
    [two] ניצחון בשני מהלכים
   *[other] ניצחון ב־{ $plies } מהלכים
  }: { $moves }
solve-losing = { $plies ->
    [one] הפסד במהלך אחד
    [two] הפסד בשני מהלכים
   *[other] הפסד ב־{ $plies } מהלכים
  }: { $moves }
solve-drawing = תיקו: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = פתרון המשחק הזה דורש בערך { $needs } זיכרון, ויש { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = טבלה של { $needs } לא נכנסת לזיכרון: יש { $there }.

## Captions under pictures

caption-start = ההתחלה
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } מחוץ למשחק
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = במשחק יש 2, 3 או 4 שחקנים
argument-board = לוח נכתב WIDTHxHEIGHT, כל אחד בין 2 ל־9, למשל 5x7
# $least and $most: numbers
argument-number = כאן דרוש מספר שלם בין { $least } ל־{ $most }
argument-number-from = כאן דרוש מספר שלם, לפחות { $least }

argument-listen = כאן דרושים כתובת ופורט, למשל ⁦127.0.0.1:8080⁩ או ⁦[::]:8080⁩
argument-base = נתיב מתחיל בלוכסן, למשל ⁦/fencepost⁩
argument-origin = מקור הוא סכמה ושרת, למשל ⁦https://example.org⁩
argument-host = שרת הוא שם בלי סכמה, פורט או נתיב, למשל example.org
argument-public-url = כתובת ציבורית היא סכמה, שרת ואולי נתיב, למשל ⁦https://example.org/fencepost⁩
argument-database = מסד נתונים הוא כתובת, למשל ⁦postgres://user:password@host/fencepost⁩
argument-left-out = התוכנית הזאת נבנתה בלי זה; ⁦./run --build⁩ בונה תוכנית עם הכול

# $text: what was asked for, $tags: the tags of all languages
argument-language = אין שפה ”{ $text }”; יש ⁦{ $tags }⁩

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } על { $square }: { $fences ->
        [one] מחסום אחד
        [two] שני מחסומים
       *[other] { $fences } מחסומים
    } ביד, { $steps ->
        [0] בקו הסיום
        [one] צעד אחד לסיום
        [two] שני צעדים לסיום
       *[other] { $steps } צעדים לסיום
    }
show-player-out = { $name }: מחוץ למשחק
show-turn = התור של { $name }.
show-turn-repeated = התור של { $name }. העמדה הזאת הופיעה פעמיים; בפעם השלישית יהיה תיקו.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = שלושה וארבעה שחקנים: { $result }
