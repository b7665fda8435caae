### Sharing a game or a position, and the board on other pages.

share-link = Αντιγραφή συνδέσμου
share-position = Αντιγραφή θέσης
share-png = Αποθήκευση εικόνας (PNG)
share-gif = Κινούμενη εικόνα (GIF)
share-gif-offline = Την κινούμενη εικόνα τη φτιάχνει ο διακομιστής. Δοκίμασε ξανά όταν έχεις σύνδεση.
share-failed = Κάτι δεν πήγε καλά. Δοκίμασε ξανά.
share-busy = Μια στιγμή…
share-embed = Ενσωμάτωση σε ιστοσελίδα
embed-open = Άνοιγμα στο Fencepost
embed-wrong = Το ταμπλό δεν μπορεί να εμφανιστεί: ο σύνδεσμος είναι ελλιπής.
