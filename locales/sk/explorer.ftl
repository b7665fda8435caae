### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partie
       *[other] { $count } partií
    }
explorer-empty = Túto pozíciu ešte nikto nehral.
explorer-loading = Hľadajú sa partie…
explorer-failed = Databáza nie je dostupná.
explorer-offline = Si offline: vidíš iba partie enginu.
explorer-source = Partie
explorer-source-all = Všetky partie
explorer-source-engine = Partie enginu
explorer-source-server = Partie z tohto servera
explorer-source-index = Zbierka správcu
explorer-from = Od
explorer-to = Do
explorer-strength = Hráči
explorer-strength-any = Akákoľvek sila
explorer-level = Úroveň { $level } a vyššia
explorer-rating = Rating { $rating } a vyšší
explorer-open = Otvoriť partiu
