### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Coach
coach-hint = Warns you before a big mistake.
# Before a reason such as “Now e3h costs 6 steps.”
coach-careful = Careful with { $move }.
coach-again = Look again?
# $before and $after: whole numbers from 0 to 100
coach-chances = Your chances would fall from { $before } % to { $after } %.
coach-why = Show why
# The answer is shown on the board
coach-answer = Then comes { $move }.
coach-other = Choose another move
coach-play = Play it anyway
