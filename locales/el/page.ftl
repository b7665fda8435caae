### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Πέρνα απέναντι ή κλείσε τους τον δρόμο.
# For search engines and for previews of links
app-description = Πέρνα το πιόνι σου απέναντι ή κλείσε τον δρόμο στους άλλους. Παίξε στον περιηγητή με δύο, τρεις ή τέσσερις παίκτες, με άλλους ή με τον υπολογιστή. Χωρίς λογαριασμό.
# The picture in previews of links
app-preview = Ένα ταμπλό με πιόνια και εμπόδια.
needs-script = Για να παίξεις χρειάζεται JavaScript, που εδώ είναι απενεργοποιημένη. Οι κανόνες διαβάζονται και χωρίς αυτήν.
back-to-start = Πίσω στην αρχή
close = Κλείσιμο

## The bar at the top

settings = Ρυθμίσεις
look = Εμφάνιση
look-wood = Ξύλο
look-light = Φωτεινή
look-dark = Σκούρα
language = Γλώσσα
sound = Ήχοι
confirm-fences = Επιβεβαίωση για κάθε εμπόδιο
confirm-touch = Σε οθόνες αφής
confirm-always = Πάντα
confirm-never = Ποτέ
notify = Ειδοποίηση όταν είναι η σειρά μου
notify-hint = Και όταν είναι μπροστά άλλο παράθυρο.
show-on-board = Εμφάνιση στο ταμπλό
overlay-legal = Πού μπορεί να πάει το πιόνι μου
overlay-ways = Συντομότεροι δρόμοι
overlay-lengths = Μήκος κάθε δρόμου
overlay-last = Τελευταία κίνηση
overlay-coordinates = Συντεταγμένες

## Start

clock-none = Χωρίς ρολόι
clock-minutes = { $minutes } λ.
clock-increment = { $minutes } λ. + { $seconds } δ.
clock-delay = { $minutes } λ., καθυστέρηση { $seconds } δ.
clock-per-move = { $seconds } δ. ανά κίνηση
clock-hourglass = Κλεψύδρα { $minutes } λ.
seat-computer = Υπολογιστής
your-name = Το όνομά σου
your-name-hint = Μόνο αν θέλεις.
game-of = { $players } παίκτες

## A game

you = Εσύ
engine-name = Υπολογιστής, επίπεδο { $level }
engine-full = Υπολογιστής, πλήρης δύναμη
open-seat = Ελεύθερη θέση
guest = Επισκέπτης

## The connection

page-missing = Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση.
trouble-offline = Ο διακομιστής δεν απαντά.
trouble-seat = Αυτή η θέση μόλις πιάστηκε.
trouble-too-many = Πάρα πολλά μαζί. Δοκίμασε ξανά σε λίγο.
trouble-too-many-wait = Πάρα πολλά αιτήματα. Δοκίμασε ξανά σε { $seconds } δ.
trouble-offered = Το έχεις ήδη προτείνει μετά την τελευταία κίνηση.
trouble-too-long = Η παρτίδα μάκρυνε πολύ γι’ αυτό. Μπορείς ακόμα να παίξεις ή να παραιτηθείς.
trouble-other = Δεν πέτυχε.
turn-notice = Είναι η σειρά σου.
