### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.

puzzles-title = Provocări
puzzle-of-the-day = Provocarea zilei
puzzle-question = Mai poate câștiga { $name }?
puzzle-question-many = Ce trebuie să joace { $name }?
puzzle-to-move = Mută { $name }
puzzle-find = Găsește singura mutare bună
puzzle-loading = Se încarcă provocările…
puzzle-failed-to-load = Provocările nu au putut fi încărcate. Conectează-te la internet și încearcă din nou.
puzzle-retry = Încearcă din nou
puzzle-number = Provocarea { $number }

## Solving

puzzle-wrong = Nu asta e mutarea.
puzzle-wrong-answer = Adversarul răspunde cu { $move }.
puzzle-right = Corect!
puzzle-right-too = Și { $move } câștigă.
puzzle-play-on = Continuă: arată cum se face.
puzzle-slipped = Cu { $move } scapi avantajul. Încearcă altă mutare.
puzzle-clear = Rezolvat. { $name } câștigă.
puzzle-clear-many = Rezolvat. { $name } are cele mai bune șanse.
puzzle-hint = Indiciu
puzzle-hint-next = Alt indiciu
puzzle-hint-number = Indiciul { $number } din 3.
puzzle-hint-step = Mută pionul.
puzzle-hint-fence = Pune o barieră.
puzzle-hint-cost =
    Lungește drumul lui { $name } cu { $steps ->
        [one] un pas
        [few] { $steps } pași
       *[other] { $steps } de pași
    }.
puzzle-hint-guard = Îți apără drumul.
puzzle-hint-path =
    După ea mai ai { $steps ->
        [one] un pas
        [few] { $steps } pași
       *[other] { $steps } de pași
    }.
puzzle-hint-place = Uită-te în jurul căsuței { $square }.
puzzle-show = Arată soluția
puzzle-solution = Mutarea este { $move }.
puzzle-analyse = Analizează
puzzle-again = Încearcă din nou
puzzle-next = Provocarea următoare

## Beside the board

puzzle-grade = Dificultate
puzzle-grade-of = { $grade } din 5
puzzle-streak =
    { $days ->
        [one] o zi
        [few] { $days } zile
       *[other] { $days } de zile
    }
puzzle-streak-label = Zile la rând
puzzle-week = Săptămâna asta
puzzle-more = Mai multe provocări
puzzle-left = De rezolvat: { $left } din { $all }
puzzle-all-done = Le-ai rezolvat pe toate. Le poți rezolva din nou.
puzzle-mark-solved = rezolvată
puzzle-mark-failed = nerezolvată
puzzle-mark-today = azi

## Themes

theme-all = Toate
theme-trap = Capcană
theme-race = Cursă
theme-jump = Săritură
theme-wasted-fence = Barieră irosită
theme-defence = Apărare
theme-endgame = Final
theme-many = 3 și 4 jucători
puzzle-themes = Despre ce era vorba

## The program that finds puzzles

puzzles-not-right = { $file }: în aceste linii mutarea nu este singura bună: { $lines }
puzzles-invalid = Aceasta nu este o provocare validă: { $detail }.
