### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = Premárnená výhra: { $better } vyhráva naisto.
reason-race-lost = Tým sú preteky prehrané: { $name } bude v cieli skôr.
reason-jump-allowed = { $name } teraz môže skočiť na { $square }.
reason-longer-path =
    Cesta do cieľa sa predĺži o { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } krokov
    }.
reason-fence-costs-mover =
    Táto prekážka predĺži vlastnú cestu o { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } krokov
    }.
reason-fence-wasted = Zbytočná prekážka: nikomu cestu nepredĺži.
reason-fence-allowed =
    Teraz { $fence } predĺži cestu o { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } krokov
    }.
reason-trap-missed =
    Premárnená pasca: po { $better } a { $then } má { $name } do cieľa o { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } krokov
    } ďalej.
reason-better-fence =
    Po { $better } má { $name } do cieľa o { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } krokov
    } ďalej.
reason-step-wasted = Zbytočný krok: cieľ nie je bližšie.
reason-better-step = Krok na { $better } vedie bližšie k cieľu.
reason-better-move = { $better } dáva lepšie šance.
