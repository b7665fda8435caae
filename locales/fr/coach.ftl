### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = Coach
coach-hint = Vous prévient avant une grosse erreur.
coach-careful = Attention à { $move }.
coach-again = Y réfléchir encore ?
coach-chances = Vos chances passeraient de { $before } % à { $after } %.
coach-why = Voir pourquoi
coach-answer = Ensuite vient { $move }.
coach-other = Changer de coup
coach-play = Jouer quand même
