### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = En tapt sjanse: { $better } vinner helt sikkert.
reason-race-lost = Slik tapes kappløpet: { $name } kommer først fram.
reason-jump-allowed = { $name } kan nå hoppe til { $square }.
reason-longer-path =
    { $steps ->
        [one] Veien til målet blir ett skritt lengre.
       *[other] Veien til målet blir { $steps } skritt lengre.
    }
reason-fence-costs-mover =
    { $steps ->
        [one] Denne sperren gjør egen vei ett skritt lengre.
       *[other] Denne sperren gjør egen vei { $steps } skritt lengre.
    }
reason-fence-wasted = En bortkastet sperre: Ingen får lengre vei.
reason-fence-allowed =
    { $steps ->
        [one] Nå koster { $fence } ett skritt.
       *[other] Nå koster { $fence } { $steps } skritt.
    }
reason-trap-missed =
    { $steps ->
        [one] En oversett felle: { $better }, så { $then }, koster { $name } ett skritt.
       *[other] En oversett felle: { $better }, så { $then }, koster { $name } { $steps } skritt.
    }
reason-better-fence =
    { $steps ->
        [one] { $better } koster { $name } ett skritt.
       *[other] { $better } koster { $name } { $steps } skritt.
    }
reason-step-wasted = Et bortkastet skritt: Målet kommer ikke nærmere.
reason-better-step = Et skritt til { $better } kommer nærmere målet.
reason-better-move = { $better } gir bedre sjanser.
