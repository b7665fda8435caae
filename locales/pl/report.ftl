### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Pokaż
view-moves = Ruchy
view-explorer = Baza
view-report = Raport

## Making the report

report-make = Przeanalizuj partię
report-intro = Silnik ogląda każdy ruch i pokazuje, gdzie partia się odwróciła. Trwa to około minuty.
report-empty = Najpierw zagraj albo otwórz partię.
report-progress = Analiza partii: { $percent }%
report-stop = Zatrzymaj
report-again = Przeanalizuj ponownie
report-changed = Od czasu tego raportu partia się zmieniła.

## The report

report-accuracy = Dokładność
report-blunders =
    { $count ->
        [one] { $count } gruby błąd
        [few] { $count } grube błędy
        [many] { $count } grubych błędów
       *[other] { $count } grubego błędu
    }
report-mistakes =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędu
    }
report-dubious =
    { $count ->
        [one] { $count } wątpliwy ruch
        [few] { $count } wątpliwe ruchy
        [many] { $count } wątpliwych ruchów
       *[other] { $count } wątpliwego ruchu
    }
report-clean = Bez błędów
report-chances = Szanse na wygraną
report-steps = Kroki do mety
report-fences = Ogrodzenia w ręce
report-at = Ruch { $number }, { $move }: { $chances }
report-at-start = Początek: { $chances }
report-points = Punkty zwrotne
report-no-points = Nikt nie popełnił dużego błędu.
report-drop = { $before } → { $after }%
report-table = Wszystkie ruchy w tabeli
report-column-move = Ruch
report-column-best = Najlepszy
report-column-before = Przed
report-column-after = Po
report-column-mark = Znak

## Trying again

report-try =
    { $name }: popraw { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędu
    }
try-title = { $name }: znajdź lepszy ruch
try-count = { $number } z { $count }
try-played = Zagrano tu { $move }.
try-thinking = Sprawdzam { $move }…
try-good = { $move } to dobry ruch.
try-best = { $move } to najlepszy ruch.
try-bad = Nie { $move }. { $why }
try-hint = Podpowiedź
try-hint-pawn = Rusz pionem.
try-hint-fence = Postaw ogrodzenie.
try-hint-near = Postaw ogrodzenie w pobliżu { $place }.
try-show = Pokaż ruch
try-shown = Najlepszy ruch to { $best }.
try-next = Dalej
try-end = Wróć do raportu
