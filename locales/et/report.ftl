### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Näita
view-moves = Käigud
view-explorer = Statistika
view-report = Aruanne

## Making the report

report-make = Analüüsi mängu
report-intro = Mootor vaatab iga käiku ja näitab, kus mäng pöördus. Selleks kulub umbes minut.
report-empty = Mängi või ava kõigepealt mõni mäng.
report-progress = Analüüsin mängu: { $percent }%
report-stop = Katkesta
report-again = Analüüsi uuesti
report-changed = Mäng on pärast seda aruannet muutunud.

## The report

report-accuracy = Täpsus
report-blunders =
    { $count ->
        [one] { $count } jäme viga
       *[other] { $count } jämedat viga
    }
report-mistakes =
    { $count ->
        [one] { $count } viga
       *[other] { $count } viga
    }
report-dubious =
    { $count ->
        [one] { $count } kahtlane käik
       *[other] { $count } kahtlast käiku
    }
report-clean = Vigu ei ole
report-chances = Võiduvõimalus
report-steps = Samme sihini
report-fences = Takistustarasid käes
report-at = Käik { $number }, { $move }: { $chances }
report-at-start = Algus: { $chances }
report-points = Pöördepunktid
report-no-points = Keegi ei teinud suurt viga.
report-drop = { $before } → { $after }%
report-table = Kõik käigud tabelina
report-column-move = Käik
report-column-best = Parim
report-column-before = Enne
report-column-after = Pärast
report-column-mark = Märk

## Trying again

report-try =
    { $count ->
        [one] Paranda { $count } viga: { $name }
       *[other] Paranda { $count } viga: { $name }
    }
try-title = Leia parem käik: { $name }
try-count = { $number } / { $count }
try-played = Siin käidi { $move }.
try-thinking = Uurin käiku { $move }…
try-good = { $move } on hea käik.
try-best = { $move } on parim käik.
try-bad = Mitte { $move }. { $why }
try-hint = Vihje
try-hint-pawn = Käi nupuga.
try-hint-fence = Aseta takistustara.
try-hint-near = Aseta takistustara ruudu { $place } lähedale.
try-show = Näita käiku
try-shown = Parim käik on { $best }.
try-next = Edasi
try-end = Tagasi aruande juurde
