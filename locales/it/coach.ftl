### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = Allenatore
coach-hint = Ti avvisa prima di un grave errore.
coach-careful = Attenzione a { $move }.
coach-again = Ci ripensi?
coach-chances = Le tue probabilità scenderebbero dal { $before }% al { $after }%.
coach-why = Mostra perché
coach-answer = Poi arriva { $move }.
coach-other = Scegli un’altra
coach-play = Gioca lo stesso
