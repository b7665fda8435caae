### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = Entrenador
coach-hint = Te avisa antes de un error grave.
coach-careful = Cuidado con { $move }.
coach-again = ¿Lo piensas mejor?
coach-chances = Tus posibilidades bajarían del { $before } % al { $after } %.
coach-why = Ver por qué
coach-answer = Después viene { $move }.
coach-other = Elegir otra
coach-play = Jugar igualmente
