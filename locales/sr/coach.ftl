### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Тренер
coach-hint = Упозорава те на велику грешку.
coach-careful = Опрезно са { $move }.
coach-again = Још један поглед?
coach-chances = Твоји изгледи би пали са { $before }% на { $after }%.
coach-why = Покажи зашто
coach-answer = Тада следи { $move }.
coach-other = Изабери други потез
coach-play = Ипак одиграј
