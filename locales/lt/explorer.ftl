### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } partija
        [few] { $count } partijos
        [many] { $count } partijos
       *[other] { $count } partijų
    }
explorer-empty = Šios pozicijos dar niekas nežaidė.
explorer-loading = Ieškoma partijų…
explorer-failed = Partijų bazė nepasiekiama.
explorer-offline = Nėra ryšio: rodomos tik variklio partijos.
explorer-source = Partijos
explorer-source-all = Visos partijos
explorer-source-engine = Variklio partijos
explorer-source-server = Šio serverio partijos
explorer-source-index = Prižiūrėtojo rinkinys
explorer-from = Nuo
explorer-to = Iki
explorer-strength = Žaidėjai
explorer-strength-any = Bet koks stiprumas
explorer-level = { $level } lygis ar aukštesnis
explorer-rating = Reitingas nuo { $rating }
explorer-open = Atverti partiją
