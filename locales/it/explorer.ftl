### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
explorer-empty = Nessuno ha ancora giocato questa posizione.
explorer-loading = Ricerca di partite…
explorer-failed = L’esploratore non è raggiungibile.
explorer-offline = Sei offline: si vedono solo le partite del motore.
explorer-source = Partite
explorer-source-all = Tutte le partite
explorer-source-engine = Partite del motore
explorer-source-server = Partite di questo server
explorer-source-index = Raccolta del gestore
explorer-from = Dal
explorer-to = Al
explorer-strength = Giocatori
explorer-strength-any = Qualsiasi livello
explorer-level = Livello { $level } o più
explorer-rating = Rating { $rating } o più
explorer-open = Apri una partita
