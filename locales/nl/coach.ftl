### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Trainer
coach-hint = Waarschuwt je voor grote fouten.
coach-careful = Pas op met { $move }.
coach-again = Nog eens kijken?
coach-chances = Je kansen zouden dalen van { $before }% naar { $after }%.
coach-why = Laat zien waarom
coach-answer = Dan komt { $move }.
coach-other = Kies een andere zet
coach-play = Toch spelen
