### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = Kihagyott nyerés: { $better } biztosan nyer.
reason-race-lost = Ezzel elúszik a versenyfutás: { $name } ér oda előbb.
reason-jump-allowed = { $name } most ide ugorhat: { $square }.
reason-longer-path =
    A célig vezető út { $steps ->
        [one] egy lépéssel
       *[other] { $steps } lépéssel
    } hosszabb lesz.
reason-fence-costs-mover =
    Ez az akadály a saját utat hosszabbítja meg { $steps ->
        [one] egy lépéssel
       *[other] { $steps } lépéssel
    }.
reason-fence-wasted = Elpazarolt akadály: senkinek sem lesz hosszabb az útja.
reason-fence-allowed =
    { $fence } most { $steps ->
        [one] egy lépésbe
       *[other] { $steps } lépésbe
    } kerül.
reason-trap-missed =
    Kihagyott csapda: { $better } és { $then } után { $name } útja { $steps ->
        [one] egy lépéssel
       *[other] { $steps } lépéssel
    } hosszabb.
reason-better-fence =
    { $better } után { $name } útja { $steps ->
        [one] egy lépéssel
       *[other] { $steps } lépéssel
    } hosszabb.
reason-step-wasted = Elpazarolt lépés: a cél nem kerül közelebb.
reason-better-step = Ez a lépés közelebb visz a célhoz: { $better }.
reason-better-move = { $better } jobb esélyt ad.
