### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = Gemiste winst: { $better } wint zeker.
reason-race-lost = Zo gaat de wedloop verloren: { $name } is er het eerst.
reason-jump-allowed = { $name } kan nu naar { $square } springen.
reason-longer-path =
    { $steps ->
        [one] De weg naar het doel wordt één stap langer.
       *[other] De weg naar het doel wordt { $steps } stappen langer.
    }
reason-fence-costs-mover =
    { $steps ->
        [one] Deze barricade maakt de eigen weg één stap langer.
       *[other] Deze barricade maakt de eigen weg { $steps } stappen langer.
    }
reason-fence-wasted = Een verspilde barricade: niemands weg wordt langer.
reason-fence-allowed =
    { $steps ->
        [one] Nu kost { $fence } één stap.
       *[other] Nu kost { $fence } { $steps } stappen.
    }
reason-trap-missed =
    { $steps ->
        [one] Een gemiste valstrik: { $better }, dan { $then }, kost { $name } één stap.
       *[other] Een gemiste valstrik: { $better }, dan { $then }, kost { $name } { $steps } stappen.
    }
reason-better-fence =
    { $steps ->
        [one] { $better } kost { $name } één stap.
       *[other] { $better } kost { $name } { $steps } stappen.
    }
reason-step-wasted = Een verspilde stap: het doel komt niet dichterbij.
reason-better-step = Een stap naar { $better } komt dichter bij het doel.
reason-better-move = { $better } biedt betere kansen.
