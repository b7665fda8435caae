### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

# The better move wins whatever the others do
reason-win-missed = A win missed: { $better } wins for certain.
# Nobody can change the result with fences any more. $name comes first
reason-race-lost = This loses the race: { $name } gets there first.
reason-jump-allowed = { $name } can now jump to { $square }.
reason-longer-path =
    { $steps ->
        [one] The path to the goal gets one step longer.
       *[other] The path to the goal gets { $steps } steps longer.
    }
# The player's own fence is in the player's own way
reason-fence-costs-mover =
    { $steps ->
        [one] This fence makes the path of its own player one step longer.
       *[other] This fence makes the path of its own player { $steps } steps longer.
    }
reason-fence-wasted = A wasted fence: nobody’s path gets longer.
# A fence that the opponent can now place
reason-fence-allowed =
    { $steps ->
        [one] Now { $fence } costs one step.
       *[other] Now { $fence } costs { $steps } steps.
    }
reason-trap-missed =
    { $steps ->
        [one] A missed trap: { $better }, then { $then }, costs { $name } one step.
       *[other] A missed trap: { $better }, then { $then }, costs { $name } { $steps } steps.
    }
reason-better-fence =
    { $steps ->
        [one] { $better } costs { $name } one step.
       *[other] { $better } costs { $name } { $steps } steps.
    }
reason-step-wasted = A wasted step: the goal is no nearer.
reason-better-step = A step to { $better } gets nearer to the goal.
reason-better-move = { $better } keeps better chances.
