### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = Zamujena zmaga: { $better } zanesljivo zmaga.
reason-race-lost = Dirka je izgubljena: { $name } pride prej.
reason-jump-allowed = { $name } lahko zdaj skoči na { $square }.
reason-longer-path =
    Pot do cilja se podaljša za { $steps ->
        [one] { $steps } korak
        [two] { $steps } koraka
        [few] { $steps } korake
       *[other] { $steps } korakov
    }.
reason-fence-costs-mover =
    Ta ograja podaljša lastno pot za { $steps ->
        [one] { $steps } korak
        [two] { $steps } koraka
        [few] { $steps } korake
       *[other] { $steps } korakov
    }.
reason-fence-wasted = Odvečna ograja: nikomur ne podaljša poti.
reason-fence-allowed =
    Zdaj { $fence } podaljša pot za { $steps ->
        [one] { $steps } korak
        [two] { $steps } koraka
        [few] { $steps } korake
       *[other] { $steps } korakov
    }.
reason-trap-missed =
    Zamujena past: po { $better } in { $then } ima { $name } do cilja { $steps ->
        [one] { $steps } korak
        [two] { $steps } koraka
        [few] { $steps } korake
       *[other] { $steps } korakov
    } več.
reason-better-fence =
    Po { $better } ima { $name } do cilja { $steps ->
        [one] { $steps } korak
        [two] { $steps } koraka
        [few] { $steps } korake
       *[other] { $steps } korakov
    } več.
reason-step-wasted = Odvečen korak: cilj ni nič bliže.
reason-better-step = Korak na { $better } pelje bliže cilju.
reason-better-move = { $better } ohrani boljše možnosti.
