### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.

learn-title = לומדים לשחק
learn-progress = { $step } מתוך { $steps }
learn-steps = כל השיעורים
learn-again = שוב
learn-next = הבא
learn-back = הקודם
learn-skip = דילוג
learn-finish = לשחק משחק
learn-puzzles = לפתור חידה
learn-hint = רמז:
learn-show-hint = להציג רמז
learn-step-done = { $step }: בוצע
learn-step-open = { $step }: עוד לא
learn-over = זהו, למדת לשחק. שיהיה כיף!

## What went wrong

learn-not = לא { $move }.
learn-wrong-fence = זה מחסום. הפעם צריך לצעוד.
learn-wrong-step = זה צעד. הפעם צריך להציב מחסום.
learn-wrong-away = הצעד הזה מתרחק מהסיום.
learn-wrong-same =
    { $after ->
        [one] הדרך של הכחול היא עדיין צעד אחד.
        [two] הדרך של הכחול היא עדיין שני צעדים.
       *[other] הדרך של הכחול היא עדיין { $after } צעדים.
    }
learn-wrong-both =
    זה מוסיף לכחול { $theirs ->
        [one] צעד אחד
        [two] שני צעדים
       *[other] { $theirs } צעדים
    }, אבל גם לך { $yours ->
        [one] צעד אחד
        [two] שני צעדים
       *[other] { $yours } צעדים
    }.
learn-wrong-longer =
    { $after ->
        [one] עכשיו נשאר לך צעד אחד. קודם: { $before }.
        [two] עכשיו נשארו לך שני צעדים. קודם: { $before }.
       *[other] עכשיו נשארו לך { $after } צעדים. קודם: { $before }.
    }
learn-wrong-small =
    { $after ->
        [one] עכשיו נשאר לכחול צעד אחד. זה עוד לא מספיק.
        [two] עכשיו נשארו לכחול שני צעדים. זה עוד לא מספיק.
       *[other] עכשיו נשארו לכחול { $after } צעדים. זה עוד לא מספיק.
    }

## 1. A step

learn-step = צועדים צעד
learn-step-text = הכלי שלך הוא הצהוב. הוא צריך להגיע לשורה העליונה. בכל תור הוא יכול לזוז תא אחד.
learn-step-task = צועדים למעלה, אל e2.
learn-step-hint = נוגעים בתא שמעל הכלי שלך.
learn-step-word = בדיוק. למעלה, למטה, שמאלה או ימינה: תא אחד בכל תור.

## 2. The goal

learn-goal = מגיעים לסיום
learn-goal-text = אי אפשר לעבור דרך מחסום. עוקפים אותו. מי שמגיע לתא כלשהו בשורה העליונה, מנצח.
learn-goal-task = הולכים עד השורה העליונה.
learn-goal-hint = קודם שמאלה, אל d8. אחר כך למעלה.
learn-goal-word = ניצחת! מי שמגיע ראשון לצד השני מנצח במשחק.

## 3. A fence

learn-fence = מציבים מחסום
learn-fence-text = במקום לצעוד אפשר להציב מחסום. אורכו שני תאים. הכחול חייב לעקוף אותו.
learn-fence-task = מציבים מחסום לפני הכחול.
learn-fence-hint = נוגעים ברווח שמתחת לכחול.
learn-fence-word =
    { $after ->
        [one] עכשיו נשאר לכחול צעד אחד. קודם: { $before }.
        [two] עכשיו נשארו לכחול שני צעדים. קודם: { $before }.
       *[other] עכשיו נשארו לכחול { $after } צעדים. קודם: { $before }.
    }

## 4. A fence that is refused

learn-refused = אסור ללכוד
learn-refused-text = הכחול יכול לצאת מהפינה רק מצד אחד. מה יקרה אם נסגור גם אותו?
learn-refused-task = מנסים ללכוד את הכחול.
learn-refused-hint = נוגעים ברווח שמימין ל־b9.
learn-refused-word = רואים? אסור. לכל אחד חייבת להיות תמיד דרך לסיום.
learn-refused-wrong = הכחול עוד יכול לצאת. צריך לסגור את הרווח שליד b9.

## 5. A jump

learn-jump = קופצים
learn-jump-text = הכחול עומד ממש מולך. אפשר לקפוץ מעליו, אל התא שמאחוריו.
learn-jump-task = קופצים מעל הכחול.
learn-jump-hint = נוגעים ב־e6, מאחורי הכחול.
learn-jump-word = שני תאים במהלך אחד! קפיצה חוסכת צעד.
learn-jump-wrong = זה מותר. אבל עכשיו קופצים מעל הכחול.

## 6. A side-step

learn-side = עוברים מהצד
learn-side-text = מאחורי הכחול עומד מחסום. אי אפשר לקפוץ ישר. במקום זה אפשר לעבור לצד של הכחול.
learn-side-task = עוברים לתא שליד הכחול.
learn-side-hint = d6 ו־f6 פנויים. נוגעים באחד מהם.
learn-side-word = יפה מאוד. כשהקפיצה הישרה חסומה, מותר לעבור לשמאלו או לימינו של הכלי האחר.
learn-side-blocked = המחסום מפריע לקפיצה. כדאי להסתכל משמאל ומימין לכחול.
learn-side-wrong = זה מותר. אבל עכשיו עוברים לתא שליד הכחול.

## 7. A side-step with one side closed

learn-one-side = רק צד אחד פתוח
learn-one-side-text = עכשיו יש מחסום גם משמאל לכחול.
learn-one-side-task = מוצאים את התא הפנוי שליד הכחול.
learn-one-side-hint = מסתכלים מימין לכחול: f6.
learn-one-side-word = נכון. אף פעם לא עוברים דרך מחסום, גם לא בקפיצה.
learn-one-side-blocked = יש מחסום בין הכחול לתא הזה. כדאי לנסות בצד השני.

## 8. Four players

learn-four = ארבעה שחקנים
learn-four-text = אפשר לשחק גם בשלושה או בארבעה. כל אחד הולך לצד שמולו: הירוק ימינה, האדום שמאלה. מותר לקפוץ מעל כולם.
learn-four-task = קופצים מעל הירוק.
learn-four-hint = הירוק הוא המשולש. נוגעים בתא שמאחוריו.
learn-four-word = יפה. כשמשחקים בארבעה יש לכל אחד רק 5 מחסומים. כדאי לחסוך בהם.
learn-four-wrong = זה מותר. אבל עכשיו קופצים מעל הירוק.

## 9. The length of a path

learn-path = סופרים צעדים
learn-path-text = הקו המנוקד הוא הדרך הקצרה ביותר שלך. המספר אומר כמה צעדים יש בה. מי שהמספר שלו קטן יותר מוביל.
learn-path-task = מקטינים את המספר שלך.
learn-path-hint = הולכים לאורך הקו המנוקד.
learn-path-word =
    { $after ->
        [one] עכשיו נשאר לך צעד אחד. קודם: { $before }.
        [two] עכשיו נשארו לך שני צעדים. קודם: { $before }.
       *[other] עכשיו נשארו לך { $after } צעדים. קודם: { $before }.
    }

## 10. A fence that costs the other more

learn-cost = מחסום טוב
learn-cost-text = מחסום יכול להפריע גם לך. מחסום טוב מאריך הרבה את הדרך של הכחול, ובכלל לא את שלך.
learn-cost-task = מאריכים לכחול את הדרך ב־2 צעדים לפחות, בלי להאריך את שלך.
learn-cost-hint = ממש מתחת לכחול כבר עומד מחסום. כדאי להאריך אותו.
learn-cost-word =
    { $after ->
        [one] עכשיו נשאר לכחול צעד אחד, ולך כמו קודם. זה מחסום טוב.
        [two] עכשיו נשארו לכחול שני צעדים, ולך כמו קודם. זה מחסום טוב.
       *[other] עכשיו נשארו לכחול { $after } צעדים, ולך כמו קודם. זה מחסום טוב.
    }

## 11. The pocket

learn-pocket = סוגרים את הסמטה
learn-pocket-text = הכחול הולך בסמטה צרה. יש ממנה רק יציאה אחת. מחסום אחד יכול לסגור אותה.
learn-pocket-task = מאריכים לכחול את הדרך ב־6 צעדים לפחות, במחסום אחד.
learn-pocket-hint = נוגעים ברווח שבין a2 ל־a3.
learn-pocket-word =
    { $after ->
        [one] הכחול חייב לחזור את כל הדרך: עכשיו צעד אחד. לסמטה כזאת אף פעם לא נכנסים!
        [two] הכחול חייב לחזור את כל הדרך: עכשיו שני צעדים. לסמטה כזאת אף פעם לא נכנסים!
       *[other] הכחול חייב לחזור את כל הדרך: עכשיו { $after } צעדים. לסמטה כזאת אף פעם לא נכנסים!
    }

## 12. Fences for the end

learn-keep = שומרים מחסום
learn-keep-text = לכחול נשארו 2 צעדים, ולך 3. רק לרוץ זה לאט מדי. אבל שמרת מחסום אחד!
learn-keep-task = משתמשים בו כדי להגיע ראשונים.
learn-keep-hint = מציבים אותו בדרך של הכחול, ממש לפני השורה התחתונה.
learn-keep-word =
    { $after ->
        [one] עכשיו נשאר לכחול צעד אחד, ולך רק 3. מחסום ששמרת לסוף שווה הכי הרבה.
        [two] עכשיו נשארו לכחול שני צעדים, ולך רק 3. מחסום ששמרת לסוף שווה הכי הרבה.
       *[other] עכשיו נשארו לכחול { $after } צעדים, ולך רק 3. מחסום ששמרת לסוף שווה הכי הרבה.
    }

## 13. Counting a race

learn-race = מחשבים את המרוץ
learn-race-text = נשארו לך 4 צעדים, לכחול 4, ועכשיו תורך. לכן הכלי שלך יגיע ראשון. מחסומים רק יבזבזו זמן.
learn-race-task = רצים עד השורה העליונה.
learn-race-hint = הולכים ישר. לא עוצרים בדרך.
learn-race-word = ניצחת בהפרש של צעד אחד. סופרים לפני שמציבים מחסום: אולי מספיק לרוץ.
learn-race-lost = מאוחר מדי: הכחול מגיע ראשון. כל תור חשוב. אפשר לנסות שוב.

## 14. A first plan

learn-plan = תוכנית ראשונה
learn-plan-text = איך מתחילים? קודם שלושה צעדים למעלה, באמצע. אחר כך מחסום לפני הכחול.
learn-plan-task = שלושה צעדים למעלה, ואז מחסום שמוסיף לכחול צעד.
learn-plan-hint = הולכים עד e4. אחר כך מציבים מחסום ממש מתחת לכחול.
learn-plan-word = התחלה טובה. מעכשיו, בכל תור, כדאי לשאול: צעד או מחסום, מה עוזר יותר?
learn-plan-more = יפה. ממשיכים.

## 15. A whole game

learn-game = המשחק הראשון שלך
learn-game-text = עכשיו משחקים נגד הכחול: המחשב, שעוד לומד. כל מה שלמדת יעזור לך.
learn-game-task = מנצחים במשחק.
learn-game-hint = המספר שלך קטן יותר? רצים. אם לא, מציבים מחסום שמאריך לכחול את הדרך הכי הרבה.
learn-game-word = ניצחת במשחק הראשון שלך!
learn-game-lost = הפעם הכחול היה מהיר יותר. בפעם הבאה זה יצליח: אפשר לנסות שוב.
