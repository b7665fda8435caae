### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Trener
coach-hint = Opozori te pred veliko napako.
coach-careful = Previdno pri { $move }.
coach-again = Pogledaš še enkrat?
coach-chances = Tvoje možnosti bi bile { $after } % namesto { $before } %.
coach-why = Pokaži, zakaj
coach-answer = Potem sledi { $move }.
coach-other = Izberi drugo potezo
coach-play = Vseeno odigraj
