### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Turnieje
tournaments-hint = Kojarzenia, wyniki i klasyfikacja, przy prawdziwych planszach albo online. Bez konta.
tournaments-yours = Twoje turnieje
tournaments-public = Turnieje publiczne
tournaments-none = Nie ma teraz publicznych turniejów.
tournament-missing = Nie ma takiego turnieju.

## Making one

tournament-new = Nowy turniej
tournament-name = Nazwa
tournament-where = Gdzie
tournament-at-board = Przy planszach
tournament-online = Online
tournament-format = System
format-swiss = Szwajcarski
format-round-robin = Każdy z każdym
format-knock-out = Pucharowy
format-swiss-hint = Wszyscy grają w każdej rundzie, z przeciwnikami o podobnym wyniku.
format-round-robin-hint = Każdy gra z każdym.
format-knock-out-hint = Zwycięzca gra dalej. Przegrani w półfinałach grają o trzecie miejsce.
tournament-table = Graczy przy stole
tournament-rounds = Rundy
tournament-double = Każdy z każdym dwa razy
tournament-listed = Pokaż na publicznej liście
tournament-create = Utwórz turniej

## What everybody sees

tournament-what =
    { $format } · { $players ->
        [one] jeden gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
tab-tables = Stoły
tab-standings = Klasyfikacja
tab-players = Gracze
tab-print = Druk i zapis
round-number = Runda { $round }
round-of = z { $rounds }
round-before = Poprzednia runda
round-after = Następna runda
results-in = Wyniki: { $in } z { $all }
table-number = Stół { $table }
goes-first = zaczyna
bye = { $name } pauzuje w tej rundzie
bye-points = pauza
round-none = Pierwsza runda nie jest jeszcze skojarzona.
tournament-finished = Zakończony
tournament-winner = Turniej wygrywa { $name }
result-none = Jeszcze bez wyniku
result-absent = nieobecność
result-nobody = Nikt nie przyszedł
result-draw = Remis
column-rank = Miejsce
column-player = Gracz
column-points = Punkty
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz skrócony
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Bezpośrednie spotkania
tiebreak-wins = Wygrane
tiebreak-buchholz-what = Suma punktów wszystkich przeciwników.
tiebreak-buchholz-cut-1-what = To samo bez najniższego wyniku.
tiebreak-sonneborn-berger-what = Punkty pokonanych przeciwników i połowa punktów tych, z którymi padł remis.
tiebreak-direct-encounter-what = Punkty z partii między graczami z takim samym wynikiem.
tiebreak-wins-what = Liczba wygranych partii.
sums-title = Punktacja pomocnicza: { $name }
sums-round = Runda { $round }: { $name }
sums-unplayed = Runda { $round }: bez gry
sums-unplayed-what = Nierozegrana runda liczy się jak gra z kimś o tej samej liczbie punktów, do pewnej granicy (FIDE).
sums-cut = pominięte
sums-total = Razem
withdrawn = poza turniejem
rating = Ranking
watch-table = Oglądaj
watch-all = Oglądaj wszystkie stoły
open-clock = Otwórz zegar dla tego stołu
open-screen = Ekran na rzutnik
share-tournament = Zaproś graczy

## Players

join-tournament = Dołącz do turnieju
join-name = Twoje imię
join-now = Dołącz
registration-closed = Zapisy są zamknięte.
you-play = Grasz jako { $name }
your-table-sits-out = W tej rundzie pauzujesz.
your-table-wait = Poczekaj na następną rundę. Ta strona odświeża się sama.
your-game = Otwórz swoją partię
who-won = Kto wygrał?
proposal-sent = Wysłano. Wynik będzie ważny, gdy potwierdzi go ktoś jeszcze przy stole.
proposal-confirm = { $name } podaje: { $result }
proposal-agree = Potwierdź
proposal-disputed = Wasze telefony podają różne wyniki. Powiedzcie o tym organizatorowi.
withdraw-me = Opuść turniej
withdraw-sure = Odejść na stałe? W kolejnych rundach nie dostaniesz już przeciwnika.

## The organiser

organiser = Organizujesz ten turniej
assistant = Pomagasz przy tym turnieju
tap-winner = Dotknij zwycięzcy. Dotknij ponownie, aby cofnąć.
result-just-entered = Stół { $table }: ktoś inny właśnie wpisał wynik. Dotknij ponownie, aby go zmienić.
phone-says = { $name } podaje z telefonu: { $result }
phones-differ = Telefony przy tym stole podają różne wyniki.
accept-result = Przyjmij
other-result = Inny wynik
player-add = Dodaj gracza
player-add-name = Imię
player-add-rating = Ranking (opcjonalnie)
player-late = Późne zgłoszenie
player-withdraw = Wycofaj
player-back = Przywróć
player-link = Link na telefon tego gracza
round-pair = Skojarz rundę { $round }
round-pair-first = Skojarz pierwszą rundę
round-pair-anyway = Skojarz z powtórkami
round-undo = Cofnij rundę
results-missing =
    { $count ->
        [one] brakuje jednego wyniku
        [few] brakuje { $count } wyników
        [many] brakuje { $count } wyników
       *[other] brakuje { $count } wyniku
    }
players-missing = Potrzeba co najmniej dwóch graczy.
pair-only-repeats = Niektórzy musieliby zagrać ze sobą ponownie. Możesz dopuścić powtórki.
pair-only-second-byes = Ktoś musiałby pauzować drugi raz. Możesz to dopuścić.
pair-last-round = Wszystkie rundy są rozegrane.
pairing = Kojarzenie…
round-begins = Następna runda zacznie się o { $time }.
round-waits = Następna runda nie może zacząć się sama. Musi ją skojarzyć organizator.
settings-tournament = Ustawienia turnieju
settings-registration = Zapisy otwarte
settings-repeats = Dopuszczaj powtórki, gdy nie da się inaczej
settings-points = Punkty przy stołach { $players }-osobowych
settings-place = Miejsce { $place }
settings-tiebreaks = Kolejność punktacji pomocniczej
settings-up = Przesuń wyżej: { $name }
settings-absent = Po ilu minutach nieobecni przegrywają
settings-start = Następna runda o godzinie
settings-round-time = Minuty na rundę (puste: bez limitu)
settings-pause = Minuty między rundami (puste: start ręczny)
settings-engines = Komputer zajmuje puste miejsca
settings-no-engines = Nigdy
settings-save = Zapisz
settings-saved = Zapisano.
organiser-link = Twój tajny link
organiser-link-hint = Kto ma ten link, może wszystko. Zachowaj go, aby organizować z innego urządzenia.
assistants = Asystenci
assistant-name = Imię
assistant-add = Dodaj asystenta
assistant-revoke = Odbierz dostęp
assistant-revoked = bez dostępu
assistant-link-hint = Ten link jest dla: { $name }. Zobaczysz go tylko raz.

## Print and save

print-pairings = Drukuj kojarzenia
print-standings = Drukuj klasyfikację
print-crosstable = Drukuj tabelę krzyżową
save-json = Wszystko (JSON)
save-standings = Klasyfikacja (CSV)
save-crosstable = Tabela krzyżowa (CSV)
save-games = Wszystkie partie (.qgn)
crosstable = Tabela krzyżowa

## The projector screen

screen-scan = Zeskanuj i śledź
screen-round = Runda
time-left = Pozostały czas
