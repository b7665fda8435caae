### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

failure-not-json = Το μήνυμα δεν είναι JSON.
failure-bad-message = Από το μήνυμα λείπει ένα πεδίο ή κάποιο πεδίο είναι λάθος τύπου.
# $field: the name of the field in the message
failure-bad-value = Το πεδίο «{ $field }» δεν μπορεί να έχει αυτή την τιμή.
# $text: what was sent as a move
failure-not-a-move = Το «{ $text }» δεν είναι κίνηση: η μετακίνηση ενός πιονιού είναι ένα τετράγωνο όπως e2, ένα εμπόδιο είναι ένα τετράγωνο και h ή v, όπως e3h.
failure-no-token = Γι’ αυτό χρειάζεται το κλειδί μιας θέσης.
failure-unknown-token = Αυτό το κλειδί δεν ανήκει σε καμία θέση της παρτίδας.
failure-other-origin = Οι σελίδες άλλων ιστοτόπων δεν επιτρέπεται να το κάνουν αυτό.
# $host: the name in the address that was asked for
failure-unknown-host = Αυτός ο διακομιστής δεν απαντά στο όνομα { $host }. Όποιος τον διαχειρίζεται πρέπει να τον ξεκινήσει με --allow-host { $host } ή --public-url.
failure-no-such-game = Αυτή η παρτίδα δεν υπάρχει.
failure-no-such-page = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
failure-method-not-allowed = Αυτή η διεύθυνση δεν γνωρίζει αυτή τη μέθοδο.
failure-analysis-off = Αυτός ο διακομιστής δεν κάνει αναλύσεις.
failure-not-started = Η παρτίδα δεν έχει αρχίσει: μια θέση είναι ακόμη ελεύθερη.
failure-game-over = Η παρτίδα τελείωσε.
failure-not-over = Η παρτίδα δεν τελείωσε ακόμη.
failure-ply-mismatch = Η παρτίδα προχώρησε στο μεταξύ ή δεν έφτασε ακόμη εκεί.
failure-not-your-turn = Είναι η σειρά άλλου παίκτη.
failure-no-open-seat = Δεν υπάρχει ελεύθερη θέση.
failure-seat-taken = Αυτή η θέση είναι πιασμένη.
failure-nothing-to-take-back = Δεν έχεις κίνηση για αναίρεση.
failure-nothing-offered = Δεν έχει προταθεί κάτι τέτοιο.
failure-offered-already = Το έχεις ήδη προτείνει μετά την τελευταία κίνηση.
failure-no-clock = Αυτή η παρτίδα δεν έχει ρολόι.
failure-not-playing = Αυτή η θέση δεν είναι στο παιχνίδι ή δεν είναι πια.
failure-name-a-seat = Όρισε τη θέση που παίρνει τον χρόνο· δεν μπορεί να είναι η δική σου.
failure-still-here = Ο παίκτης αυτής της θέσης είναι ακόμη εδώ ή μόλις έφυγε.
failure-game-too-long = Αυτή η παρτίδα μάκρυνε πολύ: μένει μόνο να παίξεις ή να παραιτηθείς.
failure-too-large = Το μήνυμα είναι πολύ μεγάλο.
failure-too-slow = Το μήνυμα άργησε πολύ να φτάσει.
failure-rate = Πάρα πολλά αιτήματα. Περίμενε λίγο.
failure-too-many-games = Έχεις πάρα πολλές παρτίδες που δεν τελείωσαν.
failure-too-many-sockets = Πάρα πολλές συνδέσεις ταυτόχρονα.
failure-too-many-phrases = Πιο αργά, παρακαλώ.
failure-too-many-analyses = Πάρα πολλές αναλύσεις ταυτόχρονα.
failure-storage = Δεν ήταν δυνατό να αποθηκευτεί η παρτίδα. Τίποτα δεν άλλαξε· δοκίμασε ξανά.
failure-storage-full = Ο δίσκος του διακομιστή είναι γεμάτος. Τίποτα δεν άλλαξε· δοκίμασε αργότερα.
failure-read-only = Ο διακομιστής δεν μπορεί να γράψει στον φάκελό του. Τίποτα δεν άλλαξε· δοκίμασε αργότερα.
failure-storage-gone = Η βάση δεδομένων του διακομιστή διαγράφηκε ή αντικαταστάθηκε. Τίποτα δεν αποθηκεύεται μέχρι να επανεκκινηθεί ο διακομιστής.
failure-engines-gone = Ο υπολογιστής δεν μπορεί να παίξει σε αυτόν τον διακομιστή μέχρι να επανεκκινηθεί ο διακομιστής.
failure-storage-damaged = Η βάση δεδομένων του διακομιστή έχει καταστραφεί. Τίποτα δεν αποθηκεύεται μέχρι να επισκευαστεί.
failure-storage-slow = Η αναζήτηση κράτησε πολύ. Δοκίμασε ξανά.
failure-stopping = Ο διακομιστής επανεκκινείται. Δοκίμασε ξανά αμέσως.
failure-internal = Κάτι πήγε στραβά στον διακομιστή. Τίποτα δεν χάθηκε· δοκίμασε ξανά.

## The program

# $url: the address of the page
serve-ready = Το Fencepost είναι στο { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Δεν είναι δυνατή η ακρόαση στο { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Ο φάκελος { $folder } δεν μπορεί να χρησιμοποιηθεί: { $why }.
# $why: the system's own words
serve-no-threads = Δεν ήταν δυνατό να ξεκινήσει ο διακομιστής: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = Το { $file } δεν μπορεί να χρησιμοποιηθεί: { $why }.
store-storage-full = Το { $file } δεν μπορεί να γραφτεί: ο δίσκος είναι γεμάτος.
store-read-only = Το { $file } δεν μπορεί να γραφτεί: έλεγξε σε ποιον ανήκει ο φάκελος και αν είναι μόνο για ανάγνωση.
store-damaged = Το { $file } έχει καταστραφεί ({ $why }). Τίποτα δεν άλλαξε. Βάλε στη θέση του ένα αντίγραφο ασφαλείας ή μετακίνησέ το αλλού για να αρχίσεις από την αρχή.
store-newer = Το { $file } γράφτηκε από νεότερη έκδοση του Fencepost. Τίποτα δεν άλλαξε· χρησιμοποίησε εκείνη την έκδοση.
store-locked = Το { $file } χρησιμοποιείται από άλλο πρόγραμμα.
store-gone = Το { $file } διαγράφηκε ή αντικαταστάθηκε ενώ ήταν σε χρήση.
store-timed-out = Το { $file } δεν απάντησε εγκαίρως.
store-conflict = Το { $file } τροποποιήθηκε ταυτόχρονα από άλλο πρόγραμμα.

# $file: the file that should become the copy
backup-exists = Το { $file } υπάρχει ήδη. Δώσε ένα νέο αρχείο.
# $why: what the database says
backup-failed = Δεν ήταν δυνατό να γραφτεί το { $file }: { $why }.

# $file: the file that should be put back
restore-not-a-store = Το { $file } δεν είναι βάση δεδομένων του Fencepost.
# $file: the database that is there
restore-needs-replace = Το { $file } περιέχει ήδη παρτίδες. Με το --replace φυλάσσονται δίπλα του με άλλο όνομα.
# $file: where they are
restore-kept = Οι παρτίδες που υπήρχαν εκεί βρίσκονται τώρα στο { $file }.

# $file: the database, $games and $events: how many
verify-sound = Το { $file } είναι εντάξει. Παρτίδες: { $games }, γεγονότα: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Παρτίδα { $game }: τα γεγονότα της δεν ταιριάζουν μεταξύ τους από τον αριθμό { $seq } και μετά.
verify-entry = Παρτίδα { $game }: όσα δείχνουν οι λίστες δεν συμφωνούν με τα γεγονότα της.
