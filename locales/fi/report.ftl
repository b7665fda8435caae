### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Näytä
view-moves = Siirrot
view-explorer = Tilastot
view-report = Raportti

## Making the report

report-make = Analysoi peli
report-intro = Moottori tutkii jokaisen siirron ja näyttää, missä peli kääntyi. Se kestää noin minuutin.
report-empty = Pelaa tai avaa ensin peli.
report-progress = Analysoidaan peliä: { $percent } %
report-stop = Keskeytä
report-again = Analysoi uudelleen
report-changed = Peli on muuttunut tämän raportin jälkeen.

## The report

report-accuracy = Tarkkuus
report-blunders =
    { $count ->
        [one] { $count } paha virhe
       *[other] { $count } pahaa virhettä
    }
report-mistakes =
    { $count ->
        [one] { $count } virhe
       *[other] { $count } virhettä
    }
report-dubious =
    { $count ->
        [one] { $count } epäilyttävä siirto
       *[other] { $count } epäilyttävää siirtoa
    }
report-clean = Ei virheitä
report-chances = Voiton mahdollisuus
report-steps = Askelia jäljellä
report-fences = Aitoja jäljellä
report-at = Siirto { $number }, { $move }: { $chances }
report-at-start = Alku: { $chances }
report-points = Käännekohdat
report-no-points = Kukaan ei tehnyt isoa virhettä.
report-drop = { $before } → { $after } %
report-table = Kaikki siirrot taulukkona
report-column-move = Siirto
report-column-best = Paras
report-column-before = Ennen
report-column-after = Jälkeen
report-column-mark = Merkki

## Trying again

report-try =
    { $count ->
        [one] Korjaa { $count } virhe: { $name }
       *[other] Korjaa { $count } virhettä: { $name }
    }
try-title = Etsi parempi siirto: { $name }
try-count = { $number } / { $count }
try-played = Tässä pelattiin { $move }.
try-thinking = Tutkitaan siirtoa { $move }…
try-good = { $move } on hyvä siirto.
try-best = { $move } on paras siirto.
try-bad = Ei { $move }. { $why }
try-hint = Vihje
try-hint-pawn = Siirrä nappulaa.
try-hint-fence = Aseta aita.
try-hint-near = Aseta aita lähelle ruutua { $place }.
try-show = Näytä siirto
try-shown = Paras siirto on { $best }.
try-next = Seuraava
try-end = Takaisin raporttiin
