### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = En missad vinst: { $better } vinner säkert.
reason-race-lost = Så förloras kapplöpningen: { $name } kommer fram först.
reason-jump-allowed = { $name } kan nu hoppa till { $square }.
reason-longer-path =
    { $steps ->
        [one] Vägen till målet blir ett steg längre.
       *[other] Vägen till målet blir { $steps } steg längre.
    }
reason-fence-costs-mover =
    { $steps ->
        [one] Väggen gör den egna vägen ett steg längre.
       *[other] Väggen gör den egna vägen { $steps } steg längre.
    }
reason-fence-wasted = En bortkastad vägg: ingen får längre väg.
reason-fence-allowed =
    { $steps ->
        [one] Nu kostar { $fence } ett steg.
       *[other] Nu kostar { $fence } { $steps } steg.
    }
reason-trap-missed =
    { $steps ->
        [one] En missad fälla: { $better }, sedan { $then }, kostar { $name } ett steg.
       *[other] En missad fälla: { $better }, sedan { $then }, kostar { $name } { $steps } steg.
    }
reason-better-fence =
    { $steps ->
        [one] { $better } kostar { $name } ett steg.
       *[other] { $better } kostar { $name } { $steps } steg.
    }
reason-step-wasted = Ett bortkastat steg: målet kommer inte närmare.
reason-better-step = Ett steg till { $better } kommer närmare målet.
reason-better-move = { $better } ger bättre chanser.
