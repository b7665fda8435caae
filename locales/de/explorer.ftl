### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
explorer-empty = Diese Stellung hat noch niemand gespielt.
explorer-loading = Partien werden gesucht …
explorer-failed = Die Statistik ist nicht erreichbar.
explorer-offline = Du bist offline: Nur Partien der Engine werden gezeigt.
explorer-source = Partien
explorer-source-all = Alle Partien
explorer-source-engine = Partien der Engine
explorer-source-server = Partien auf diesem Server
explorer-source-index = Sammlung des Betreibers
explorer-from = Von
explorer-to = Bis
explorer-strength = Spieler
explorer-strength-any = Jede Spielstärke
explorer-level = Stufe { $level } oder höher
explorer-rating = Wertungszahl ab { $rating }
explorer-open = Partie öffnen
