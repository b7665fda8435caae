### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = Treneris
coach-hint = Brīdina pirms lielas kļūdas.
coach-careful = Uzmanīgi ar { $move }.
coach-again = Padomāsi vēl?
coach-chances = Tavas izredzes samazinātos no { $before } % līdz { $after } %.
coach-why = Rādīt, kāpēc
coach-answer = Tad seko { $move }.
coach-other = Izvēlēties citu
coach-play = Iet tik un tā
