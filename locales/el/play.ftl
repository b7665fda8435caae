### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = Η σειρά σου – Fencepost

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
