### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Þjálfari
coach-hint = Varar þig við stórum mistökum.
coach-careful = Passaðu þig á { $move }.
coach-again = Viltu skoða betur?
coach-chances = Líkurnar þínar færu úr { $before }% niður í { $after }%.
coach-why = Sýna ástæðuna
coach-answer = Þá kemur { $move }.
coach-other = Velja annan leik
coach-play = Leika samt
