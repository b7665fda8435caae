### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Trenér
coach-hint = Varuje tě před velkou chybou.
coach-careful = Opatrně s { $move }.
coach-again = Podíváš se znovu?
coach-chances = Tvoje šance by byly { $after } % místo { $before } %.
coach-why = Ukázat proč
coach-answer = Pak přijde { $move }.
coach-other = Vybrat jiný tah
coach-play = Přesto zahrát
