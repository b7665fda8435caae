### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
explorer-empty = Nikt jeszcze nie grał tej pozycji.
explorer-loading = Szukanie partii…
explorer-failed = Baza jest niedostępna.
explorer-offline = Jesteś offline: widać tylko partie silnika.
explorer-source = Partie
explorer-source-all = Wszystkie partie
explorer-source-engine = Partie silnika
explorer-source-server = Partie z tego serwera
explorer-source-index = Zbiór administratora
explorer-from = Od
explorer-to = Do
explorer-strength = Gracze
explorer-strength-any = Dowolna siła
explorer-level = Poziom { $level } lub wyższy
explorer-rating = Ranking { $rating } lub wyższy
explorer-open = Otwórz partię
