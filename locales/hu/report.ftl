### The game report on the analysis board: a look through a whole game, and trying its mistakes again.
###
### `$move`, `$best` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

## What is shown beside the board

study-views = Megjelenítés
view-moves = Lépések
view-explorer = Adatbázis
view-report = Jelentés

## Making the report

report-make = Játszma elemzése
report-intro = A motor minden lépést megnéz, és megmutatja, hol fordult meg a játszma. Ez körülbelül egy perc.
report-empty = Előbb játssz vagy nyiss meg egy játszmát.
report-progress = A játszma elemzése: { $percent }%
report-stop = Leállítás
report-again = Elemzés újra
report-changed = A játszma azóta megváltozott.

## The report

report-accuracy = Pontosság
report-blunders =
    { $count ->
        [one] { $count } súlyos hiba
       *[other] { $count } súlyos hiba
    }
report-mistakes =
    { $count ->
        [one] { $count } hiba
       *[other] { $count } hiba
    }
report-dubious =
    { $count ->
        [one] { $count } kétes lépés
       *[other] { $count } kétes lépés
    }
report-clean = Nincs hiba
report-chances = Nyerési esély
report-steps = Lépések a célig
report-fences = Akadályok kézben
report-at = { $number }. lépés, { $move }: { $chances }
report-at-start = Kezdet: { $chances }
report-points = Fordulópontok
report-no-points = Senki sem hibázott nagyot.
report-drop = { $before } → { $after }%
report-table = Minden lépés táblázatban
report-column-move = Lépés
report-column-best = Legjobb
report-column-before = Előtte
report-column-after = Utána
report-column-mark = Jel

## Trying again

report-try =
    { $name }: { $count ->
        [one] { $count } hiba javítása
       *[other] { $count } hiba javítása
    }
try-title = { $name }: találj jobb lépést
try-count = { $number } / { $count }
try-played = Itt { $move } volt a lépés.
try-thinking = Most nézem: { $move }…
try-good = { $move } jó lépés.
try-best = { $move } a legjobb lépés.
try-bad = { $move } nem jó. { $why }
try-hint = Tipp
try-hint-pawn = Lépj a bábuval.
try-hint-fence = Rakj le egy akadályt.
try-hint-near = Rakj akadályt ennek közelébe: { $place }.
try-show = Lépés mutatása
try-shown = A legjobb lépés: { $best }.
try-next = Tovább
try-end = Vissza a jelentéshez
