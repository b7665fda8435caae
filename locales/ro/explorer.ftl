### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }
explorer-empty = Nimeni nu a jucat încă această poziție.
explorer-loading = Se caută partide…
explorer-failed = Exploratorul nu poate fi contactat.
explorer-offline = Ești offline: se arată doar partidele motorului.
explorer-source = Partide
explorer-source-all = Toate partidele
explorer-source-engine = Partidele motorului
explorer-source-server = Partidele de pe acest server
explorer-source-index = Colecția administratorului
explorer-from = De la
explorer-to = Până la
explorer-strength = Jucători
explorer-strength-any = Orice forță
explorer-level = Nivelul { $level } sau mai mult
explorer-rating = Rating { $rating } sau mai mult
explorer-open = Deschide o partidă
