### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
explorer-empty = Niemand heeft deze stelling nog gespeeld.
explorer-loading = Partijen zoeken…
explorer-failed = De statistiek is niet bereikbaar.
explorer-offline = Je bent offline: alleen partijen van de engine worden getoond.
explorer-source = Partijen
explorer-source-all = Alle partijen
explorer-source-engine = Partijen van de engine
explorer-source-server = Partijen op deze server
explorer-source-index = Verzameling van de beheerder
explorer-from = Van
explorer-to = Tot en met
explorer-strength = Spelers
explorer-strength-any = Elke speelsterkte
explorer-level = Niveau { $level } of hoger
explorer-rating = Rating { $rating } of hoger
explorer-open = Open een partij
