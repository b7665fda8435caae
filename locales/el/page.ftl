### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Πέρνα απέναντι ή κλείσε τους τον δρόμο.
# For search engines and for previews of links
app-description = Πέρνα το πιόνι σου απέναντι και καθυστέρησε τους άλλους με εμπόδια. Παίξε στον περιηγητή με δύο, τρεις ή τέσσερις παίκτες, με άλλους ή εναντίον του υπολογιστή. Χωρίς λογαριασμό.
# The picture in previews of links
app-preview = Ένα ταμπλό με πιόνια και εμπόδια.
needs-script = Χρειάζεσαι JavaScript για να παίξεις. Οι κανόνες διαβάζονται και χωρίς αυτήν.
back-to-start = Αρχική
close = Κλείσιμο

## The bar at the top

places = Μενού
place-play = Παίξε
place-games = Παρτίδες
place-learn = Μάθε
place-puzzles = Γρίφοι
place-analysis = Ανάλυση
place-rules = Κανόνες
place-editor = Επεξεργασία
place-clock = Ρολόι
place-tournaments = Τουρνουά
storage-refused = Αυτός ο περιηγητής δεν έχει χώρο για να αποθηκεύσει παρτίδες ή δεν το επιτρέπει. Μπορείς να συνεχίσεις να παίζεις, αλλά οι παρτίδες χάνονται όταν κλείσεις τη σελίδα.
settings = Ρυθμίσεις
look = Θέμα
look-system = Σύστημα
look-wood = Ξύλο
look-light = Φωτεινό
look-dark = Σκούρο
language = Γλώσσα
sound = Ήχοι
confirm-fences = Επιβεβαίωση πριν μπει ένα εμπόδιο
confirm-touch = Σε οθόνες αφής
confirm-always = Πάντα
confirm-never = Ποτέ
notify = Ειδοποίηση όταν είναι η σειρά μου
notify-hint = Ακόμη κι όταν είσαι σε άλλο παράθυρο.
show-on-board = Εμφάνιση στο ταμπλό
overlay-legal = Πού μπορεί να πάει το πιόνι μου
overlay-ways = Συντομότεροι δρόμοι
overlay-lengths = Μήκη δρόμων
overlay-last = Τελευταία κίνηση
overlay-coordinates = Συντεταγμένες

## Start

clock-none = Χωρίς ρολόι
clock-minutes = { $minutes } λ.
clock-increment = { $minutes } λ. + { $seconds } δ.
clock-delay = { $minutes } λ., καθυστέρηση { $seconds } δ.
clock-per-move = { $seconds } δ. ανά κίνηση
clock-hourglass = Κλεψύδρα { $minutes } λ.
clock-game = { $minutes } λ. για όλη την παρτίδα
seat-computer = Υπολογιστής
your-name = Το όνομά σου
your-name-hint = Προαιρετικό
game-of = { $players } παίκτες

## A game

you = Εσύ
engine-name = Υπολογιστής, επίπεδο { $level }
engine-full = Υπολογιστής, πλήρης δύναμη
open-seat = Ελεύθερη θέση
guest = Επισκέπτης

## The connection

page-missing = Η σελίδα δεν βρέθηκε.
trouble-offline = Ο διακομιστής δεν απαντά.
trouble-seat = Αυτή η θέση μόλις πιάστηκε.
trouble-too-many = Πάρα πολλά αιτήματα. Δοκίμασε ξανά σε λίγο.
trouble-too-many-wait = Πάρα πολλά αιτήματα. Δοκίμασε ξανά σε { $seconds } δ.
trouble-offered = Το έχεις ήδη προτείνει μετά την τελευταία κίνηση.
trouble-too-long = Αυτή η παρτίδα είναι πολύ μεγάλη γι’ αυτό. Μπορείς ακόμη να παίξεις ή να παραιτηθείς.
trouble-other = Κάτι πήγε στραβά.
turn-notice = Είναι η σειρά σου.
