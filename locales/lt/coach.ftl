### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = Treneris
coach-hint = Įspėja prieš didelę klaidą.
coach-careful = Atsargiai su { $move }.
coach-again = Pagalvosi dar?
coach-chances = Tavo galimybės laimėti sumažėtų nuo { $before } % iki { $after } %.
coach-why = Rodyti kodėl
coach-answer = Po to bus { $move }.
coach-other = Rinktis kitą
coach-play = Vis tiek eiti
