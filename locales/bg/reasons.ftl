### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = Пропусната победа: { $better } печели със сигурност.
reason-race-lost = Това губи надбягването: { $name } стига по-рано.
reason-jump-allowed = { $name } вече може да скочи на { $square }.
reason-longer-path =
    Пътят до целта става с { $steps ->
        [one] една стъпка
       *[other] { $steps } стъпки
    } по-дълъг.
reason-fence-costs-mover =
    Тази преграда удължава собствения път с { $steps ->
        [one] една стъпка
       *[other] { $steps } стъпки
    }.
reason-fence-wasted = Излишна преграда: не удължава ничий път.
reason-fence-allowed =
    Сега { $fence } струва { $steps ->
        [one] една стъпка
       *[other] { $steps } стъпки
    }.
reason-trap-missed =
    Пропуснат капан: след { $better } и { $then } { $name } има до целта с { $steps ->
        [one] една стъпка
       *[other] { $steps } стъпки
    } повече.
reason-better-fence =
    След { $better } { $name } има до целта с { $steps ->
        [one] една стъпка
       *[other] { $steps } стъпки
    } повече.
reason-step-wasted = Излишна стъпка: целта не е по-близо.
reason-better-step = Стъпка на { $better } приближава до целта.
reason-better-move = { $better } дава по-добри шансове.
