### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Ülesanded
puzzle-of-the-day = Päeva ülesanne
puzzle-question = Kas { $name } saab veel võita?
puzzle-question-many = Mida peaks { $name } tegema?
puzzle-to-move = Käigul { $name }
puzzle-find = Leia ainus hea käik
puzzle-loading = Laadin ülesandeid…
puzzle-failed-to-load = Ülesandeid ei saanud laadida. Loo internetiühendus ja proovi uuesti.
puzzle-retry = Proovi uuesti
puzzle-number = Ülesanne { $number }

## Solving

puzzle-wrong = See ei ole õige käik.
puzzle-wrong-answer = Vastukäik on { $move }.
puzzle-right = Õige!
puzzle-right-too = Ka { $move } võidab.
puzzle-play-on = Mängi edasi ja näita, kuidas see käib.
puzzle-slipped = { $move } laseb võidu käest. Proovi teist käiku.
puzzle-clear = Lahendatud. { $name } on võiduseisus.
puzzle-clear-many = Lahendatud. Parimad võimalused: { $name }.
puzzle-hint = Vihje
puzzle-hint-next = Järgmine vihje
puzzle-hint-number = Vihje { $number } / 3.
puzzle-hint-step = Käi nupuga.
puzzle-hint-fence = Aseta takistustara.
puzzle-hint-cost =
    Pärast seda vajab { $name } { $steps ->
        [one] üht sammu
       *[other] { $steps } sammu
    } rohkem.
puzzle-hint-guard = See kaitseb sinu enda teed.
puzzle-hint-path = Pärast seda vajad { $steps ->
        [one] üht sammu
       *[other] { $steps } sammu
    }.
puzzle-hint-place = Vaata ruudu { $square } ümbrust.
puzzle-show = Näita lahendust
puzzle-solution = Käik on { $move }.
puzzle-analyse = Analüüsi
puzzle-again = Proovi uuesti
puzzle-next = Järgmine ülesanne

## Beside the board

puzzle-grade = Raskus
puzzle-grade-of = { $grade } / 5
puzzle-streak =
    { $days ->
        [one] üks päev
       *[other] { $days } päeva
    }
puzzle-streak-label = Päevi järjest
puzzle-week = Sel nädalal
puzzle-more = Veel ülesandeid
puzzle-left = Alles { $left } / { $all }
puzzle-all-done = Oled kõik lahendanud. Võid need uuesti lahendada.
puzzle-mark-solved = lahendatud
puzzle-mark-failed = lahendamata
puzzle-mark-today = täna

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Kõik
theme-trap = Lõks
theme-race = Võidujooks
theme-jump = Hüpe
theme-wasted-fence = Raisatud tara
theme-defence = Kaitse
theme-endgame = Lõppmäng
theme-many = 3 ja 4 mängijat
puzzle-themes = Millega oli tegu

## The program that finds puzzles

puzzles-not-right = { $file }: neil ridadel ei ole käik ainus hea: { $lines }
puzzles-invalid = See ei ole kehtiv ülesanne: { $detail }.
