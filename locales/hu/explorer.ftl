### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } játszma
       *[other] { $count } játszma
    }
explorer-empty = Ezt az állást még senki sem játszotta.
explorer-loading = Játszmák keresése…
explorer-failed = Az adatbázis nem érhető el.
explorer-offline = Nincs kapcsolat: csak a motor játszmái látszanak.
explorer-source = Játszmák
explorer-source-all = Minden játszma
explorer-source-engine = A motor játszmái
explorer-source-server = A kiszolgáló játszmái
explorer-source-index = Az üzemeltető gyűjteménye
explorer-from = Ettől
explorer-to = Eddig
explorer-strength = Játékosok
explorer-strength-any = Bármilyen erősség
explorer-level = { $level }. szint vagy erősebb
explorer-rating = { $rating } értékszám vagy több
explorer-open = Játszma megnyitása
