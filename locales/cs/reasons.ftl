### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = Promarněná výhra: { $better } vyhrává jistě.
reason-race-lost = Tím je závod prohraný: { $name } bude v cíli dřív.
reason-jump-allowed = { $name } teď může skočit na { $square }.
reason-longer-path =
    Cesta do cíle se prodlouží o { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    }.
reason-fence-costs-mover =
    Tahle překážka prodlouží vlastní cestu o { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    }.
reason-fence-wasted = Zbytečná překážka: nikomu cestu neprodlouží.
reason-fence-allowed =
    Teď { $fence } prodlouží cestu o { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    }.
reason-trap-missed =
    Promarněná past: po { $better } a { $then } má { $name } do cíle o { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    } dál.
reason-better-fence =
    Po { $better } má { $name } do cíle o { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    } dál.
reason-step-wasted = Zbytečný krok: cíl není blíž.
reason-better-step = Krok na { $better } vede blíž k cíli.
reason-better-move = { $better } dává lepší šance.
