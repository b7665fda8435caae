### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = En forspildt sejr: { $better } vinder med sikkerhed.
reason-race-lost = Så er kapløbet tabt: { $name } når først frem.
reason-jump-allowed = { $name } kan nu springe til { $square }.
reason-longer-path =
    { $steps ->
        [one] Vejen til målet bliver ét skridt længere.
       *[other] Vejen til målet bliver { $steps } skridt længere.
    }
reason-fence-costs-mover =
    { $steps ->
        [one] Forhindringen gør egen vej ét skridt længere.
       *[other] Forhindringen gør egen vej { $steps } skridt længere.
    }
reason-fence-wasted = En spildt forhindring: Ingens vej bliver længere.
reason-fence-allowed =
    { $steps ->
        [one] Nu koster { $fence } ét skridt.
       *[other] Nu koster { $fence } { $steps } skridt.
    }
reason-trap-missed =
    { $steps ->
        [one] En overset fælde: { $better }, så { $then }, koster { $name } ét skridt.
       *[other] En overset fælde: { $better }, så { $then }, koster { $name } { $steps } skridt.
    }
reason-better-fence =
    { $steps ->
        [one] { $better } koster { $name } ét skridt.
       *[other] { $better } koster { $name } { $steps } skridt.
    }
reason-step-wasted = Et spildt skridt: Målet kommer ikke nærmere.
reason-better-step = Et skridt til { $better } kommer nærmere målet.
reason-better-move = { $better } giver bedre chancer.
