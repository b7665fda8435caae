### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Użycie
help-heading-commands = Polecenia
help-heading-arguments = Argumenty
help-heading-options = Opcje
help-heading-set-up = Początek partii
help-heading-pictures = Obrazki
help-heading-examples = Przykłady

help = Fencepost: wyścig pionów przez planszę pełną ogrodzeń, dla dwóch, trzech lub czterech graczy
    .long =
        Fencepost: wyścig pionów przez planszę pełną ogrodzeń, dla dwóch, trzech lub czterech graczy.

        Pola nazywają się jak na szachownicy, a1 leży w lewym dolnym rogu. Ruch to
          e2     pole, na którym staje pion, także po skoku;
          e3h    ogrodzenie poziome, na północ od e3 i f3;
          e3v    ogrodzenie pionowe, na wschód od e3 i e4;
          pass   gdy żaden inny ruch nie jest możliwy.

        Każde polecenie ma własną pomoc: fencepost legal --help
    .examples =
        fencepost show                       plansza przed pierwszym ruchem
        fencepost show e2 e8 e3h             plansza po trzech ruchach
        fencepost legal --players 4 e2       ruchy, którymi Zachód może odpowiedzieć na e2
        fencepost convert game.qgn -o g.gif  partia jako animacja
        fencepost perft 3                    liczba pozycji, do sprawdzenia silnika

help-any-help = Wyświetla pomoc; -h krótszą, --help dłuższą
help-version = Wyświetla wersję

## Where the game starts

help-any-players = Liczba graczy: 2, 3 lub 4; domyślnie 2
    .long =
        Liczba graczy: 2, 3 lub 4; domyślnie 2.

        We dwoje grają Południe i Północ, we troje Południe, Zachód i Północ.
help-any-board = Szerokość i wysokość planszy, od 2x2 do 9x9; domyślnie 9x9
help-any-fences = Ogrodzenia dla każdego gracza, od 0 do 20; domyślnie 10, 6 lub 5 przy dwóch, trzech lub czterech graczach
help-any-position = Zaczyna od podanej pozycji
    .long =
        Zaczyna od podanej pozycji zamiast od nowej partii.

        Pozycja to jeden wiersz tekstu, taki jak ostatni wiersz wypisywany przez "fencepost show":
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        czyli: pola ogrodzeń poziomych i pola ogrodzeń pionowych, zapisane bez odstępów; pola pionów w kolejności ruchów (- oznacza gracza poza grą); liczby ogrodzeń w ręce; oraz 1, jeśli ruch ma pierwszy gracz, albo 2, jeśli drugi. Planszę inną niż 9x9 podaje się w szóstej części, na przykład 5x5.

help-any-moves = Ruchy do wykonania na początku, na przykład e2 e8 e3h; out:west, gdy Zachód opuszcza partię trzech lub czterech graczy

## serve

help-serve = Uruchamia aplikację internetową; to samo robi fencepost bez polecenia
    .long =
        Uruchamia aplikację internetową: w przeglądarce gra się z ludźmi i silnikami, a boty grają przez API. To samo robi fencepost bez polecenia.

        Gdy serwer jest gotowy, wypisuje swój adres. Ctrl+C lub SIGTERM kończy jego pracę w uporządkowany sposób; cokolwiek się stanie, każdy potwierdzony ruch jest zapisany na dysku, a po ponownym uruchomieniu partie toczą się dalej z takim samym stanem zegarów.
    .examples =
        fencepost serve                                    tylko na tym komputerze, pod adresem http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games dla wszystkich w sieci
        fencepost serve --trust-proxy --base /fencepost    za odwrotnym serwerem proxy
help-serve-listen = Adres do nasłuchu; domyślnie 127.0.0.1:8080, dostępny tylko z tego komputera. Port 0 oznacza dowolny wolny
help-serve-data = Folder ze wszystkimi partiami; domyślnie folder tego użytkownika
help-serve-most-data = Największy rozmiar pliku z partiami w MiB; domyślnie bez ograniczeń
help-serve-base = Ścieżka, pod którą wszystko jest dostępne, taka, jaką przekazuje odwrotny serwer proxy; domyślnie /
help-serve-trust-proxy = Ufa adresom podawanym przez odwrotny serwer proxy (X-Forwarded-For). Tylko za takim serwerem
help-serve-allow-origin = Pozwala wywoływać serwer także stronom tej witryny; można podać kilka razy
help-serve-no-analysis = Wyłącza analizę
help-serve-metrics = Udostępnia dane dla Prometheusa pod /metrics także wtedy, gdy serwer jest dostępny dla innych
help-serve-engine-threads = Liczba wątków dla silników; domyślnie o jeden mniej niż procesorów
help-serve-engine-pace = Milisekundy między ruchami w partiach samych silników; domyślnie 500
help-serve-requests = Wywołania na sekundę z jednego adresu w dłuższym czasie; domyślnie 50. Tu i w pozostałych limitach 0 znosi ograniczenie
help-serve-burst = Wywołania z jednego adresu naraz; domyślnie 500
help-serve-games-per-guest = Niezakończone partie jednej przeglądarki; domyślnie 200
help-serve-games-per-address = Niezakończone partie założone z jednego adresu; domyślnie 2000
help-serve-sockets-per-guest = Otwarte gniazda jednej przeglądarki; domyślnie 100
help-serve-sockets-per-address = Otwarte gniazda z jednego adresu; domyślnie 1000
help-serve-log = Ile zapisywać na standardowe wyjście błędów: off, error, warn, info lub debug; domyślnie info
help-serve-log-json = Zapisuje dziennik jako JSON, jeden obiekt w wierszu

help-export = Zapisuje wszystkie partie z serwera jako jeden strumień .qgn
    .long =
        Zapisuje wszystkie partie z serwera jako jeden strumień .qgn, od najstarszej. Serwer może w tym czasie działać.
    .examples =
        fencepost export -o all.qgn               wszystkie partie z domyślnego folderu
        fencepost export --data games | less      partie z innego folderu
help-export-data = Folder z partiami; domyślnie folder tego użytkownika
help-export-output = Plik do zapisu; domyślnie standardowe wyjście

help-backup = Kopiuje wszystkie partie z działającego serwera do pliku
    .long =
        Kopiuje wszystkie partie z działającego serwera do pliku.

        Kopia jest pełna i spójna. Aby do niej wrócić, zatrzymaj serwer i umieść plik w folderze danych pod nazwą fencepost.db, w miejsce plików, których nazwy się od niej zaczynają.
    .examples =
        fencepost backup monday.db                partie z domyślnego folderu
        fencepost backup --data games monday.db   partie z innego folderu
help-backup-file = Nowy plik; istniejący nie zostanie naruszony
help-backup-data = Folder z partiami; domyślnie folder tego użytkownika

## perft

help-perft = Liczy pozycje osiągalne w podanej liczbie ruchów
    .long =
        Liczy pozycje osiągalne w podanej liczbie ruchów.

        Tak porównuje się programy znające zasady: jeśli dwa podają tę samą liczbę, zgadzają się co do każdego dozwolonego ruchu aż do tej głębokości. Wynik stoi sam w ostatnim wierszu. Wygrana partia tam się kończy, wymuszony pas liczy się jako ruch, a powtórzenia pozycji nie mają znaczenia.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   każdy pierwszy ruch osobno
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Głębokość w ruchach: od 0 do 100
help-perft-divide = Przed wynikiem wypisuje każdy pierwszy ruch i jego udział w wyniku

## legal

help-legal = Wypisuje dozwolone ruchy
    .long =
        Wypisuje w jednym wierszu ruchy dozwolone w danej pozycji lub po podanych ruchach.

        Są ułożone alfabetycznie. Gdy żaden ruch nie jest dozwolony, w wierszu stoi pass; gdy partia jest skończona, wiersz jest pusty.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Rysuje pozycję jako tekst
    .long =
        Rysuje jako tekst podaną pozycję albo pozycję po podanych ruchach.

        S, W, N i E to piony graczy Południe, Zachód, Północ i Wschód, a # to ogrodzenie. Pod planszą podane są ogrodzenia w ręce, długość najkrótszej drogi każdego piona do mety, gracz, który ma ruch, a w ostatnim wierszu sama pozycja dla --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Kiedy używać kolorów: auto (na terminalach, które je obsługują; domyślnie), always (zawsze) lub never (nigdy)

## convert

help-convert = Zamienia zapisy partii i listy ruchów na inny format albo na obrazki
    .long =
        Czyta zapisy partii lub listy ruchów i zapisuje je w innym formacie albo jako obrazki.

        Formaty tekstowe:
          qgn     zapis partii: znaczniki, numerowane ruchy, warianty, komentarze, wynik
          moves   same ruchy, jedna partia w wierszu
          json    jeden obiekt w wierszu, ze wszystkim, co zawiera zapis
        Obrazki, z jednej partii:
          svg     pozycja jako rysunek
          png     pozycja w pikselach
          gif     cała partia, jedna klatka na ruch

        Plik może zawierać dowolną liczbę partii. Jeśli coś w nim jest błędne, nic nie zostanie zapisane, a komunikat powie, gdzie i dlaczego.
    .examples =
        fencepost convert game.txt > game.qgn          porządny zapis z listy ruchów
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Plik do odczytu; - to standardowe wejście
help-convert-from = Jego format: qgn, moves lub json; domyślnie rozpoznawany
help-convert-to = Format zapisu: qgn, moves, json, svg, png lub gif
    .long =
        Format zapisu: qgn, moves, json, svg, png lub gif.

        Domyślnie wynika z nazwy pliku podanej w --output, a bez niej jest to qgn.
help-convert-dialect = Jak zapisane są ruchy w pliku: fencepost, glendenning, openspiel lub qtp
    .long =
        Jak zapisane są ruchy w pliku: fencepost, glendenning, openspiel lub qtp; domyślnie fencepost.

        glendenning i openspiel liczą rzędy od przeciwnej strony. W qtp ogrodzenie ma numer o jeden rząd wyższy, a zaczyna Północ.
help-convert-to-dialect = Jak zapisywać ruchy; te same możliwości
help-convert-output = Zapisuje do tego pliku, w całości na końcu; - to standardowe wyjście, tak jak domyślnie
help-convert-game = Tylko partia o tym numerze; pierwsza ma numer 1
help-convert-players = Liczba graczy w listach ruchów, które jej nie podają: 2, 3 lub 4; domyślnie 2
help-convert-board = Szerokość i wysokość ich planszy, od 2x2 do 9x9; domyślnie 9x9
help-convert-fences = Ogrodzenia dla każdego z ich graczy, od 0 do 20
help-convert-position = Inna pozycja początkowa tych list
help-convert-ply = Pokazuje pozycję po tylu ruchach, 0 to początek; domyślnie ostatnia
help-convert-theme = Wygląd: wood, light lub dark; domyślnie wood
help-convert-size = Szerokość w pikselach, od 16 do 4096
help-convert-coordinates = Z literami i cyframi wokół planszy; tak jest domyślnie
help-convert-no-coordinates = Bez nich
help-convert-flip = Widok od strony północnej
help-convert-delay = Jak długo widać każdą klatkę gif, w milisekundach, od 20 do 60000; domyślnie 900

## engine

help-engine = Gra jako silnik: słucha na standardowym wejściu, odpowiada na standardowym wyjściu
    .long =
        Gra jako silnik dla innych programów: słucha na standardowym wejściu, odpowiada na standardowym wyjściu.

        Są dwa protokoły: uci, znany z silników szachowych, z ruchami tej gry, oraz qtp, protokół tekstowy Uniwersytetu Ateńskiego. Oba opisano w docs/protocols.md. Aby ręcznie wypróbować uci, wpisz: position startpos moves e2, potem: go movetime 1000, a potem: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Sposób porozumiewania się: uci (domyślnie) lub qtp
help-engine-player = Kto gra zamiast silnika, do porównań z innymi: random, racer, greedy lub rollouts, od najsłabszego
help-engine-level = Siła gry: od 1 do 10 dla ludzi; 0, domyślnie, to pełna moc
help-engine-threads = Liczba wątków do przeszukiwania; domyślnie 1
help-engine-hash = Pamięć na tablicę znanych pozycji, w MiB; domyślnie 64
help-engine-seed = Liczba, która rozstrzyga wszystkie wybory losowe; domyślnie 0
help-engine-movetime = Czas namysłu nad każdym ruchem w qtp, w milisekundach; domyślnie 1000

## bench

help-bench = Przeszukuje stały zestaw pozycji, aby porównać silniki i komputery
    .long =
        Przeszukuje stały zestaw pozycji, aby porównać silniki i komputery.

        Każdy wiersz podaje liczbę zbadanych pozycji i znaleziony ruch. Ostatni wiersz to suma dla dwóch graczy i szybkość: liczba węzłów jest taka sama przy każdym uruchomieniu i na każdym komputerze, dopóki silnik się nie zmieni. Dla trzech i czterech graczy jest przed nim osobny wiersz.
    .examples =
        fencepost bench

## match

help-match = Rozgrywa mecz dwóch silników i podaje, który jest silniejszy
    .long =
        Rozgrywa mecz dwóch silników i podaje, który jest silniejszy.

        A i B to wiersze poleceń programów, które znają protokół uci lub qtp; każdy ujmij w cudzysłów. Każde otwarcie jest grane dwa razy z zamianą kolorów, sędzia sprawdza zgodność każdego ruchu z zasadami, a wynik podawany jest od strony A, z błędem liczonym z par partii. Ctrl-C kończy mecz i podaje dotychczasowy wynik.

        Awaria, niedozwolony ruch lub przekroczenie czasu to przegrana; są liczone osobno. W partiach trzech lub czterech graczy sprawca odpada, a pozostali grają dalej.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Wiersz polecenia silnika, którego wynik jest podawany
help-match-engine-b = Wiersz polecenia drugiego silnika
help-match-games = Liczba partii; domyślnie 100. Kolory zmieniają się co partię, więc najlepsza jest liczba parzysta
help-match-time = Ile czasu na namysł: 100ms lub 2s na ruch, 10000n (węzłów) na ruch albo 60+0.5, czyli zegar z przyrostem w sekundach; domyślnie 100ms
help-match-time-b = To samo tylko dla B
help-match-openings = Plik z otwarciami, jedno w wierszu: początkowe ruchy i komentarze po #. Domyślnie pozycja początkowa
help-match-records = Zapisuje wszystkie partie do tego pliku jako .qgn
help-match-sprt = Kończy, gdy tylko jest jasne, że A jest silniejszy o ELO1 albo najwyżej o ELO0
    .long =
        Kończy, gdy tylko jest jasne, że A jest silniejszy o ELO1 (H1) albo najwyżej o ELO0 (H0).

        Jest to sekwencyjny test ilorazowy na parach partii. Dwie dalsze liczby, jak w 0,10,0.01,0.05, to prawdopodobieństwa błędnego przyjęcia H1 lub H0; domyślnie po 0.05.
help-match-concurrency = Liczba partii naraz; domyślnie 1
help-match-field = Kto ma ile miejsc przy trzech lub czterech graczach: a-vs-bbb (domyślnie), aa-vs-bb, aaa-vs-b i tak dalej. Miejsca zmieniają się co partię, aż każdy zagra na każdym
help-match-max-plies = Partie o tylu ruchach kończą się remisem; domyślnie 400
help-match-margin = O ile dłużej, niż wolno, może trwać odpowiedź, na przykład 50ms; domyślnie 100ms
help-match-patience = Jak długo czekać na ruch, gdy liczone są węzły, a nie czas; domyślnie 120s
help-match-protocol-a = Jak porozumiewać się z A: uci (domyślnie) lub qtp
help-match-protocol-b = Jak porozumiewać się z B: uci (domyślnie) lub qtp
help-match-name-a = Nazwa A w zapisach partii; domyślnie jego własna
help-match-name-b = Nazwa B w zapisach partii; domyślnie jego własna
help-match-option-a = Ustawia opcję A w uci, na przykład Hash=256. Można podać kilka razy
help-match-option-b = Ustawia opcję B w uci, na przykład Hash=256. Można podać kilka razy
help-match-seed = Liczba, która rozstrzyga wybory losowe, dla silników z opcją Seed; domyślnie 0
help-match-progress = Kiedy podawać stan meczu: auto (w jednym wierszu, na terminalach; domyślnie), always (także do plików, wiersz na partię) lub never (nigdy)

## solve

help-solve = Ustala, kto wygrywa małą partię dwóch graczy przy najlepszej grze obu
    .long =
        Ustala, kto wygrywa małą partię dwóch graczy przy najlepszej grze obu.

        Obliczana jest każda pozycja, która może powstać, więc odpowiedź jest dokładna. Wygrywający się spieszy, a przegrywający broni się jak najdłużej; długość liczy się w półruchach, czyli ruchach obu graczy. Ostatni wiersz to wynik: "first player wins in N" (wygrywa pierwszy), "second player wins in N" (wygrywa drugi) lub "draw" (remis). Przed nim stoją pierwsze ruchy, które go utrzymują, od najlepszych.

        Czas i pamięć szybko rosną wraz z planszą i ogrodzeniami: 5x5 z 3 ogrodzeniami na gracza zajmuje kilka sekund i 74 MiB, z 5 minutę i 663 MiB. Partia, która nie mieści się w pamięci, zostanie odrzucona.
    .examples =
        fencepost solve --board 3x3 --fences 2     wygrywa drugi, 12 półruchów
        fencepost solve --board 3x5 --fences 3     wygrywa pierwszy, 19 półruchów
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Szerokość i wysokość planszy, od 2x2 do 9x9; domyślnie 9x9, o wiele za dużo
help-solve-fences = Ogrodzenia dla każdego gracza, od 0 do 20; domyślnie 10
help-solve-memory = Ile pamięci wolno zająć, w MiB; domyślnie tyle, ile jest wolnej
help-solve-threads = Liczba wątków; domyślnie po jednym na rdzeń procesora

## rules

help-rules = Wypisuje zasady gry
    .long =
        Wypisuje zasady gry, z rysunkami ze zwykłych znaków.

        Język jest taki jak w terminalu albo ten, którego znacznik podano, na przykład de lub zh-Hant.
    .examples =
        fencepost rules            w języku tego terminala
        fencepost rules ja | less  po japońsku
help-rules-language = Znacznik języka; domyślnie język terminala

## completions

help-completions = Wypisuje skrypt, który uzupełnia polecenia i opcje w powłoce
    .long =
        Wypisuje skrypt, który uzupełnia polecenia i opcje w powłoce.

        Umieść go tam, gdzie twoja powłoka szuka takich skryptów, i uruchom nową powłokę.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Powłoka: bash, zsh, fish, powershell lub elvish

## help

help-help = Wyświetla pomoc polecenia
    .long = Wyświetla pomoc polecenia, tak jak COMMAND --help, albo pomoc programu.
    .examples = fencepost help convert
help-help-command = Polecenie
