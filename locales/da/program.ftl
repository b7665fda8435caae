### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = fejl: { $sentence }
# $why: the system's own words
problem-output = Outputtet kunne ikke skrives: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Træk { $number }: { $why }
move-unreadable =
    ”{ $text }” er ikke et gyldigt træk: Et træk med brikken er et felt som e2, en forhindring er et felt med h eller v som e3h; der er også pass og, for en spiller, der går ud, out:west.

# $file: its name, $why: the system's own words
problem-read = { $file } kunne ikke læses: { $why }.
problem-write = { $file } kunne ikke skrives: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Knude { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Dette er ikke tekst i UTF-8.
problem-long-line = Denne linje er så lang, at den ikke kan være et parti.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Andre felter og forhindringer end dette træk er nævnt i dette programs skrivemåde.)

## Convert

# What errors call it instead of the name of a file
standard-input = standardinput
convert-no-game = { $file } indeholder intet parti.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Der er intet parti nummer { $game }: { $file } indeholder { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }.
convert-many-games = { $file } indeholder { $count } partier, og et billede viser ét: Vælg det, for eksempel med --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Der er intet træk nummer { $ply }: Partiet har { $count } træk.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } gælder ikke for formatet { $form }.
convert-terminal =
    Et billede i formatet { $form } kan ikke vises i en terminal: Skriv det til en fil, for eksempel med --output game.{ $form }.
convert-too-large = Et billede, der er { $width } pixels bredt, ville være for stort: Vælg en mindre --size.
# $why: technical words
convert-picture = Billedet kunne ikke laves: { $why }.

## Analyze

analyze-no-game = Intet parti i { $file } kunne læses.

## Explore

explore-no-game = Ingen af filerne indeholder et parti, der kan læses.
explore-too-many = Der er for mange partier til ét indeks: Del dem op i flere.
explore-built = Partier: { $games }, stillinger: { $positions }

## What is wrong with a game in JSON

json-syntax = Dette er ikke JSON.
json-end = Teksten slutter midt i et parti.
# $detail: technical words in English
json-data = Denne JSON er ikke et gyldigt parti: { $detail }.
json-move-at-start = Den første knude er partiets start og har intet træk.
json-no-move = Alle knuder undtagen den første skal have et træk, og denne har intet.
json-parent = En knudes forælder skal stå før den.
json-clock = ”{ $text }” er ikke en gyldig urvisning: Den ser ud som 0:09:58.
json-eval = ”{ $text }” er ikke en gyldig vurdering: Det er en tekst med et tal fra 0 til 1, for eksempel 0.63.
json-derived-tag = Tagget { $name } hører ikke til her: Det følger af starten og resultatet.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Vinder i { $plies }: { $moves }
solve-losing = Taber i { $plies }: { $moves }
solve-drawing = Remis: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = At løse dette spil kræver omkring { $needs } hukommelse, men der er kun { $there } til rådighed.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = En tabel på { $needs } kan ikke være i hukommelsen: Der er kun { $there } til rådighed.

## Captions under pictures

caption-start = Starten
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } forlader partiet
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = et parti har 2, 3 eller 4 spillere
argument-board = en spilleplade er WIDTHxHEIGHT, altså bredde gange højde, hver fra 2 til 9, for eksempel 5x7
# $least and $most: numbers
argument-number = her skal stå et helt tal fra { $least } til { $most }
argument-number-from = her skal stå et helt tal fra { $least } og opefter

argument-listen = her skal stå en adresse og en port, for eksempel 127.0.0.1:8080 eller [::]:8080
argument-base = en sti begynder med en skråstreg, for eksempel /fencepost
argument-origin = en oprindelse er et skema og en vært, for eksempel https://example.org
argument-host = en vært er et navn uden skema, port og sti, for eksempel example.org
argument-public-url = en offentlig adresse er et skema, en vært og eventuelt en sti, for eksempel https://example.org/fencepost
argument-database = en database er en adresse som postgres://bruger:kodeord@host/fencepost
argument-left-out = dette program er bygget uden det; ./run --build bygger et med alt

# $text: what was asked for, $tags: the tags of all languages
argument-language = sproget ”{ $text }” findes ikke; der er { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } på { $square }: { $fences ->
        [one] { $fences } forhindring
       *[other] { $fences } forhindringer
    } på hånden, { $steps ->
        [0] i mål
       *[other] { $steps } skridt tilbage
    }
show-player-out = { $name } er slået ud
show-turn = { $name } er i tur.
show-turn-repeated = { $name } er i tur. Denne stilling er her for anden gang; tredje gang er det remis.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Tre og fire spillere: { $result }
