### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.

puzzles-title = Užduotys
puzzle-of-the-day = Dienos užduotis
puzzle-question = Ar { $name } dar gali laimėti?
puzzle-question-many = Kaip turėtų eiti { $name }?
puzzle-to-move = Eina: { $name }
puzzle-find = Rask vienintelį gerą ėjimą
puzzle-loading = Įkeliamos užduotys…
puzzle-failed-to-load = Užduočių įkelti nepavyko. Prisijunk prie interneto ir bandyk dar kartą.
puzzle-retry = Bandyti dar kartą
puzzle-number = { $number } užduotis

## Solving

puzzle-wrong = Tai ne tas ėjimas.
puzzle-wrong-answer = Varžovo atsakymas: { $move }.
puzzle-right = Teisingai!
puzzle-right-too = { $move } taip pat laimi.
puzzle-play-on = Žaisk toliau ir parodyk kaip.
puzzle-slipped = Su { $move } proga praleidžiama. Bandyk kitą ėjimą.
puzzle-clear = Išspręsta. { $name } laimi.
puzzle-clear-many = Išspręsta. { $name } turi daugiausia galimybių laimėti.
puzzle-hint = Užuomina
puzzle-hint-next = Kita užuomina
puzzle-hint-number = { $number } užuomina iš 3.
puzzle-hint-step = Eik pėstininku.
puzzle-hint-fence = Pastatyk barjerą.
puzzle-hint-cost =
    Tada { $name } eis { $steps ->
        [one] { $steps } žingsniu
        [few] { $steps } žingsniais
        [many] { $steps } žingsnio
       *[other] { $steps } žingsnių
    } ilgiau.
puzzle-hint-guard = Tai apsaugo tavo kelią.
puzzle-hint-path =
    Po jo tau reikia { $steps ->
        [one] { $steps } žingsnio
        [few] { $steps } žingsnių
        [many] { $steps } žingsnio
       *[other] { $steps } žingsnių
    }.
puzzle-hint-place = Apsižvalgyk aplink { $square }.
puzzle-show = Rodyti sprendimą
puzzle-solution = Ėjimas: { $move }.
puzzle-analyse = Analizuoti
puzzle-again = Dar kartą
puzzle-next = Kita užduotis

## Beside the board

puzzle-grade = Sunkumas
puzzle-grade-of = { $grade } iš 5
puzzle-streak =
    { $days ->
        [one] { $days } diena
        [few] { $days } dienos
        [many] { $days } dienos
       *[other] { $days } dienų
    }
puzzle-streak-label = Dienos iš eilės
puzzle-week = Ši savaitė
puzzle-more = Daugiau užduočių
puzzle-left = Liko { $left } iš { $all }
puzzle-all-done = Išsprendei visas. Gali spręsti iš naujo.
puzzle-mark-solved = išspręsta
puzzle-mark-failed = neišspręsta
puzzle-mark-today = šiandien

## Themes

theme-all = Visos
theme-trap = Spąstai
theme-race = Lenktynės
theme-jump = Šuolis
theme-wasted-fence = Barjeras veltui
theme-defence = Gynyba
theme-endgame = Pabaiga
theme-many = 3 ir 4 žaidėjai
puzzle-themes = Užduoties tema

## The program that finds puzzles

puzzles-not-right = { $file }: šiose eilutėse ėjimas nėra vienintelis geras: { $lines }
puzzles-invalid = Tai netinkama užduotis: { $detail }.
