### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Zadania
puzzle-of-the-day = Zadanie dnia
puzzle-question = Czy { $name } może jeszcze wygrać?
puzzle-question-many = Co ma zrobić { $name }?
puzzle-to-move = Ruch: { $name }
puzzle-find = Znajdź jedyny dobry ruch
puzzle-loading = Wczytywanie zadań…
puzzle-failed-to-load = Nie udało się wczytać zadań. Połącz się z internetem i spróbuj ponownie.
puzzle-retry = Spróbuj ponownie
puzzle-number = Zadanie { $number }

## Solving

puzzle-wrong = To nie ten ruch.
puzzle-wrong-answer = Na to następuje { $move }.
puzzle-right = Dobrze!
puzzle-right-too = { $move } też wygrywa.
puzzle-play-on = Graj dalej: pokaż, jak to działa.
puzzle-slipped = Po { $move } szansa ucieka. Spróbuj innego ruchu.
puzzle-clear = Rozwiązane. { $name } wygrywa.
puzzle-clear-many = Rozwiązane. { $name } ma najlepsze szanse.
puzzle-hint = Podpowiedź
puzzle-hint-next = Następna podpowiedź
puzzle-hint-number = Podpowiedź { $number } z 3.
puzzle-hint-step = Rusz pionem.
puzzle-hint-fence = Postaw ogrodzenie.
puzzle-hint-cost =
    Po nim { $name } ma do mety o { $steps ->
        [one] jeden krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    } dalej.
puzzle-hint-guard = Chroni twoją własną drogę.
puzzle-hint-path =
    Potem masz do mety { $steps ->
        [one] jeden krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }.
puzzle-hint-place = Szukaj w okolicy { $square }.
puzzle-show = Pokaż rozwiązanie
puzzle-solution = Rozwiązanie: { $move }.
puzzle-analyse = Analizuj
puzzle-again = Spróbuj ponownie
puzzle-next = Następne zadanie

## Beside the board

puzzle-grade = Trudność
puzzle-grade-of = { $grade } z 5
puzzle-streak =
    { $days ->
        [one] jeden dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
puzzle-streak-label = Dni z rzędu
puzzle-week = Ten tydzień
puzzle-more = Więcej zadań
puzzle-left = Zostało { $left } z { $all }
puzzle-all-done = Wszystkie zadania rozwiązane. Możesz rozwiązać je jeszcze raz.
puzzle-mark-solved = rozwiązane
puzzle-mark-failed = nierozwiązane
puzzle-mark-today = dzisiaj

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Wszystkie
theme-trap = Pułapka
theme-race = Wyścig
theme-jump = Skok
theme-wasted-fence = Zmarnowane ogrodzenie
theme-defence = Obrona
theme-endgame = Końcówka
theme-many = 3 i 4 graczy
puzzle-themes = O co chodziło

## The program that finds puzzles

puzzles-not-right = { $file }: w tych wierszach ruch nie jest jedynym dobrym: { $lines }
puzzles-invalid = To nie jest prawidłowe zadanie: { $detail }.
