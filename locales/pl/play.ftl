### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = Twój ruch – Fencepost

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
