### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Αναμονή παικτών
invite-hint = Όποιος έχει αυτόν τον σύνδεσμο μπορεί να παίξει ή να παρακολουθήσει.
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
join-sit = Μπες και παίξε

## A game

player-out = εκτός παιχνιδιού
player-away = λείπει
player-thinking = σκέφτεται…
fences-left = Εμπόδια που μένουν: { $count }
way-length = Βήματα ως τον τερματισμό: { $count }
your-turn = Η σειρά σου
turn-of = Σειρά: { $name }
not-started = Αναμονή παικτών
first-move-wait = { $name } έχει ακόμη { $seconds } δ. για την πρώτη κίνηση. Μετά η παρτίδα ακυρώνεται.
first-move-wait-you = Έχεις ακόμη { $seconds } δ. για την πρώτη σου κίνηση. Μετά η παρτίδα ακυρώνεται.
left-for-good = { $name } λείπει εδώ και ώρα.
take-over = Να συνεχίσει ο υπολογιστής
give-time-to = 15 δευτερόλεπτα ακόμη: { $name }
place-fence = Βάλε { $move }
drop-fence = Ακύρωση
take-fence-hint = Σύρε ένα εμπόδιο στο ταμπλό ή άγγιξε το κενό ανάμεσα σε δύο τετράγωνα.
moves = Κινήσεις
no-moves-yet = Καμία κίνηση ακόμη
move-first = Πρώτη κίνηση
move-back = Προηγούμενη κίνηση
move-on = Επόμενη κίνηση
move-last = Τελευταία κίνηση
looking-back = Βλέπεις μια προηγούμενη θέση.
back-to-game = Πίσω στην παρτίδα
flip = Στροφή του ταμπλό
actions = Ενέργειες
takeback = Αναίρεση κίνησης
draw = Ισοπαλία
resign = Παραίτηση
resign-sure = Σίγουρα θέλεις να παραιτηθείς;
draw-sure = Συμφωνούν όλοι για ισοπαλία;
yes = Ναι
no = Όχι
rematch = Ρεβάνς
play-back = Αναπαραγωγή
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
next-game = Μετάβαση στην επόμενη παρτίδα
premove-set = Προκαθορισμένη κίνηση { $move }, αν επιτρέπεται ακόμη
phrases = Γρήγορα μηνύματα
phrase-hello = Γεια!
phrase-good-luck = Καλή τύχη!
phrase-good-game = Ωραία παρτίδα!
phrase-well-played = Ωραία έπαιξες!
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
game-broken-off = Ακυρώθηκε
won-by = Νίκη: { $name }

## The connection

link-lost = Η σύνδεση χάθηκε. Νέα προσπάθεια…
link-joining = Σύνδεση…
link-missing = Η παρτίδα δεν βρέθηκε.
local-missing = Αυτή η παρτίδα δεν είναι πια αποθηκευμένη σε αυτόν τον περιηγητή.
turn-title = Η σειρά σου – Fencepost

## The board, by keyboard and for screen readers

board-label = Ταμπλό. Τα βέλη μετακινούν τον δρομέα, το h και το v επιλέγουν οριζόντιο ή κάθετο εμπόδιο, το p γυρίζει στα τετράγωνα, το Enter παίζει.
move-input = Γράψε μια κίνηση
move-input-go = Παίξε
move-input-hint = π.χ. e3 ή e3h
keys = Πλήκτρα
keys-arrows = Στο ταμπλό: μετακίνηση του δρομέα. Αλλού: περιήγηση στις κινήσεις
keys-home-end = Πρώτη και τελευταία κίνηση
keys-h = Οριζόντιο εμπόδιο
keys-v = Κάθετο εμπόδιο
keys-p = Πίσω στα τετράγωνα
keys-enter = Παίξε
keys-escape = Ακύρωση του εμποδίου
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
say-moved = { $name } πηγαίνει στο { $move }.
say-fenced = { $name } βάζει το εμπόδιο { $move }.
say-passed = { $name } πάει αναγκαστικά πάσο.
say-out = { $name } βγαίνει από το παιχνίδι.
say-moved-you = Πήγες στο { $move }.
say-fenced-you = Έβαλες το εμπόδιο { $move }.
say-passed-you = Πας αναγκαστικά πάσο.
say-out-you = Βγήκες από το παιχνίδι.
say-square-pawn-you = { $square }, το πιόνι σου
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = Το { $move } θα παγίδευε το πιόνι σου: δεν θα μπορούσε πια να βγει από εκεί ({ $squares }).
move-input-open = Γράψε τις κινήσεις
# $text: what was typed
move-input-wrong = Το «{ $text }» δεν είναι κίνηση. Γράψε e3 για βήμα ή e3h για εμπόδιο.
keys-slash = Γράψε μια κίνηση

## How a game ended, said to one of the players

ending-goal-you = Έφτασες στη γραμμή τερματισμού.
ending-resign-you = Ο αντίπαλος παραιτήθηκε.
ending-time-you = Τελείωσε ο χρόνος του αντιπάλου.
ending-last-player-you = Έμεινες μόνο εσύ στο παιχνίδι.
ending-resign-lost = Παραιτήθηκες.
ending-time-lost = Τελείωσε ο χρόνος σου.
review = Ανασκόπηση
# $level: a number
next-level = Παίξε στο επίπεδο { $level }
result-moves = { $count ->
    [one] κίνηση
   *[other] κινήσεις
  }
# A caption under the number, whatever it is
result-fences = εμπόδια που μπήκαν
result-steps = βήματα ως τον τερματισμό

## What happens beside the moves, in one short line

news-draw-declined = { $name } δεν δέχτηκε την ισοπαλία.
news-draw-declined-you = Δεν δέχτηκες την ισοπαλία.
news-takeback-declined = { $name } δεν επέτρεψε την αναίρεση.
news-takeback-declined-you = Δεν επέτρεψες την αναίρεση.
news-rematch-declined = { $name } δεν θέλει ρεβάνς.
news-rematch-declined-you = Δεν δέχτηκες τη ρεβάνς.
news-withdrawn = { $name } απέσυρε την πρόταση.
news-withdrawn-you = Απέσυρες την πρότασή σου.
news-takeback = Η τελευταία κίνηση αναιρέθηκε.
news-takeover = Ο υπολογιστής παίζει τώρα για: { $name }.
news-time = { $name } πήρε { $seconds } δευτερόλεπτα ακόμη.
news-time-you = Πήρες { $seconds } δευτερόλεπτα ακόμη.
# On the card of who got them
time-gift = +{ $seconds } δ.
premove-dropped = Το { $move } δεν γίνεται πια.
# $text: the phrase
phrase-sent = Στάλθηκε: { $text }

## Help during a game

hint = Υπόδειξη
hint-thinking = Σκέφτεται…
hints-used = Υποδείξεις: { $count }
rules-panel = Κανόνες
rules-panel-loading = Οι κανόνες φορτώνονται…
rules-panel-missing = Οι κανόνες δεν μπορούν να φορτωθούν τώρα. Χρειάζεται σύνδεση.
