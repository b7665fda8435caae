### The page in the browser.
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

start-title = Zagraj w Fencepost
start-resume = Graj dalej
start-resume-what = { $players } graczy, dotąd { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
  }
start-computer = Graj z komputerem
start-computer-hint = Działa także bez sieci.
start-invite = Zaproś kogoś
start-invite-hint = Wyślij link albo pokaż kod QR. Bez zakładania konta.
start-pass = Gra przy jednym ekranie
start-pass-hint = Od dwóch do czterech osób, po kolei.
start-open = Otwarte partie
start-open-none = Nikt teraz nie czeka. Otwórz partię, a inni ją tu zobaczą.
start-open-offline = Brak połączenia z serwerem. Z komputerem i przy jednym ekranie i tak można grać.
start-watch = Oglądaj
start-watch-none = Nie trwa teraz żadna publiczna partia.
start-rules = Przeczytaj zasady
start-rules-hint = Dwie minuty, z obrazkami.
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
clock-none = Bez zegara
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s opóźnienia
clock-per-move = { $seconds } s na ruch
clock-hourglass = Klepsydra { $minutes } min
clock-own = Własny zegar
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
first-another = Inny gracz
seats-label = Pozostałe miejsca
seat-person = Człowiek
seat-computer = Komputer
listed-label = Pokaż wśród otwartych partii
your-name = Twoje imię
your-name-hint = Tylko jeśli chcesz.
join = Dołącz
watch = Oglądaj
game-of = { $players } graczy
game-watch-move = Ruch { $number }

## Waiting for others

invite-title = Czekamy na graczy
invite-hint = Kto otworzy ten link, może usiąść do gry. Ten sam link pozwala też oglądać.
invite-link = Link do partii
invite-copy = Kopiuj
invite-copied = Skopiowano
invite-share = Udostępnij
invite-qr = Kod QR linku
invite-seats = { $open ->
    [one] Jedno wolne miejsce
    [few] { $open } wolne miejsca
    [many] { $open } wolnych miejsc
   *[other] { $open } wolnego miejsca
  }
invite-cancel = Odwołaj
join-title = Masz zaproszenie
join-hint = { $name } czeka na ciebie.
join-hint-somebody = Ktoś na ciebie czeka.
join-sit = Usiądź i graj

## A game

you = Ty
engine-name = Komputer, poziom { $level }
engine-full = Komputer, pełna moc
open-seat = Wolne miejsce
guest = Gość
player-out = poza grą
player-away = brak połączenia
player-thinking = myśli…
fences-left = Zostało ogrodzeń: { $count }
way-length = Kroków do mety: { $count }
your-turn = Twój ruch
turn-of = Ruch: { $name }
not-started = Nie wszystkie miejsca są zajęte
first-move-wait = { $name } – na pierwszy ruch zostało { $seconds } s. Potem partia zostanie przerwana.
first-move-wait-you = Na pierwszy ruch zostało ci { $seconds } s. Potem partia zostanie przerwana.
left-for-good = { $name } – od dłuższej chwili brak połączenia.
take-over = Niech dalej gra komputer
give-time-to = Dodaj 15 sekund: { $name }
place-fence = Postaw { $move }
drop-fence = Odłóż
take-fence-hint = Przeciągnij ogrodzenie na planszę albo dotknij rowka.
moves = Ruchy
no-moves-yet = Nie ma jeszcze ruchów
move-first = Na początek
move-back = Ruch wstecz
move-on = Ruch dalej
move-last = Do ostatniego ruchu
looking-back = Oglądasz wcześniejszą pozycję.
back-to-game = Wróć do gry
flip = Obróć
actions = Działania
takeback = Cofnij
draw = Remis
resign = Poddaj się
resign-sure = Na pewno się poddajesz?
draw-sure = Czy wszyscy zgadzają się na remis?
yes = Tak
no = Nie
rematch = Rewanż
play-back = Odtwórz
share = Udostępnij
copy-record = Kopiuj zapis
download-record = Pobierz zapis
new-game = Nowa gra
give-time = Dodaj 15 sekund
more = Więcej
accept = Przyjmij
decline = Odrzuć
withdraw = Wycofaj
offers-draw = { $name } proponuje remis.
offers-takeback = { $name } chce cofnąć { $move }.
offers-rematch = { $name } proponuje rewanż.
offered-draw = Czekasz na zgodę na remis.
offered-takeback = Czekasz na zgodę na cofnięcie { $move }.
offered-rematch = Czekasz na zgodę na rewanż.
next-game = Do następnej partii
premove-set = Następny ruch: { $move }, jeśli będzie możliwy.
phrases = Powiedz coś
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-good-game = Dobra partia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dzięki!
phrase-oops = Ojej!
phrase-one-moment = Chwileczkę.
phrase-hurry = Twój ruch!
phrase-sorry = Przepraszam!
phrase-bye = Na razie!
says = { $name }: { $text }
you-won = Wygrana
you-lost = Przegrana
game-drawn = Remis
game-broken-off = Partia przerwana
won-by = Wygrywa { $name }

## The connection

link-lost = Utracono połączenie. Próbuję ponownie…
link-joining = Łączenie…
link-missing = Nie ma tu takiej partii.
local-missing = Ta przeglądarka nie przechowuje już tej partii.
page-missing = Pod tym adresem nie ma żadnej strony.
trouble-offline = Serwer nie odpowiada.
trouble-seat = To miejsce właśnie ktoś zajął.
trouble-too-many = Za dużo naraz. Spróbuj ponownie za chwilę.
trouble-too-many-wait = Za dużo żądań. Spróbuj ponownie za { $seconds } s.
trouble-offered = Ta propozycja już padła od ostatniego ruchu.
trouble-too-long = Partia jest na to za długa. Nadal możesz wykonać ruch albo się poddać.
trouble-other = To się nie udało.
turn-title = Twój ruch – Fencepost
turn-notice = Teraz twój ruch.

## The board, by keyboard and for screen readers

board-label = Plansza. Strzałki przesuwają kursor, h i v kładą ogrodzenie, p wraca do pól, Enter wykonuje ruch.
move-input = Wpisz ruch
move-input-go = Zagraj
move-input-hint = Na przykład e3 lub e3h
keys = Klawisze
keys-arrows = Na planszy: przesuwają kursor. Poza nią: przewijają ruchy
keys-home-end = Pierwszy i ostatni ruch
keys-h = Kursor w poziomie
keys-v = Kursor w pionie
keys-p = Powrót do pól
keys-enter = Wykonaj ruch
keys-escape = Odłóż ogrodzenie
keys-f = Obróć planszę
keys-m = Włącz lub wyłącz dźwięki
keys-question = Ta lista
say-square = { $square }, wolne
say-square-pawn = { $square }, pion: { $name }
say-square-goes = { $square }, twój pion może tu przejść
say-fence-across = { $fence }, poziomo, nad { $from } i { $to }
say-fence-upright = { $fence }, pionowo, na prawo od { $from } i { $to }
say-fence-placed = { $fence }, tu stoi ogrodzenie
say-fence-blocked = { $fence }, tu nie można postawić ogrodzenia
say-moved = { $name }: ruch na { $move }.
say-fenced = { $name }: ogrodzenie { $move }.
say-passed = { $name }: wymuszony pas.
say-out = { $name }: poza grą.
