### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.

puzzles-title = Uzdevumi
puzzle-of-the-day = Dienas uzdevums
puzzle-question = Vai { $name } vēl var uzvarēt?
puzzle-question-many = Kā lai iet { $name }?
puzzle-to-move = Iet: { $name }
puzzle-find = Atrodi vienīgo labo gājienu
puzzle-loading = Ielādē uzdevumus…
puzzle-failed-to-load = Uzdevumus neizdevās ielādēt. Izveido savienojumu ar internetu un mēģini vēlreiz.
puzzle-retry = Mēģināt vēlreiz
puzzle-number = { $number }. uzdevums

## Solving

puzzle-wrong = Tas nav īstais gājiens.
puzzle-wrong-answer = Pretinieks atbild ar { $move }.
puzzle-right = Pareizi!
puzzle-right-too = Arī { $move } uzvar.
puzzle-play-on = Spēlē tālāk un parādi, kā.
puzzle-slipped = { $move } palaiž iespēju garām. Mēģini citu gājienu.
puzzle-clear = Atrisināts. { $name } uzvar.
puzzle-clear-many = Atrisināts. { $name }: labākās izredzes uzvarēt.
puzzle-hint = Padoms
puzzle-hint-next = Nākamais padoms
puzzle-hint-number = { $number }. padoms no 3.
puzzle-hint-step = Ej ar bandinieku.
puzzle-hint-fence = Novieto barjeru.
puzzle-hint-cost =
    Tad { $name } ies par { $steps ->
        [zero] { $steps } soļiem
        [one] { $steps } soli
       *[other] { $steps } soļiem
    } ilgāk.
puzzle-hint-guard = Tas pasargā tavu ceļu.
puzzle-hint-path =
    Pēc tā tev vajag { $steps ->
        [zero] { $steps } soļu
        [one] { $steps } soli
       *[other] { $steps } soļus
    }.
puzzle-hint-place = Paskaties ap { $square }.
puzzle-show = Rādīt atrisinājumu
puzzle-solution = Gājiens ir { $move }.
puzzle-analyse = Analizēt
puzzle-again = Vēlreiz
puzzle-next = Nākamais uzdevums

## Beside the board

puzzle-grade = Grūtība
puzzle-grade-of = { $grade } no 5
puzzle-streak =
    { $days ->
        [zero] { $days } dienu
        [one] { $days } diena
       *[other] { $days } dienas
    }
puzzle-streak-label = Dienas pēc kārtas
puzzle-week = Šī nedēļa
puzzle-more = Citi uzdevumi
puzzle-left = Vēl { $left } no { $all }
puzzle-all-done = Tu atrisināji visus. Vari tos risināt vēlreiz.
puzzle-mark-solved = atrisināts
puzzle-mark-failed = neatrisināts
puzzle-mark-today = šodien

## Themes

theme-all = Visi
theme-trap = Lamatas
theme-race = Sacīkstes
theme-jump = Lēciens
theme-wasted-fence = Izniekota barjera
theme-defence = Aizsardzība
theme-endgame = Galotne
theme-many = 3 un 4 spēlētāji
puzzle-themes = Uzdevuma tēma

## The program that finds puzzles

puzzles-not-right = { $file }: šajās rindās gājiens nav vienīgais labais: { $lines }
puzzles-invalid = Šis uzdevums nav derīgs: { $detail }.
