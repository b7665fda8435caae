### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Czekamy na graczy
invite-hint = Każdy, kto ma ten link, może dołączyć lub oglądać.
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
invite-cancel = Anuluj partię
join-title = Masz zaproszenie
join-hint = { $name } czeka na ciebie.
join-hint-somebody = Ktoś na ciebie czeka.
join-sit = Dołącz i graj

## A game

player-out = poza grą
player-away = brak połączenia
player-thinking = myśli…
fences-left = Zostało ogrodzeń: { $count }
way-length = Kroków do mety: { $count }
your-turn = Twój ruch
turn-of = Ruch: { $name }
not-started = Czekamy na graczy
first-move-wait = { $name } – na pierwszy ruch zostało { $seconds } s. Potem partia zostanie anulowana.
first-move-wait-you = Na pierwszy ruch zostało ci { $seconds } s. Potem partia zostanie anulowana.
left-for-good = { $name } – od dłuższej chwili brak połączenia.
take-over = Oddaj grę komputerowi
give-time-to = Dodaj 15 sekund: { $name }
place-fence = Postaw { $move }
drop-fence = Anuluj
take-fence-hint = Przeciągnij ogrodzenie na planszę albo dotknij przerwy między polami.
moves = Ruchy
no-moves-yet = Nie ma jeszcze ruchów
move-first = Na początek
move-back = Ruch wstecz
move-on = Ruch naprzód
move-last = Do ostatniego ruchu
looking-back = Oglądasz wcześniejszą pozycję.
back-to-game = Wróć do gry
flip = Obróć planszę
actions = Działania
takeback = Cofnij ruch
draw = Remis
resign = Poddaj się
resign-sure = Na pewno się poddajesz?
draw-sure = Czy wszyscy zgadzają się na remis?
yes = Tak
no = Nie
rematch = Rewanż
play-back = Odtwórz
share = Udostępnij
copy-record = Kopiuj zapis partii
download-record = Pobierz zapis partii
new-game = Nowa gra
give-time = Dodaj 15 sekund
more = Więcej
accept = Przyjmij
decline = Odrzuć
withdraw = Wycofaj
offers-draw = { $name } proponuje remis.
offers-takeback = { $name } chce cofnąć ruch { $move }.
offers-rematch = { $name } chce rewanżu.
offered-draw = Proponujesz remis.
offered-takeback = Prosisz o cofnięcie ruchu { $move }.
offered-rematch = Prosisz o rewanż.
next-game = Przejdź do następnej partii
premove-set = Zaplanowany ruch { $move }, jeśli będzie możliwy
phrases = Szybkie wiadomości
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
game-broken-off = Partia anulowana
won-by = Wygrywa { $name }

## The connection

link-lost = Utracono połączenie. Próbuję ponownie…
link-joining = Łączenie…
link-missing = Nie znaleziono partii.
local-missing = Tej partii nie ma już w tej przeglądarce.
turn-title = Twój ruch – Fencepost

## The board, by keyboard and for screen readers

board-label = Plansza. Strzałki przesuwają kursor, h i v wybierają ogrodzenie poziome lub pionowe, p wraca do pól, Enter wykonuje ruch.
move-input = Wpisz ruch
move-input-go = Zagraj
move-input-hint = np. e3 lub e3h
keys = Klawisze
keys-arrows = Na planszy: przesuwają kursor. Poza nią: przewijają ruchy
keys-home-end = Pierwszy i ostatni ruch
keys-h = Ogrodzenie poziome
keys-v = Ogrodzenie pionowe
keys-p = Powrót do pól
keys-enter = Wykonaj ruch
keys-escape = Anuluj ogrodzenie
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
say-moved = { $name } przechodzi na { $move }.
say-fenced = { $name } stawia ogrodzenie { $move }.
say-passed = { $name } musi pasować.
say-out = { $name } odpada z gry.
say-moved-you = Przechodzisz na { $move }.
say-fenced-you = Stawiasz ogrodzenie { $move }.
say-passed-you = Musisz pasować.
say-out-you = Odpadasz z gry.
say-square-pawn-you = { $square }, twój pion
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } odcięłoby twojemu pionowi drogę: zostałby uwięziony na { $squares }.
move-input-open = Wpisuj ruchy jako tekst
# $text: what was typed
move-input-wrong = „{ $text }” nie jest ruchem. Wpisz e3, aby zrobić krok, albo e3h, aby postawić ogrodzenie.
keys-slash = Wpisz ruch

## How a game ended, said to one of the players

ending-goal-you = Twój pion stoi na linii mety.
ending-resign-you = Przeciwnik się poddał.
ending-time-you = Przeciwnikowi skończył się czas.
ending-last-player-you = Nikt inny nie został w grze.
ending-resign-lost = Partia poddana.
ending-time-lost = Skończył ci się czas.
review = Przejrzyj
# $level: a number
next-level = Zagraj na poziomie { $level }
result-moves = { $count ->
    [one] ruch
    [few] ruchy
    [many] ruchów
   *[other] ruchu
  }
# A caption under the number, whatever it is
result-fences = postawione ogrodzenia
result-steps = kroków do mety

## What happens beside the moves, in one short line

news-draw-declined = { $name } odrzuca remis.
news-draw-declined-you = Odrzucasz remis.
news-takeback-declined = { $name } nie zgadza się na cofnięcie ruchu.
news-takeback-declined-you = Nie zgadzasz się na cofnięcie ruchu.
news-rematch-declined = { $name } nie chce rewanżu.
news-rematch-declined-you = Odrzucasz rewanż.
news-withdrawn = { $name } wycofuje propozycję.
news-withdrawn-you = Wycofujesz propozycję.
news-takeback = Ostatni ruch został cofnięty.
news-takeover = { $name }: dalej gra komputer.
news-time = { $name } dostaje dodatkowo { $seconds } s.
news-time-you = Dostajesz dodatkowo { $seconds } s.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = Ruchu { $move } nie można już wykonać.
# $text: the phrase
phrase-sent = Wysłano: { $text }

## Help during a game

hint = Podpowiedź
hint-thinking = Myślę…
hints-used = Podpowiedzi: { $count }
rules-panel = Zasady
rules-panel-loading = Wczytywanie zasad…
rules-panel-missing = Nie można teraz wczytać zasad. Potrzebne jest połączenie.
