### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.
###
### `$move` and `$fence` look like e2 and e3h in every language.

coach = Edző
coach-hint = Szól, mielőtt nagyot hibáznál.
coach-careful = Óvatosan ezzel: { $move }.
coach-again = Megnézed újra?
coach-chances = Az esélyed { $before }%-ról { $after }%-ra esne.
coach-why = Miért?
coach-answer = Erre { $move } jön.
coach-other = Mást választok
coach-play = Mégis ezt lépem
