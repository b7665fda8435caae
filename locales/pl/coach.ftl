### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Trener
coach-hint = Ostrzega przed dużym błędem.
coach-careful = Ostrożnie z { $move }.
coach-again = Spojrzysz jeszcze raz?
coach-chances = Twoje szanse spadłyby z { $before }% do { $after }%.
coach-why = Pokaż dlaczego
coach-answer = Wtedy następuje { $move }.
coach-other = Wybierz inny ruch
coach-play = Zagraj mimo to
