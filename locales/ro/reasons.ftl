### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.

reason-win-missed = Victorie ratată: { $better } câștigă sigur.
reason-race-lost = Așa se pierde cursa: { $name } ajunge primul.
reason-jump-allowed = Acum { $name } poate sări pe { $square }.
reason-longer-path =
    { $steps ->
        [one] Drumul până la sosire se lungește cu un pas.
        [few] Drumul până la sosire se lungește cu { $steps } pași.
       *[other] Drumul până la sosire se lungește cu { $steps } de pași.
    }
reason-fence-costs-mover =
    { $steps ->
        [one] Bariera îl costă un pas pe cel care o pune.
        [few] Bariera îl costă { $steps } pași pe cel care o pune.
       *[other] Bariera îl costă { $steps } de pași pe cel care o pune.
    }
reason-fence-wasted = Barieră irosită: nu lungește drumul nimănui.
reason-fence-allowed =
    { $steps ->
        [one] Acum { $fence } costă un pas.
        [few] Acum { $fence } costă { $steps } pași.
       *[other] Acum { $fence } costă { $steps } de pași.
    }
reason-trap-missed =
    { $steps ->
        [one] Capcană ratată: { $better }, apoi { $then }, îl costă pe { $name } un pas.
        [few] Capcană ratată: { $better }, apoi { $then }, îl costă pe { $name } { $steps } pași.
       *[other] Capcană ratată: { $better }, apoi { $then }, îl costă pe { $name } { $steps } de pași.
    }
reason-better-fence =
    { $steps ->
        [one] { $better } îl costă pe { $name } un pas.
        [few] { $better } îl costă pe { $name } { $steps } pași.
       *[other] { $better } îl costă pe { $name } { $steps } de pași.
    }
reason-step-wasted = Pas irosit: sosirea nu e mai aproape.
reason-better-step = Un pas pe { $better } apropie de sosire.
reason-better-move = { $better } păstrează șanse mai bune.
