### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } partie
        [few] { $count } partie
        [many] { $count } partie
       *[other] { $count } partií
    }
explorer-empty = Tuto pozici ještě nikdo nehrál.
explorer-loading = Hledají se partie…
explorer-failed = Databáze není dostupná.
explorer-offline = Jsi offline: vidíš jen partie enginu.
explorer-source = Partie
explorer-source-all = Všechny partie
explorer-source-engine = Partie enginu
explorer-source-server = Partie z tohoto serveru
explorer-source-index = Sbírka správce
explorer-from = Od
explorer-to = Do
explorer-strength = Hráči
explorer-strength-any = Jakákoli síla
explorer-level = Úroveň { $level } a vyšší
explorer-rating = Rating { $rating } a vyšší
explorer-open = Otevřít partii
