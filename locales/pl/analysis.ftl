### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Wykonaj ruch na planszy albo otwórz partię.
analysis-drop = Upuść partię tutaj

## Opening

analysis-open = Otwórz
analysis-open-text = Zapis partii, lista ruchów, pozycja lub link
analysis-open-file = Wybierz plik
analysis-new = Nowa plansza
analysis-recent = Ostatnie analizy
analysis-delete-study = Usuń tę analizę
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Partia { $game } z { $games }
analysis-which-notation = Te ruchy można odczytać w więcej niż jednej notacji. W której?
dialect-fencepost = Rzędy liczone od dołu, zaczyna Południe
dialect-glendenning = Rzędy liczone od góry, zaczyna Południe
dialect-qtp = Rzędy liczone od dołu, zaczyna Północ

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Wiersz { $line }, kolumna { $column }: { $why }
analysis-too-large = To ma więcej niż 1 MB. Otwórz mniejszy plik.
analysis-too-long = To więcej niż 20 000 ruchów. Otwórz krótszą partię.
analysis-not-a-record = W tym tekście nie ma partii, listy ruchów ani pozycji.
analysis-unreadable = Nie da się tego odczytać.
analysis-link-damaged = Ten link jest niepełny lub uszkodzony. Skopiuj go jeszcze raz, od pierwszej do ostatniej litery.
analysis-link-newer = Ten link pochodzi z nowszej wersji Fencepost. Odśwież stronę i spróbuj ponownie.
analysis-game-running = Ta partia jeszcze trwa. Możesz ją przeanalizować, gdy się skończy.

## Sharing

analysis-too-long-link = Ta analiza jest za długa na link. Zapisz ją w pliku. Pozostaje też w tej przeglądarce.

## The tree

analysis-comment = Komentarz
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Znak
mark-good = Dobry ruch
mark-mistake = Błąd
mark-brilliant = Świetny ruch
mark-blunder = Gruby błąd
mark-interesting = Ciekawy ruch
mark-dubious = Wątpliwy ruch
analysis-variations = Warianty: { $count }
analysis-fold = Ukryj warianty
analysis-unfold = Pokaż warianty
analysis-promote = Przesuń wariant wyżej
analysis-make-main = Ustaw jako główny wariant
analysis-delete = Usuń od tego miejsca
analysis-undo = Cofnij
analysis-keys-variations = Poprzedni lub następny wariant

## The engine

engine = Silnik
engine-absent = Nie można wczytać silnika w tej przeglądarce.
engine-depth = Głębokość { $depth }
# Millions of positions in a second
engine-speed = { $count } mln/s
engine-lines = Warianty: { $count }
engine-fewer = Mniej wariantów
engine-more = Więcej wariantów
# Proven; $plies: moves of both players together
engine-win-in = Wygrana w { $plies }
engine-loss-in = Przegrana w { $plies }
engine-chances = Szanse na wygraną
per-cent = { $number }%

## The path to the goal

# Of a player: it is their turn
path-to-move = na ruchu
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Najlepsze ogrodzenie { $fence }: { $name } +{ $steps }
