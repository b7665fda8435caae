### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Wiadomość nie jest w formacie JSON.
error-bad-message = W wiadomości brakuje pola albo pole jest złego typu.
# $field: the name of the field in the message
error-bad-value = Pole „{ $field }” nie może mieć tej wartości.
# $text: what was sent as a move
error-not-a-move = „{ $text }” nie jest prawidłowym ruchem: ruch pionem to pole, na przykład e2, a ogrodzenie to pole z literą h lub v, na przykład e3h.
error-no-token = Do tego potrzebny jest token miejsca.
error-unknown-token = Ten token nie należy do żadnego miejsca w tej partii.
error-other-origin = Żądania z innych witryn są niedozwolone.
# $host: the name in the address that was asked for
error-unknown-host = Ten serwer nie odpowiada na nazwę { $host }. Jego administrator musi go uruchomić z --allow-host { $host } albo --public-url.
error-no-such-game = Nie znaleziono partii.
error-no-such-page = Pod tym adresem nic nie ma.
error-method-not-allowed = Niedozwolona metoda.
error-analysis-off = Analiza jest na tym serwerze wyłączona.
error-own-game = Grasz właśnie tę pozycję z innymi. Możesz przeanalizować partię, gdy się skończy.
error-not-started = Partia się nie zaczęła: jest jeszcze wolne miejsce.
error-game-over = Partia jest skończona.
error-not-over = Partia jeszcze trwa.
error-ply-mismatch = Partia poszła już dalej albo nie dotarła jeszcze do tego ruchu.
error-not-your-turn = Ruch ma inny gracz.
error-no-open-seat = Nie ma wolnego miejsca.
error-seat-taken = To miejsce jest zajęte.
error-nothing-to-take-back = Nie masz ruchu do cofnięcia.
error-nothing-offered = Nie ma takiej propozycji.
error-offered-already = Ta propozycja już padła od ostatniego ruchu.
error-no-clock = Ta partia nie ma zegara.
error-not-playing = To miejsce nie bierze udziału w partii albo jest już poza grą.
error-name-a-seat = Podaj miejsce, które dostaje czas; nie może to być twoje własne.
error-still-here = Gracz z tego miejsca nadal tu jest albo wyszedł dopiero przed chwilą.
error-game-too-long = Partia jest na to za długa. Nadal możesz wykonać ruch albo się poddać.
error-too-large = Wiadomość jest za długa.
error-too-slow = Wiadomość docierała zbyt długo.
error-rate = Za dużo żądań. Poczekaj chwilę.
error-too-many-games = Masz zbyt wiele niezakończonych partii.
error-too-many-sockets = Zbyt wiele połączeń naraz.
error-too-many-phrases = Nie tak szybko.
error-too-many-analyses = Zbyt wiele analiz naraz.
error-storage = Nie udało się zapisać partii. Nic się nie zmieniło; spróbuj ponownie.
error-storage-full = Dysk serwera jest pełny. Nic się nie zmieniło; spróbuj ponownie później.
error-read-only = Serwer nie może zapisywać w swoim folderze. Nic się nie zmieniło; spróbuj ponownie później.
error-storage-gone = Baza danych serwera została usunięta lub podmieniona. Nic nie jest zapisywane do ponownego uruchomienia serwera.
error-engines-gone = Komputer nie może grać na tym serwerze do jego ponownego uruchomienia.
error-storage-damaged = Baza danych serwera jest uszkodzona. Nic nie jest zapisywane, dopóki nie zostanie naprawiona.
error-storage-slow = Wyszukiwanie trwało zbyt długo. Spróbuj ponownie.
error-stopping = Serwer uruchamia się ponownie. Spróbuj jeszcze raz.
error-internal = Na serwerze coś poszło nie tak. Nic nie przepadło; spróbuj ponownie.

## The program

# $url: the address of the page
serve-ready = Fencepost działa pod adresem { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Nie można nasłuchiwać pod adresem { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Nie można użyć folderu { $folder }: { $why }.
# $why: the system's own words
serve-no-threads = Nie udało się uruchomić serwera: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = Nie można użyć { $file }: { $why }.
store-storage-full = Nie można zapisać { $file }: dysk jest pełny.
store-read-only = Nie można zapisać { $file }: sprawdź, do kogo należy folder i czy nie jest tylko do odczytu.
store-damaged = Plik { $file } jest uszkodzony ({ $why }). Nic nie zostało zmienione. Zastąp go kopią zapasową albo przenieś gdzie indziej, aby zacząć od nowa.
store-newer = Plik { $file } zapisała nowsza wersja Fencepost. Nic nie zostało zmienione; użyj tamtej wersji.
store-locked = Pliku { $file } używa inny program.
store-gone = Plik { $file } został usunięty lub podmieniony w trakcie używania.
store-timed-out = Plik { $file } nie odpowiedział na czas.
store-conflict = Plik { $file } został w tym samym czasie zmieniony przez inny program.
store-unreachable = Nie można połączyć się z { $file }: { $why }.
store-too-old = { $file } działa na PostgreSQL { $why }, a to za stara wersja: potrzebna jest 13 lub nowsza.

# $file: the file that should become the copy
backup-exists = { $file } już istnieje. Podaj nazwę nowego pliku.
# $why: what the database says
backup-failed = Nie udało się zapisać { $file }: { $why }.

# $file: the file that should be put back
restore-not-a-store = Plik { $file } nie jest bazą danych Fencepost.
# $file: the database that is there
restore-needs-replace = W pliku { $file } są już partie. Z opcją --replace zostaną zachowane obok pod inną nazwą.
# $file: where they are
restore-kept = Partie, które tam były, są teraz w pliku { $file }.

postgres-tool = { $file } to baza danych PostgreSQL. Użyj { $tool }.

move-data-done = Wszystko skopiowano do { $file }; liczby i sumy kontrolne się zgadzają. Partie: { $games }, zdarzenia: { $events }.
move-data-not-empty = Baza { $file } nie jest pusta. Niczego nie zmieniono; podaj pustą bazę danych.
move-data-differs = Kopia w { $file } różniłaby się od oryginału w tabeli { $table }. Niczego nie zmieniono.

# $file: the database, $games and $events: how many
verify-sound = Plik { $file } jest w porządku. Partie: { $games }, zdarzenia: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partia { $game }: jej zdarzenia nie pasują do siebie od numeru { $seq }.
verify-entry = Partia { $game }: jej wpis na listach nie zgadza się z jej zdarzeniami.
error-in-tournament = W partii turniejowej nie jest to możliwe.
error-no-key = Do tego potrzebny jest klucz organizatora albo twój własny token.
error-not-allowed = Ten klucz na to nie pozwala.
error-no-such-tournament = Nie znaleziono turnieju.
error-no-such-player = Nie ma gracza o tym numerze.
error-no-such-table = Nie ma takiej rundy lub takiego stołu.
error-no-such-assistant = Nie ma takiego asystenta.
error-registration-closed = Zapisy są zamknięte.
error-too-late = Na to już za późno: pierwsza runda jest skojarzona.
error-tournament-full = W turnieju nie ma już miejsc.
error-has-results = Ta runda ma już wyniki i nie można jej cofnąć.
error-not-the-last-round = Cofnąć można tylko ostatnią rundę.
error-has-result = Ten stół ma już inny wynik. Poproś organizatora o poprawkę.
error-not-a-result = To nie jest wynik dla tego stołu. Podaj jedną liczbę na gracza, na przykład 1-0 lub 0-0-1.
error-needs-a-winner = W systemie pucharowym ktoś przy stole musi wygrać.
error-played-online = Wynik pochodzi z partii na tym serwerze.
error-results-missing = Brakuje wyników tej rundy.
error-last-round = To była ostatnia runda.
error-too-few-players = Potrzeba co najmniej dwóch graczy.
error-only-repeats = Jakkolwiek skojarzyć tę rundę, niektórzy grają ze sobą ponownie. Możesz dopuścić powtórki.
error-only-second-byes = Ktoś musi pauzować, a każdy już pauzował. Możesz dopuścić powtórki.
error-no-winner = Przy jednym ze stołów ostatniej rundy nikt nie wygrał.
error-too-many-tournaments = Masz za dużo niezakończonych turniejów.
