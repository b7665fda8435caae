### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = Võit jäi kasutamata: { $better } võidab kindlasti.
reason-race-lost = Nii kaotatakse võidujooks: { $name } jõuab esimesena.
reason-jump-allowed = { $name } saab nüüd hüpata ruudule { $square }.
reason-longer-path =
    { $steps ->
        [one] Tee sihini pikeneb ühe sammu võrra.
       *[other] Tee sihini pikeneb { $steps } sammu võrra.
    }
reason-fence-costs-mover =
    { $steps ->
        [one] See takistustara pikendab enda teed ühe sammu võrra.
       *[other] See takistustara pikendab enda teed { $steps } sammu võrra.
    }
reason-fence-wasted = Raisatud takistustara: kellegi tee ei pikene.
reason-fence-allowed =
    { $steps ->
        [one] Nüüd maksab { $fence } ühe sammu.
       *[other] Nüüd maksab { $fence } { $steps } sammu.
    }
reason-trap-missed =
    { $steps ->
        [one] Lõks jäi märkamata: pärast käike { $better } ja { $then } vajab { $name } üht sammu rohkem.
       *[other] Lõks jäi märkamata: pärast käike { $better } ja { $then } vajab { $name } { $steps } sammu rohkem.
    }
reason-better-fence =
    { $steps ->
        [one] Pärast käiku { $better } vajab { $name } üht sammu rohkem.
       *[other] Pärast käiku { $better } vajab { $name } { $steps } sammu rohkem.
    }
reason-step-wasted = Raisatud samm: siht ei tule lähemale.
reason-better-step = Samm ruudule { $better } viib sihile lähemale.
reason-better-move = { $better } annab paremad võimalused.
