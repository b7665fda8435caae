### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = Упущенная победа: { $better } выигрывает наверняка.
reason-race-lost = Гонка проиграна: { $name } приходит раньше.
reason-jump-allowed = { $name } теперь может прыгнуть на { $square }.
reason-longer-path =
    Путь до финиша стал длиннее на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }.
reason-fence-costs-mover =
    Эта перегородка удлиняет собственный путь на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }.
reason-fence-wasted = Лишняя перегородка: путь не удлинился ни у кого.
reason-fence-allowed =
    Теперь { $fence } удлиняет путь на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }.
reason-trap-missed =
    Упущенная ловушка: после { $better } и { $then } { $name } идёт до финиша на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    } дольше.
reason-better-fence =
    После { $better } { $name } идёт до финиша на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    } дольше.
reason-step-wasted = Лишний шаг: финиш не стал ближе.
reason-better-step = Шаг на { $better } приближает к финишу.
reason-better-move = { $better } даёт лучшие шансы.
