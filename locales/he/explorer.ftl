### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $count } משחקים
    }
explorer-empty = אף אחד עוד לא שיחק את העמדה הזאת.
explorer-loading = מחפשים משחקים…
explorer-failed = אין גישה לסייר.
explorer-offline = אין חיבור: מוצגים רק משחקים של המנוע.
explorer-source = משחקים
explorer-source-all = כל המשחקים
explorer-source-engine = משחקי מנוע
explorer-source-server = משחקים בשרת הזה
explorer-source-index = האוסף של מפעיל האתר
explorer-from = מתאריך
explorer-to = עד תאריך
explorer-strength = שחקנים
explorer-strength-any = כל עוצמה
explorer-level = רמה { $level } ומעלה
explorer-rating = דירוג { $rating } ומעלה
explorer-open = פתיחת משחק
