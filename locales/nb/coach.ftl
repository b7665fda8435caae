### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Trener
coach-hint = Advarer deg før en stor feil.
coach-careful = Vær forsiktig med { $move }.
coach-again = Se en gang til?
coach-chances = Sjansene dine ville falle fra { $before } % til { $after } %.
coach-why = Vis hvorfor
coach-answer = Så kommer { $move }.
coach-other = Velg et annet trekk
coach-play = Spill det likevel
