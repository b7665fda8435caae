### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = Treinador
coach-hint = Avisa-te antes de um erro grave.
coach-careful = Cuidado com { $move }.
coach-again = Pensar melhor?
coach-chances = As tuas hipóteses desceriam de { $before }% para { $after }%.
coach-why = Ver porquê
coach-answer = Depois vem { $move }.
coach-other = Escolher outra
coach-play = Jogar mesmo assim
