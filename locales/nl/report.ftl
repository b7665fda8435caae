### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Weergave
view-moves = Zetten
view-explorer = Statistiek
view-report = Verslag

## Making the report

report-make = Partij analyseren
report-intro = De engine bekijkt elke zet en laat zien waar de partij kantelde. Dat duurt ongeveer een minuut.
report-empty = Speel of open eerst een partij.
report-progress = Partij wordt geanalyseerd: { $percent }%
report-stop = Stoppen
report-again = Opnieuw analyseren
report-changed = De partij is veranderd sinds dit verslag.

## The report

report-accuracy = Nauwkeurigheid
report-blunders =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
report-mistakes =
    { $count ->
        [one] { $count } fout
       *[other] { $count } fouten
    }
report-dubious =
    { $count ->
        [one] { $count } twijfelachtige zet
       *[other] { $count } twijfelachtige zetten
    }
report-clean = Geen fouten
report-chances = Winstkans
report-steps = Stappen te gaan
report-fences = Barricades in de hand
report-at = Zet { $number }, { $move }: { $chances }
report-at-start = Begin: { $chances }
report-points = Keerpunten
report-no-points = Niemand heeft een grote fout gemaakt.
report-drop = { $before } → { $after }%
report-table = Alle zetten als tabel
report-column-move = Zet
report-column-best = Beste
report-column-before = Vooraf
report-column-after = Daarna
report-column-mark = Teken

## Trying again

report-try =
    { $count ->
        [one] { $count } fout van { $name } verbeteren
       *[other] { $count } fouten van { $name } verbeteren
    }
try-title = Vind een betere zet voor { $name }
try-count = { $number } van { $count }
try-played = Hier werd { $move } gespeeld.
try-thinking = { $move } bekijken…
try-good = { $move } is een goede zet.
try-best = { $move } is de beste zet.
try-bad = Niet { $move }. { $why }
try-hint = Tip
try-hint-pawn = Verzet de pion.
try-hint-fence = Plaats een barricade.
try-hint-near = Plaats een barricade in de buurt van { $place }.
try-show = Toon de zet
try-shown = De beste zet is { $best }.
try-next = Volgende
try-end = Terug naar het verslag
