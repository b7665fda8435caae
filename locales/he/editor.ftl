### The position editor, at /editor. `$name` is the colour of a player.

editor-title = עורך עמדות
editor-board = הלוח של עורך העמדות
editor-tools = כלי עריכה
editor-mirror = שיקוף
editor-clear = ללא מחסומים
editor-turn = סיבוב
editor-undo = ביטול
editor-empty = ריק
editor-start = התחלה
editor-in-hand = ביד
editor-turn-hint = בחירה בצורה נותנת לה את התור
editor-moves-next = בתור
editor-set-turn = התור: { $name }
editor-more = מחסום אחד יותר: { $name }
editor-fewer = מחסום אחד פחות: { $name }
editor-take-off = הסרה מהלוח: { $name }
editor-put-back = החזרה ללוח: { $name }
editor-ready = מוכן למשחק
editor-faults = לתיקון: { $count }
editor-fix = תיקון
editor-position = העמדה כטקסט
editor-position-wrong = זו לא עמדה תקינה.
editor-play = לשחק מכאן
editor-analyse = ניתוח
