### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Sýna
view-moves = Leikir
view-explorer = Tölfræði
view-report = Skýrsla

## Making the report

report-make = Greina spilið
report-intro = Vélin skoðar hvern leik og sýnir hvar spilið snerist. Það tekur um eina mínútu.
report-empty = Spilaðu eða opnaðu fyrst spil.
report-progress = Greini spilið: { $percent }%
report-stop = Stöðva
report-again = Greina aftur
report-changed = Spilið hefur breyst síðan skýrslan var gerð.

## The report

report-accuracy = Nákvæmni
report-blunders =
    { $count ->
        [one] { $count } afleikur
       *[other] { $count } afleikir
    }
report-mistakes = Mistök: { $count }
report-dubious =
    { $count ->
        [one] { $count } vafasamur leikur
       *[other] { $count } vafasamir leikir
    }
report-clean = Engin mistök
report-chances = Sigurlíkur
report-steps = Skref eftir
report-fences = Hlið á hendi
report-at = Leikur { $number }, { $move }: { $chances }
report-at-start = Byrjun: { $chances }
report-points = Vendipunktar
report-no-points = Enginn gerði stór mistök.
report-drop = { $before } → { $after }%
report-table = Allir leikir í töflu
report-column-move = Leikur
report-column-best = Bestur
report-column-before = Fyrir
report-column-after = Eftir
report-column-mark = Merki

## Trying again

report-try = Reyna aftur við mistök ({ $name }): { $count }
try-title = Finndu betri leik: { $name }
try-count = { $number } af { $count }
try-played = Hér var { $move } leikið.
try-thinking = Skoða { $move } …
try-good = { $move } er góður leikur.
try-best = { $move } er besti leikurinn.
try-bad = Ekki { $move }. { $why }
try-hint = Vísbending
try-hint-pawn = Færðu peðið.
try-hint-fence = Settu hlið.
try-hint-near = Settu hlið nálægt { $place }.
try-show = Sýna leikinn
try-shown = Besti leikurinn er { $best }.
try-next = Áfram
try-end = Aftur í skýrsluna
