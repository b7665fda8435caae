### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

failure-not-json = Wiadomość nie jest w formacie JSON.
failure-bad-message = W wiadomości brakuje pola albo pole jest złego rodzaju.
# $field: the name of the field in the message
failure-bad-value = Pole „{ $field }” nie może mieć tej wartości.
# $text: what was sent as a move
failure-not-a-move = „{ $text }” nie jest ruchem: ruch pionem to pole, na przykład e2, a ogrodzenie to pole z literą h lub v, na przykład e3h.
failure-no-token = Do tego potrzebny jest token miejsca.
failure-unknown-token = Ten token nie należy do żadnego miejsca w tej partii.
failure-other-origin = Stronom innych witryn nie wolno tego robić.
# $host: the name in the address that was asked for
failure-unknown-host = Ten serwer nie odpowiada na nazwę { $host }. Kto go prowadzi, musi go uruchomić z --allow-host { $host } albo --public-url.
failure-no-such-game = Nie ma takiej partii.
failure-no-such-page = Pod tym adresem nic nie ma.
failure-method-not-allowed = Ten adres nie obsługuje tej metody.
failure-analysis-off = Ten serwer nie analizuje partii.
failure-not-started = Partia się nie zaczęła: jest jeszcze wolne miejsce.
failure-game-over = Partia jest skończona.
failure-not-over = Partia jeszcze trwa.
failure-ply-mismatch = Partia poszła już dalej albo jeszcze tam nie dotarła.
failure-not-your-turn = Ruch ma inny gracz.
failure-no-open-seat = Nie ma wolnego miejsca.
failure-seat-taken = To miejsce jest zajęte.
failure-nothing-to-take-back = Nie masz ruchu do cofnięcia.
failure-nothing-offered = Nikt niczego takiego nie zaproponował.
failure-offered-already = Ta propozycja już padła od ostatniego ruchu.
failure-no-clock = Ta partia nie ma zegara.
failure-not-playing = To miejsce nie bierze udziału w partii albo jest już poza grą.
failure-name-a-seat = Podaj miejsce, które dostaje czas; nie może to być twoje własne.
failure-still-here = Gracz z tego miejsca nadal tu jest albo wyszedł dopiero przed chwilą.
failure-game-too-long = Ta partia zrobiła się za długa: można już tylko wykonać ruch albo się poddać.
failure-too-large = Wiadomość jest za długa.
failure-too-slow = Wiadomość docierała zbyt długo.
failure-rate = Zbyt wiele wywołań. Poczekaj chwilę.
failure-too-many-games = Masz zbyt wiele niezakończonych partii.
failure-too-many-sockets = Zbyt wiele połączeń naraz.
failure-too-many-phrases = Nie tak szybko.
failure-too-many-analyses = Zbyt wiele analiz naraz.
failure-storage = Nie udało się zapisać partii. Nic się nie zmieniło; spróbuj ponownie.
failure-storage-full = Dysk serwera jest pełny. Nic się nie zmieniło; spróbuj ponownie później.
failure-read-only = Serwer nie może zapisywać w swoim folderze. Nic się nie zmieniło; spróbuj ponownie później.
failure-storage-gone = Baza danych serwera została usunięta lub podmieniona. Nic nie jest zapisywane do ponownego uruchomienia serwera.
failure-engines-gone = Komputer nie może grać na tym serwerze do jego ponownego uruchomienia.
failure-storage-damaged = Baza danych serwera jest uszkodzona. Nic nie jest zapisywane, dopóki nie zostanie naprawiona.
failure-storage-slow = Wyszukiwanie trwało zbyt długo. Spróbuj ponownie.
failure-stopping = Serwer uruchamia się ponownie. Spróbuj jeszcze raz za moment.
failure-internal = Na serwerze coś poszło nie tak. Nic nie przepadło; spróbuj ponownie.

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

# $file: the database, $games and $events: how many
verify-sound = Plik { $file } jest w porządku. Partie: { $games }, zdarzenia: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partia { $game }: jej zdarzenia nie pasują do siebie od numeru { $seq }.
verify-entry = Partia { $game }: to, co pokazują listy, nie zgadza się z jej zdarzeniami.
