### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } partija
        [two] { $count } partiji
        [few] { $count } partije
       *[other] { $count } partij
    }
explorer-empty = Tega položaja še nihče ni igral.
explorer-loading = Iskanje partij …
explorer-failed = Baza ni dosegljiva.
explorer-offline = Ni povezave: prikazane so samo partije programa.
explorer-source = Partije
explorer-source-all = Vse partije
explorer-source-engine = Partije programa
explorer-source-server = Partije s tega strežnika
explorer-source-index = Zbirka skrbnika
explorer-from = Od
explorer-to = Do
explorer-strength = Igralci
explorer-strength-any = Katera koli moč
explorer-level = Stopnja { $level } ali višja
explorer-rating = Rating { $rating } ali višji
explorer-open = Odpri partijo
