### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = Coach
coach-hint = Vous prévient avant un coup qui coûte cher.
coach-careful = Attention à { $move }.
coach-again = On y repense ?
coach-chances = Vos chances passeraient de { $before } % à { $after } %.
coach-why = Voir pourquoi
coach-answer = Ensuite vient { $move }.
coach-other = Changer de coup
coach-play = Jouer quand même
