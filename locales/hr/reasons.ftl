### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = Propuštena pobjeda: { $better } sigurno pobjeđuje.
reason-race-lost = Utrka je izgubljena: { $name } stiže ranije.
reason-jump-allowed = { $name } sada može skočiti na { $square }.
reason-longer-path =
    Put do cilja dulji je za { $steps ->
        [one] { $steps } korak
        [few] { $steps } koraka
       *[other] { $steps } koraka
    }.
reason-fence-costs-mover =
    Ova prepreka produljuje vlastiti put za { $steps ->
        [one] { $steps } korak
        [few] { $steps } koraka
       *[other] { $steps } koraka
    }.
reason-fence-wasted = Uzaludna prepreka: nikome ne produljuje put.
reason-fence-allowed =
    Sada { $fence } produljuje put za { $steps ->
        [one] { $steps } korak
        [few] { $steps } koraka
       *[other] { $steps } koraka
    }.
reason-trap-missed =
    Propuštena zamka: nakon { $better } i { $then } { $name } do cilja ima { $steps ->
        [one] { $steps } korak
        [few] { $steps } koraka
       *[other] { $steps } koraka
    } više.
reason-better-fence =
    Nakon { $better } { $name } do cilja ima { $steps ->
        [one] { $steps } korak
        [few] { $steps } koraka
       *[other] { $steps } koraka
    } više.
reason-step-wasted = Uzaludan korak: cilj nije ništa bliži.
reason-better-step = Korak na { $better } vodi bliže cilju.
reason-better-move = { $better } daje bolje izglede.
