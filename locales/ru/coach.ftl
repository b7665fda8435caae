### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Тренер
coach-hint = Предупреждает о крупной ошибке.
coach-careful = Осторожно с { $move }.
coach-again = Посмотреть ещё раз?
coach-chances = Ваши шансы упали бы с { $before } % до { $after } %.
coach-why = Показать почему
coach-answer = Тогда последует { $move }.
coach-other = Выбрать другой ход
coach-play = Всё равно сходить
