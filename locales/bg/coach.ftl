### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Треньор
coach-hint = Предупреждава те преди голяма грешка.
coach-careful = Внимателно с { $move }.
coach-again = Още един поглед?
coach-chances = Шансовете ти биха паднали от { $before }% на { $after }%.
coach-why = Покажи защо
coach-answer = Тогава следва { $move }.
coach-other = Избери друг ход
coach-play = Изиграй го все пак
