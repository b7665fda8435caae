### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = שימוש
help-heading-commands = פקודות
help-heading-arguments = ארגומנטים
help-heading-options = אפשרויות
help-heading-set-up = מאיפה המשחק מתחיל
help-heading-pictures = תמונות
help-heading-examples = דוגמאות

help = Fencepost: מרוץ כלים על לוח של מחסומים, לשניים, שלושה או ארבעה שחקנים
    .long =
        Fencepost: מרוץ כלים על לוח של מחסומים, לשניים, שלושה או ארבעה שחקנים.

        שמות התאים הם כמו בלוח שחמט, ו־a1 נמצא למטה משמאל. מהלך הוא אחד מאלה:
          e2     התא שהכלי מגיע אליו, גם בקפיצה;
          e3h    מחסום אופקי, מצפון ל־e3 ול־f3;
          e3v    מחסום אנכי, ממזרח ל־e3 ול־e4;
          pass   כשאסור לעשות שום דבר אחר.

        לכל פקודה יש עזרה משלה: fencepost legal --help
    .examples =
        fencepost show                       הלוח לפני המהלך הראשון
        fencepost show e2 e8 e3h             הלוח אחרי שלושה מהלכים
        fencepost legal --players 4 e2       המהלכים שמערב יכול לענות בהם על e2
        fencepost convert game.qgn -o g.gif  משחק בתמונות נעות
        fencepost perft 3                    ספירת עמדות, לבדיקת מנוע

help-any-help = הצגת עזרה: קצרה עם -h, מפורטת עם --help
help-version = הצגת הגרסה

## Where the game starts

help-any-players = מספר השחקנים: 2, 3 או 4; ברירת המחדל 2
    .long =
        מספר השחקנים: 2, 3 או 4; ברירת המחדל 2.

        שני שחקנים הם דרום וצפון, שלושה הם דרום, מערב וצפון.
help-any-board = רוחב הלוח וגובהו, בין 2x2 ל־9x9; ברירת המחדל 9x9
help-any-fences = מחסומים לכל שחקן, בין 0 ל־20; ברירת המחדל 10, 6 או 5 לשניים, שלושה או ארבעה שחקנים
help-any-position = התחלה מהעמדה הזאת
    .long =
        התחלה מהעמדה הזאת במקום ממשחק חדש.

        עמדה היא שורת טקסט אחת, כמו זו ש־”fencepost show” מדפיס בסוף:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        כלומר: התאים של המחסומים האופקיים והאנכיים, ברצף; תאי הכלים לפי סדר התורות (- לשחקן שכבר בחוץ); המחסומים שנשארו לכל אחד; ו־1 אם התור של השחקן הראשון, 2 אם של השני. לוח שאינו 9x9 מצוין בחלק שישי, למשל 5x5.

help-any-moves = מהלכים שמשחקים תחילה, למשל e2 e8 e3h; או out:west כשמערב פורש ממשחק של שלושה או ארבעה

## serve

help-serve = הפעלת יישום האינטרנט; זה גם מה ש־fencepost עושה בלי פקודה
    .long =
        הפעלת יישום האינטרנט: משחק בדפדפן נגד אנשים ומנועים, ודרך API לבוטים. זה גם מה ש־fencepost עושה בלי פקודה.

        הכתובת מודפסת כשהשרת מוכן. Ctrl+C או SIGTERM סוגרים אותו בצורה מסודרת. ובכל מקרה, כל מהלך שנענה שמור בדיסק, והמשחקים ממשיכים כשמפעילים אותו שוב, עם השעונים כפי שהיו.
    .examples =
        fencepost serve                                    רק במחשב הזה, בכתובת http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games לכל מי שברשת
        fencepost serve --trust-proxy --base /fencepost    מאחורי פרוקסי הפוך
help-serve-listen = היכן להאזין; ברירת המחדל 127.0.0.1:8080, שרק המחשב הזה מגיע אליה. פורט 0 בוחר פורט פנוי
help-serve-data = התיקייה של כל המשחקים; ברירת המחדל היא תיקייה של המשתמש הזה
help-serve-most-data = הגודל המרבי של קובץ המשחקים ב־MiB; ללא הגבלה אם לא צוין
help-serve-base = הנתיב שהכול נמצא תחתיו, כפי שפרוקסי הפוך מעביר אותו; ברירת המחדל /
help-serve-trust-proxy = לסמוך על הכתובות שפרוקסי הפוך מדווח (X-Forwarded-For). רק מאחורי פרוקסי כזה
help-serve-allow-origin = לאפשר גם לדפים של האתר הזה לפנות לשרת; אפשר לציין כמה פעמים
help-serve-no-analysis = בלי ניתוח
help-serve-metrics = לספק נתונים ל־Prometheus בנתיב /metrics גם כשאחרים מגיעים לשרת
help-serve-engine-threads = תהליכונים שהמנועים חושבים בהם; ברירת המחדל: אחד פחות ממספר המעבדים
help-serve-engine-pace = אלפיות שנייה בין מהלכים במשחקים של מנועים בלבד; ברירת המחדל 500
help-serve-requests = קריאות בשנייה מכתובת אחת לאורך זמן; ברירת המחדל 50. כאן ובכל שאר ההגבלות, 0 פירושו בלי הגבלה
help-serve-burst = קריאות מכתובת אחת בבת אחת; ברירת המחדל 500
help-serve-games-per-guest = משחקים שלא הסתיימו מדפדפן אחד; ברירת המחדל 200
help-serve-games-per-address = משחקים שלא הסתיימו שנוצרו מכתובת אחת; ברירת המחדל 2000
help-serve-sockets-per-guest = חיבורים פתוחים מדפדפן אחד; ברירת המחדל 100
help-serve-sockets-per-address = חיבורים פתוחים מכתובת אחת; ברירת המחדל 1000
help-serve-log = כמה לכתוב לפלט השגיאות: off, error, warn, info או debug; ברירת המחדל info
help-serve-log-json = כתיבת היומן כ־JSON, אובייקט אחד בשורה

help-export = כתיבת הרישומים של כל המשחקים בשרת, כזרם .qgn אחד
    .long =
        כתיבת הרישומים של כל המשחקים בשרת כזרם .qgn אחד, הישנים קודם. השרת יכול לפעול בינתיים.
    .examples =
        fencepost export -o all.qgn               כל המשחקים מהתיקייה הרגילה
        fencepost export --data games | less      המשחקים מתיקייה אחרת
help-export-data = תיקיית המשחקים; ברירת המחדל היא תיקייה של המשתמש הזה
help-export-output = הקובץ שכותבים אליו; ברירת המחדל היא הפלט התקני

help-backup = העתקת כל המשחקים של השרת לקובץ, תוך כדי פעולתו
    .long =
        העתקת כל המשחקים של השרת לקובץ, תוך כדי פעולתו.

        העותק שלם ועקבי. כדי לחזור אליו, עוצרים את השרת ומניחים את הקובץ בתיקיית הנתונים בשם fencepost.db, במקום הקבצים ששמם מתחיל כך.
    .examples =
        fencepost backup monday.db                המשחקים מהתיקייה הרגילה
        fencepost backup --data games monday.db   המשחקים מתיקייה אחרת
help-backup-file = הקובץ החדש; בקובץ קיים לא נוגעים
help-backup-data = תיקיית המשחקים; ברירת המחדל היא תיקייה של המשתמש הזה

## perft

help-perft = ספירת העמדות שאפשר להגיע אליהן במספר מהלכים
    .long =
        ספירת העמדות שאפשר להגיע אליהן במספר מהלכים.

        כך משווים תוכנות שיודעות את הכללים: אם שתיים נותנות אותו מספר, הן מסכימות על כל מהלך חוקי עד לעומק הזה. המספר עומד לבדו בשורה האחרונה. משחק שהוכרע נגמר שם, ויתור כפוי על התור נחשב מהלך, ועמדות חוזרות לא משנות.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   כל מהלך ראשון בנפרד
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = עומק במהלכים: בין 0 ל־100
help-perft-divide = לפני הסכום, הדפסת כל מהלך ראשון עם חלקו בסכום

## legal

help-legal = רשימת המהלכים החוקיים
    .long =
        רשימת המהלכים החוקיים בעמדה, או אחרי כמה מהלכים, בשורה אחת.

        הם ממוינים לפי סדר האותיות. כששום דבר לא חוקי כתוב בשורה pass; כשהמשחק נגמר היא ריקה.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = ציור עמדה כטקסט
    .long =
        ציור עמדה, או זו שאחרי כמה מהלכים, כטקסט.

        האותיות S, W, N, E הן הכלים של דרום, מערב, צפון ומזרח, והסימן # הוא מחסום. מתחת ללוח מופיעים המחסומים שנשארו, אורך הדרך הקצרה ביותר של כל כלי לסיום, מי בתור, ובשורה האחרונה העמדה עצמה, לשימוש עם --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = מתי להשתמש בצבעים: auto (ברירת המחדל, במסופים שתומכים בהם), always או never

## convert

help-convert = המרת רישומים ורשימות מהלכים לפורמט אחר או לתמונות
    .long =
        קריאת רישומים או רשימות מהלכים, וכתיבתם בפורמט אחר או כתמונות.

        פורמטים של טקסט:
          qgn     רישום: תגיות, מהלכים ממוספרים, וריאציות, הערות, תוצאה
          moves   המהלכים בלבד, משחק אחד בשורה
          json    אובייקט אחד בשורה, עם כל מה שיש ברישום
        תמונות, של משחק אחד:
          svg     עמדה, כשרטוט
          png     עמדה, בפיקסלים
          gif     כל המשחק, פריים לכל מהלך

        בקובץ יכול להיות כל מספר של משחקים. אם משהו בו שגוי, לא נכתב דבר, וההודעה אומרת איפה ולמה.
    .examples =
        fencepost convert game.txt > game.qgn          רישום מסודר של רשימת מהלכים
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = הקובץ לקריאה; הסימן - הוא הקלט התקני
help-convert-from = הפורמט שלו: qgn, moves או json; אם לא צוין, התוכנה מנחשת
help-convert-to = הפורמט לכתיבה: qgn, moves, json, svg, png או gif
    .long =
        הפורמט לכתיבה: qgn, moves, json, svg, png או gif.

        אם לא צוין, הוא נקבע לפי שם הקובץ של --output, ואם אין כזה הוא qgn.
help-convert-dialect = איך המהלכים כתובים בקובץ: fencepost, glendenning, openspiel או qtp
    .long =
        איך המהלכים כתובים בקובץ: fencepost, glendenning, openspiel או qtp; ברירת המחדל fencepost.

        glendenning ו־openspiel סופרים שורות מהצד הרחוק. qtp נותן למחסום שם של שורה אחת למעלה, וצפון מתחיל.
help-convert-to-dialect = איך לכתוב את המהלכים; אותן אפשרויות
help-convert-output = כתיבה לקובץ הזה, בבת אחת בסוף; הסימן - הוא הפלט התקני, וזו גם ברירת המחדל
help-convert-game = רק המשחק שזה מספרו; הראשון הוא 1
help-convert-players = מספר השחקנים ברשימות מהלכים, שלא אומרות זאת: 2, 3 או 4; ברירת המחדל 2
help-convert-board = רוחב הלוח שלהן וגובהו, בין 2x2 ל־9x9; ברירת המחדל 9x9
help-convert-fences = מחסומים לכל אחד מהשחקנים שלהן, בין 0 ל־20
help-convert-position = העמדה שהן מתחילות ממנה
help-convert-ply = הצגת העמדה אחרי מספר כזה של מהלכים, 0 להתחלה; ברירת המחדל היא האחרונה
help-convert-theme = המראה: wood, light או dark; ברירת המחדל wood
help-convert-size = הרוחב בפיקסלים, בין 16 ל־4096
help-convert-coordinates = עם אותיות ומספרים סביב הלוח; כך זה ממילא
help-convert-no-coordinates = בלעדיהם
help-convert-flip = במבט מצפון
help-convert-delay = כמה זמן נשאר כל פריים של gif, באלפיות שנייה, בין 20 ל־60000; ברירת המחדל 900

## engine

help-engine = משחק כמנוע: האזנה לקלט התקני, תשובה בפלט התקני
    .long =
        משחק כמנוע לתוכנות אחרות: האזנה לקלט התקני, תשובה בפלט התקני.

        יש שני פרוטוקולים: uci, זה של מנועי השחמט עם המהלכים של המשחק הזה, ו־qtp, פרוטוקול הטקסט של אוניברסיטת אתונה. שניהם מתוארים ב־docs/protocols.md. כדי לנסות את uci ידנית מקלידים: position startpos moves e2 ואז: go movetime 1000 ואז: quit
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = הפרוטוקול: uci (ברירת המחדל) או qtp
help-engine-player = מי משחק במקום המנוע, כדי למדוד אחרים מולו: random, racer, greedy או rollouts, החלש קודם
help-engine-level = כמה טוב לשחק: בין 1 ל־10 לבני אדם; ברירת המחדל 0 היא מלוא העוצמה
help-engine-threads = בכמה תהליכונים לחפש; ברירת המחדל 1
help-engine-hash = זיכרון לטבלת העמדות המוכרות, ב־MiB; ברירת המחדל 64
help-engine-seed = מספר שקובע כל בחירה מקרית; ברירת המחדל 0
help-engine-movetime = עם qtp, כמה זמן לחשוב על כל מהלך, באלפיות שנייה; ברירת המחדל 1000

## bench

help-bench = חיפוש בקבוצה קבועה של עמדות, להשוואת מנועים ומחשבים
    .long =
        חיפוש בקבוצה קבועה של עמדות, להשוואת מנועים ומחשבים.

        כל שורה אומרת כמה עמדות נבדקו ואיזה מהלך נמצא. השורה האחרונה היא הסכום לשני שחקנים והמהירות: מספר הצמתים זהה בכל הרצה ובכל מחשב, כל עוד המנוע זהה. לשלושה ולארבעה שחקנים יש לפניה שורה משלהם.
    .examples =
        fencepost bench

## match

help-match = משחקים בין שני מנועים, כדי לדעת מי חזק יותר
    .long =
        משחקים בין שני מנועים, כדי לדעת מי חזק יותר.

        A ו־B הם שורות פקודה של תוכנות שמדברות בפרוטוקול uci או qtp; יש לשים כל אחת במירכאות. כל פתיחה משוחקת פעמיים בהחלפת צדדים, שופט בודק כל מהלך לפי הכללים, והתוצאה נמסרת מהצד של A, עם השגיאה לפי זוגות משחקים. Ctrl-C מסיים את ההתמודדות ומציג את התוצאה עד כה.

        מפסידים משחק בגלל קריסה, מהלך לא חוקי או חריגה מהזמן; אלה נספרים בנפרד. עם שלושה או ארבעה שחקנים מי שעושה זאת יוצא, והאחרים ממשיכים.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = שורת הפקודה של המנוע שהתוצאה שלו נמסרת
help-match-engine-b = שורת הפקודה של המנוע השני
help-match-games = כמה משחקים; ברירת המחדל 100. הצדדים מתחלפים ממשחק למשחק, ולכן כדאי מספר זוגי
help-match-time = כמה לחשוב: 100ms או 2s למהלך, 10000n (צמתים) למהלך, או 60+0.5, שעון עם תוספת בשניות; ברירת המחדל 100ms
help-match-time-b = אותו דבר ל־B בלבד
help-match-openings = קובץ פתיחות, אחת בשורה: המהלכים שפותחים בהם, והערות אחרי #. ברירת המחדל היא עמדת ההתחלה
help-match-records = כתיבת כל המשחקים לקובץ הזה, בפורמט .qgn
help-match-sprt = לעצור ברגע שברור ש־A חזק יותר ב־ELO1, או בלא יותר מ־ELO0
    .long =
        לעצור ברגע שברור ש־A חזק יותר ב־ELO1 (השערה H1), או בלא יותר מ־ELO0 (השערה H0).

        זהו מבחן סדרתי של יחס נראות על זוגות משחקים. שני מספרים נוספים, כמו ב־0,10,0.01,0.05, הם הסיכויים לקבל בטעות את H1 או את H0; ברירת המחדל 0.05 לכל אחד.
help-match-concurrency = כמה משחקים בו־זמנית; ברירת המחדל 1
help-match-field = עם שלושה או ארבעה שחקנים, כמה מושבים לכל אחד: a-vs-bbb (ברירת המחדל), aa-vs-bb, aaa-vs-b וכן הלאה. המושבים מתחלפים ממשחק למשחק עד שכולם ישבו בכל מקום
help-match-max-plies = משחק באורך כזה של מהלכים הוא תיקו; ברירת המחדל 400
help-match-margin = בכמה תשובה יכולה לחרוג מהזמן המותר, למשל 50ms; ברירת המחדל 100ms
help-match-patience = כמה לחכות למהלך כשסופרים צמתים ולא זמן; ברירת המחדל 120s
help-match-protocol-a = איך לדבר עם A: פרוטוקול uci (ברירת המחדל) או qtp
help-match-protocol-b = איך לדבר עם B: פרוטוקול uci (ברירת המחדל) או qtp
help-match-name-a = השם של A ברישומים; ברירת המחדל היא השם שלו עצמו
help-match-name-b = השם של B ברישומים; ברירת המחדל היא השם שלו עצמו
help-match-option-a = קביעת אפשרות של A, למשל Hash=256, עם uci. אפשר לציין כמה פעמים
help-match-option-b = קביעת אפשרות של B, למשל Hash=256, עם uci. אפשר לציין כמה פעמים
help-match-seed = מספר שקובע את מה שנתון למקרה, למנועים שיש להם האפשרות Seed; ברירת המחדל 0
help-match-progress = מתי לומר מה מצב ההתמודדות: auto (ברירת המחדל, בשורה אחת, במסופים), always (גם לקבצים, שורה למשחק) או never

## solve

help-solve = מי מנצח במשחק קטן של שניים כששניהם משחקים בצורה הטובה ביותר
    .long =
        מי מנצח במשחק קטן של שניים כששניהם משחקים בצורה הטובה ביותר.

        כל עמדה אפשרית מחושבת, ולכן התשובה מדויקת. המנצח ממהר והמפסיד מחזיק מעמד ככל האפשר; האורך נמדד במהלכים של שני השחקנים. השורה האחרונה היא הערך: "first player wins in N", "second player wins in N" או "draw". לפניה מופיעים המהלכים הראשונים ששומרים עליו, הטובים קודם.

        הזמן והזיכרון גדלים מהר עם הלוח והמחסומים: 5x5 עם 3 מחסומים לכל אחד דורש שניות ו־74 MiB, ועם 5 דקה ו־663 MiB. משחק שלא נכנס לזיכרון נדחה.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = רוחב הלוח וגובהו, בין 2x2 ל־9x9; ברירת המחדל היא 9x9, והיא גדולה מדי בהרבה
help-solve-fences = מחסומים לכל שחקן, בין 0 ל־20; ברירת המחדל 10
help-solve-memory = כמה זיכרון מותר לתפוס, ב־MiB; ברירת המחדל היא מה שפנוי
help-solve-threads = בכמה תהליכונים לעבוד; ברירת המחדל היא אחד לכל ליבת מעבד

## rules

help-rules = הדפסת כללי המשחק
    .long =
        הדפסת כללי המשחק, עם איורים בתווים פשוטים.

        השפה היא שפת המסוף, או זו שהקוד שלה צוין, למשל de או zh-Hant.
    .examples =
        fencepost rules            בשפת המסוף הזה
        fencepost rules ja | less  ביפנית
help-rules-language = קוד של שפה; ברירת המחדל היא שפת המסוף

## completions

help-completions = הדפסת סקריפט שמשלים פקודות ואפשרויות במעטפת
    .long =
        הדפסת סקריפט שמשלים פקודות ואפשרויות במעטפת.

        מניחים אותו במקום שבו המעטפת מחפשת סקריפטים כאלה, ומפעילים מעטפת חדשה.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = המעטפת: bash, zsh, fish, powershell או elvish

## help

help-help = הצגת העזרה של פקודה
    .long = הצגת העזרה של פקודה, כמו COMMAND --help, או של התוכנה.
    .examples = fencepost help convert
help-help-command = הפקודה
