### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Trainer
coach-hint = Warnt dich vor großen Fehlern.
coach-careful = Vorsicht mit { $move }.
coach-again = Noch mal hinschauen?
coach-chances = Deine Chancen würden von { $before } % auf { $after } % fallen.
coach-why = Zeig, warum
coach-answer = Dann kommt { $move }.
coach-other = Anders ziehen
coach-play = Trotzdem ziehen
