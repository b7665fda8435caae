### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Παίξε Fencepost
start-resume = Συνέχεια παρτίδας
start-resume-what = { $players } παίκτες, { $moves ->
    [one] μία κίνηση
   *[other] { $moves } κινήσεις
  } ως τώρα
start-computer = Παίξε εναντίον του υπολογιστή
start-computer-hint = Λειτουργεί και χωρίς σύνδεση.
start-invite = Κάλεσε κάποιον
start-invite-hint = Στείλε έναν σύνδεσμο ή δείξε έναν κωδικό QR. Χωρίς λογαριασμό.
start-pass = Παιχνίδι στην ίδια οθόνη
start-pass-hint = Δύο έως τέσσερις παίκτες σε μία συσκευή.
start-open = Ανοιχτές παρτίδες
start-open-none = Αυτή τη στιγμή δεν περιμένει κανείς. Ξεκίνα μια παρτίδα και οι άλλοι θα τη δουν εδώ.
start-open-offline = Δεν υπάρχει σύνδεση με τον διακομιστή. Μπορείς ωστόσο να παίξεις εναντίον του υπολογιστή ή με άλλους σε αυτή την οθόνη.
start-watch = Παρακολούθηση
start-watch-none = Αυτή τη στιγμή δεν υπάρχουν δημόσιες παρτίδες.
start-rules = Διάβασε τους κανόνες
start-rules-hint = Διαβάζονται σε δύο λεπτά, με εικόνες.
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
clock-own = Προσαρμογή
clock-kind = Τύπος ρολογιού
clock-kind-increment = Ανά παίκτη, προσαύξηση
clock-kind-delay = Ανά παίκτη, καθυστέρηση
clock-kind-per-move = Χρόνος ανά κίνηση
clock-kind-hourglass = Κλεψύδρα
clock-own-minutes = Λεπτά ανά παίκτη
clock-own-seconds = Δευτερόλεπτα ανά κίνηση
first-label = Ποιος παίζει πρώτος
first-lot = Τυχαία
first-me = Εγώ
first-other = Ο αντίπαλος
first-another = Κάποιος άλλος
seats-label = Άλλες θέσεις
seat-person = Ένα άτομο
listed-label = Εμφάνιση στις ανοιχτές παρτίδες
join = Συμμετοχή
watch = Παρακολούθηση
game-watch-move = Κίνηση { $number }

## The first look

home-what = Ο αγώνας με εμπόδια για 2 έως 4 παίκτες.
home-play = Παίξε τώρα
home-play-hint = Δωρεάν, χωρίς λογαριασμό
home-learn = Μάθε τους κανόνες
home-tutorial = Μάθε παίζοντας
home-tutorial-hint = Δεκαπέντε μικρά μαθήματα
# Leads to the puzzle of the day
home-puzzle = Ο γρίφος της ημέρας
# The board on the start page, for screen readers
home-board = Ταμπλό. Τα βέλη επιλέγουν τετράγωνο, το h και το v εμπόδιο. Το Enter παίζει και η παρτίδα αρχίζει.
home-tip-title = Παίζεις εσύ.
home-tip = Κάνε ένα βήμα ή βάλε ένα εμπόδιο και η παρτίδα αρχίζει.
home-tip-fence = Άγγιξε ξανά το εμπόδιο για να μπει.
home-beginning = Η παρτίδα αρχίζει…

## The form

mode-label = Αντίπαλος
mode-computer = Υπολογιστής
mode-invite = Ένας φίλος
mode-pass = Αυτή η οθόνη
more-options = Περισσότερες επιλογές
summary-first-lot = Τυχαία πρώτη κίνηση
summary-first-me = Παίζεις πρώτα εσύ
summary-first-other = Παίζει πρώτα ο αντίπαλος
summary-fences = { $fences ->
    [one] από ένα εμπόδιο
   *[other] από { $fences } εμπόδια
  }
clock-kind-game = Χρόνος για όλη την παρτίδα
clock-own-game = Λεπτά συνολικά
board-width = Στήλες
board-height = Γραμμές
fences-each = Εμπόδια ανά παίκτη
fences-usual = Κανονικά ({ $fences })

## Others

lobby-waiting = Σε αναμονή
lobby-yours = Η ανοιχτή παρτίδα σου
exhibition-live = Ζωντανά
exhibition-title = Παίζουν υπολογιστές
exhibition-recorded = Μια καταγεγραμμένη παρτίδα
