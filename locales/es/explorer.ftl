### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
explorer-empty = Nadie ha jugado aún esta posición.
explorer-loading = Buscando partidas…
explorer-failed = No se puede acceder al explorador.
explorer-offline = No tienes conexión: solo se muestran partidas del motor.
explorer-source = Partidas
explorer-source-all = Todas las partidas
explorer-source-engine = Partidas del motor
explorer-source-server = Partidas de este servidor
explorer-source-index = Colección del administrador
explorer-from = Desde
explorer-to = Hasta
explorer-strength = Jugadores
explorer-strength-any = Cualquier nivel
explorer-level = Nivel { $level } o más
explorer-rating = Rating { $rating } o más
explorer-open = Abrir una partida
