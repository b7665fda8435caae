### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
listed-label = Pokaż wśród otwartych partii
join = Dołącz
watch = Oglądaj
game-watch-move = Ruch { $number }
