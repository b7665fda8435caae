### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.

puzzles-title = חידות
puzzle-of-the-day = חידת היום
puzzle-question = האם { $name } עוד יכול לנצח?
puzzle-question-many = מה { $name } צריך לעשות?
puzzle-to-move = התור: { $name }
puzzle-find = מוצאים את המהלך הטוב היחיד
puzzle-loading = החידות נטענות…
puzzle-failed-to-load = לא הצלחנו לטעון את החידות. צריך להתחבר לאינטרנט ולנסות שוב.
puzzle-retry = לנסות שוב
puzzle-number = חידה { $number }

## Solving

puzzle-wrong = זה לא המהלך.
puzzle-wrong-answer = התשובה של היריב היא { $move }.
puzzle-right = נכון!
puzzle-right-too = גם { $move } מנצח.
puzzle-play-on = ממשיכים: איך מנצחים מכאן?
puzzle-slipped = { $move } מחמיץ את ההזדמנות. כדאי לנסות מהלך אחר.
puzzle-clear = נפתר. { $name } מנצח.
puzzle-clear-many = נפתר. הסיכויים הטובים ביותר: { $name }.
puzzle-hint = רמז
puzzle-hint-next = הרמז הבא
puzzle-hint-number = רמז { $number } מתוך 3.
puzzle-hint-step = מזיזים את הכלי.
puzzle-hint-fence = מציבים מחסום.
puzzle-hint-cost =
    { $steps ->
        [one] זה מאריך את הדרך של { $name } בצעד אחד.
        [two] זה מאריך את הדרך של { $name } בשני צעדים.
       *[other] זה מאריך את הדרך של { $name } ב־{ $steps } צעדים.
    }
puzzle-hint-guard = זה שומר על הדרך שלך.
puzzle-hint-path =
    { $steps ->
        [one] אחרי המהלך נשאר לך צעד אחד.
        [two] אחרי המהלך נשארים לך שני צעדים.
       *[other] אחרי המהלך נשארים לך { $steps } צעדים.
    }
puzzle-hint-place = מסתכלים סביב { $square }.
puzzle-show = להציג את הפתרון
puzzle-solution = המהלך הוא { $move }.
puzzle-analyse = ניתוח
puzzle-again = לנסות שוב
puzzle-next = החידה הבאה

## Beside the board

puzzle-grade = קושי
puzzle-grade-of = { $grade } מתוך 5
puzzle-streak =
    { $days ->
        [one] יום אחד
        [two] יומיים
       *[other] { $days } ימים
    }
puzzle-streak-label = ימים ברצף
puzzle-week = השבוע
puzzle-more = עוד חידות
puzzle-left = נשארו { $left } מתוך { $all }
puzzle-all-done = פתרת את כולן. אפשר לפתור אותן שוב.
puzzle-mark-solved = נפתרה
puzzle-mark-failed = לא נפתרה
puzzle-mark-today = היום

## Themes

theme-all = הכול
theme-trap = מלכודת
theme-race = מרוץ
theme-jump = קפיצה
theme-wasted-fence = מחסום מבוזבז
theme-defence = הגנה
theme-endgame = שלב הסיום
theme-many = 3 ו־4 שחקנים
puzzle-themes = נושא החידה

## The program that finds puzzles

puzzles-not-right = { $file }: בשורות האלה המהלך אינו המהלך הטוב היחיד: { $lines }
puzzles-invalid = זו לא חידה תקינה: { $detail }.
