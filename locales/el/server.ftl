### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Το μήνυμα δεν είναι JSON.
error-bad-message = Λείπει ένα πεδίο ή κάποιο πεδίο είναι λάθος τύπου.
# $field: the name of the field in the message
error-bad-value = Το πεδίο «{ $field }» δεν μπορεί να έχει αυτή την τιμή.
# $text: what was sent as a move
error-not-a-move = Το «{ $text }» δεν είναι έγκυρη κίνηση: η μετακίνηση ενός πιονιού είναι ένα τετράγωνο όπως e2, ένα εμπόδιο είναι ένα τετράγωνο και h ή v, όπως e3h.
error-no-token = Γι’ αυτό χρειάζεται το αναγνωριστικό μιας θέσης.
error-unknown-token = Αυτό το αναγνωριστικό δεν ανήκει σε καμία θέση της παρτίδας.
error-other-origin = Δεν επιτρέπονται αιτήματα από άλλους ιστοτόπους.
# $host: the name in the address that was asked for
error-unknown-host = Αυτός ο διακομιστής δεν απαντά στο όνομα { $host }. Όποιος τον διαχειρίζεται πρέπει να τον ξεκινήσει με --allow-host { $host } ή --public-url.
error-no-such-game = Η παρτίδα δεν βρέθηκε.
error-no-such-page = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
error-method-not-allowed = Η μέθοδος δεν επιτρέπεται.
error-analysis-off = Η ανάλυση είναι απενεργοποιημένη σε αυτόν τον διακομιστή.
error-own-game = Παίζεις αυτή τη θέση με άλλους. Μπορείς να αναλύσεις την παρτίδα όταν τελειώσει.
error-not-started = Η παρτίδα δεν έχει αρχίσει: μια θέση είναι ακόμη ελεύθερη.
error-game-over = Η παρτίδα τελείωσε.
error-not-over = Η παρτίδα δεν τελείωσε ακόμη.
error-ply-mismatch = Η παρτίδα προχώρησε στο μεταξύ ή δεν έφτασε ακόμη εκεί.
error-not-your-turn = Είναι η σειρά άλλου παίκτη.
error-no-open-seat = Δεν υπάρχει ελεύθερη θέση.
error-seat-taken = Αυτή η θέση είναι πιασμένη.
error-nothing-to-take-back = Δεν έχεις κίνηση για αναίρεση.
error-nothing-offered = Δεν υπάρχει τέτοια πρόταση.
error-offered-already = Το έχεις ήδη προτείνει μετά την τελευταία κίνηση.
error-no-clock = Αυτή η παρτίδα δεν έχει ρολόι.
error-not-playing = Αυτή η θέση δεν είναι στο παιχνίδι ή δεν είναι πια.
error-name-a-seat = Όρισε τη θέση που παίρνει τον χρόνο· δεν μπορεί να είναι η δική σου.
error-still-here = Αυτός ο παίκτης είναι ακόμη εδώ ή μόλις έφυγε.
error-game-too-long = Αυτή η παρτίδα είναι πολύ μεγάλη γι’ αυτό. Μπορείς ακόμη να παίξεις ή να παραιτηθείς.
error-too-large = Το μήνυμα είναι πολύ μεγάλο.
error-too-slow = Το μήνυμα άργησε πολύ να φτάσει.
error-rate = Πάρα πολλά αιτήματα. Περίμενε λίγο.
error-too-many-games = Έχεις πάρα πολλές ατελείωτες παρτίδες.
error-too-many-sockets = Πάρα πολλές συνδέσεις ταυτόχρονα.
error-too-many-phrases = Πιο αργά, παρακαλώ.
error-too-many-analyses = Πάρα πολλές αναλύσεις ταυτόχρονα.
error-storage = Δεν ήταν δυνατό να αποθηκευτεί η παρτίδα. Τίποτα δεν άλλαξε· δοκίμασε ξανά.
error-storage-full = Ο δίσκος του διακομιστή είναι γεμάτος. Τίποτα δεν άλλαξε· δοκίμασε αργότερα.
error-read-only = Ο διακομιστής δεν μπορεί να γράψει στον φάκελό του. Τίποτα δεν άλλαξε· δοκίμασε αργότερα.
error-storage-gone = Η βάση δεδομένων του διακομιστή διαγράφηκε ή αντικαταστάθηκε. Τίποτα δεν αποθηκεύεται μέχρι να επανεκκινηθεί ο διακομιστής.
error-engines-gone = Ο υπολογιστής δεν μπορεί να παίξει σε αυτόν τον διακομιστή μέχρι να επανεκκινηθεί ο διακομιστής.
error-storage-damaged = Η βάση δεδομένων του διακομιστή έχει καταστραφεί. Τίποτα δεν αποθηκεύεται μέχρι να επισκευαστεί.
error-storage-slow = Η αναζήτηση κράτησε πολύ. Δοκίμασε ξανά.
error-stopping = Ο διακομιστής επανεκκινείται. Δοκίμασε ξανά.
error-internal = Κάτι πήγε στραβά στον διακομιστή. Τίποτα δεν χάθηκε· δοκίμασε ξανά.

## The program

# $url: the address of the page
serve-ready = Το Fencepost λειτουργεί στο { $url }
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
store-unreachable = Δεν είναι δυνατή η σύνδεση με τη βάση { $file }: { $why }.
store-too-old = Η βάση { $file } τρέχει σε PostgreSQL { $why }, που είναι πολύ παλιά: χρειάζεται η έκδοση 13 ή νεότερη.

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

postgres-tool = Η { $file } είναι βάση δεδομένων PostgreSQL. Χρησιμοποίησε { $tool }.

move-data-done = Όλα αντιγράφηκαν στη βάση { $file }· οι αριθμοί και τα αθροίσματα ελέγχου συμφωνούν. Παρτίδες: { $games }, συμβάντα: { $events }.
move-data-not-empty = Η βάση { $file } δεν είναι άδεια. Δεν άλλαξε τίποτα· δώσε μια άδεια βάση δεδομένων.
move-data-differs = Το αντίγραφο στη βάση { $file } θα διέφερε από το πρωτότυπο στον πίνακα { $table }. Δεν άλλαξε τίποτα.

# $file: the database, $games and $events: how many
verify-sound = Το { $file } είναι εντάξει. Παρτίδες: { $games }, γεγονότα: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Παρτίδα { $game }: τα γεγονότα της δεν ταιριάζουν μεταξύ τους από τον αριθμό { $seq } και μετά.
verify-entry = Παρτίδα { $game }: η καταχώρισή της στις λίστες δεν συμφωνεί με τα γεγονότα της.
error-in-tournament = Αυτό δεν γίνεται σε παρτίδα τουρνουά.

# Tournaments
error-no-key = Χρειάζεται το κλειδί του διοργανωτή ή το δικό σου αναγνωριστικό.
error-not-allowed = Αυτό το κλειδί δεν το επιτρέπει.
error-no-such-tournament = Το τουρνουά δεν βρέθηκε.
error-no-such-player = Δεν υπάρχει παίκτης με αυτόν τον αριθμό.
error-no-such-table = Δεν υπάρχει τέτοιος γύρος ή τέτοιο τραπέζι.
error-no-such-assistant = Δεν υπάρχει τέτοιος βοηθός.
error-registration-closed = Οι εγγραφές έκλεισαν.
error-too-late = Είναι πολύ αργά: έχει γίνει ήδη η κλήρωση του πρώτου γύρου.
error-tournament-full = Το τουρνουά είναι πλήρες.
error-has-results = Αυτός ο γύρος έχει αποτελέσματα και δεν μπορεί πια να αναιρεθεί.
error-not-the-last-round = Μόνο ο τελευταίος γύρος μπορεί να αναιρεθεί.
error-has-result = Αυτό το τραπέζι έχει ήδη άλλο αποτέλεσμα. Ζήτησε από τον διοργανωτή να το διορθώσει.
error-not-a-result = Αυτό δεν είναι αποτέλεσμα για αυτό το τραπέζι. Γράψε έναν αριθμό για κάθε παίκτη, όπως 1-0 ή 0-0-1.
error-needs-a-winner = Στο νοκ άουτ κάθε τραπέζι πρέπει να έχει νικητή.
error-played-online = Το αποτέλεσμα βγαίνει από την παρτίδα σε αυτόν τον διακομιστή.
error-results-missing = Λείπουν αποτελέσματα αυτού του γύρου.
error-last-round = Αυτός ήταν ο τελευταίος γύρος.
error-too-few-players = Χρειάζονται τουλάχιστον δύο παίκτες.
error-only-repeats = Όπως κι αν κληρωθεί ο γύρος, κάποιοι παίζουν ξανά μεταξύ τους. Μπορείς να επιτρέψεις επαναλήψεις.
error-only-second-byes = Κάποιος πρέπει να μείνει χωρίς παρτίδα και όλοι έχουν ήδη μείνει μία φορά. Μπορείς να επιτρέψεις επαναλήψεις.
error-no-winner = Ένα τραπέζι του τελευταίου γύρου δεν έχει νικητή.
error-too-many-tournaments = Έχεις πάρα πολλά ατελείωτα τουρνουά.
