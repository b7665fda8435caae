### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [zero] { $count } partiju
        [one] { $count } partija
       *[other] { $count } partijas
    }
explorer-empty = Šo pozīciju vēl neviens nav spēlējis.
explorer-loading = Meklē partijas…
explorer-failed = Partiju bāzi nevar sasniegt.
explorer-offline = Nav savienojuma: redzamas tikai dzinēja partijas.
explorer-source = Partijas
explorer-source-all = Visas partijas
explorer-source-engine = Dzinēja partijas
explorer-source-server = Šī servera partijas
explorer-source-index = Uzturētāja kolekcija
explorer-from = No
explorer-to = Līdz
explorer-strength = Spēlētāji
explorer-strength-any = Jebkāds spēks
explorer-level = { $level }. līmenis vai augstāks
explorer-rating = Reitings no { $rating }
explorer-open = Atvērt partiju
