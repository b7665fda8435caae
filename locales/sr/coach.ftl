### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Тренер
coach-hint = Упозорава те пре потеза који скупо кошта.
coach-careful = Опрезно са { $move }.
coach-again = Још један поглед?
coach-chances = Твоји изгледи би пали са { $before }% на { $after }%.
coach-why = Покажи зашто
coach-answer = Тада следи { $move }.
coach-other = Бирај поново
coach-play = Ипак одиграј
