### Tournaments: making one, running it, and the screen for a projector.

tournaments-title = Τουρνουά
tournaments-hint = Κληρώσεις, αποτελέσματα και κατάταξη, σε αληθινά ταμπλό ή στο διαδίκτυο. Χωρίς λογαριασμό.
tournaments-yours = Τα τουρνουά σου
tournaments-public = Δημόσια τουρνουά
tournaments-none = Αυτή τη στιγμή δεν υπάρχουν δημόσια τουρνουά.
tournament-missing = Αυτό το τουρνουά δεν υπάρχει.

## Making one

tournament-new = Νέο τουρνουά
tournament-name = Όνομα
tournament-where = Πού
tournament-at-board = Σε αληθινά ταμπλό
tournament-online = Στο διαδίκτυο
tournament-format = Σύστημα
format-swiss = Ελβετικό
format-round-robin = Όλοι με όλους
format-knock-out = Νοκ άουτ
format-swiss-hint = Όλοι παίζουν σε κάθε γύρο, με αντιπάλους που έχουν παρόμοιους βαθμούς.
format-round-robin-hint = Καθένας παίζει με όλους τους άλλους.
format-knock-out-hint = Ο νικητής προχωρά. Όσοι χάσουν στους ημιτελικούς παίζουν για την τρίτη θέση.
tournament-table = Παίκτες ανά τραπέζι
tournament-rounds = Γύροι
tournament-double = Διπλές συναντήσεις
tournament-listed = Εμφάνιση στη δημόσια λίστα
tournament-create = Δημιουργία τουρνουά

## What everybody sees

tournament-what =
    { $players ->
        [one] { $format } · ένας παίκτης
       *[other] { $format } · { $players } παίκτες
    }
tab-tables = Τραπέζια
tab-standings = Κατάταξη
tab-players = Παίκτες
tab-print = Εκτύπωση, αποθήκευση
round-number = Γύρος { $round }
round-of = από { $rounds }
round-before = Προηγούμενος γύρος
round-after = Επόμενος γύρος
results-in = Αποτελέσματα: { $in } από { $all }
table-number = Τραπέζι { $table }
goes-first = αρχίζει
bye = { $name } δεν παίζει σε αυτόν τον γύρο
bye-points = δεν παίζει
round-none = Δεν έχει γίνει ακόμη η κλήρωση του πρώτου γύρου.
tournament-finished = Τελείωσε
tournament-winner = Νίκη στο τουρνουά: { $name }
result-none = Χωρίς αποτέλεσμα ακόμη
result-absent = δεν εμφανίστηκε
result-nobody = Δεν εμφανίστηκε κανείς
result-draw = Ισοπαλία
column-rank = Θέση
column-player = Παίκτης
column-points = Βαθμοί
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz cut 1
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Μεταξύ τους παρτίδα
tiebreak-wins = Νίκες
tiebreak-buchholz-what = Το άθροισμα των βαθμών όλων των αντιπάλων.
tiebreak-buchholz-cut-1-what = Το ίδιο, χωρίς τον αντίπαλο με τους λιγότερους βαθμούς.
tiebreak-sonneborn-berger-what = Οι βαθμοί των αντιπάλων που νικήθηκαν και οι μισοί βαθμοί όσων ήρθαν ισόπαλοι.
tiebreak-direct-encounter-what = Οι βαθμοί από τις παρτίδες ανάμεσα σε όσους ισοβαθμούν.
tiebreak-wins-what = Παρτίδες που κερδήθηκαν.
sums-title = Πώς βγαίνει η ισοβαθμία: { $name }
sums-round = Γύρος { $round }: { $name }
sums-unplayed = Γύρος { $round }: δεν παίχτηκε
sums-unplayed-what = Ένας γύρος που δεν παίχτηκε μετρά σαν παρτίδα με κάποιον με τους ίδιους βαθμούς, ως ένα όριο (FIDE).
sums-cut = δεν μετρά
sums-total = Σύνολο
withdrawn = αποχώρησε
rating = Ρέιτινγκ
watch-table = Παρακολούθηση
watch-all = Παρακολούθηση όλων των τραπεζιών
open-clock = Άνοιγμα ρολογιού για αυτό το τραπέζι
open-screen = Οθόνη για προβολέα
share-tournament = Πρόσκληση παικτών

## Players

join-tournament = Συμμετοχή στο τουρνουά
join-name = Το όνομά σου
join-now = Συμμετοχή
registration-closed = Οι εγγραφές έκλεισαν.
you-play = Παίζεις ως: { $name }
your-table-sits-out = Σε αυτόν τον γύρο δεν παίζεις.
your-table-wait = Περίμενε τον επόμενο γύρο. Η σελίδα ανανεώνεται μόνη της.
your-game = Άνοιξε την παρτίδα σου
who-won = Ποιος κέρδισε;
proposal-sent = Στάλθηκε. Μετρά μόλις το επιβεβαιώσει κάποιος άλλος στο τραπέζι.
proposal-confirm = { $name } λέει: { $result }
proposal-agree = Επιβεβαίωση
proposal-disputed = Τα κινητά σας δεν λένε το ίδιο. Ενημερώστε τον διοργανωτή.
withdraw-me = Αποχώρηση από το τουρνουά
withdraw-sure = Οριστική αποχώρηση; Δεν θα έχεις άλλες παρτίδες.

## The organiser

organiser = Διοργανώνεις αυτό το τουρνουά
assistant = Βοηθάς σε αυτό το τουρνουά
tap-winner = Άγγιξε τον νικητή. Άγγιξέ τον ξανά για αναίρεση.
result-just-entered = Τραπέζι { $table }: κάποιος άλλος μόλις έγραψε αποτέλεσμα. Άγγιξε ξανά για να το αλλάξεις.
phone-says = { $name }, από το κινητό: { $result }
phones-differ = Τα κινητά σε αυτό το τραπέζι δεν λένε το ίδιο.
accept-result = Αποδοχή
other-result = Άλλο αποτέλεσμα
player-add = Προσθήκη παίκτη
player-add-name = Όνομα
player-add-rating = Ρέιτινγκ (προαιρετικό)
player-late = Εκπρόθεσμη εγγραφή
player-withdraw = Απόσυρση
player-back = Επαναφορά
player-link = Σύνδεσμος για το κινητό του παίκτη
round-pair = Κλήρωση γύρου { $round }
round-pair-first = Κλήρωση πρώτου γύρου
round-pair-anyway = Κλήρωση με επαναλήψεις
round-undo = Αναίρεση γύρου
results-missing =
    { $count ->
        [one] λείπει ένα αποτέλεσμα
       *[other] λείπουν { $count } αποτελέσματα
    }
players-missing = Χρειάζονται τουλάχιστον δύο παίκτες.
pair-only-repeats = Κάποιοι θα έπρεπε να παίξουν ξανά μεταξύ τους. Μπορείς να επιτρέψεις επαναλήψεις.
pair-only-second-byes = Κάποιος θα έμενε δεύτερη φορά χωρίς παρτίδα. Μπορείς να το επιτρέψεις.
pair-last-round = Παίχτηκαν όλοι οι γύροι.
pairing = Γίνεται κλήρωση…
round-begins = Ο επόμενος γύρος αρχίζει στις { $time }.
round-waits = Ο επόμενος γύρος δεν μπορεί να αρχίσει μόνος του. Πρέπει να κάνει την κλήρωση ο διοργανωτής.
settings-tournament = Ρυθμίσεις τουρνουά
settings-registration = Οι εγγραφές είναι ανοιχτές
settings-repeats = Επανάληψη συναντήσεων όταν δεν γίνεται αλλιώς
settings-points = Βαθμοί σε τραπέζια των { $players }
settings-place = Θέση { $place }
settings-tiebreaks = Σειρά κριτηρίων ισοβαθμίας
settings-up = Μετακίνηση πάνω: { $name }
settings-absent = Λεπτά ως την ήττα λόγω απουσίας
settings-start = Ο επόμενος γύρος αρχίζει στις
settings-round-time = Λεπτά ανά γύρο (κενό: χωρίς όριο)
settings-pause = Λεπτά ανάμεσα στους γύρους (κενό: έναρξη με το χέρι)
settings-engines = Ο υπολογιστής παίρνει τις κενές θέσεις
settings-no-engines = Ποτέ
settings-save = Αποθήκευση
settings-saved = Αποθηκεύτηκε.
organiser-link = Ο μυστικός σου σύνδεσμος
organiser-link-hint = Όποιος έχει αυτόν τον σύνδεσμο μπορεί να κάνει τα πάντα. Κράτα τον για να διοργανώνεις από άλλη συσκευή.
assistants = Βοηθοί
assistant-name = Όνομα
assistant-add = Προσθήκη βοηθού
assistant-revoke = Ανάκληση
assistant-revoked = ανακλήθηκε
assistant-link-hint = Αυτός ο σύνδεσμος είναι για: { $name }. Εμφανίζεται μόνο μία φορά.

## Print and save

print-pairings = Εκτύπωση κλήρωσης
print-standings = Εκτύπωση κατάταξης
print-crosstable = Εκτύπωση πίνακα
save-json = Όλα (JSON)
save-standings = Κατάταξη (CSV)
save-crosstable = Πίνακας αποτελεσμάτων (CSV)
save-games = Όλες οι παρτίδες (.qgn)
crosstable = Πίνακας αποτελεσμάτων

## The projector screen

screen-scan = Σάρωσε για να παρακολουθείς
screen-round = Γύρος
time-left = Χρόνος που απομένει
