### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
explorer-empty = Personne n’a encore joué cette position.
explorer-loading = Recherche de parties…
explorer-failed = L’explorateur est injoignable.
explorer-offline = Vous êtes hors ligne : seules les parties du moteur sont affichées.
explorer-source = Parties
explorer-source-all = Toutes les parties
explorer-source-engine = Parties du moteur
explorer-source-server = Parties de ce serveur
explorer-source-index = Collection de l’administrateur
explorer-from = Du
explorer-to = Au
explorer-strength = Joueurs
explorer-strength-any = Toutes forces
explorer-level = Niveau { $level } ou plus
explorer-rating = Cote { $rating } ou plus
explorer-open = Ouvrir une partie
