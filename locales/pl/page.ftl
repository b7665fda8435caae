### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Przejdź na drugą stronę albo zagródź drogę innym.
# For search engines and for previews of links
app-description = Przeprowadź piona przez planszę i zatrzymuj innych ogrodzeniami. Graj w przeglądarce we dwoje, troje lub czworo, z ludźmi lub z komputerem. Bez zakładania konta.
# The picture in previews of links
app-preview = Plansza z pionami i ogrodzeniami.
needs-script = Do gry potrzebny jest JavaScript. Zasady możesz przeczytać bez niego.
back-to-start = Strona główna
close = Zamknij

## The bar at the top

places = Menu
place-play = Graj
place-games = Partie
place-learn = Nauka
place-puzzles = Zadania
place-analysis = Analiza
place-rules = Zasady
place-editor = Edytor
place-clock = Zegar
place-tournaments = Turnieje
storage-refused = Ta przeglądarka nie ma miejsca na zapisywanie partii albo na to nie pozwala. Możesz grać dalej, ale po zamknięciu strony partie znikną.
settings = Ustawienia
look = Motyw
look-system = Systemowy
look-wood = Drewno
look-light = Jasny
look-dark = Ciemny
language = Język
sound = Dźwięki
confirm-fences = Potwierdzaj stawianie ogrodzenia
confirm-touch = Na ekranach dotykowych
confirm-always = Zawsze
confirm-never = Nigdy
notify = Powiadamiaj, gdy jest moja kolej
notify-hint = Nawet gdy masz otwarte inne okno.
show-on-board = Pokazuj na planszy
overlay-legal = Dokąd może iść mój pion
overlay-ways = Najkrótsze drogi
overlay-lengths = Długości dróg
overlay-last = Ostatni ruch
overlay-coordinates = Współrzędne

## Start

clock-none = Bez zegara
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s opóźnienia
clock-per-move = { $seconds } s na ruch
clock-hourglass = Klepsydra { $minutes } min
clock-game = { $minutes } min na całą partię
seat-computer = Komputer
your-name = Twoje imię
your-name-hint = Opcjonalnie
game-of = { $players } graczy

## A game

you = Ty
engine-name = Komputer, poziom { $level }
engine-full = Komputer, pełna moc
open-seat = Wolne miejsce
guest = Gość

## The connection

page-missing = Nie znaleziono strony.
trouble-offline = Serwer nie odpowiada.
trouble-seat = To miejsce właśnie ktoś zajął.
trouble-too-many = Za dużo żądań. Spróbuj ponownie za chwilę.
trouble-too-many-wait = Za dużo żądań. Spróbuj ponownie za { $seconds } s.
trouble-offered = Ta propozycja już padła od ostatniego ruchu.
trouble-too-long = Partia jest na to za długa. Nadal możesz wykonać ruch albo się poddać.
trouble-other = Coś poszło nie tak.
turn-notice = Teraz twój ruch.
