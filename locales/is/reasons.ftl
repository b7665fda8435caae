### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = Sigri var sleppt: { $better } vinnur örugglega.
reason-race-lost = Svona tapast kapphlaupið: { $name } verður á undan í mark.
reason-jump-allowed = { $name } getur nú hoppað á { $square }.
reason-longer-path = Leiðin í mark lengist um { $steps } skref.
reason-fence-costs-mover = Þetta hlið lengir eigin leið um { $steps } skref.
reason-fence-wasted = Hlið til einskis: engin leið lengist.
reason-fence-allowed = Nú kostar { $fence } { $steps } skref.
reason-trap-missed = Gildru var sleppt: eftir { $better } og svo { $then } þarf { $name } { $steps } skref í viðbót.
reason-better-fence = Eftir { $better } þarf { $name } { $steps } skref í viðbót.
reason-step-wasted = Skref til einskis: markið færist ekki nær.
reason-better-step = Með skrefi á { $better } færist peðið nær marki.
reason-better-move = { $better } gefur betri möguleika.
