### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [0] 0 partidas
        [one] { $count } partida
       *[other] { $count } partidas
    }
explorer-empty = Ainda ninguém jogou esta posição.
explorer-loading = À procura de partidas…
explorer-failed = Não é possível aceder ao explorador.
explorer-offline = Estás offline: só se mostram partidas do motor.
explorer-source = Partidas
explorer-source-all = Todas as partidas
explorer-source-engine = Partidas do motor
explorer-source-server = Partidas deste servidor
explorer-source-index = Coleção do administrador
explorer-from = De
explorer-to = Até
explorer-strength = Jogadores
explorer-strength-any = Qualquer força
explorer-level = Nível { $level } ou mais
explorer-rating = Rating { $rating } ou mais
explorer-open = Abrir uma partida
