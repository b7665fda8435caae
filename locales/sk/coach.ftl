### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Tréner
coach-hint = Varuje ťa pred veľkou chybou.
coach-careful = Opatrne s { $move }.
coach-again = Pozrieš sa znova?
coach-chances = Tvoje šance by boli { $after } % namiesto { $before } %.
coach-why = Ukázať prečo
coach-answer = Potom príde { $move }.
coach-other = Vybrať iný ťah
coach-play = Aj tak zahrať
