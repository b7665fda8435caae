### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Zagraj w Fencepost
start-resume = Kontynuuj grę
start-resume-what = { $players } graczy, dotąd { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
  }
start-computer = Graj z komputerem
start-computer-hint = Działa też offline.
start-invite = Zaproś kogoś
start-invite-hint = Wyślij link albo pokaż kod QR. Bez zakładania konta.
start-pass = Gra przy jednym ekranie
start-pass-hint = Od dwóch do czterech osób na jednym urządzeniu.
start-open = Otwarte partie
start-open-none = Nikt teraz nie czeka. Załóż partię, a inni ją tu zobaczą.
start-open-offline = Brak połączenia z serwerem. Nadal możesz grać z komputerem albo przy jednym ekranie.
start-watch = Oglądaj
start-watch-none = Nie trwa teraz żadna publiczna partia.
start-rules = Przeczytaj zasady
start-rules-hint = Dwie minuty czytania, z obrazkami.
start-now = Start
start-create = Utwórz link
start-level = Poziom { $level }
level-label = Siła gry
level-1 = Nowicjusz
level-2 = Pierwsze kroki
level-3 = Łatwy
level-4 = Na luzie
level-5 = Solidny
level-6 = Wprawny
level-7 = Silny
level-8 = Bardzo silny
level-9 = Ekspert
level-10 = Pełna moc
players-label = Gracze
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Zegar
clock-own = Własne ustawienia
clock-kind = Rodzaj zegara
clock-kind-increment = Czas na gracza, z przyrostem
clock-kind-delay = Czas na gracza, z opóźnieniem
clock-kind-per-move = Czas na ruch
clock-kind-hourglass = Klepsydra
clock-own-minutes = Minuty na gracza
clock-own-seconds = Sekundy na ruch
first-label = Kto zaczyna
first-lot = Losowo
first-me = Ja
first-other = Przeciwnik
first-another = Ktoś inny
seats-label = Pozostałe miejsca
seat-person = Człowiek
listed-label = Pokaż wśród otwartych partii
join = Dołącz
watch = Oglądaj
game-watch-move = Ruch { $number }

## The first look

home-what = Wyścig z ogrodzeniami dla 2–4 graczy.
home-play = Zagraj
home-play-hint = Za darmo, bez konta
home-learn = Poznaj zasady
home-tutorial = Naucz się, grając
home-tutorial-hint = Piętnaście małych kroków
home-puzzle = Zadanie dnia
# The board on the start page, for screen readers
home-board = Plansza. Strzałkami wybierasz pole, klawiszami h i v ogrodzenie. Enter wykonuje ruch i gra się zaczyna.
home-tip-title = Twój ruch.
home-tip = Zrób krok albo postaw ogrodzenie, a gra się zacznie.
home-tip-fence = Dotknij ogrodzenia jeszcze raz, aby je postawić.
home-beginning = Gra się zaczyna…

## The form

mode-label = Z kim grasz
mode-computer = Komputer
mode-invite = Znajomy
mode-pass = Ten ekran
more-options = Więcej opcji
summary-first-lot = Losowy pierwszy ruch
summary-first-me = Ty zaczynasz
summary-first-other = Zaczyna przeciwnik
summary-fences = { $fences ->
    [one] jedno ogrodzenie na gracza
    [few] { $fences } ogrodzenia na gracza
    [many] { $fences } ogrodzeń na gracza
   *[other] { $fences } ogrodzenia na gracza
  }
clock-kind-game = Czas na całą partię
clock-own-game = Minuty łącznie
board-width = Kolumny
board-height = Rzędy
fences-each = Ogrodzenia na gracza
fences-usual = Zwykle ({ $fences })

## Others

lobby-waiting = Oczekiwanie
lobby-yours = Twoja otwarta partia
exhibition-live = Na żywo
exhibition-title = Grają komputery
exhibition-recorded = Zapisana partia
