### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.

reason-win-missed = Gain manqué : { $better } gagne à coup sûr.
reason-race-lost = Course perdue : { $name } arrive en premier.
reason-jump-allowed = { $name } peut maintenant sauter en { $square }.
reason-longer-path = Le chemin vers le but s’allonge de { $steps } pas.
reason-fence-costs-mover = Cette barrière coûte { $steps } pas à qui la pose.
reason-fence-wasted = Barrière gâchée : elle n’allonge le chemin de personne.
reason-fence-allowed = Maintenant, { $fence } coûte { $steps } pas.
reason-trap-missed = Piège manqué : { $better }, puis { $then }, coûte { $steps } pas à { $name }.
reason-better-fence = { $better } coûte { $steps } pas à { $name }.
reason-step-wasted = Pas perdu : le but n’est pas plus proche.
reason-better-step = Un pas en { $better } rapproche du but.
reason-better-move = { $better } garde de meilleures chances.
