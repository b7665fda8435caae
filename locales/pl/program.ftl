### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = błąd: { $sentence }
# $why: the system's own words
problem-output = Nie udało się zapisać wyniku: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Ruch { $number }: { $why }
move-unreadable =
    „{ $text }” nie jest prawidłowym ruchem: ruch pionem to pole, na przykład e2, a ogrodzenie to pole z literą h lub v, na przykład e3h; jest też pass, a dla gracza, który wychodzi z partii, out:west.

# $file: its name, $why: the system's own words
problem-read = Nie udało się odczytać { $file }: { $why }.
problem-write = Nie udało się zapisać { $file }: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Węzeł { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = To nie jest tekst w UTF-8.
problem-long-line = Ten wiersz jest za długi, żeby mógł być partią.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Pola i ogrodzenia poza tym ruchem podano w notacji tego programu.)

## Convert

# What errors call it instead of the name of a file
standard-input = standardowe wejście
convert-no-game = { $file } nie zawiera żadnej partii.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Nie ma partii o numerze { $game }: { $file } zawiera { $count ->
        [one] { $count } partię
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }.
convert-many-games =
    { $file } zawiera { $count ->
        [one] { $count } partię
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }, a obrazek pokazuje jedną: wybierz ją, na przykład przez --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Nie ma ruchu o numerze { $ply }: partia ma { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } nie dotyczy formatu { $form }.
convert-terminal =
    Obrazek w formacie { $form } nie nadaje się do terminala: zapisz go do pliku, na przykład przez --output game.{ $form }.
convert-too-large = Obrazek o szerokości { $width } px byłby za duży: wybierz mniejszą wartość --size.
# $why: technical words
convert-picture = Nie udało się utworzyć obrazka: { $why }.
analyze-no-game = W pliku { $file } nie udało się odczytać żadnej partii.
explore-no-game = W żadnym z tych plików nie ma partii, którą da się odczytać.
explore-too-many = Za dużo partii na jeden indeks: podziel je na kilka.
explore-built = Partie: { $games }, pozycje: { $positions }

## What is wrong with a game in JSON

json-syntax = To nie jest JSON.
json-end = Tekst kończy się w środku partii.
# $detail: technical words in English
json-data = Ten JSON nie jest prawidłową partią: { $detail }.
json-move-at-start = Pierwszy węzeł to początek partii i nie ma ruchu.
json-no-move = Każdy węzeł poza pierwszym ma ruch, a ten go nie ma.
json-parent = Węzeł nadrzędny musi stać przed podrzędnym.
json-clock = „{ $text }” nie jest prawidłowym stanem zegara: powinien wyglądać jak 0:09:58.
json-eval = „{ $text }” nie jest prawidłową oceną: to tekst z liczbą od 0 do 1, na przykład 0.63.
json-derived-tag = Znacznik { $name } nie powinien się tu znaleźć: wynika z początku partii i jej wyniku.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Wygrana (półruchów: { $plies }): { $moves }
solve-losing = Przegrana (półruchów: { $plies }): { $moves }
solve-drawing = Remis: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Rozwiązanie tej partii wymaga około { $needs } pamięci, a dostępne jest { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Tablica o rozmiarze { $needs } nie mieści się w pamięci: dostępne jest { $there }.

## Captions under pictures

caption-start = Początek
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } opuszcza partię
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = w partii gra 2, 3 lub 4 graczy
argument-board = plansza to WIDTHxHEIGHT (szerokość i wysokość), każda od 2 do 9, na przykład 5x7
# $least and $most: numbers
argument-number = potrzebna jest liczba całkowita od { $least } do { $most }
argument-number-from = potrzebna jest liczba całkowita nie mniejsza niż { $least }

argument-listen = potrzebny jest adres i port, na przykład 127.0.0.1:8080 lub [::]:8080
argument-base = ścieżka zaczyna się od ukośnika, na przykład /fencepost
argument-origin = źródło to schemat i host, na przykład https://example.org
argument-host = host to nazwa bez schematu, portu i ścieżki, na przykład example.org
argument-public-url = adres publiczny to schemat, host i ewentualnie ścieżka, na przykład https://example.org/fencepost
argument-database = baza danych to adres, na przykład postgres://uzytkownik:haslo@host/fencepost
argument-left-out = ten program zbudowano bez tego; ./run --build buduje program ze wszystkim

# $text: what was asked for, $tags: the tags of all languages
argument-language = nie ma języka „{ $text }”; dostępne są { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } na { $square }: { $fences ->
        [one] { $fences } ogrodzenie
        [few] { $fences } ogrodzenia
        [many] { $fences } ogrodzeń
       *[other] { $fences } ogrodzenia
    } w ręce, { $steps ->
        [0] na mecie
        [one] { $steps } krok do mety
        [few] { $steps } kroki do mety
        [many] { $steps } kroków do mety
       *[other] { $steps } kroku do mety
    }
show-player-out = { $name } – poza grą
show-turn = Ruch: { $name }.
show-turn-repeated = Ruch: { $name }. Ta pozycja występuje po raz drugi; trzeci raz oznacza remis.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Trzech i czterech graczy: { $result }
