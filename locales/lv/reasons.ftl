### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.

reason-win-missed = Garām palaista uzvara: { $better } noteikti uzvar.
reason-race-lost = Tā sacīkstes ir zaudētas: { $name } būs pirmais.
reason-jump-allowed = Tagad { $name } var lēkt uz { $square }.
reason-longer-path =
    { $steps ->
        [zero] Ceļš līdz mērķim kļūst par { $steps } soļiem garāks.
        [one] Ceļš līdz mērķim kļūst par { $steps } soli garāks.
       *[other] Ceļš līdz mērķim kļūst par { $steps } soļiem garāks.
    }
reason-fence-costs-mover =
    { $steps ->
        [zero] Šī barjera tam, kas to liek, maksā { $steps } soļu.
        [one] Šī barjera tam, kas to liek, maksā { $steps } soli.
       *[other] Šī barjera tam, kas to liek, maksā { $steps } soļus.
    }
reason-fence-wasted = Izniekota barjera: tā nepagarina neviena ceļu.
reason-fence-allowed =
    { $steps ->
        [zero] Tagad { $fence } maksā { $steps } soļu.
        [one] Tagad { $fence } maksā { $steps } soli.
       *[other] Tagad { $fence } maksā { $steps } soļus.
    }
reason-trap-missed =
    { $steps ->
        [zero] Neizmantotas lamatas: pēc { $better }, tad { $then }, { $name } ietu par { $steps } soļiem ilgāk.
        [one] Neizmantotas lamatas: pēc { $better }, tad { $then }, { $name } ietu par { $steps } soli ilgāk.
       *[other] Neizmantotas lamatas: pēc { $better }, tad { $then }, { $name } ietu par { $steps } soļiem ilgāk.
    }
reason-better-fence =
    { $steps ->
        [zero] Pēc { $better } { $name } ietu par { $steps } soļiem ilgāk.
        [one] Pēc { $better } { $name } ietu par { $steps } soli ilgāk.
       *[other] Pēc { $better } { $name } ietu par { $steps } soļiem ilgāk.
    }
reason-step-wasted = Izniekots solis: mērķis nav kļuvis tuvāks.
reason-better-step = Solis uz { $better } ved tuvāk mērķim.
reason-better-move = { $better } saglabā labākas izredzes.
