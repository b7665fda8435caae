### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
listed-label = Εμφάνιση στις ανοιχτές παρτίδες
join = Συμμετοχή
watch = Προβολή
game-watch-move = Κίνηση { $number }
