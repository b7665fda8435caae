### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Pulmat
puzzle-of-the-day = Päivän pulma
puzzle-question = Voiko { $name } vielä voittaa?
puzzle-question-many = Mitä { $name } nyt pelaa?
puzzle-to-move = Vuorossa { $name }
puzzle-find = Etsi ainoa hyvä siirto
puzzle-loading = Haetaan pulmia…
puzzle-failed-to-load = Pulmia ei voitu hakea. Yhdistä verkkoon ja yritä uudelleen.
puzzle-retry = Yritä uudelleen
puzzle-number = Pulma { $number }

## Solving

puzzle-wrong = Se ei ole oikea siirto.
puzzle-wrong-answer = Vastasiirto on { $move }.
puzzle-right = Oikein!
puzzle-right-too = Myös { $move } voittaa.
puzzle-play-on = Jatka ja näytä, miten se käy.
puzzle-slipped = { $move } päästää voiton käsistä. Kokeile toista siirtoa.
puzzle-clear = Ratkaistu. { $name } on voitolla.
puzzle-clear-many = Ratkaistu. Parhaat mahdollisuudet: { $name }.
puzzle-hint = Vihje
puzzle-hint-next = Seuraava vihje
puzzle-hint-number = Vihje { $number } / 3.
puzzle-hint-step = Siirrä nappulaa.
puzzle-hint-fence = Aseta aita.
puzzle-hint-cost =
    Sen jälkeen { $name } tarvitsee { $steps ->
        [one] yhden askelen
       *[other] { $steps } askelta
    } enemmän.
puzzle-hint-guard = Se pitää oman reittisi turvassa.
puzzle-hint-path = Sen jälkeen tarvitset { $steps ->
        [one] yhden askelen
       *[other] { $steps } askelta
    }.
puzzle-hint-place = Katso ruudun { $square } ympärille.
puzzle-show = Näytä ratkaisu
puzzle-solution = Siirto on { $move }.
puzzle-analyse = Analysoi
puzzle-again = Yritä uudelleen
puzzle-next = Seuraava pulma

## Beside the board

puzzle-grade = Vaikeus
puzzle-grade-of = { $grade } / 5
puzzle-streak =
    { $days ->
        [one] yksi päivä
       *[other] { $days } päivää
    }
puzzle-streak-label = Päiviä peräkkäin
puzzle-week = Tällä viikolla
puzzle-more = Lisää pulmia
puzzle-left = Jäljellä { $left } / { $all }
puzzle-all-done = Olet ratkaissut kaikki. Voit ratkaista ne uudelleen.
puzzle-mark-solved = ratkaistu
puzzle-mark-failed = ei ratkaistu
puzzle-mark-today = tänään

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Kaikki
theme-trap = Ansa
theme-race = Kilpajuoksu
theme-jump = Hyppy
theme-wasted-fence = Hukattu aita
theme-defence = Puolustus
theme-endgame = Loppupeli
theme-many = 3 ja 4 pelaajaa
puzzle-themes = Mistä oli kyse

## The program that finds puzzles

puzzles-not-right = { $file }: näillä riveillä siirto ei ole ainoa hyvä: { $lines }
puzzles-invalid = Tämä ei ole kelvollinen pulma: { $detail }.
