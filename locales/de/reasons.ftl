### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = Verpasster Sieg: { $better } gewinnt sicher.
reason-race-lost = So geht das Rennen verloren: { $name } kommt zuerst an.
reason-jump-allowed = { $name } kann jetzt nach { $square } springen.
reason-longer-path =
    { $steps ->
        [one] Der Weg zum Ziel wird einen Schritt länger.
       *[other] Der Weg zum Ziel wird { $steps } Schritte länger.
    }
reason-fence-costs-mover =
    { $steps ->
        [one] Dieses Hindernis macht den eigenen Weg einen Schritt länger.
       *[other] Dieses Hindernis macht den eigenen Weg { $steps } Schritte länger.
    }
reason-fence-wasted = Ein vergeudetes Hindernis: Es macht keinen Weg länger.
reason-fence-allowed =
    { $steps ->
        [one] Jetzt kostet { $fence } einen Schritt.
       *[other] Jetzt kostet { $fence } { $steps } Schritte.
    }
reason-trap-missed =
    { $steps ->
        [one] Eine verpasste Falle: { $better }, dann { $then }, kostet { $name } einen Schritt.
       *[other] Eine verpasste Falle: { $better }, dann { $then }, kostet { $name } { $steps } Schritte.
    }
reason-better-fence =
    { $steps ->
        [one] { $better } kostet { $name } einen Schritt.
       *[other] { $better } kostet { $name } { $steps } Schritte.
    }
reason-step-wasted = Ein vergeudeter Schritt: Das Ziel kommt nicht näher.
reason-better-step = Ein Schritt nach { $better } führt näher ans Ziel.
reason-better-move = { $better } bietet bessere Chancen.
