### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = Voitto jäi ottamatta: { $better } voittaa varmasti.
reason-race-lost = Näin kilpajuoksu menetetään: { $name } ehtii ensin.
reason-jump-allowed = { $name } voi nyt hypätä ruutuun { $square }.
reason-longer-path =
    { $steps ->
        [one] Matka maaliin pitenee yhden askelen.
       *[other] Matka maaliin pitenee { $steps } askelta.
    }
reason-fence-costs-mover =
    { $steps ->
        [one] Aita pidentää omaa reittiä yhden askelen.
       *[other] Aita pidentää omaa reittiä { $steps } askelta.
    }
reason-fence-wasted = Hukattu aita: kenenkään reitti ei pitene.
reason-fence-allowed =
    { $steps ->
        [one] Nyt { $fence } maksaa yhden askelen.
       *[other] Nyt { $fence } maksaa { $steps } askelta.
    }
reason-trap-missed =
    { $steps ->
        [one] Ansa jäi huomaamatta: kun ensin { $better } ja sitten { $then }, { $name } tarvitsee yhden askelen enemmän.
       *[other] Ansa jäi huomaamatta: kun ensin { $better } ja sitten { $then }, { $name } tarvitsee { $steps } askelta enemmän.
    }
reason-better-fence =
    { $steps ->
        [one] Siirron { $better } jälkeen { $name } tarvitsee yhden askelen enemmän.
       *[other] Siirron { $better } jälkeen { $name } tarvitsee { $steps } askelta enemmän.
    }
reason-step-wasted = Hukattu askel: maali ei lähene.
reason-better-step = Askel ruutuun { $better } vie lähemmäs maalia.
reason-better-move = { $better } antaa paremmat mahdollisuudet.
