### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = Пропуштена победа: { $better } сигурно побеђује.
reason-race-lost = Трка је изгубљена: { $name } стиже раније.
reason-jump-allowed = { $name } сада може да скочи на { $square }.
reason-longer-path =
    Пут до циља је дужи за { $steps ->
        [one] { $steps } корак
        [few] { $steps } корака
       *[other] { $steps } корака
    }.
reason-fence-costs-mover =
    Ова препрека продужава сопствени пут за { $steps ->
        [one] { $steps } корак
        [few] { $steps } корака
       *[other] { $steps } корака
    }.
reason-fence-wasted = Узалудна препрека: никоме не продужава пут.
reason-fence-allowed =
    Сада { $fence } продужава пут за { $steps ->
        [one] { $steps } корак
        [few] { $steps } корака
       *[other] { $steps } корака
    }.
reason-trap-missed =
    Пропуштена замка: после { $better } и { $then } { $name } до циља има { $steps ->
        [one] { $steps } корак
        [few] { $steps } корака
       *[other] { $steps } корака
    } више.
reason-better-fence =
    После { $better } { $name } до циља има { $steps ->
        [one] { $steps } корак
        [few] { $steps } корака
       *[other] { $steps } корака
    } више.
reason-step-wasted = Узалудан корак: циљ није ништа ближи.
reason-better-step = Корак на { $better } води ближе циљу.
reason-better-move = { $better } даје боље изгледе.
