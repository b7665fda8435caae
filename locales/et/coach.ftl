### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Treener
coach-hint = Hoiatab suurte vigade eest.
coach-careful = Ettevaatust käiguga { $move }.
coach-again = Vaatad veel kord?
coach-chances = Sinu võiduvõimalus langeks { $before } protsendilt { $after } protsendile.
coach-why = Näita, miks
coach-answer = Siis tuleb { $move }.
coach-other = Vali teine käik
coach-play = Mängi ikka
