### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } mäng
       *[other] { $count } mängu
    }
explorer-empty = Seda seisu ei ole keegi veel mänginud.
explorer-loading = Otsin mänge…
explorer-failed = Statistikaga ei saa ühendust.
explorer-offline = Sul pole võrguühendust: näha on ainult mootori mängud.
explorer-source = Mängud
explorer-source-all = Kõik mängud
explorer-source-engine = Mootori mängud
explorer-source-server = Selle serveri mängud
explorer-source-index = Haldaja kogu
explorer-from = Alates
explorer-to = Kuni
explorer-strength = Mängijad
explorer-strength-any = Igasugune tugevus
explorer-level = Tase { $level } või kõrgem
explorer-rating = Reiting { $rating } või kõrgem
explorer-open = Ava mäng
