### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.

reason-win-missed = Vittoria mancata: { $better } vince di sicuro.
reason-race-lost = Così si perde la corsa: { $name } arriva prima.
reason-jump-allowed = Ora { $name } può saltare in { $square }.
reason-longer-path =
    { $steps ->
        [one] La strada verso il traguardo si allunga di un passo.
       *[other] La strada verso il traguardo si allunga di { $steps } passi.
    }
reason-fence-costs-mover =
    { $steps ->
        [one] Questa barriera costa un passo a chi la piazza.
       *[other] Questa barriera costa { $steps } passi a chi la piazza.
    }
reason-fence-wasted = Barriera sprecata: non allunga la strada a nessuno.
reason-fence-allowed =
    { $steps ->
        [one] Ora { $fence } costa un passo.
       *[other] Ora { $fence } costa { $steps } passi.
    }
reason-trap-missed =
    { $steps ->
        [one] Trappola mancata: { $better }, poi { $then }, costa un passo a { $name }.
       *[other] Trappola mancata: { $better }, poi { $then }, costa { $steps } passi a { $name }.
    }
reason-better-fence =
    { $steps ->
        [one] { $better } costa un passo a { $name }.
       *[other] { $better } costa { $steps } passi a { $name }.
    }
reason-step-wasted = Passo sprecato: il traguardo non è più vicino.
reason-better-step = Un passo in { $better } avvicina al traguardo.
reason-better-move = { $better } mantiene migliori probabilità.
