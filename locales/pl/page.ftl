### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Przejdź na drugą stronę albo zagródź drogę innym.
# For search engines and for previews of links
app-description = Przeprowadź swojego piona na drugą stronę albo zagródź drogę innym. Gra w przeglądarce dla dwóch, trzech lub czterech osób, z ludźmi lub z komputerem. Bez zakładania konta.
# The picture in previews of links
app-preview = Plansza z pionami i ogrodzeniami.
needs-script = Do gry potrzebny jest JavaScript, a tutaj jest wyłączony. Zasady można przeczytać bez niego.
back-to-start = Na stronę główną
close = Zamknij

## The bar at the top

settings = Ustawienia
look = Wygląd
look-wood = Drewno
look-light = Jasny
look-dark = Ciemny
language = Język
sound = Dźwięki
confirm-fences = Pytaj przed postawieniem ogrodzenia
confirm-touch = Na ekranach dotykowych
confirm-always = Zawsze
confirm-never = Nigdy
notify = Powiadamiaj, gdy jest moja kolej
notify-hint = Także gdy na wierzchu jest inne okno.
show-on-board = Pokazuj na planszy
overlay-legal = Gdzie może iść mój pion
overlay-ways = Najkrótsze drogi
overlay-lengths = Długość każdej drogi
overlay-last = Ostatni ruch
overlay-coordinates = Współrzędne

## Start

clock-none = Bez zegara
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s opóźnienia
clock-per-move = { $seconds } s na ruch
clock-hourglass = Klepsydra { $minutes } min
seat-computer = Komputer
your-name = Twoje imię
your-name-hint = Tylko jeśli chcesz.
game-of = { $players } graczy

## A game

you = Ty
engine-name = Komputer, poziom { $level }
engine-full = Komputer, pełna moc
open-seat = Wolne miejsce
guest = Gość

## The connection

page-missing = Pod tym adresem nie ma żadnej strony.
trouble-offline = Serwer nie odpowiada.
trouble-seat = To miejsce właśnie ktoś zajął.
trouble-too-many = Za dużo naraz. Spróbuj ponownie za chwilę.
trouble-too-many-wait = Za dużo żądań. Spróbuj ponownie za { $seconds } s.
trouble-offered = Ta propozycja już padła od ostatniego ruchu.
trouble-too-long = Partia jest na to za długa. Nadal możesz wykonać ruch albo się poddać.
trouble-other = To się nie udało.
turn-notice = Teraz twój ruch.
