### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = מאמן
coach-hint = מזהיר לפני טעות גדולה.
coach-careful = זהירות עם { $move }.
coach-again = לבדוק שוב?
coach-chances = הסיכויים שלך יירדו מ־{ $before }% ל־{ $after }%.
coach-why = להראות למה
coach-answer = ואז בא { $move }.
coach-other = לבחור מהלך אחר
coach-play = לשחק בכל זאת
