### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
explorer-empty = Nobody has played this position yet.
explorer-loading = Looking for games…
explorer-failed = The explorer can’t be reached.
explorer-offline = You are offline: only engine games are shown.
# Which games are counted
explorer-source = Games
explorer-source-all = All games
explorer-source-engine = Engine games
explorer-source-server = Games on this server
explorer-source-index = The operator’s collection
explorer-from = From
explorer-to = To
explorer-strength = Players
explorer-strength-any = Any strength
# $level: a number from 1 to 10
explorer-level = Level { $level } or higher
# $rating: a number such as 1500
explorer-rating = Rated { $rating } or higher
explorer-open = Open a game
