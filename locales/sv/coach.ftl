### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Tränare
coach-hint = Varnar dig för stora misstag.
coach-careful = Se upp med { $move }.
coach-again = Titta en gång till?
coach-chances = Dina chanser skulle sjunka från { $before } % till { $after } %.
coach-why = Visa varför
coach-answer = Då kommer { $move }.
coach-other = Välj ett annat drag
coach-play = Spela ändå
