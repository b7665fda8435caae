### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }
explorer-empty = Ingen har spelat den här ställningen än.
explorer-loading = Letar efter partier …
explorer-failed = Statistiken går inte att nå.
explorer-offline = Du är offline: bara motorns partier visas.
explorer-source = Partier
explorer-source-all = Alla partier
explorer-source-engine = Motorns partier
explorer-source-server = Partier på den här servern
explorer-source-index = Samling från serverns ägare
explorer-from = Från
explorer-to = Till
explorer-strength = Spelare
explorer-strength-any = Alla styrkor
explorer-level = Nivå { $level } eller högre
explorer-rating = Rating { $rating } eller högre
explorer-open = Öppna ett parti
