### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Zegar
clock-hint = Połóż to urządzenie obok prawdziwej planszy. Po każdym ruchu gracz dotyka swojej strony.
clock-begin = Ustaw zegar
clock-go-on = Wróć do działającego zegara
clock-name-hint = Opcjonalnie
clock-start = Start
clock-pause = Pauza
clock-resume = Wznów
clock-undo = Cofnij ostatnie dotknięcie
clock-settings = Poprawki i ustawienia
clock-ready = Zaczyna { $player }. Dotknij „Start”.
clock-running = Ruch: { $player }
clock-paused = Pauza
clock-out = Koniec czasu
clock-gone = Poza grą
clock-over = Wygrywa { $player }
clock-moves = Ruch { $number }
clock-tap = Dotknij po wykonaniu ruchu.
clock-correct = Popraw ręcznie
clock-correct-minutes = Minuty
clock-correct-seconds = Sekundy
clock-correct-moves = Wykonane ruchy
clock-correct-out = Poza grą
clock-correct-turn = Na ruchu
clock-apply = Zastosuj
clock-again = Od nowa
clock-new = Nowy zegar
clock-full-screen = Pełny ekran
clock-awake-film = Bez https przeglądarka nie może sama utrzymać włączonego ekranu. Robi to za nią niemy film.
clock-awake-none = Ta przeglądarka nie potrafi utrzymać włączonego ekranu. Ustaw w urządzeniu dłuższy czas do wygaszenia.
