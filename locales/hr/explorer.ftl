### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }
explorer-empty = Ovu poziciju još nitko nije igrao.
explorer-loading = Traže se partije…
explorer-failed = Baza nije dostupna.
explorer-offline = Nisi na mreži: prikazane su samo partije programa.
explorer-source = Partije
explorer-source-all = Sve partije
explorer-source-engine = Partije programa
explorer-source-server = Partije s ovog poslužitelja
explorer-source-index = Zbirka administratora
explorer-from = Od
explorer-to = Do
explorer-strength = Igrači
explorer-strength-any = Bilo koja jačina
explorer-level = Razina { $level } ili viša
explorer-rating = Rejting { $rating } ili viši
explorer-open = Otvori partiju
