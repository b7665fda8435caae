### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.

reason-win-missed = Praleista pergalė: { $better } tikrai laimi.
reason-race-lost = Lenktynės pralaimėtos: { $name } ateina pirmas.
reason-jump-allowed = Dabar { $name } gali šokti į { $square }.
reason-longer-path =
    { $steps ->
        [one] Kelias iki finišo pailgėja { $steps } žingsniu.
        [few] Kelias iki finišo pailgėja { $steps } žingsniais.
        [many] Kelias iki finišo pailgėja { $steps } žingsnio.
       *[other] Kelias iki finišo pailgėja { $steps } žingsnių.
    }
reason-fence-costs-mover =
    { $steps ->
        [one] Šis barjeras jį pastačiusiam žaidėjui kainuoja { $steps } žingsnį.
        [few] Šis barjeras jį pastačiusiam žaidėjui kainuoja { $steps } žingsnius.
        [many] Šis barjeras jį pastačiusiam žaidėjui kainuoja { $steps } žingsnio.
       *[other] Šis barjeras jį pastačiusiam žaidėjui kainuoja { $steps } žingsnių.
    }
reason-fence-wasted = Barjeras veltui: niekieno kelias nepailgėja.
reason-fence-allowed =
    { $steps ->
        [one] Dabar { $fence } kainuoja { $steps } žingsnį.
        [few] Dabar { $fence } kainuoja { $steps } žingsnius.
        [many] Dabar { $fence } kainuoja { $steps } žingsnio.
       *[other] Dabar { $fence } kainuoja { $steps } žingsnių.
    }
reason-trap-missed =
    { $steps ->
        [one] Praleisti spąstai: po { $better }, tada { $then }, { $name } eitų { $steps } žingsniu ilgiau.
        [few] Praleisti spąstai: po { $better }, tada { $then }, { $name } eitų { $steps } žingsniais ilgiau.
        [many] Praleisti spąstai: po { $better }, tada { $then }, { $name } eitų { $steps } žingsnio ilgiau.
       *[other] Praleisti spąstai: po { $better }, tada { $then }, { $name } eitų { $steps } žingsnių ilgiau.
    }
reason-better-fence =
    { $steps ->
        [one] Po { $better } { $name } eitų { $steps } žingsniu ilgiau.
        [few] Po { $better } { $name } eitų { $steps } žingsniais ilgiau.
        [many] Po { $better } { $name } eitų { $steps } žingsnio ilgiau.
       *[other] Po { $better } { $name } eitų { $steps } žingsnių ilgiau.
    }
reason-step-wasted = Žingsnis veltui: finišas nepriartėjo.
reason-better-step = Žingsnis į { $better } priartina prie finišo.
reason-better-move = { $better } palieka daugiau galimybių laimėti.
