### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Træner
coach-hint = Advarer dig før en stor fejl.
coach-careful = Pas på med { $move }.
coach-again = Kig en gang til?
coach-chances = Dine chancer ville falde fra { $before } % til { $after } %.
coach-why = Vis hvorfor
coach-answer = Så kommer { $move }.
coach-other = Vælg et andet træk
coach-play = Spil det alligevel
