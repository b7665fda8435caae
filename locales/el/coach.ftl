### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = Προπονητής
coach-hint = Σε προειδοποιεί πριν από ένα σοβαρό λάθος.
coach-careful = Πρόσεξε το { $move }.
coach-again = Το ξανασκέφτεσαι;
coach-chances = Οι πιθανότητές σου θα έπεφταν από { $before }% σε { $after }%.
coach-why = Δείξε γιατί
coach-answer = Μετά έρχεται { $move }.
coach-other = Διάλεξε άλλη
coach-play = Παίξε παρ’ όλα αυτά
