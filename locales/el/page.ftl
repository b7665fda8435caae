### The page in the browser.
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

start-title = Παίξε Fencepost
start-resume = Συνέχισε την παρτίδα
start-resume-what = { $players } παίκτες, { $moves ->
    [one] μία κίνηση
   *[other] { $moves } κινήσεις
  } ως τώρα
start-computer = Παίξε με τον υπολογιστή
start-computer-hint = Λειτουργεί και χωρίς σύνδεση.
start-invite = Κάλεσε κάποιον
start-invite-hint = Στείλε έναν σύνδεσμο ή δείξε έναν κωδικό QR. Χωρίς λογαριασμό.
start-pass = Παιχνίδι στην ίδια οθόνη
start-pass-hint = Δύο έως τέσσερα άτομα, με τη σειρά.
start-open = Ανοιχτές παρτίδες
start-open-none = Αυτή τη στιγμή δεν περιμένει κανείς. Άνοιξε μια παρτίδα και οι άλλοι θα τη δουν εδώ.
start-open-offline = Δεν υπάρχει σύνδεση με τον διακομιστή. Μπορείς ωστόσο να παίξεις με τον υπολογιστή ή με άλλους σε αυτή την οθόνη.
start-watch = Παρακολούθηση
start-watch-none = Αυτή τη στιγμή δεν παίζεται δημόσια παρτίδα.
start-rules = Διάβασε τους κανόνες
start-rules-hint = Δύο λεπτά, με εικόνες.
start-now = Έναρξη
start-create = Δημιουργία συνδέσμου
start-level = Επίπεδο { $level }
level-label = Δύναμη
level-1 = Αρχάριο
level-2 = Πρώτα βήματα
level-3 = Εύκολο
level-4 = Ερασιτεχνικό
level-5 = Μέτριο
level-6 = Ικανό
level-7 = Δυνατό
level-8 = Πολύ δυνατό
level-9 = Για ειδικούς
level-10 = Πλήρης δύναμη
players-label = Παίκτες
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Ρολόι
clock-none = Χωρίς ρολόι
clock-minutes = { $minutes } λ.
clock-increment = { $minutes } λ. + { $seconds } δ.
clock-delay = { $minutes } λ., καθυστέρηση { $seconds } δ.
clock-per-move = { $seconds } δ. ανά κίνηση
clock-hourglass = Κλεψύδρα { $minutes } λ.
clock-own = Άλλο ρολόι
clock-kind = Είδος ρολογιού
clock-kind-increment = Χρόνος με προσαύξηση
clock-kind-delay = Χρόνος με καθυστέρηση
clock-kind-per-move = Χρόνος ανά κίνηση
clock-kind-hourglass = Κλεψύδρα
clock-own-minutes = Λεπτά ανά παίκτη
clock-own-seconds = Δευτερόλεπτα ανά κίνηση
first-label = Ποιος αρχίζει
first-lot = Κλήρωση
first-me = Εγώ
first-other = Ο άλλος
first-another = Άλλος παίκτης
seats-label = Άλλες θέσεις
seat-person = Ένα άτομο
seat-computer = Υπολογιστής
listed-label = Εμφάνιση στις ανοιχτές παρτίδες
your-name = Το όνομά σου
your-name-hint = Μόνο αν θέλεις.
join = Συμμετοχή
watch = Προβολή
game-of = { $players } παίκτες
game-watch-move = Κίνηση { $number }

## Waiting for others

invite-title = Αναμονή παικτών
invite-hint = Όποιος ανοίξει αυτόν τον σύνδεσμο μπορεί να πάρει θέση. Με τον ίδιο σύνδεσμο μπορεί κανείς και να παρακολουθήσει.
invite-link = Σύνδεσμος της παρτίδας
invite-copy = Αντιγραφή
invite-copied = Αντιγράφηκε
invite-share = Κοινοποίηση
invite-qr = Κωδικός QR του συνδέσμου
invite-seats = { $open ->
    [one] Μία ελεύθερη θέση
   *[other] { $open } ελεύθερες θέσεις
  }
invite-cancel = Ακύρωση παρτίδας
join-title = Έχεις μια πρόσκληση
join-hint = { $name } σε περιμένει.
join-hint-somebody = Κάποιος σε περιμένει.
join-sit = Κάθισε και παίξε

## A game

you = Εσύ
engine-name = Υπολογιστής, επίπεδο { $level }
engine-full = Υπολογιστής, πλήρης δύναμη
open-seat = Ελεύθερη θέση
guest = Επισκέπτης
player-out = εκτός
player-away = λείπει
player-thinking = σκέφτεται…
fences-left = Εμπόδια που μένουν: { $count }
way-length = Βήματα ως τον τερματισμό: { $count }
your-turn = Η σειρά σου
turn-of = Σειρά: { $name }
not-started = Υπάρχουν ακόμη ελεύθερες θέσεις
first-move-wait = { $name }: μένουν { $seconds } δ. για την πρώτη κίνηση. Μετά η παρτίδα διακόπτεται.
first-move-wait-you = Σου μένουν { $seconds } δ. για την πρώτη σου κίνηση. Μετά η παρτίδα διακόπτεται.
left-for-good = { $name } λείπει εδώ και ώρα.
take-over = Να συνεχίσει ο υπολογιστής
give-time-to = 15 δευτερόλεπτα ακόμη: { $name }
place-fence = Βάλε { $move }
drop-fence = Πάρε πίσω το εμπόδιο
take-fence-hint = Σύρε ένα εμπόδιο στο ταμπλό ή άγγιξε ένα αυλάκι.
moves = Κινήσεις
no-moves-yet = Καμία κίνηση ακόμη
move-first = Στην αρχή
move-back = Προηγούμενη κίνηση
move-on = Επόμενη κίνηση
move-last = Στην τελευταία κίνηση
looking-back = Βλέπεις προηγούμενες κινήσεις.
back-to-game = Πίσω στην παρτίδα
flip = Στροφή
actions = Ενέργειες
takeback = Αναίρεση
draw = Ισοπαλία
resign = Παραίτηση
resign-sure = Σίγουρα παραίτηση;
draw-sure = Συμφωνούν όλοι για ισοπαλία;
yes = Ναι
no = Όχι
rematch = Ρεβάνς
play-back = Επανάληψη
share = Κοινοποίηση
copy-record = Αντιγραφή παρτίδας
download-record = Αποθήκευση παρτίδας
new-game = Νέα παρτίδα
give-time = Δώσε 15 δευτερόλεπτα
more = Άλλα
accept = Αποδοχή
decline = Απόρριψη
withdraw = Ανάκληση
offers-draw = { $name } προτείνει ισοπαλία.
offers-takeback = { $name } ζητά αναίρεση: { $move }.
offers-rematch = { $name } θέλει ρεβάνς.
offered-draw = Πρότεινες ισοπαλία.
offered-takeback = Ζήτησες αναίρεση: { $move }.
offered-rematch = Ζήτησες ρεβάνς.
next-game = Στην επόμενη παρτίδα
premove-set = Ακολουθεί { $move }, αν γίνεται.
phrases = Πες κάτι
phrase-hello = Γεια!
phrase-good-luck = Καλή τύχη!
phrase-good-game = Ωραία παρτίδα!
phrase-well-played = Μπράβο!
phrase-thanks = Ευχαριστώ!
phrase-oops = Ωχ!
phrase-one-moment = Μια στιγμή, παρακαλώ.
phrase-hurry = Σειρά σου!
phrase-sorry = Συγγνώμη!
phrase-bye = Αντίο!
says = { $name }: { $text }
you-won = Κέρδισες
you-lost = Έχασες
game-drawn = Ισοπαλία
game-broken-off = Διακόπηκε
won-by = Νίκη: { $name }

## The connection

link-lost = Η σύνδεση χάθηκε. Νέα προσπάθεια…
link-joining = Σύνδεση…
link-missing = Αυτή η παρτίδα δεν υπάρχει εδώ.
local-missing = Αυτός ο περιηγητής δεν κρατά πια εκείνη την παρτίδα.
page-missing = Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση.
trouble-offline = Ο διακομιστής δεν απαντά.
trouble-seat = Αυτή η θέση μόλις πιάστηκε.
trouble-too-many = Πάρα πολλά μαζί. Δοκίμασε ξανά σε λίγο.
trouble-too-many-wait = Πάρα πολλά αιτήματα. Δοκίμασε ξανά σε { $seconds } δ.
trouble-offered = Το έχεις ήδη προτείνει μετά την τελευταία κίνηση.
trouble-too-long = Η παρτίδα μάκρυνε πολύ γι’ αυτό. Μπορείς ακόμα να παίξεις ή να παραιτηθείς.
trouble-other = Δεν πέτυχε.
turn-title = Η σειρά σου – Fencepost
turn-notice = Είναι η σειρά σου.

## The board, by keyboard and for screen readers

board-label = Ταμπλό. Τα βέλη μετακινούν τον δρομέα, το h και το v βάζουν εμπόδιο οριζόντια ή κάθετα, το p γυρίζει στα τετράγωνα, το Enter παίζει.
move-input = Γράψε μια κίνηση
move-input-go = Παίξε
move-input-hint = Όπως e3 ή e3h
keys = Πλήκτρα
keys-arrows = Στο ταμπλό: μετακίνηση του δρομέα. Αλλού: περιήγηση στις κινήσεις
keys-home-end = Πρώτη και τελευταία κίνηση
keys-h = Οριζόντιο εμπόδιο
keys-v = Κάθετο εμπόδιο
keys-p = Πίσω στα τετράγωνα
keys-enter = Παίξε
keys-escape = Άσε το εμπόδιο
keys-f = Στροφή του ταμπλό
keys-m = Ενεργοποίηση ή σίγαση ήχων
keys-question = Αυτή η λίστα
say-square = { $square }, ελεύθερο
say-square-pawn = { $square }, πιόνι: { $name }
say-square-goes = { $square }, το πιόνι σου μπορεί να πάει εκεί
say-fence-across = { $fence }, οριζόντιο, πάνω από { $from } και { $to }
say-fence-upright = { $fence }, κάθετο, δεξιά από { $from } και { $to }
say-fence-placed = { $fence }, εδώ υπάρχει εμπόδιο
say-fence-blocked = { $fence }, εδώ δεν μπαίνει εμπόδιο
say-moved = { $name }: πιόνι στο { $move }.
say-fenced = { $name }: εμπόδιο { $move }.
say-passed = { $name }: αναγκαστικό πάσο.
say-out = { $name }: εκτός παιχνιδιού.
