### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }
explorer-empty = Ingen har spillet denne stilling endnu.
explorer-loading = Leder efter partier …
explorer-failed = Der er ingen forbindelse til statistikken.
explorer-offline = Du er offline: Kun motorens partier vises.
explorer-source = Partier
explorer-source-all = Alle partier
explorer-source-engine = Motorens partier
explorer-source-server = Partier på denne server
explorer-source-index = Samling fra serverens ejer
explorer-from = Fra
explorer-to = Til
explorer-strength = Spillere
explorer-strength-any = Alle styrker
explorer-level = Niveau { $level } eller højere
explorer-rating = Rating { $rating } eller højere
explorer-open = Åbn et parti
