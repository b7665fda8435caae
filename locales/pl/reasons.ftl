### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.
###
### The sentences do not address anybody: they stand beside a move of any player. `$better`, `$then`, `$fence` and `$square` look
### like e2 and e3h in every language. `$name` is the colour of a player, such as Amber, and `$seat` is south, west, north or east.

reason-win-missed = Przegapiona wygrana: { $better } wygrywa na pewno.
reason-race-lost = Przegrany wyścig: { $name } będzie na mecie wcześniej.
reason-jump-allowed = { $name } może teraz skoczyć na { $square }.
reason-longer-path =
    Droga do mety wydłuża się o { $steps ->
        [one] jeden krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }.
reason-fence-costs-mover =
    To ogrodzenie wydłuża własną drogę o { $steps ->
        [one] jeden krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }.
reason-fence-wasted = Zmarnowane ogrodzenie: nikomu nie wydłuża drogi.
reason-fence-allowed =
    Teraz { $fence } kosztuje { $steps ->
        [one] jeden krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }.
reason-trap-missed =
    Przegapiona pułapka: po { $better } i { $then } { $name } ma do mety o { $steps ->
        [one] jeden krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    } dalej.
reason-better-fence =
    Po { $better } { $name } ma do mety o { $steps ->
        [one] jeden krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    } dalej.
reason-step-wasted = Zmarnowany krok: do mety nie jest bliżej.
reason-better-step = Krok na { $better } przybliża do mety.
reason-better-move = { $better } daje lepsze szanse.
