### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } παρτίδα
       *[other] { $count } παρτίδες
    }
explorer-empty = Κανείς δεν έχει παίξει ακόμη αυτή τη θέση.
explorer-loading = Αναζήτηση παρτίδων…
explorer-failed = Η εξερεύνηση δεν είναι διαθέσιμη.
explorer-offline = Δεν έχεις σύνδεση: φαίνονται μόνο παρτίδες της μηχανής.
explorer-source = Παρτίδες
explorer-source-all = Όλες οι παρτίδες
explorer-source-engine = Παρτίδες της μηχανής
explorer-source-server = Παρτίδες σε αυτόν τον διακομιστή
explorer-source-index = Συλλογή του διαχειριστή
explorer-from = Από
explorer-to = Έως
explorer-strength = Παίκτες
explorer-strength-any = Κάθε δύναμη
explorer-level = Επίπεδο { $level } και πάνω
explorer-rating = Ρέιτινγκ { $rating } και πάνω
explorer-open = Άνοιγμα παρτίδας
