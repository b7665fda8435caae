### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Trener
coach-hint = Upozorava te na veliku pogrešku.
coach-careful = Oprezno s { $move }.
coach-again = Još jedan pogled?
coach-chances = Tvoji bi izgledi pali sa { $before } % na { $after } %.
coach-why = Pokaži zašto
coach-answer = Tada slijedi { $move }.
coach-other = Odaberi drugi potez
coach-play = Ipak odigraj
