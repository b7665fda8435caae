### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Valmentaja
coach-hint = Varoittaa isoista virheistä.
coach-careful = Varo siirtoa { $move }.
coach-again = Katsotko vielä?
coach-chances = Mahdollisuutesi putoaisivat { $before } prosentista { $after } prosenttiin.
coach-why = Näytä miksi
coach-answer = Sitten tulee { $move }.
coach-other = Valitse toinen siirto
coach-play = Pelaa silti
