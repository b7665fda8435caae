### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }
explorer-empty = Ingen har spilt denne stillingen ennå.
explorer-loading = Leter etter partier …
explorer-failed = Får ikke kontakt med statistikken.
explorer-offline = Du er frakoblet: Bare partiene til motoren vises.
explorer-source = Partier
explorer-source-all = Alle partier
explorer-source-engine = Partiene til motoren
explorer-source-server = Partier på denne serveren
explorer-source-index = Samling fra serverens eier
explorer-from = Fra
explorer-to = Til
explorer-strength = Spillere
explorer-strength-any = Alle styrker
explorer-level = Nivå { $level } eller høyere
explorer-rating = Rating { $rating } eller høyere
explorer-open = Åpne et parti
