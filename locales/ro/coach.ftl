### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = Antrenor
coach-hint = Te avertizează înainte de o greșeală gravă.
coach-careful = Atenție la { $move }.
coach-again = Te mai gândești?
coach-chances = Șansele tale ar scădea de la { $before }% la { $after }%.
coach-why = Arată de ce
coach-answer = Apoi urmează { $move }.
coach-other = Alege alta
coach-play = Joacă totuși
